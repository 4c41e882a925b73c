"""How many cards libraries hold, where that has been said."""

from bot.scenario.scene.making import default_owner
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def empty_library(scene: Scene, name: str) -> None:
    """Draws from an empty library: of the player who draws."""
    in_library(scene, name, 0)


def in_library(scene: Scene, name: str, value: int) -> None:
    """So many cards are in that player's library."""
    scene.draft.players[name].library = value
    scene.draft.tell(_library_told(scene, name, value))


def _library_told(scene: Scene, name: str, value: int) -> str:
    return worded(
        "Cards in the library of {who}: {value}.", who=scene.name(name), value=value
    )


@handles("librarysize")
def library_size(scene: Scene, clause: Clause) -> None:
    """My library is empty; she has three cards left in her library."""
    who = clause.get("who")
    name = scene.player(who) if who else scene.subject or default_owner(scene)
    value = number(scene, clause.get("n")) if clause.get("n") else 0
    scene.subject = name
    in_library(scene, name, value)
