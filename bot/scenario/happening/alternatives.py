"""What is told with "or" between: one of two, and nothing says which."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.worded import worded

_ASIDE = frozenset({"soft", "note", "time", "claim"})


@before(*Game)
def one_of_two(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses as they are; AMBIGUOUS for "I bolt it or I block it"."""
    for clause in clauses:
        asks = clause.question or clause.kind.startswith("ask_")
        if "or" in clause.lead and not asks and clause.kind not in _ASIDE:
            raise parse.error(
                Problem.AMBIGUOUS,
                worded(
                    "Which of the two happens? Tell one of them, and ask about the "
                    "other in a follow-up."
                ),
                clause.place,
            )
    return clauses
