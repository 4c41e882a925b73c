"""What is told of several at once, told of each: "Knight A and B (2/7), each with “…”".

Only such names are spelt out; one name in the plural says it of all of them anyway.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.scenario.words.quoted_words import name_before
from bot.scenario.words.tokens import BULLET, Kind, Token

_ENDS = frozenset({".", "?", "!", ";", "\n", BULLET})
_OF_EACH = frozenset({"each", "both"})
_LEADING = frozenset(
    "with a an that says say saying reads reading has have having which : ,".split()
)
_PLACES = frozenset(
    "are is were in on play the battlefield table board out there my his her their "
    "side mine".split()
)
_LONGEST = 9


def told_of_each(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with what is said of each of several names behind every one."""
    for at in range(2, len(tokens) - 1):
        if tokens[at].text not in _OF_EACH:
            continue
        end = _end(tokens, at + 1)
        last = at - (tokens[at - 1].text == ",")
        found = end and (
            _spelt_out(tokens, last, at, end) or _moved(tokens, last, at, end)
        )
        if found:
            return told_of_each((*found, *tokens[end:]))
    return tokens


def is_put_together(text: str, name: Sequence[Token]) -> bool:
    """Whether other words stand between those of *name*: the B of "Knight A and B"."""
    return any(
        any(char.isalnum() for char in text[one.end : other.start])
        for one, other in pairwise(name)
    )


def _end(tokens: Sequence[Token], at: int) -> int:
    """Where the description ends that begins at *at*; 0 where none does."""
    if tokens[at].text not in _LEADING and tokens[at].kind is not Kind.SIZE:
        return 0
    for here in range(at, min(at + _LONGEST, len(tokens))):
        if tokens[here].kind is Kind.QUOTE:
            return here + 1
        if tokens[here].text in _ENDS:
            return here
        if tokens[here].text == "," and here > at:
            return 0
        if tokens[here].text == "and" and tokens[here + 1].text in {"a", "an"}:
            return 0
    return 0


def _spelt_out(
    tokens: Sequence[Token], last: int, at: int, end: int
) -> tuple[Token, ...]:
    """ "Knight A (2/7) with “…” and Knight B (2/7) with “…”"."""
    size: Sequence[Token] = ()
    if last > 3 and tokens[last - 1].text == ")":
        if tokens[last - 2].kind is not Kind.SIZE or tokens[last - 3].text != "(":
            return ()
        size, last = tokens[last - 3 : last], last - 3
    names: list[tuple[Token, ...]] = []
    here = last
    while (first := _name(tokens, here)) is not None:
        names.insert(0, tuple(tokens[first:here]))
        here = first
        if tokens[here - 1].text not in {"and", ","} or here < 2:
            break
        joined = here - 1
        here = joined - (tokens[joined - 1].text == ",")
    else:
        return ()
    if len(names) < 2 or tokens[first - 1].text in {",", "and"}:
        return ()
    if tokens[first - 1].kind is Kind.SIZE:
        return ()
    if len(names[-1]) == 1 and len(names[-1][0].raw) == 1:
        # "Knight A and B"
        names = [names[0], *((*names[0][:-1], it[-1]) for it in names[1:])]
    told: list[Token] = []
    joint = replace(tokens[at], kind=Kind.WORD, text="and", raw="and", value=None)
    for name in names:
        told += [joint] if told else []
        told += [*name, *size, *_described(tokens, at + 1, end)]
    return (*tokens[:first], *told)


def _described(tokens: Sequence[Token], at: int, end: int) -> tuple[Token, ...]:
    """The description, a size that begins it in brackets."""
    first = at + (tokens[at].text in {"a", "an"})
    said = tuple(tokens[at:end])
    if tokens[first].kind is Kind.SIZE:
        size = tokens[first]
        left, right = (
            replace(size, kind=Kind.MARK, text=it, raw=it, value=None) for it in "()"
        )
        return (left, size, right, *tokens[first + 1 : end])
    if first > at:
        comma = replace(said[0], kind=Kind.MARK, text=",", raw=",", value=None)
        return (comma, *said)
    return said


def _name(tokens: Sequence[Token], last: int) -> int | None:
    """Where a name begins that ends before *last*, a letter of one among them."""
    letter = tokens[last - 1]
    single = letter.kind is Kind.WORD and len(letter.raw) == 1 and letter.raw.isupper()
    if not single:
        first = name_before(tokens, last)
        commas = [at for at in range(first or last, last) if tokens[at].text == ","]
        if first is None or not commas:
            return first
        # "Ox Alpha, Ox Beta": a list; "Odalis, Blade of Rust": one name.
        alike = all(
            tokens[at + 1].text == tokens[first].text
            or tokens[at - 1].text == tokens[last - 1].text
            for at in commas
        )
        titled = {"of", "the"} & {it.text for it in tokens[commas[0] : last]}
        return commas[-1] + 1 if alike else first if titled else None
    if last > 1 and tokens[last - 2].text in {"and", ","}:
        return last - 1
    return name_before(tokens, last - 1)


def _moved(tokens: Sequence[Token], last: int, at: int, end: int) -> tuple[Token, ...]:
    """ "Two Idols “…” are in play" for "Two Idols are in play, each with “…”"."""
    first = last
    while first and tokens[first - 1].text in _PLACES:
        first -= 1
    quoted = tokens[end - 1].kind is Kind.QUOTE
    if first == last or not quoted or name_before(tokens, first) is None:
        return ()
    said = tokens[at + 1 : end]
    return (*tokens[:first], *said, *tokens[first:last])
