"""Texts of several things of no name, each told its own or all the same.

"Two enchantments. One says “…” The other says “…”" is an enchantment with the one and
an enchantment with the other; "two artifacts, and each says “…”" is two with it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import DESCRIBING, singular
from bot.scenario.words.small_words import OWNERS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word

_NUMBERS = {it: n for n, it in enumerate("two three four five".split(), start=2)}
_SAYS = frozenset("says say saying reads read reading has have having with".split())
_JOINS = frozenset(", . ; : and which that while but whereas".split())
_OF_THEM = frozenset("them these those which".split())
_EVERY = frozenset("each both all".split())
_FIRST = (("one",), ("the", "first"), ("the", "first", "one"))
_FURTHER = (
    ("the", "other", "one"), ("the", "other"), ("another", "one"), ("another",),
    ("the", "second", "one"), ("the", "second"), ("the", "third", "one"),
    ("the", "third"), ("one",),
)  # fmt: skip


def texts_of_several(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the texts of several things of no name behind each of them."""
    tokens = _another(tokens)
    for at in range(len(tokens) - 2):
        count = _NUMBERS.get(tokens[at].text, tokens[at].value)
        end = _kind(tokens, at + 1) if count in _NUMBERS.values() else 0
        if not end:
            continue
        for start in _clauses(tokens, end):
            if found := _all_alike(tokens, end, start):
                return texts_of_several(found)
            if found := _one_by_one(tokens, at, end, start, int(str(count))):
                return texts_of_several(found)
    return tokens


def _another(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "An artifact with “…” and another [one] with “…”": another artifact."""
    found: list[Token] = []
    kind: list[Token] = []
    for at, token in enumerate(tokens):
        following = [it.text for it in tokens[at + 1 : at + 2]]
        if token.kind is Kind.QUOTE:
            kind = _described(found) or kind
        elif token.text == "one" and found and found[-1].text == "another" and kind:
            continue
        found.append(token)
        bare = following == ["one"] or (following and following[0] in _SAYS)
        if token.text == "another" and bare and kind:
            found += [replace(it, start=token.start, end=token.end) for it in kind]
    return tuple(found)


def _described(before: Sequence[Token]) -> list[Token]:
    """The kind in "an artifact that says", which ends there; empty for a name."""
    end = len(before)
    while end and before[end - 1].text in _SAYS | {"that", "which", ":"}:
        end -= 1
    first = end
    while first and before[first - 1].text in DESCRIBING:
        first -= 1
    article = first > 0 and before[first - 1].text in {"a", "an", "another"}
    return list(before[first:end]) if article and first < end < len(before) else []


def _kind(tokens: Sequence[Token], at: int) -> int:
    """The end of "red enchantments", "2/2s", "4/4 creatures" from *at*; else 0."""
    end = at
    while end < len(tokens) and (
        tokens[end].kind is Kind.SIZE or singular(tokens[end].text) in DESCRIBING
    ):
        end += 1
    if end > at and tokens[end : end + 1] and tokens[end].text == "s":
        return end + 1  # "2/2s"
    last = tokens[end - 1].text if end > at else ""
    return end if last.endswith("s") and singular(last) in DESCRIBING else 0


def _clauses(tokens: Sequence[Token], end: int) -> Iterator[int]:
    """Where what is told of them may begin: in that sentence or at the next one."""
    stops = 0
    for at in range(end, min(end + 14, len(tokens))):
        if tokens[at].kind is Kind.QUOTE or stops > 1:
            return
        stops += tokens[at].text in {".", ";"}
        if tokens[at].text in _JOINS:
            start = at
            while start < len(tokens) and tokens[start].text in _JOINS:
                start += 1
            yield start


def _said(tokens: Sequence[Token], at: int) -> int:
    """Where the quotation stands in "[of them] says [:] “…”" from *at*; else 0."""
    if [it.text for it in tokens[at : at + 1]] == ["of"]:
        if at + 1 >= len(tokens) or tokens[at + 1].text not in _OF_THEM:
            return 0
        at += 2
    at += [it.text for it in tokens[at : at + 1]] == ["that"]
    if at >= len(tokens) or tokens[at].text not in _SAYS:
        return 0
    at += 1 + ([it.text for it in tokens[at + 1 : at + 2]] == [":"])
    return at if at < len(tokens) and tokens[at].kind is Kind.QUOTE else 0


def _before(tokens: Sequence[Token], start: int) -> int:
    """Where the words that join the clause at *start* to what is before it begin."""
    while tokens[start - 1].text in _JOINS:
        start -= 1
    return start


def _all_alike(
    tokens: tuple[Token, ...], end: int, start: int
) -> tuple[Token, ...] | None:
    """ "Two enchantments; each of them says “…”"."""
    quote = 0
    if start < len(tokens) and tokens[start].text in _EVERY:
        quote = _said(tokens, start + 1)
    if not quote:
        return None
    said = (as_word(tokens[start], "with"), tokens[quote])
    before = _before(tokens, start)
    return (*tokens[:end], *said, *tokens[end:before], *tokens[quote + 1 :])


def _one_by_one(
    tokens: tuple[Token, ...], at: int, end: int, start: int, count: int
) -> tuple[Token, ...] | None:
    """ "Two enchantments, one with “…” and the other with “…”"."""
    quotes: list[int] = []
    here = start
    while len(quotes) < count:
        quote = 0
        for words in _FURTHER if quotes else _FIRST:
            stop = here + len(words)
            if tuple(it.text for it in tokens[here:stop]) == words:
                quote = _said(tokens, stop)
            if quote:
                break
        if not quote:
            return None
        quotes.append(quote)
        here = quote + 1
        while here < len(tokens) and tokens[here].text in _JOINS - {"that"}:
            here += 1
    kind = [it for it in tokens[at + 1 : end] if it.text != "s"]
    if kind[-1].kind is Kind.WORD:
        kind[-1] = as_word(kind[-1], singular(kind[-1].text))
    owned = at > 0 and tokens[at - 1].text in OWNERS
    # What the second of them begins with: "my enchantment with …", "a 2/2 with …".
    article = tokens[at - 1 : at] if owned else (as_word(tokens[at], "a"),)
    each = [
        (*article, *kind, as_word(tokens[start], "with"), tokens[quote])
        for quote in quotes
    ]
    told = [*each[0]]
    for one in each[1:]:
        told += [as_word(tokens[start], "and"), *one]
    first = at - owned
    return (
        *tokens[:first], *told, *tokens[end : _before(tokens, start)],
        *tokens[quotes[-1] + 1 :],
    )  # fmt: skip
