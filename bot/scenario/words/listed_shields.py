"""Shields told by what each prevents: "shields of 5, 7 and 2"."""

from dataclasses import replace

from bot.scenario.words.counted_shields import count_of, where_they_lie
from bot.scenario.words.tokens import Kind, Token

Tokens = tuple[Token, ...]

_OF = frozenset({"of", "for", "with", ":", "worth", "preventing"})
_APART = (",", "and"), (",",), ("and",), ("&",), ("+",)
_BEFORE = frozenset({"prevention", "prevent", "damage"})
_ON_ALL = {(",", it, "on") for it in ("both", "all", "each")}
_AHEAD = frozenset("prevent prevents preventing the next".split())
_BEHIND = frozenset("damage point points".split())


def listed_shields(tokens: Tokens) -> Tokens:
    """*tokens* with "a prevent 5 shield , a prevent 7 shield …" in their place."""
    at = 0
    while at < len(tokens):
        if tokens[at].text in {"shields", "shield"} and (found := _list(tokens, at)):
            start, end, points = found
            end += 2 * (_texts(tokens, end, 3) in _ON_ALL)
            where = where_they_lie(tokens, end)
            if where < end:
                return tokens
            told = _told(tokens[at], points, tokens[end:where])
            tokens = (*tokens[:start], *told, *tokens[where:])
            at = start + len(told)
        at += 1
    return tokens


def _list(tokens: Tokens, at: int) -> tuple[int, int, list[Token]] | None:
    """Where the list begins and ends, and what each prevents; None if it is none."""
    here = at + 1
    here += _texts(tokens, here, 1) == (",",)
    if here >= len(tokens) or tokens[here].text not in _OF:
        return None
    points: list[Token] = []
    end = here + 1
    while (item := _item(tokens, end)) is not None:
        end = item
        points.append(next(it for it in reversed(tokens[:end]) if _is_number(it)))
        apart = (len(it) for it in _APART if _texts(tokens, end, len(it)) == it)
        step = next(apart, 0)
        if not step or _item(tokens, end + step) is None:
            break
        end += step
    if len(points) < 2:
        return None
    start = at - (tokens[at - 1].text in _BEFORE if at else 0)
    count = count_of(tokens[start - 1]) if start else 0
    if count and count != len(points):
        return None
    counted = count or (start > 0 and tokens[start - 1].text in {"a", "some"})
    return start - bool(counted), end, points


def _item(tokens: Tokens, at: int) -> int | None:
    """The end of "5", "the next 5 damage" or "prevent 5" at *at*."""
    while at < len(tokens) and tokens[at].text in _AHEAD:
        at += 1
    if at >= len(tokens) or not _is_number(tokens[at]):
        return None
    at += 1
    while at < len(tokens) and tokens[at].text in _BEHIND:
        at += 1
    return at


def _is_number(token: Token) -> bool:
    return token.kind is Kind.NUMBER or count_of(token) > 1


def _texts(tokens: Tokens, at: int, length: int) -> tuple[str, ...]:
    return tuple(it.text for it in tokens[at : at + length])


def _told(like: Token, points: list[Token], where: Tokens) -> Tokens:
    def word(text: str) -> Token:
        return replace(like, kind=Kind.WORD, text=text, raw=text, value=None)

    told: list[Token] = []
    for number in points:
        told += [word("and")] if told else []
        told += [word("a"), word("prevent"), number, word("shield"), *where]
    return tuple(told)
