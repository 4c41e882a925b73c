"""A follow-up that is refused is shown as it was typed, not as it is read."""

import re

from bot.errors import Problem, QuestionError, place_in
from bot.scenario.words.asked_back import NOT_UNDERSTOOD_HERE
from bot.worded import worded

_LED = re.compile(r"^(?:and |but |ok |so )*(?:what if |what about |if |and )?", re.I)


def in_typed_words(error: QuestionError, typed: str) -> QuestionError:
    """*error* pointing into *typed*: nowhere, where nobody typed what it points at."""
    lines = error.text.splitlines()
    if not 0 < error.line <= len(lines) or _plain(error.text) in _plain(typed):
        return error
    start = error.column - 1
    marked = lines[error.line - 1][start : start + error.length]
    there = [*re.finditer(rf"(?<!\w){re.escape(marked)}(?!\w)", typed, re.IGNORECASE)]
    error.text = typed
    if marked and len(there) == 1:
        error.line, error.column = place_in(typed, there[0].start())
        return error
    error.line = error.column = 0
    if error.problem is Problem.SYNTAX:
        said = _LED.sub("", typed.strip()).rstrip("?. ")
        error.message = worded(NOT_UNDERSTOOD_HERE, word=said)
        error.args = (error.message,)
    return error


def _plain(words: str) -> str:
    return " ".join(words.lower().split())
