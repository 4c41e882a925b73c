"""Clauses that say of a neighbouring one whom it means: boards told late, "that …"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_THEM = frozenset({"it", "them", "which"})


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def told_late(parse: Parse, clauses: Clauses) -> Clauses:
    """ "3 to each of my units; I have A and B": damage to all of these."""
    del parse
    found = list(clauses)
    for at in range(1, len(found)):
        clause, previous = found[at], found[at - 1]
        if _told_late(previous, clause):
            found[at - 1] = replace(clause, lead=previous.lead)
            found[at] = replace(previous, lead=(".",))
    return tuple(found)


def _told_late(previous: Clause, clause: Clause) -> bool:
    """Whether somebody's board is told right behind damage to each thing on it."""
    to = previous.get("to")
    if previous.kind != "damage" or not isinstance(to, Several):
        return False
    said = set(clause.lead)
    owns = clause.kind == "have" and bool(said) and said <= {".", ";", ",", "\n"}
    return owns and any(
        isinstance(it, Thing)
        and it.plural
        and it.count is None
        and it.noun not in _THEM
        for it in to.parts
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def nothing_skipped(parse: Parse, clauses: Clauses) -> Clauses:
    """ "…, who has one": said of what stands before it, never a question."""
    clauses = tuple(
        replace(clause, kind="unread")
        if at and _of_either(parse, clauses, at)
        else clause
        for at, clause in enumerate(clauses)
    )
    return tuple(
        replace(clause, kind="unread")
        if clause.kind == "soft"
        and not clause.question
        and not clause.lead
        and parse.word(clause.place.start) in _RELATIVE
        else clause
        for clause in clauses
    )


def _of_either(parse: Parse, clauses: Clauses, at: int) -> bool:
    """ "A attacks B that was dealt 1": what had happened sooner, and to which?"""
    clause = clauses[at]
    relative = parse.word(clause.place.start) in {"that", "which", "who"}
    here = clause.kind == "damage" and not clause.lead and relative
    return here and clauses[at - 1].kind in {"attack", "damage", "cast", "use"}


_RELATIVE = frozenset("who which where whose".split())
