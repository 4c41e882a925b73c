"""How combat damage is said to be assigned; as it can't be, it is refused."""

from bot.engine.asking_combat import always_illegal
from bot.engine.assigned import LETHAL, MOST, REST
from bot.engine.question import Attack, Question
from bot.errors import Problem
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.words.effort import room
from bot.worded import worded


def assigned(
    scene: Scene, combat: Combat, name: str, recipient: str, points: int
) -> None:
    """That much of *name*'s damage is assigned to *recipient* (510.1c).

    *points* may be one of the engine's words for what is not counted yet.
    """
    combat.assigned.append((name, recipient, points))
    said = _UNCOUNTED.get(points, "{name} assigns {points} damage to {recipient}.")
    combat.told.append(
        worded(said, name=name, points=points, recipient=scene.name(recipient))
    )


_UNCOUNTED = {
    LETHAL: "{name} assigns lethal damage to {recipient}.",
    REST: "{name} assigns the rest of its damage to {recipient}.",
    MOST: "{name} assigns as much damage as possible to {recipient}.",
}


def past_blockers(combat: Combat) -> list[tuple[str, str]]:
    """Which attackers deal all they can to what they attack, whatever blocks them."""
    numbered = {name for name, _, points in combat.assigned if points >= 0}
    return [
        (name, goal)
        for name, goal, points in combat.assigned
        if points in {MOST, REST}
        and name not in numbered
        and (name, goal) in combat.attackers
    ]


_POSITIONS = 3_000


def check_assigned(scene: Scene, question: Question) -> None:
    """Raises QuestionError (ILLEGAL) where the damage can't be assigned as told."""
    fights = [it for it in question.script if isinstance(it, Attack) and it.assigned]
    if fights and always_illegal(question, room(_POSITIONS)):
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{source} can't assign its combat damage like that.",
                source=fights[-1].assigned[-1][0],
            ),
            None,
            (worded("How must it be assigned?"),),
        )
