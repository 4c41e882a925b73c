""" "After NAME has resolved, Bob casts …": that it resolves is told before."""

import re
from collections.abc import Sequence

from bot.scenario.words.quoted_words import begins, names
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_mark

RESOLVED = frozenset({"resolved", "resolves"})
_ONCE = frozenset({"after", "once"})
_OWNERS = frozenset("my his her their opponent 's".split())


def resolved_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "NAME has resolved. Bob …" for "After NAME has resolved, Bob …"."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        told = tokens[at].text in _ONCE and begins(tokens, at)
        end = _resolved(tokens, at + 1) if told else 0
        if end:
            found += [*tokens[at + 1 : end], as_mark(tokens[end], ".")]
            at = end + 1
        else:
            found.append(tokens[at])
            at += 1
    return tuple(found)


def _resolved(tokens: Sequence[Token], start: int) -> int:
    """Where the comma behind "NAME has resolved" stands; 0 for anything else."""
    first = start
    while first + 1 < len(tokens) and (
        tokens[first].text in _OWNERS or tokens[first + 1].text == "'s"
    ):
        first += 1
    if first >= len(tokens) or not (names(tokens, first) or tokens[first].capital):
        return 0
    for end in range(first + 1, len(tokens)):
        if tokens[end].text in ENDS:
            return 0
        if tokens[end].text == "," and tokens[end - 1].text in RESOLVED:
            return end if first > start or _same_for_all(tokens[start:end]) else 0
    return 0


def _same_for_all(told: Sequence[Token]) -> bool:
    """Whether it does not matter who has cast what is told with its wording."""
    texts = [str(it.value) for it in told if it.kind is Kind.QUOTE]
    return bool(texts) and not any(map(_SIDED.search, texts))


_SIDED = re.compile(r"\b(?:you|your|opponents?)\b", re.IGNORECASE)
