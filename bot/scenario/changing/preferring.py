"""A choice made otherwise than it was told, or told of for the first time."""

from bot.engine.question import Preference
from bot.scenario.casting.optional import told_choice
from bot.scenario.scene.scene import Scene


def prefer(scene: Scene, who: str, first: str) -> None:
    """*who* chooses *first*, in place of what was chosen of the same before."""
    draft, use = scene.draft, _of_use(first)
    kept = [
        it
        for it in draft.preferences
        if _of_use(it.first) != use or (not use and (it.division or it.who != who))
    ]
    draft.preferences[:] = [*kept, Preference(who, first)]
    it = draft.thing(use)
    if it is not None:
        ways = {told_choice(scene, it, who, used=used) for used in (True, False)}
        draft.understood[:] = [line for line in draft.understood if line not in ways]


def _of_use(wish: str) -> str:
    """What *wish* says whether to use; "" where it is of an order."""
    rest = wish.removeprefix("don't ")
    return rest.removeprefix("use ") if rest.startswith("use ") else ""
