"""What is shown to be typed in the end: of the text itself, or nothing apt."""

import re

from bot.errors import Cause, Problem, QuestionError, place_in
from bot.judge.at_fault import REST_READ, say, words_at
from bot.scenario.words.asked_back import (
    NOT_UNDERSTOOD,
    NOT_UNDERSTOOD_HERE,
    WHICH_ONE,
    WHICH_SO_MANY,
    WHICH_TWO,
)
from bot.scenario.words.nearest_example import GENERAL, STOCK
from bot.worded import Worded, is_said, joined, worded

# Wordings that are tried behind the name of a card that nobody knows: only to find
# whether its own would be read there. They are shown to nobody, who might take them
# for what the card says.
CAST_FOR = {
    "": "This deals 3 damage to any target.",
    "ga": "Deal 3 damage to target unit.",
    "riftbound": "Deal 3 damage to a unit.",
}
SHIELDS_FOR = {
    "": "This turn, prevent the next 3 damage that would be dealt to any target.",
    "ga": "Prevent the next 3 damage that would be dealt to target unit this turn.",
    "riftbound": "Prevent the next 3 damage that would be dealt to a unit this turn.",
}
LIES_FOR = {"": "If a source would deal damage to you, prevent 1 of that damage."}
_ALL_TRIED = frozenset(
    it for tried in (CAST_FOR, SHIELDS_FOR, LIES_FOR) for it in tried.values()
)
ITS_TEXT = "…its text…"


def without_tried(text: str, typed: str) -> str:
    """*text* with a place for its own text where a wording was only tried."""
    for words in _ALL_TRIED:
        if words not in typed:
            text = text.replace(f'"{words}"', f'"{ITS_TEXT}"')
    return text


def ask_its_text(error: QuestionError, typed: str) -> None:
    """What was shown as the place of a card's text was typed as it stands."""
    error.problem, error.text, error.suggestions = Problem.UNKNOWN, typed, ()
    error.line, error.column = place_in(typed, typed.index(ITS_TEXT))
    error.length = len(ITS_TEXT)
    say(error, worded("Put what the card says there instead of “…its text…”."))


def leave_apt(error: QuestionError, typed: str) -> None:
    """Keep no example about something else beside what is said of the text itself.

    Where only examples are left, *error* tells so; where none is, what to do.
    """
    own = tuple(it for it in error.suggestions if it not in STOCK)
    if own or not error.suggestions:
        error.suggestions = own
    elif error.line and error.cause is not Cause.STRANGE_WORD:
        # What a word means that nobody knows, any example may show.
        error.suggestions = tuple(it for it in error.suggestions if it not in GENERAL)
    error.alike = not own and bool(error.suggestions)
    asked: object = error.message
    asked = asked.template if isinstance(asked, Worded) else asked
    which = error.line and asked in {WHICH_ONE, WHICH_TWO, WHICH_SO_MANY}
    if which and (there := words_at(error)):
        told = worded(
            "Which is meant by “{said}”? Say the name, the size or whose it is.",
            said=there,
        )
        say(error, told)
    if "“”" in str(error.message):
        say(error, NOT_UNDERSTOOD)
    unread = is_said(error.message, NOT_UNDERSTOOD, NOT_UNDERSTOOD_HERE, REST_READ)
    if unread and not error.suggestions and not error.offers:
        do = worded("Say it in other words, or leave it out if nothing hangs on it.")
        if _MATTERS.search(words_at(error)):
            do = worded("Say it in other words.")
        say(error, joined([error.message, do], " "))


# On what has one of these something hangs.
_MATTERS = re.compile(
    r"\b(?:prevent|shield|attack|block|intercept|retaliat|damage|deal|hits?\b|cast|"
    r"protect|redirect|doubl|sacrific|destroy|trampl|die[sd]?\b|kill|bolt|swing)|\d",
    re.IGNORECASE,
)
