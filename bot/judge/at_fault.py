"""What a refusal says of the place at fault: which words stand there, and of what."""

import re

from bot.errors import Cause, Offer, Problem, QuestionError, letter_at
from bot.worded import worded

# The rest of the text can be ruled on.
REST_READ = "I do not understand “{word}”; the rest I do."
REST_KNOWN = (
    "I do not know the word “{word}”; the rest I do. Say what it does in other words, "
    "or leave out “{said}” if nothing hangs on it."
)


def say(error: QuestionError, message: str) -> None:
    """Let *error* say *message* instead."""
    error.message = message
    error.args = (message,)


def start_of(error: QuestionError) -> int:
    """Where in its text the place of *error* begins."""
    return letter_at(error.text, error.line, error.column)


def words_at(error: QuestionError) -> str:
    """The words at the place of *error*."""
    start = start_of(error)
    return error.text[start : start + error.length].strip(' "“”')


_JOINING = re.compile("(?:and|but|so|then)(?: then)? ")


def _lies_in(error: QuestionError, place: tuple[int, int, int]) -> bool:
    line, column, length = place
    return error.line == line and column <= error.column < column + length


def point(error: QuestionError, offer: Offer, place: tuple[int, int, int]) -> None:
    """Let *error* name what *offer* leaves out, at *place*, as all that is not read."""
    if error.problem is not Problem.SYNTAX or error.also:
        return  # of several places none is all that is not understood
    if error.cause is Cause.OPINION:
        return
    if error.cause is Cause.STRANGE_WORD and _lies_in(error, place):
        # One word is at fault, whatever it is said of; no example shows what it means.
        word, said = words_at(error), _JOINING.sub("", offer.said)
        say(error, worded(REST_KNOWN, word=word, said=said))
        error.suggestions = ()
        return
    if place != (error.line, error.column, error.length):
        # Of a sentence of which only a part is at fault no other is an example.
        error.suggestions = offer.examples
    error.line, error.column, error.length = place
    error.cause = None
    say(error, worded(REST_READ, word=offer.said))
