"""Sizes told in other words than "a 4/3": "(4/3, white-blue)", "which is a 6/6"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import COLORS, SUBTYPES, TYPES
from bot.scenario.words.tokens import Kind, Token

_DESCRIBING = frozenset(COLORS) | TYPES | SUBTYPES
_NOW = (
    ("right", "now"), ("at", "the", "moment"), ("at", "this", "point"), ("now",),
    ("currently",), ("by", "now"),
)  # fmt: skip
_WHICH = frozenset({"which", "who", "that"})


def plain_sizes(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with sizes as they are told mostly."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        colours = _colours(token)
        if colours:
            found += colours
        elif token.text in _WHICH and (skip := _being(tokens, at)):
            # "NAME, which is a 6/6 right now": "NAME, a 6/6".
            if tokens[at + skip].kind is Kind.SIZE:
                found.append(replace(token, text="a", raw="a"))
            at += skip
            continue
        elif token.text == "," and _within_brackets(tokens, at):
            pass
        elif found and found[-1].kind is Kind.SIZE and (words := _now(tokens, at)):
            at += words
            continue
        else:
            found.append(token)
        at += 1
    return tuple(found)


def _colours(token: Token) -> list[Token]:
    """ "white-blue" as two words."""
    if token.kind is not Kind.WORD or "-" not in token.text:
        return []
    parts = token.text.split("-")
    if len(parts) != 2 or not all(part in COLORS for part in parts):
        return []
    return [replace(token, text=part, raw=part) for part in parts]


def _being(tokens: Sequence[Token], at: int) -> int:
    """How many words "which is currently" are, before "a 6/6" or "6/6"; else 0."""
    if not at or tokens[at - 1].text != ",":
        return 0
    here = at + 1
    if [it.text for it in tokens[here : here + 1]] != ["is"]:
        return 0
    here += 1
    here += _now(tokens, here)
    size = here + (tokens[here].text in {"a", "an"} if here < len(tokens) else 0)
    if size >= len(tokens) or tokens[size].kind is not Kind.SIZE:
        return 0
    # "…, which is a 2/2 and has “…”" goes on: more is said of it.
    end = size + 1
    while end < len(tokens) and tokens[end].text in _DESCRIBING | {"creature"}:
        end += 1
    end += _now(tokens, end)
    closed = end >= len(tokens) or tokens[end].text in {",", ".", ";", "!", "?", "\n"}
    return here - at if closed else 0


def _now(tokens: Sequence[Token], at: int) -> int:
    """How many words say that it is so now."""
    for words in _NOW:
        if tuple(it.text for it in tokens[at : at + len(words)]) == words:
            return len(words)
    return 0


def _within_brackets(tokens: Sequence[Token], at: int) -> bool:
    """The comma of "(4/3, white flier)", behind which only colours and kinds follow."""
    if at < 2 or tokens[at - 1].kind is not Kind.SIZE or tokens[at - 2].text != "(":
        return False
    return at + 1 < len(tokens) and tokens[at + 1].text.split("-")[0] in _DESCRIBING
