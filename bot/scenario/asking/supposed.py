"""Spells that are only asked about: "does my 4/4 survive two Bolts?"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.scenario.asking.cast_as_well import check_only_one
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing


@before(Game.MTG)
def asked_of_a_spell(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Will Pyroclasm kill my 2/2?" of a spell nobody casts: it is cast, to see."""
    found: list[Clause] = []
    alone = all(it.kind[:4] in {"ask_", "soft", "stor"} for it in clauses)
    for clause in clauses:
        others = [it for it in clauses if it is not clause]
        spells = _spells(parse, clause, others)
        what = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
        if spells and (player := _player_asked(parse, clause, spells)) is not None:
            # "Would I survive a Bolt?"
            found += _cast(parse, clause, spells, [player], alone=True)
        elif spells and what and (len(what) == 1 or not _aims(parse, spells)):
            check_only_one(parse, clause, others)
            if alone:
                found += [_there(clause, it) for it in what]
                what = [replace(it, det="the") for it in what]
            found += _cast(parse, clause, spells, what, alone=alone)
            several = Several(tuple(what), what[0].place)
            clause = replace(clause, slots=_asked(clause, several))
        found.append(clause)
    return tuple(found)


def _player_asked(parse: Parse, clause: Clause, spells: list[Thing]) -> Person | None:
    """The player of whom *clause* asks alone, at whom each of *spells* may be aimed."""
    said = parts_of(clause.get("what"))
    one = said[0] if len(said) == 1 else None
    aimed = all(_AT_PLAYERS.search(_text(parse, it)) for it in spells)
    return one if isinstance(one, Person) and aimed else None


_AT_PLAYERS = re.compile(r"\b(?:any target|target player|target opponent)\b")


def _spells(parse: Parse, clause: Clause, others: list[Clause]) -> list[Thing]:
    """The spells *clause* asks of, where it asks of nothing else and none is cast."""
    if clause.kind != "ask_dies":
        return []
    said = parts_of(clause.get("by") or clause.get("only"))
    found = [it for it in said if isinstance(it, Thing) and _is_spell(parse, it)]
    told = any(_names(one, it) for one in others for it in found)
    again = any(it.first("ordinal") or it.det == "another" for it in found)
    return [] if told or again or len(found) != len(said) else found


def _asked(clause: Clause, what: Several) -> dict[str, Any]:
    """The slots of the question: what has been cast once is asked of as what did it."""
    slots = {**clause.slots, "what": what}
    spells = parts_of(slots.get("only") or slots.get("by"))
    if len(spells) > 1 or any(isinstance(it, Thing) and it.count for it in spells):
        return {"what": what}
    if slots.get("only") is not None and any(
        isinstance(it, Thing) and it.det == "a" for it in spells
    ):
        return {"what": what}
    return slots


def _there(clause: Clause, thing: Thing) -> Clause:
    there = {"who": thing.owner or Person("me", place=thing.place), "what": (thing,)}
    return replace(clause, kind="have", slots=there, question=False)


def _cast(
    parse: Parse,
    clause: Clause,
    spells: list[Thing],
    what: Sequence[Thing | Person],
    *,
    alone: bool,
) -> Iterator[Clause]:
    """The spells cast on it, each as often as is said, by whose it is not."""
    for spell in spells:
        whose = what[0].owner if isinstance(what[0], Thing) else what[0]
        mine = whose is not None and whose.kind != "me"
        slots: dict[str, Any] = {"restated_to": Several((*what,), what[0].place)}
        known = alone or whose is not None
        if known and not parse.people and spell.owner is None:
            slots["who"] = Person("me" if mine else "opponent", place=spell.place)
        for nth in range(spell.count or 1):
            det = "another" if nth else spell.det
            one = replace(spell, count=None, plural=False, det=det)
            yield replace(
                clause, kind="cast", slots={**slots, "card": one}, question=False
            )


def _aims(parse: Parse, spells: list[Thing]) -> bool:
    """Whether one of *spells* has targets."""
    return any("target" in _text(parse, it) for it in spells)


def _text(parse: Parse, spell: Thing) -> str:
    assert spell.card is not None
    face = face_named(parse.catalogue.card(spell.card.names[0]), spell.card.typed)
    return face.text.lower()


def _is_spell(parse: Parse, thing: Thing) -> bool:
    if thing.card is None or len(thing.card.names) > 1:
        return False
    if thing.card.plural and not thing.count:
        return False
    card = parse.catalogue.card(thing.card.names[0])
    return is_spell(face_named(card, thing.card.typed))


def _names(value: Any, thing: Thing) -> bool:
    """Whether the card of *thing* is named anywhere in *value*."""
    assert thing.card is not None
    match value:
        case Clause(slots=slots):
            return any(_names(it, thing) for it in slots.values())
        case Several(parts=parts):
            return any(_names(it, thing) for it in parts)
        case Card(names=names):
            return bool({*names} & {*thing.card.names})
        case Thing(card=card):
            return card is not None and bool({*card.names} & {*thing.card.names})
        case tuple():
            return any(_names(it, thing) for it in value)
    return False
