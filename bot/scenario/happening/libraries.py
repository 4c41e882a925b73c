"""How many cards libraries hold, where that has been said."""

from bot.citation import Game
from bot.engine.values import Flag
from bot.errors import Problem
from bot.scenario.scene.assuming import EMPTY_LIBRARY
from bot.scenario.scene.meaning import number
from bot.scenario.scene.reaching import walk
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
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


@after(Game.MTG)
def empty_libraries(scene: Scene) -> None:
    """Whose library is empty loses by drawing, unless something is said of that."""
    for name, player in scene.draft.players.items():
        if player.library != 0:
            continue
        own = [it for it in scene.draft.things if it.controller == name]
        for it in own:
            it.flags.add(EMPTY_LIBRARY)
        if not any(
            isinstance(one, Flag) and one.name == EMPTY_LIBRARY
            for it in own
            for one in walk(it.abilities.statics)
        ):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded("What drawing from an empty library does I do not play out."),
            )
