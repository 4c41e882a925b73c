"""Wordings read out in the sentence behind: "Bob casts NAME on me. It says “…”"."""

from collections.abc import Sequence

from bot.scenario.words.quoted_words import begins, name_after
from bot.scenario.words.small_words import CASTING
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording

_ITS = frozenset("it this that the its".split())
_NOUNS = frozenset("spell card text wording instant sorcery".split())
_SAYS = frozenset("says reads states is said read does".split())


def read_out_next(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with such a wording right behind the name of what is cast."""
    for at in range(len(tokens) - 1, 1, -1):
        if tokens[at].kind is not Kind.QUOTE or not is_wording(str(tokens[at].value)):
            continue
        start = _led_from(tokens, at)
        behind = _cast_before(tokens, start, str(tokens[at].value)) if start else 0
        if behind:
            end = (
                at + 1 + (tokens[at + 1 : at + 2] != () and tokens[at + 1].text == ".")
            )
            tokens = (
                *tokens[:behind], tokens[at], *tokens[behind:start], *tokens[end:]
            )  # fmt: skip
    return tokens


def _led_from(tokens: Sequence[Token], at: int) -> int:
    """Where the "It says" begins that leads to the wording at *at*; else 0."""
    here = at - 1
    while here > 0 and tokens[here].text in {":", ",", "that"}:
        here -= 1
    if tokens[here].text not in _SAYS:
        return 0
    here -= 1
    here -= tokens[here].text in _NOUNS
    if here < 1 or tokens[here].text not in _ITS or not begins(tokens, here):
        return 0
    # What is told behind the wording in that sentence is not of the wording alone.
    ended = str(tokens[at].value).endswith((".", "!"))
    follows = at + 1 < len(tokens) and tokens[at + 1].text not in ENDS
    return 0 if follows and not ended else here


def _cast_before(tokens: Sequence[Token], end: int, wording: str) -> int:
    """Where the name ends of what the sentence before *end* says is cast; else 0."""
    start = end - 1
    while start > 0 and not begins(tokens, start):
        start -= 1
    found = 0
    for at in range(start, end - 1):
        if tokens[at].text not in CASTING:
            continue
        first = at + 1 + (tokens[at + 1].text in {"a", "an", "my", "his", "her"})
        last = name_after(tokens, first, end, wording)
        if found or last == first or tokens[last].kind is Kind.QUOTE:
            return 0
        found = last
    return found
