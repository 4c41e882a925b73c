"""Everything that must be said before a ruling is possible, asked for at once."""

from contextlib import suppress

from bot.errors import Problem, QuestionError
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import completed
from bot.scenario.words.numbers_asked import ALSO_MISSING
from bot.worded import joined, worded

# What each asks for by itself; other errors may only follow from an earlier one.
_INDEPENDENT = (" could be ", "Which ", "How much ", "How many ")


def may_wait(error: QuestionError, kind: str) -> bool:
    """True if the clauses behind a clause of *kind* can be taken all the same."""
    return error.problem is Problem.AMBIGUOUS and not kind.startswith("ask_")


def together(scene: Scene, errors: list[QuestionError]) -> QuestionError:
    """One error for all of *errors* and for every number still missing."""
    first = errors[0]
    with suppress(QuestionError):
        completed(scene)
    words = [first.message]
    suggestions = list(first.suggestions)
    for error in errors[1:]:
        if any(it in error.message for it in _INDEPENDENT):
            words.append(error.message)
            suggestions += error.suggestions
    missing = list(dict.fromkeys(said for said, _ in scene.missing))
    if missing:
        words.append(worded(ALSO_MISSING, what=joined(missing, "; ")))
    return QuestionError(
        first.problem,
        joined([*dict.fromkeys(words)], " "),
        line=first.line,
        column=first.column,
        length=first.length,
        suggestions=tuple(dict.fromkeys(suggestions)),
        text=first.text,
        instead=first.instead,
    )
