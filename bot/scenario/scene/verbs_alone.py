"""Refuse a verb without its subject, and somebody without his verb."""

from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import NOT_UNDERSTOOD
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person
from bot.worded import worded

# What players do, and no permanent does.
_OF_PLAYERS = frozenset({"cast", "draw", "gain", "loselife", "discard", "life"})
# What is told of a board, where one has things as another has.
_HAD = frozenset("have life livesand poison handsize gravesize note".split())
_JOINS = frozenset({"and", ",", "while", "but", "then"})


@before(Game.MTG)
def with_no_verb(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I block with a 2/2, and Bob, Carol's friend, with a 4/4": does he only have it?

    Raises QuestionError (AMBIGUOUS).
    """
    for last, clause in pairwise(clauses):
        joined = bool(clause.lead) and {*clause.lead} <= _JOINS
        who = clause.get("who")
        if joined and last.kind not in _HAD and isinstance(who, Person):
            if _is_with(parse, clause, who):
                name = parse.said(who.place.start, who.place.end)
                raise parse.error(
                    Problem.AMBIGUOUS,
                    worded("What does {who} do there?", who=name),
                    clause.place,
                )
    return clauses


def _is_with(parse: Parse, clause: Clause, who: Person) -> bool:
    begins = clause.kind == "have" and who.place.start == clause.place.start
    return begins and parse.word(who.place.end) == "with"


@before(Game.MTG)
def verbs_alone(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Goblin Guide casts Shock": it does not, nor does whoever was spoken of.

    Raises QuestionError (SYNTAX).
    """
    for last, clause in pairwise(clauses):
        alone = clause.kind in _OF_PLAYERS and clause.get("elided") is not None
        if alone and not clause.lead and _is_only_named(last):
            raise parse.error(Problem.SYNTAX, NOT_UNDERSTOOD, clause.place)
    return clauses


def _is_only_named(clause: Clause) -> bool:
    """Whether *clause* is nothing but the name of a thing, or of a card."""
    if clause.kind == "cast":
        return {*clause.slots} <= {"elided", "card"} and bool(clause.get("elided"))
    named = clause.kind in {"have", "inforce"}
    parts = parts_of(clause.get("what")) if named else ()
    return bool(parts) and parts[0].place.start == clause.place.start
