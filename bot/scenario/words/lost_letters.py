"""Texts in which letters were lost before they came here."""

import re

from bot.errors import Problem, QuestionError
from bot.worded import worded

# What stands where bytes were no letters: the text was not written as UTF-8.
_LOST = re.compile("[\ufffd\ud800-\udfff]")


def require_all_letters(text: str) -> None:
    """Raise QuestionError at the first letter of *text* that was lost."""
    lost = _LOST.search(text)
    if lost is None:
        return
    at = lost.start()
    raise QuestionError(
        Problem.SYNTAX,
        worded("A letter was lost here: save the text as UTF-8, or type it again."),
        line=text.count("\n", 0, at) + 1,
        column=at - text.rfind("\n", 0, at),
        text=text,
    )
