""" "He gains 3 life, then 2 more.": the same once more."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Quantity, Thing
from bot.worded import worded

_MORE = re.compile(r"^(?:and |then |later |again )*\w+ more$")
_AGAIN = frozenset({"gain", "loselife", "draw", "mill"})


@before(Game.MTG)
def and_more(parse: Parse, clauses: Clauses) -> Clauses:
    """What is done more of is what was done last; damage only after damage.

    Raises QuestionError (AMBIGUOUS) for "He bolts me. Then two more.": Bolts?
    """
    found: list[Clause] = []
    for clause in clauses:
        told = [it for it in found if it.kind != "time"]
        last = told[-1] if told else None
        if last is not None and last.kind in _AGAIN and (n := _more(clause)):
            slots = {**last.slots, "n": n}
            lead = (*clause.lead, "then")
            clause = replace(clause, kind=last.kind, slots=slots, lead=lead)
        elif last is not None and _more(clause) and not _counts(parse, last):
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("What is done again? Say it in a sentence of its own."),
                clause.place,
            )
        found.append(clause)
    return tuple(found)


def _counts(parse: Parse, clause: Clause) -> bool:
    """Whether *clause* says how much damage, so that there may be more."""
    dealt = clause.kind == "damage" or clause.get("n") is not None
    places = range(clause.place.start, clause.place.end)
    return dealt and any(parse.reads("number", at) for at in places)


def _more(clause: Clause) -> object:
    """How many more *clause* tells of, if it says nothing else."""
    aimed = clause.get("to") or clause.get("source")
    if clause.kind != "damage" or aimed or not _MORE.match(clause.text.lower()):
        return None
    return clause.get("n")


@before(Game.MTG)
def made_to_discard(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Bob makes me discard a card. I discard NAME.": that one, because of Bob."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        left = _left(last, clause) if last is not None else None
        if last is None or left is None:
            found.append(clause)
            continue
        found.pop()
        if left:
            fewer = {**last.slots, "n": Quantity(left, last.place)}
            found.append(replace(last, slots=fewer))
        slots = {**clause.slots, "by": last.get("by"), "who": last.get("who")}
        found.append(replace(clause, slots=slots))
    return tuple(found)


def _left(made: Clause, clause: Clause) -> int | None:
    """How many more of those *made* are discarded beside what *clause* names."""
    kinds = {made.kind, clause.kind}
    if kinds != {"discard"} or not made.get("by") or made.get("what"):
        return None
    one, other = made.get("who"), clause.get("who")
    if clause.get("by") or not isinstance(one, Person) or _ANOTHER & {*clause.lead}:
        return None
    same = isinstance(other, Person) and (
        other.kind == "he" or (one.kind, one.name) == (other.kind, other.name)
    )
    named = parts_of(clause.get("what"))
    told = all(isinstance(it, Thing) and not it.plural for it in named)
    amount = made.get("n")
    n = amount.value if isinstance(amount, Quantity) else 1
    if not same or not named or not told or not isinstance(n, int):
        return None
    return n - len(named) if n >= len(named) else None


_ANOTHER = frozenset({"then", "another", "also"})
