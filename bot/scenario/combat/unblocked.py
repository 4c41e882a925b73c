"""What is not blocked, by whoever could block it."""

from bot.errors import Problem
from bot.scenario.combat.blocking import may_meet
from bot.scenario.combat.fighting import default_goal, implied_attack, join
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("unblocked")
def unblocked(scene: Scene, clause: Clause) -> None:
    """No blocks; the wurm is unblocked; he doesn't block the Guide."""
    who = ""
    if clause.get("who") is not None:
        scene.subject = who = scene.who(clause)
    combat = open_combat(scene) or last_combat(scene)
    what = clause.get("what")
    if what is not None:
        things = scene.things(what)
        if combat is None:
            combat = implied_attack(scene, things)
        names = {it.id for it in things}
        known = {name for name, _ in combat.attackers}
        if not names <= known:
            join(scene, combat, [it for it in things if it.id not in known],
                  [default_goal(scene, combat.attacker)])  # fmt: skip
        combat.unblocked |= names
        scene.focus = things
        return
    if combat is None:
        pool = [it for it in scene.focus if it.kinds & {"creature", "unit"}]
        if not pool:
            raise scene.error(Problem.AMBIGUOUS, worded("What is not blocked?"))
        combat = implied_attack(scene, pool)
    who = "" if who == combat.attacker else who
    combat.unblocked |= {
        name for name, goal in combat.attackers if may_meet(scene, who, goal)
    }
