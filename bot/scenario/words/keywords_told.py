"""Keywords right behind a size: "a 2/2 first strike protection from black"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import COLORS, KEYWORDS
from bot.scenario.words.tokens import Kind, Token

_JOINS = frozenset({"and", ","})
_LEADS = frozenset({",", "a", "an", "is"})


def with_keywords(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with such lists told by "with", where protection is one of them."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        found.append(tokens[at])
        at += 1
        led = at > 1 and tokens[at - 2].text in _LEADS
        if tokens[at - 1].kind is not Kind.SIZE or not led:
            continue
        end, told = _listed(tokens, at)
        if not any(tokens[first].text == "protection" for first, _ in told):
            continue
        for number, (first, last) in enumerate(told):
            joint = "with" if not number else "and"
            found.append(_word(tokens[first], joint))
            found += tokens[first:last]
        at = end
    return tuple(found)


def _listed(tokens: Sequence[Token], at: int) -> tuple[int, list[tuple[int, int]]]:
    """Where the keywords from *at* on end, and where each of them stands."""
    told: list[tuple[int, int]] = []
    here = at
    while size := _keyword(tokens, here):
        told.append((here, here + size))
        at = here = here + size
        while here < len(tokens) and tokens[here].text in _JOINS:
            here += 1
    return at, told


def _keyword(tokens: Sequence[Token], at: int) -> int:
    """How many words the keyword at *at* has; 0 for none."""
    words = tuple(it.text for it in tokens[at : at + 3])
    if words[:2] == ("protection", "from") and words[2:] and words[2] in COLORS:
        return 3
    return next((n for n in (2, 1) if words[:n] in KEYWORDS), 0)


def _word(like: Token, text: str) -> Token:
    return replace(like, kind=Kind.WORD, text=text, raw=text, value=None, within=None)
