"""How often one thing may be done in a scenario: each time is followed by itself."""

from bot.errors import Problem
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.worded import worded

MOST_TIMES = 100


def check_often(parse: Parse, clauses: tuple[Clause, ...]) -> None:
    """Raise LIMIT where one of *clauses* happens more than MOST_TIMES times."""
    for clause in clauses:
        times = clause.get("times")
        if isinstance(times, int) and times > MOST_TIMES:
            raise parse.error(
                Problem.LIMIT,
                worded("I follow what is done at most {n} times.", n=MOST_TIMES),
                clause.place,
                (worded("Take fewer: the rest would come out the same way."),),
            )
