"""Whose those that fight are, told behind it: "… blocks a 5/5. The 5/5 is Bob's."."""

from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing

_FIGHTS = frozenset({"attack", "block", "blocked", "fight"})


@before(Game.MTG)
def sides_told_late(parse: Parse, clauses: Clauses) -> Clauses:
    """*clauses* with the side of a fighter where it is first told of.

    Else one would be supposed to be the asker's, and the other not.
    """
    del parse
    found = list(clauses)
    for at, clause in enumerate(clauses):
        side = clause.get("side")
        if clause.kind != "inforce" or not isinstance(side, Person):
            continue
        (one, *more) = parts_of(clause.get("what"))
        if more or not isinstance(one, Thing):
            continue
        if one.det != "the" or one.owner is not None:
            continue
        places = [
            (n, slot, k)
            for n in range(at)
            if found[n].kind in _FIGHTS
            for slot in found[n].slots
            for k, part in enumerate(_parts(found[n], slot))
            if _is_it(one, part)
        ]
        if len(places) == 1:
            n, slot, k = places[0]
            found[n] = _owned(found[n], slot, k, side)
    return tuple(found)


def _parts(clause: Clause, slot: str) -> tuple[Any, ...]:
    value = clause.slots[slot]
    return value.parts if isinstance(value, Several) else ()


def _is_it(one: Thing, part: object) -> bool:
    """Whether *part*, told of as something new, is what *one* points to."""
    if not isinstance(part, Thing) or part.det != "a" or part.owner is not None:
        return False
    if one.label:
        words = {*one.label.lower().split()}
        called = {*part.label.lower().split()}
        return bool(called) and words <= called
    told = {(it.kind, str(it.value)) for it in one.specs if it.kind != "noun"}
    return bool(told) and told <= {(it.kind, str(it.value)) for it in part.specs}


def _owned(clause: Clause, slot: str, at: int, owner: Person) -> Clause:
    value = clause.slots[slot]
    parts = list(value.parts)
    parts[at] = replace(parts[at], owner=replace(owner, place=parts[at].place))
    slots = {**clause.slots, slot: replace(value, parts=tuple(parts))}
    return replace(clause, slots=slots)
