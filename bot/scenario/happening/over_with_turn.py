""" "It has flying until end of turn. The turn ends": it has it no more (514.2)."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Spec
from bot.worded import worded

_UNTIL = re.compile(r"\b(?:until|this turn|for the turn|eot)\b", re.IGNORECASE)
_LASTING = frozenset({"keyword", "bonus", "shield", "shield_on"})


@before(Game.MTG)
def over_with_turn(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses, with what lasts until end of turn got before that turn ends.

    Raises QuestionError (AMBIGUOUS) of what may last, or may not.
    """
    ends = [at for at, it in enumerate(clauses) if it.get("when") == "next_turn"]
    if not ends:
        return clauses
    found = list(clauses)
    for at, clause in enumerate(clauses[: ends[-1]]):
        specs = tuple(it for it in clause.get("specs") or () if isinstance(it, Spec))
        lasting = bool(specs) and all(it.kind in _LASTING for it in specs)
        until = bool(_UNTIL.search(clause.text)) or _until_behind(clauses, at)
        if clause.kind == "is" and lasting and _UNTIL.search(clause.text):
            found[at] = replace(clause, kind="gains")
        elif (clause.kind == "gains" and lasting and not until) or (
            clause.kind == "have" and _until_behind(clauses, at)
        ):
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("Is that still so in this turn? Leave it out if it is not."),
                clause.place,
            )
    return tuple(found)


def _until_behind(clauses: Clauses, at: int) -> bool:
    """ "I control a 2/2 with flying until end of turn": of which is that said?"""
    behind: Clause = clauses[at + 1]
    return behind.get("when") == "eot" and not behind.lead
