""" "My 3/3 kills his 2/2": it attacks it, or retaliates, and that has to be told."""

from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_ATTACKS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing


@before(Game.GRAND_ARCHIVE)
def killed_in_a_fight(parse: Parse, clauses: Clauses) -> Clauses:
    """Refuse where an ally kills another and nothing says how.

    Raises QuestionError (AMBIGUOUS): what sees a kill, or a hit, hangs on it.
    """
    for last, clause in pairwise(clauses):
        if _kills(clause) and last.kind in _SAID and _of_an_ally(last):
            raise parse.error(
                Problem.AMBIGUOUS,
                WHAT_ATTACKS,
                clause.place,
                ("My 3/3 ally attacks their 2/2 ally. …",),
            )
    return clauses


_SAID = frozenset({"is", "attack"})


def _kills(clause: Clause) -> bool:
    begun = clause.text.lower().split(" ")[0] in {"kills", "killed"}
    return clause.kind == "die" and begun and clause.get("card") is None


def _of_an_ally(clause: Clause) -> bool:
    things = parts_of(clause.get("what"))
    return bool(things) and all(isinstance(it, Thing) for it in things)
