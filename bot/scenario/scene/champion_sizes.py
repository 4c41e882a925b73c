"""“My champion (14/18)”: what two numbers of a champion are is asked back."""

from typing import TYPE_CHECKING

from bot.citation import Game
from bot.scenario.scene.draft import DraftThing
from bot.scenario.words.syntax import Spec
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def size_of_champion(
    scene: "Scene", it: DraftThing, value: int | None, spec: Spec
) -> None:
    """Ask whether it has so much damage or life left: hardly a power of 14."""
    if "champion" not in it.kinds or scene.game is not Game.GRAND_ARCHIVE:
        return
    words = worded(
        "whether {value} is the damage on {it} or the life it has left",
        value=value or 0,
        it=it.id,
    )
    scene.missing.append((words, spec.place))
