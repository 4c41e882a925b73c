"""Clauses told behind "after", which happen before the one they stand behind."""

from dataclasses import replace

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Clause, Person, Several, Thing


def with_doer(clause: Clause, before: list[Clause]) -> Clause:
    """ "Alice attacks and casts NAME after Bob blocks": it is Alice who casts."""
    named = [it for it in before if isinstance(it.get("who"), Person)]
    if clause.get("elided") is None or not named:
        return clause
    slots = {**clause.slots, "who": named[-1].get("who")}
    slots.pop("elided")
    return replace(clause, slots=slots)


# With what it is done, which is not what it is done to.
_BY = frozenset({"card", "by", "src"})


def told_first(clause: Clause, last: Clause) -> Clause:
    """ "My 2/2 gains flying after Bob blocks it": *clause*, of what *last* names."""
    named = [
        it
        for key, value in last.slots.items()
        for it in (parts_of(value) if isinstance(value, (Several, Thing)) else ())
        if isinstance(it, Thing) and key not in _BY
    ]
    if len(named) != 1 or named[0].is_pronoun:
        return clause
    (one,) = named

    def named_for(value: Thing | Person) -> Thing | Person:
        return one if isinstance(value, Thing) and value.label == "it" else value

    def of_it(value: object) -> object:
        match value:
            case Several(parts, place, loose):
                return Several(tuple(map(named_for, parts)), place, loose)
            case Thing():
                return named_for(value)
            case _:
                return value

    return replace(clause, slots={key: of_it(it) for key, it in clause.slots.items()})
