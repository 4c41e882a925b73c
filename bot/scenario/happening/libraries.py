"""How many cards libraries hold, where that has been said."""

from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def empty_library(scene: Scene, name: str) -> None:
    """Draws from an empty library: of the player who draws."""
    scene.draft.players[name].library = 0
    scene.draft.tell(_library_told(scene, name, 0))


def _library_told(scene: Scene, name: str, value: int) -> str:
    return worded(
        "Cards in the library of {who}: {value}.", who=scene.name(name), value=value
    )


@handles("librarysize")
def library_size(scene: Scene, clause: Clause) -> None:
    """My library is empty; she has three cards left in her library."""
    name = scene.player(clause.get("who"))
    value = number(scene, clause.get("n")) if clause.get("n") else 0
    scene.draft.players[name].library = value
    scene.subject = name
    scene.draft.tell(_library_told(scene, name, value))
