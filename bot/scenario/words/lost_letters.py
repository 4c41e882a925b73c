"""Texts in which letters were lost before they came here."""

from bot.errors import Problem, QuestionError
from bot.worded import worded

# What stands where bytes were no letters: the text was not written as UTF-8.
_LOST = "\ufffd"


def require_all_letters(text: str) -> None:
    """Raise QuestionError at the first letter of *text* that was lost."""
    at = text.find(_LOST)
    if at < 0:
        return
    raise QuestionError(
        Problem.SYNTAX,
        worded("A letter was lost here: save the text as UTF-8, or type it again."),
        line=text.count("\n", 0, at) + 1,
        column=at - text.rfind("\n", 0, at),
        text=text,
    )
