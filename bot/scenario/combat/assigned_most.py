"""Combat damage of which as much as can be goes past the blockers."""

from bot.citation import Game
from bot.engine.assigned import MOST
from bot.errors import Problem
from bot.scenario.combat.assignable import assigned
from bot.scenario.combat.assigning import put_most
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.numbers_asked import ASSIGNED_TO_WHAT
from bot.scenario.words.syntax import Clause


@handles("assignmost")
def assign_the_most(scene: Scene, clause: Clause) -> None:
    """She assigns as much as possible to me: lethal to what blocks, the rest (702.19b).

    Raises QuestionError (AMBIGUOUS) where it is not clear how much that is.
    """
    combat = open_combat(scene) or last_combat(scene)
    if scene.game is Game.RIFTBOUND and combat is not None:
        put_most(scene, clause, combat)
        return
    pairs = combat.attackers if combat is not None else []
    tramplers = [
        (name, goal)
        for name, goal in pairs
        if (it := scene.draft.thing(name)) and "trample" in it.keywords
    ]
    goals = targeted(scene, clause.get("to")) if clause.get("to") is not None else []
    to_blocker = {by for by, _ in combat.blocks} & {*goals} if combat else {}
    if combat is None or len(tramplers) != 1 or to_blocker:
        raise scene.error(
            Problem.AMBIGUOUS,
            ASSIGNED_TO_WHAT,
            clause.place,
            ("I assign 2 to the 2/2 and 3 to my opponent.",),
        )
    ((name, goal),) = tramplers
    if any(it == name for _, it in combat.blocks):
        assigned(scene, combat, name, goal, MOST)
