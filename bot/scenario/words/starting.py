"""Where a sentence begins, or the text behind the name of its game."""

from collections.abc import Sequence

from bot.scenario.words.quoted_words import begins
from bot.scenario.words.tokens import Kind, Token

_LONGEST_GAME = 3
_GAMES = frozenset("mtg magic ga grand archive rb riftbound".split())
_SHORT_GAMES = frozenset({"ga", "rb", "riftbound"})


def is_start(tokens: Sequence[Token], at: int) -> bool:
    """Whether a sentence begins at *at*, or the text behind the name of its game."""
    return begins(tokens, at) or is_behind_game(tokens, at)


def is_behind_game(tokens: Sequence[Token], at: int) -> bool:
    """Whether only the name of a game stands before *at*."""
    if at - 1 > _LONGEST_GAME or at < 1:
        return False
    if tokens[at - 1].text != ":":
        # "Rb my 3 might …", without the colon; "Magic" may be a word of the text.
        return {it.text for it in tokens[:at]} <= _SHORT_GAMES
    said = tokens[: at - 1]
    return all(it.text in _GAMES or it.kind is Kind.NUMBER for it in said)
