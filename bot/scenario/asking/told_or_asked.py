""" "I play Void Seeker on it. Draws a card?": is that told, or asked?"""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import ANYWAY_OR_ASKED
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import ENDS

_APART = ENDS | {",", "-", "–"}


@before(*Game)
def told_or_asked(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses as they are.

    Raises QuestionError (AMBIGUOUS) where a question is a deed that nobody does.
    """
    for clause in clauses[1:]:
        if _is_bare_question(parse, clause):
            raise parse.error(
                Problem.AMBIGUOUS,
                ANYWAY_OR_ASKED,
                clause.place,
            )
    return clauses


def _is_bare_question(parse: Parse, clause: Clause) -> bool:
    """Whether a verb without its subject is all that is asked."""
    start, end = clause.place.start, clause.place.end
    alone = parse.word(start - 1) in _APART and parse.word(end) == "?"
    # What leaves its subject out begins with its verb; "12 life?" leaves out both.
    verb = bool(clause.get("elided")) and not clause.get("bare")
    if not (alone and verb) or clause.kind.startswith("ask_"):
        return False
    # "He bolts my Goblins. Goblins?" names something: no card is that verb alone.
    return all(it != end for it, _ in parse.reads("card", start))
