"""Combat damage of which as much as can be goes past the blockers."""

from bot.engine.characteristics import power_of
from bot.engine.dealing import lethal
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.combat.assignable import assigned
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("assignmost")
def assign_the_most(scene: Scene, clause: Clause) -> None:
    """She assigns as much as possible to me: lethal to what blocks, the rest (702.19b).

    Raises QuestionError (AMBIGUOUS) where it is not clear how much that is.
    """
    combat = open_combat(scene) or last_combat(scene)
    pairs = combat.attackers if combat is not None else []
    tramplers = [
        (name, goal)
        for name, goal in pairs
        if (it := scene.draft.thing(name)) and "trample" in it.keywords
    ]
    goals = targeted(scene, clause.get("to")) if clause.get("to") is not None else []
    to_blocker = {by for by, _ in combat.blocks} & {*goals} if combat else {}
    if combat is None or len(tramplers) != 1 or to_blocker or _changes(combat):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("How much is assigned to what?"),
            clause.place,
            ("I assign 2 to the 2/2 and 3 to my opponent.",),
        )
    ((name, goal),) = tramplers
    board = scene.draft.board()
    attacker = board.obj(name)
    left = power_of(board, attacker) if attacker is not None else None
    blockers = dict.fromkeys(by for by, it in combat.blocks if it == name)
    for blocker in map(board.obj, blockers):
        if attacker is None or left is None or blocker is None:
            raise scene.error(
                Problem.AMBIGUOUS, worded("How much is assigned?"), clause.place
            )
        points = min(left, lethal(board, attacker, blocker))
        assigned(scene, combat, name, blocker.id, points)
        left -= points
    if blockers and left:
        assigned(scene, combat, name, goal, left)


def _changes(combat: Combat) -> bool:
    """Whether something is done in this combat that may change what is lethal."""
    done = [*combat.before, *combat.between]
    return any(isinstance(it.what, Resolve) for it in done)
