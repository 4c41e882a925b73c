""" "I prevent 2 and then another 2": what a player prevents is dealt by nobody."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.numbers_asked import SHIELD_PREVENTS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Quantity

_ANOTHER = re.compile(r"[ ,]*(?:and )?(?:then )?(?:another |a further )?\d+(?: more)?")


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def prevented_again(parse: Parse, clauses: Clauses) -> Clauses:
    """A number alone behind what somebody prevents is prevented of the same damage.

    Raises QuestionError (AMBIGUOUS) where the two are not added up.
    """
    found = list(clauses[:1])
    for clause in clauses[1:]:
        last = found[-1]
        alone = clause.kind in {"damage", "againfor"} and last.kind == "preventof"
        if alone and _ANOTHER.fullmatch(clause.text.lower()):
            found[-1] = _added(parse, last, clause)
        else:
            found.append(clause)
    return tuple(found)


def _added(parse: Parse, clause: Clause, more: Clause) -> Clause:
    one, other = clause.get("n"), more.get("n")
    if isinstance(one, Quantity) and isinstance(other, Quantity):
        if isinstance(one.value, int) and isinstance(other.value, int):
            both = replace(one, value=one.value + other.value)
            return replace(clause, slots={**clause.slots, "n": both})
    raise parse.error(Problem.AMBIGUOUS, SHIELD_PREVENTS, more.place)
