"""What a spell or a player is asked to target, where it matters whose that is."""

from bot.errors import Problem
from bot.scenario.combat.described_attack import BLOCKS
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHICH_BLOCKED
from bot.scenario.words.syntax import Several, Thing
from bot.worded import worded

_WHOSE = ("my opponent's", "my")


def aims(scene: Scene, others: Several | Thing | None, who: str) -> list[str]:
    """The ids of what *who* is asked to target.

    Raises AMBIGUOUS for "a creature with hexproof": hexproof stops only opponents
    (702.11b), so whose it is has to be said.
    """
    if others is None:
        return []
    known = {it.id for it in scene.draft.things}
    names = targeted(scene, others, who, new=True)
    unowned = who in {"", "me"} and any(
        isinstance(part, Thing) and part.det == "a" and part.owner is None
        for part in parts_of(others)
    )
    for name in names:
        it = scene.draft.thing(name)
        if it is not None and "blocking" in it.said and last_combat(scene) is None:
            problem = WHICH_BLOCKED
            raise scene.error(Problem.AMBIGUOUS, problem, others.place, BLOCKS)
        if (
            unowned
            and it is not None
            and name not in known
            and "hexproof" in it.keywords
        ):
            whose = tuple(f"{it} creature with hexproof" for it in _WHOSE)
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Whose is it? Hexproof stops only opponents."),
                others.place,
                whose,
                whose,
            )
    return names
