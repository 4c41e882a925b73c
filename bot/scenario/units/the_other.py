""" "I attack his 1/3 with my ally. The other ally is a 2/2": whose that is."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded

_SIZES = frozenset({"size", "power", "life", "might"})
_FIGHTS = frozenset({"attack", "block"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def the_other(parse: Parse, clauses: Clauses) -> Clauses:
    """Of two that fight "the other" is the one whose size was not told.

    Raises QuestionError (AMBIGUOUS) where both sides have some and it is neither.
    """
    found = list(clauses)
    for at, clause in enumerate(found):
        (one, *more) = parts_of(clause.get("what")) or (None,)
        if clause.kind not in {"is", "isa"} or not isinstance(one, Thing) or more:
            continue
        if one.det != "other" or one.owner is not None or one.plural or one.label:
            continue
        told = [it for it in found if it.place.end <= clause.place.start]
        units = [it for earlier in told for it in _units(earlier, one.noun)]
        if len({_mine(it) for it in units}) < 2:
            continue
        unsized = [it for it in units if not any(map(it.of, _SIZES))]
        fought = bool(told) and told[-1].kind in _FIGHTS and len(units) == 2
        if not fought or len(unsized) != 1:
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("Whose is “{thing}”?", thing=parse.said(*_span(one))),
                one.place,
            )
        what = replace(unsized[0], det="the", place=one.place)
        slots = {**clause.slots, "what": Several((what,), one.place)}
        found[at] = replace(clause, slots=slots)
    return tuple(found)


def _units(clause: Clause, noun: str) -> Iterator[Thing]:
    """The units of that kind that *clause* tells of, with whose they are."""
    for value in clause.slots.values():
        for it in parts_of(value) if isinstance(value, Several | Thing) else ():
            if isinstance(it, Thing) and it.noun in {noun, "creature"}:
                if it.owner is not None or isinstance(clause.get("who"), Person):
                    yield replace(it, owner=it.owner or clause.get("who"))


def _mine(thing: Thing) -> bool:
    return thing.owner is not None and thing.owner.kind == "me"


def _span(thing: Thing) -> tuple[int, int]:
    return thing.place.start, thing.place.end
