"""Attacks that nobody has told as such: by what follows from them."""

from bot.citation import Game
from bot.scenario.combat.goals import goals_of
from bot.scenario.combat.joining import combat_of, default_goal, join, tell_attack
from bot.scenario.combat.taken_over import (
    anonymous,
    check_powers,
)
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause, Quantity


def attack_for(scene: Scene, clause: Clause, who: str) -> None:
    """Grand Archive: “he hits my champion for 5”."""
    n: Quantity = clause.get("n")
    points = number(scene, n)
    to = clause.get("to")
    goals = targeted(scene, to) if to is not None else [default_goal(scene, who)]
    times = clause.get("times") or 1
    for _ in range(times):
        attacker = anonymous(scene, who, points, n.place)
        combat = combat_of(scene, who, fresh=True)
        combat.over = True
        join(scene, combat, [attacker], goals)
        combat.closed = True
        tell_attack(scene, combat, [attacker], goals)
    scene.last_damage = (clause, goals)


def attack_of(scene: Scene, attackers: list[DraftThing], to: object) -> None:
    """“Bob's 3/3 deals combat damage to me”: it has attacked and is not blocked."""
    who = attackers[0].controller
    goals = goals_of(scene, to, who) or [default_goal(scene, who)]
    combat = combat_of(scene, who, fresh=_fresh(scene))
    new = [it for it in attackers if it.id not in dict(combat.attackers)]
    join(scene, combat, new, goals)
    combat.unblocked |= {it.id for it in attackers}
    tell_attack(scene, combat, attackers, goals)
    # What is dealt damage is what is spoken of next.
    scene.focus = [it for it in map(scene.draft.thing, goals) if it] or attackers
    scene.notice(attackers)


def _fresh(scene: Scene) -> bool:
    now = open_combat(scene)
    return now is not None and (now.over or bool(now.blocks))


def implied_attack(scene: Scene, things: list[DraftThing]) -> Combat:
    """The combat in which *things* attack, though nobody has told of an attack."""
    who = things[0].controller
    combat = combat_of(scene, who)
    for it in things:
        it.needs_size = True
    join(scene, combat, things, [default_goal(scene, who)])
    tell_attack(scene, combat, things, [default_goal(scene, who)])
    if len(combat.told) == 1:
        combat.supposed = {it.id for it in things}
    return combat


def goes_on_to_hit(scene: Scene, clause: Clause) -> bool:
    """ "Bob's 3/3 attacks me and hits for 3": the attack's own damage, told of it."""
    combat = open_combat(scene) if scene.game is Game.MTG else None
    unsaid = not any(clause.get(it) for it in ("source", "to", "toit", "who", "kind"))
    begins = clause.text.lower().split()[:1]
    if combat is None or not unsaid or begins not in (["hits"], ["hit"], ["connects"]):
        return False
    attacking = {name for name, _ in combat.attackers}
    if not scene.focus or any(it.id not in attacking for it in scene.focus):
        return False
    check_powers(scene, list(scene.focus), clause)
    hitting = {it.id for it in scene.focus}
    combat.unblocked |= hitting
    combat.dealt = combat.dealt or attacking <= hitting
    return True
