"""Refuse a verb whose subject was read as a clause of its own."""

from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.worded import worded

# What players do, and no permanent does.
_OF_PLAYERS = frozenset({"cast", "draw", "gain", "loselife", "discard", "life"})


@before(Game.MTG)
def verbs_alone(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Goblin Guide casts Shock": it does not, nor does whoever was spoken of.

    Raises QuestionError (SYNTAX).
    """
    for last, clause in pairwise(clauses):
        alone = clause.kind in _OF_PLAYERS and clause.get("elided") is not None
        if alone and not clause.lead and _is_only_named(last):
            raise parse.error(
                Problem.SYNTAX, worded("I do not understand this part."), clause.place
            )
    return clauses


def _is_only_named(clause: Clause) -> bool:
    """Whether *clause* is nothing but the name of a thing, or of a card."""
    if clause.kind == "cast":
        return {*clause.slots} <= {"elided", "card"} and bool(clause.get("elided"))
    named = clause.kind in {"have", "inforce"}
    parts = parts_of(clause.get("what")) if named else ()
    return bool(parts) and parts[0].place.start == clause.place.start
