"""Words, numbers, sizes, quotations and marks, each with its place in the text."""

from collections.abc import Sequence
from enum import StrEnum

from bot.frozen import frozen

# Longer texts and larger numbers are refused, not cut.
LONGEST_TEXT = 4_000
MOST_TOKENS = 1_200
LARGEST_NUMBER = 1_000_000
# The text of the break before an item of a list.
BULLET = "•"
# What ends a sentence, and what ends a line of a list as well.
STOPS = frozenset({".", "?", "!", ";", "\n"})
ENDS = STOPS | {BULLET}


class Kind(StrEnum):
    """What a token is."""

    WORD = "word"
    NUMBER = "number"  # value: int
    SIZE = "size"  # 2/2; value: (power, toughness)
    COUNTER = "counter"  # +1/+1; value: the kind in one spelling
    TIMES = "times"  # x3, 3x; value: int
    EQUALS = "equals"  # X=4; value: int
    LOYALTY = "loyalty"  # the +2 ability; value: int with its sign
    QUOTE = "quote"  # value: the text inside
    COST = "cost"  # {T}, {1}
    MARK = "mark"  # , . ; : ? ! ( ) + / = ->
    BREAK = "break"  # a new line or a bullet
    ENUM = "enum"  # 1) 2)


@frozen
class Token:
    """One token. *text* is in lower case; *start*/*end* are offsets, line and
    column count from 1. *glued*: at most a hyphen stands between it and the one before.
    *within*: how many tokens of the same name in quotation marks stand before it and
    behind it."""

    kind: Kind
    text: str
    raw: str
    start: int
    end: int
    line: int
    column: int
    value: int | str | tuple[int, int] | None = None
    glued: bool = False
    within: tuple[int, int] | None = None

    @property
    def number(self) -> int:
        """The value of a number-like token."""
        assert isinstance(self.value, int)
        return self.value

    @property
    def capital(self) -> bool:
        """True for a word typed with a capital letter first."""
        return self.raw[:1].isupper()


def sentence_start(tokens: Sequence[Token], at: int) -> int:
    """Where the sentence begins that stands before *at*."""
    while at > 0 and tokens[at - 1].text not in ENDS:
        at -= 1
    return at


def sentence_end(tokens: Sequence[Token], at: int) -> int:
    """Where the sentence ends that *at* is in: the place of the mark behind it."""
    while at < len(tokens) and tokens[at].text not in ENDS:
        at += 1
    return at


def paid_to(tokens: Sequence[Token], at: int) -> bool:
    """Whether "to" at *at* parts two cards: "sacrifices a Goblin to Viscera Seer"."""
    before = tokens[max(0, at - 4) : at]
    return tokens[at].text == "to" and any("sacrific" in it.text for it in before)
