"""Questions asked in front of what is told, or in its midst, are read behind it."""

from dataclasses import replace

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import ENDS


def questions_last(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Questions that stand before the set-up are read after it."""
    first = 0
    while first < len(clauses) and _asks(clauses[first]):
        first += 1
    if first == len(clauses) or not first:
        return clauses
    asked, told = clauses[:first], clauses[first]
    # "Can it block if it loses flying?" goes on, and what one casts is thereby told.
    if any(it.kind.startswith("ask_can") for it in asked) and (
        any(it.isalpha() for it in told.lead or ())
        or any(it.kind in _OF_SPELLS for it in asked)
    ):
        return clauses
    if ENDS & {*told.lead}:
        # What is told behind it is a sentence of its own: so is the question then.
        asked = (replace(asked[0], lead=(".", *asked[0].lead)), *asked[1:])
    return clauses[first:] + asked


_OF_SPELLS = frozenset({"ask_can_cast", "ask_can_target"})


def _asks(clause: Clause) -> bool:
    return clause.kind.startswith("ask_") or clause.kind == "soft"


# What is so all along, or goes on with a fight that was told of before the question.
_NOTHING_NEW = frozenset("have is isa life haveeach block defend defendagainst".split())


def asked_of_all(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """ "He attacks with a 5/5. Who dies? I block with a 3/3.": asked of both."""
    at = [n for n, it in enumerate(clauses) if it.kind.startswith("ask_")]
    if not at or not at[0] or at[-1] - at[0] >= len(at):
        return clauses
    asked, behind = clauses[at[0] : at[-1] + 1], clauses[at[-1] + 1 :]
    told = behind and all(it.kind in _NOTHING_NEW for it in behind)
    if not told or "?" not in behind[0].lead:
        return clauses
    # "Can my 3/3 block it? It has reach": that is the one asked about.
    if any(map(_points_back, (*asked, *behind))):
        return clauses
    return (*clauses[: at[0]], *behind, *asked)


def _points_back(clause: Clause) -> bool:
    """Whether "it" or "he" in a question is who was told of last before it."""
    parts = [
        part
        for slot in clause.slots.values()
        if isinstance(slot, Thing | Several | Person)
        for part in parts_of(slot)
    ]
    return any(
        it.is_pronoun if isinstance(it, Thing) else it.kind == "he" for it in parts
    )
