"""Stretches of a text kept as words."""

from bot.wording.phrases import Attempt
from bot.wording.tokens import SELF


def in_words(attempt: Attempt, at: int, end: int, *, lower: bool = True) -> str:
    """The words as printed, with "this" for the card's own name."""
    text = attempt.text
    said = ""
    for place in range(at, end):
        gap = text.text[text.ends[place - 1] : text.starts[place]] if place > at else ""
        word = text.text[text.starts[place] : text.ends[place]]
        said += gap + ("this" if text.words[place] == SELF else word)
    # A sentence may begin with it or not; the words are the same.
    return said[:1].lower() + said[1:] if lower else said
