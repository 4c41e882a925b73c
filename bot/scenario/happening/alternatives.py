"""What is told with "or" between: one of two, and nothing says which."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_ASKED
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_ASIDE = frozenset({"soft", "note", "time", "claim"})


@before(*Game)
def one_of_two(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses as they are; AMBIGUOUS for "I bolt it or I block it".

    SYNTAX for "I wonder if I bolt it".
    """
    for clause in clauses:
        asks = clause.question or clause.kind.startswith("ask_")
        told = not asks and clause.kind not in _ASIDE
        if told and ("or" in clause.lead or _or_not(parse, clause)):
            raise parse.error(
                Problem.AMBIGUOUS,
                worded(
                    "Which of the two happens? Tell one of them, and ask about the "
                    "other in a follow-up."
                ),
                clause.place,
            )
        if told and _wondered(parse, clause):
            raise parse.error(Problem.SYNTAX, WHAT_ASKED, clause.place)
    return clauses


def _or_not(parse: Parse, clause: Clause) -> bool:
    """ "Bob bolts me or not.": so told it may not have happened."""
    end = clause.place.end
    behind = parse.words[end : end + 3]
    return behind[:2] in (["or", "not"], ("or", "not")) and (
        not behind[2:] or behind[2] in {".", "!"}
    )


def _wondered(parse: Parse, clause: Clause) -> bool:
    """ "I wonder whether he casts Murder": that tells nothing that happens."""
    at = clause.place.start
    said = [parse.word(at - n) if at >= n else "" for n in (1, 2)]
    return said[0] in {"if", "whether"} and said[1] in _WONDERING


_WONDERING = frozenset(
    "know knows wonder wonders wondering wondered sure unsure me us ask asks asked "
    "asking curious confirm check explain clarify unclear understand".split()
)
