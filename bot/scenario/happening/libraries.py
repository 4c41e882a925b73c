"""How many cards libraries hold, where that has been said."""

from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("librarysize")
def library_size(scene: Scene, clause: Clause) -> None:
    """My library is empty; she has three cards left in her library."""
    name = scene.player(clause.get("who"))
    value = number(scene, clause.get("n")) if clause.get("n") else 0
    scene.draft.players[name].library = value
    scene.subject = name
    scene.draft.tell(
        worded(
            "Cards in the library of {who}: {value}.",
            who=scene.name(name),
            value=value,
        )
    )
