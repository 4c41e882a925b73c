"""Sizes and types that stand before the name of a card told by its wording."""

from collections.abc import Sequence

from bot.scenario.words.descriptions import ARTICLES, DESCRIBING
from bot.scenario.words.kinds import TYPES
from bot.scenario.words.tokens import Kind, Token


def types_before(tokens: Sequence[Token], first: int) -> tuple[int, frozenset[str]]:
    """Where "creature" in "Alice's creature NAME" begins, and the types it tells.

    The name is at *first*; *first* and nothing where no type stands between it and
    an article. It only says what the name stands for: two things are not meant.
    """
    start = first
    while start and tokens[start - 1].text in TYPES | {"card"}:
        start -= 1
    if start == first or start < 1 or tokens[start - 1].text not in _BEFORE_TYPES:
        return first, frozenset()
    return start, frozenset(it.text for it in tokens[start:first]) & _MEANT


# What a type may say that a card is.
_MEANT = TYPES - frozenset("legendary snow basic tribal kindred vehicle".split())
_BEFORE_TYPES = ARTICLES | {"'s", "the", "my", "your", "his", "her", "their"}


def sized_before(tokens: Sequence[Token], first: int) -> bool:
    """Whether "2/2", "2/2 creature" ends before the name at *first*."""
    while first > 1 and tokens[first - 1].text in DESCRIBING:
        first -= 1
    return first > 0 and tokens[first - 1].kind is Kind.SIZE
