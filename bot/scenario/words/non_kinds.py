""" "A 2/2 non-artifact creature": what it is not, nobody takes it for."""

from dataclasses import replace

from bot.scenario.words.kinds import COLORS
from bot.scenario.words.tokens import Kind, Token

_KINDS = frozenset(COLORS) | {"artifact", "legendary"}
# Behind these one thing is described, and no kind of things is meant.
_ONE = frozenset("a an my his her their 's".split())


def without_non_kinds(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* without the "non-artifact" of one thing; of others it is one word."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        behind = tokens[at + 1] if at + 1 < len(tokens) else None
        if token.text != "non" or behind is None or behind.text not in _KINDS:
            found.append(token)
            at += 1
            continue
        before = found[-1] if found else None
        at += 2
        if before is not None and (before.text in _ONE or before.kind is Kind.SIZE):
            continue
        raw = f"{token.raw}-{behind.raw}"
        found.append(replace(token, text=f"non{behind.text}", raw=raw, end=behind.end))
    return tuple(found)
