"""How many cards libraries hold, where that has been said."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import Unplayed
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.numbers_asked import HOW_MANY_CARDS
from bot.scenario.words.syntax import Clause, Thing
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


@handles("ontop")
def on_top(scene: Scene, clause: Clause) -> None:
    """The top card of my library is a Forest: what is drawn or milled first."""
    whose = clause.get("whose")
    name = scene.player(whose) if whose is not None else default_owner(scene)
    if scene.game is not Game.MTG or scene.draft.script:
        raise scene.not_read()
    wanted = number(scene, clause.get("n")) if clause.get("n") else None
    found: list[DraftThing] = []
    for part in parts_of(clause.get("what")):
        if not isinstance(part, Thing):
            raise scene.not_read()
        if part.card is None and (part.count or part.det in {"a", "an"}):
            part = replace(part, det="another")
        found += scene.thing(part, name, new=True)
    if wanted is not None and wanted != len(found):
        raise scene.error(Problem.AMBIGUOUS, HOW_MANY_CARDS)
    for it in found:
        it.zone, it.owner, it.controller = Zone.LIBRARY, name, name
        it.needs_size = False
        it.flags.discard("in hand")
    player = scene.draft.players[name]
    player.top = (*player.top, *(it.id for it in found))
    scene.notice(found)
    scene.focus = found


@after(Game.MTG)
def handled_in_words(scene: Scene) -> None:
    """Refuse to say where a card on top ends up, if libraries are handled in words.

    Raises QuestionError (UNSUPPORTED).
    """
    known = {name for it in scene.draft.players.values() for name in it.top}
    asked = {ask.subject for ask in scene.draft.asks} & known
    told = [it.abilities for it in scene.draft.things if it.on_board] if asked else []
    done = [entry.what for entry in all_entries(scene)] if asked else []
    for part in walk((*told, *done)):
        if isinstance(part, Unplayed) and _HANDLES.search(part.text.lower()):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded("I do not play that out: “{text}”.", text=part.text),
            )


_HANDLES = re.compile(r"librar|scry|surveil|shuffle|explore")


@handles("librarysize")
def library_size(scene: Scene, clause: Clause) -> None:
    """My library is empty; she has three cards left in her library."""
    who = clause.get("who")
    name = scene.player(who) if who else scene.subject or default_owner(scene)
    single = {"single", "last"} & {*clause.text.lower().split()}
    value = number(scene, clause.get("n")) if clause.get("n") else len(single)
    scene.subject = name
    in_library(scene, name, value)
