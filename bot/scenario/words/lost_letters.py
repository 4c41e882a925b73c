"""Texts in which letters were lost before they came here."""

import re

from bot.errors import Problem, QuestionError, place_in
from bot.worded import worded

# What stands where bytes were no letters: the text was not written as UTF-8.
_LOST = re.compile("[\ufffd\ud800-\udfff]")


def require_all_letters(text: str) -> None:
    """Raise QuestionError at the first letter of *text* that was lost."""
    lost = _LOST.search(text)
    if lost is None:
        return
    line, column = place_in(text, lost.start())
    raise QuestionError(
        Problem.SYNTAX,
        worded("A letter was lost here: save the text as UTF-8, or type it again."),
        line=line,
        column=column,
        text=text,
    )
