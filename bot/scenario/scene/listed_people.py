"""What several people do, told once: "Alice, Bob and Carol lose 2 life"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person

_NAMED = frozenset({"name", "me", "opponent"})
_ALL = frozenset({"both", "each"})
_ON = frozenset({"and", ",", "then"})


@before(*Game)
def done_by_each(parse: Parse, clauses: Clauses) -> Clauses:
    """A deed told of a list of people, once for each of them, in that order.

    A list that stands alone only says who plays; one that runs on into a deed must not
    leave it to the last of them.
    """
    del parse
    found: list[Clause] = []
    at = 0
    while at < len(clauses):
        clause = clauses[at]
        at += 1
        behind = clauses[at] if at < len(clauses) else None
        people = _doers(clause, behind)
        if not people or behind is None:
            found.append(clause)
            continue
        lead = clause.lead
        told = replace(behind, lead=("and",))
        while True:
            for person in people:
                found.append(replace(_of(told, person), lead=lead))
                lead = ("and",)
            at += 1
            if at == len(clauses) or not _goes_on(clauses[at]):
                break
            told = clauses[at]
            lead = told.lead
    return tuple(found)


def _doers(clause: Clause, behind: Clause | None) -> tuple[Person, ...]:
    """Everybody who does what *behind* tells, if *clause* is no more than a list."""
    if clause.kind != "players" or behind is None or behind.kind.startswith("ask_"):
        return ()
    listed: tuple[Person, ...] = clause.get("who")
    spans = listed[0].place.start, listed[-1].place.end
    if spans != (clause.place.start, clause.place.end):
        return ()
    who = behind.get("who")
    if not behind.lead and behind.place.start == clause.place.end:
        all_of_them = isinstance(who, Person) and who.kind in _ALL
        return listed if behind.get("elided") or all_of_them else ()
    last = isinstance(who, Person) and who.kind in _NAMED and who not in listed
    if last and "and" in behind.lead and {*behind.lead} <= {"and", ","}:
        return (*listed, who) if who.place.start == behind.place.start else ()
    return ()


def _goes_on(clause: Clause) -> bool:
    """ "… lose 2 life and draw a card": the same people."""
    return bool(clause.get("elided")) and bool(clause.lead) and {*clause.lead} <= _ON


def _of(clause: Clause, person: Person) -> Clause:
    slots = {key: it for key, it in clause.slots.items() if key != "elided"}
    return replace(clause, slots={**slots, "who": person})
