"""A champion levels up: its damage stays, its life is the new card's.

Whoever "plays" a champion has it: nobody is ever without one, nor loses for that.
"""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Spec, Thing
from bot.worded import worded


@before(Game.GRAND_ARCHIVE)
def champions_played(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I play Lorraine", "my opponent plays a Warrior champion": as they have it."""
    return tuple(_as_had(parse, one) for it in clauses for one in _own_class(it))


def _own_class(clause: Clause) -> Clauses:
    """ "I'm a Guardian with two tokens": my champion is, and I have them."""
    specs = clause.get("specs") or ()
    if clause.kind != "ownclass" or any(it.kind not in _TOLD for it in specs):
        return (clause,)
    who = clause.get("who")
    noun = Spec("noun", "champion", who.place)
    mine = Thing("champion", who.place, owner=who, specs=(noun,))
    told = {"what": Several((mine,), clause.place), "specs": specs}
    found = [replace(clause, kind="is", slots=told)]
    if clause.get("held") is not None:
        held = {"who": who, "what": clause.get("held")}
        found.append(replace(clause, kind="have", slots=held, lead=("and",)))
    return tuple(found)


_TOLD = frozenset({"class", "element", "level"})


def _as_had(parse: Parse, clause: Clause) -> Clause:
    if clause.kind not in {"cast", "enter"}:
        return clause
    value = clause.get("card") if clause.kind == "cast" else clause.get("what")
    if isinstance(value, Card):
        value = Thing("card", value.place, card=value, label=value.typed)
    parts = (value,) if isinstance(value, Thing) else tuple(parts_of(value))
    things = [it for it in parts if isinstance(it, Thing)]
    if len(things) != 1 or len(parts) != 1 or not _is_champion(parse, things[0]):
        return clause
    if any("enter" in text for text in _texts(parse, things[0])):
        raise parse.error(
            Problem.UNSUPPORTED,
            worded("Tell what a champion has become before what happens to it."),
            clause.place,
        )
    slots = {"who": clause.get("who"), "what": (things[0],)}
    if clause.get("who") is None:
        return replace(clause, kind="inforce", slots={"what": value})
    return replace(clause, kind="have", slots=slots)


def _is_champion(parse: Parse, one: Thing) -> bool:
    if one.card is None:
        return one.noun == "champion"
    cards = (parse.catalogue.card(it) for it in one.card.names)
    return all("champion" in it.face.types for it in cards)


def _texts(parse: Parse, one: Thing) -> list[str]:
    names = one.card.names if one.card is not None else ()
    return [parse.catalogue.card(it).face.text.lower() for it in names]


@handles("levelup")
def levels_up(scene: Scene, clause: Clause) -> None:
    """I level up into a champion with 20 life, before anything else happens."""
    if clause.get("what") is not None:
        it = scene.one(clause.get("what"))
    else:
        who = scene.player(clause.get("who")) if clause.get("who") else ""
        it = champion(scene, who or default_owner(scene))
    if scene.draft.script or "champion" not in it.kinds:
        raise scene.error(
            Problem.UNSUPPORTED,
            worded("Tell what a champion has become before what happens to it."),
            clause.place,
        )
    it.toughness = number(scene, clause.get("life"))
    if clause.get("n") is not None:
        it.flags = {one for one in it.flags if not one.startswith("level ")}
        it.flags.add(f"level {number(scene, clause.get('n'))}")
    scene.draft.tell(
        worded("{it} levels up: it has {n} life, and its damage stays.", it=it.id,
               n=it.toughness)
    )  # fmt: skip
    scene.notice([it])
    scene.focus = [it]
