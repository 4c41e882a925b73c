"""Brackets behind a name that say more than its size: NAME (2/2, damaged): "…"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.quoted_words import (
    Described,
    Description,
    description,
    name_before,
)
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_mark

_LASTING = frozenset({"artifact", "enchantment", "land"})
_MOST = 24  # words within one bracket


def in_brackets(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """NAME (2/2 with bushido 1 and a +1/+1 counter): "…".

    The size makes it a creature; the bracket stays for the clause to read all of.
    """
    # "NAME (2/1, bushido 2: “…”)": the wording stands within.
    within = tokens[at - 1].text != ")" and [it.text for it in tokens[end : end + 1]]
    if at < 2 or (tokens[at - 1].text != ")" and within != [")"]):
        return None
    opening = at - 2
    while opening and tokens[opening].text != "(":
        if at - opening > _MOST or tokens[opening].text in ENDS | {")"}:
            return None
        opening -= 1
    sizes = [it for it in range(opening, at) if tokens[it].kind is Kind.SIZE]
    last = opening
    first = name_before(tokens, last, str(tokens[quote].value))
    kinds = frozenset(it.text for it in tokens[opening:at]) & _LASTING
    if first is None or tokens[first - 1].kind is Kind.SIZE:
        return None
    if len(sizes) != 1 and (sizes or not kinds):
        return None
    found = description(tokens, sizes[0] + 1) if sizes else None
    what = found[1] if found is not None else Description(kinds)
    words = tuple(it.text for it in tokens[first:last])
    return Described(quote, words, first, last, frozenset(range(at, end)), what, False)


def led_into(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with “…” for (“…”) behind "with" and "says"."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        quote = at + 1 if token.text == "(" else at - 1
        wrapped = 0 < quote < len(tokens) - 1 and tokens[quote].kind is Kind.QUOTE
        around = tokens[quote - 1 : quote + 2 : 2] if wrapped else ()
        if [it.text for it in around] == ["(", ")"] and token in around:
            if tokens[quote - 2].text in _LEADING:
                continue
        found.append(token)
    return tuple(found)


_LEADING = frozenset("with says say saying reads reading controls control by".split())


def commas_in_brackets(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with NAME (6 Might, “…”) for NAME (6 Might: “…”)."""
    tokens = _texts_in_brackets(tokens)
    found = list(tokens)
    for at in range(2, len(tokens) - 1):
        behind = tokens[at].kind is Kind.QUOTE and tokens[at + 1].text == ")"
        if not behind or tokens[at - 1].text != ":":
            continue
        opening = at - 2
        while opening and tokens[opening].text not in ENDS | {"(", ")"}:
            opening -= 1
        if tokens[opening].text == "(":
            found[at - 1] = replace(tokens[at - 1], text=",", raw=",")
    return tuple(found)


_LED = tuple(
    tuple(words.split())
    for words in (
        "that says", "which says", "that reads", "which reads", "that states",
        "which states", "whose text is", "whose text reads", "saying", "reading",
    )
)  # fmt: skip


def _texts_in_brackets(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with NAME (“…”) for "NAME, which says “…”" and "NAME (that says “…”)".

    "NAME (a domain that says “…”)" is one card, and not a domain besides.
    """
    for at in range(len(tokens) - 1, 2, -1):
        if tokens[at].kind is not Kind.QUOTE:
            continue
        before = tuple(it.text for it in tokens[:at])
        led = next((it for it in _LED if before[-len(it) :] == it), None)
        if led is None:
            continue
        start = at - len(led)
        start -= before[start - 1] == ","
        if before[start - 1] == "(":
            tokens = (*tokens[:start], *tokens[at:])
        elif _opened(before):
            tokens = (*tokens[:start], as_mark(tokens[start], ","), *tokens[at:])
        elif before[start] == "," and tokens[start - 1].capital:
            tokens = (*tokens[:start], *_bracketed(tokens, at))
    return tokens


def _opened(before: Sequence[str]) -> bool:
    for word in reversed(before):
        if word in ENDS | {"(", ")"}:
            return word == "("
    return False


def _bracketed(tokens: Sequence[Token], at: int) -> list[Token]:
    """The wording at *at* in brackets, and what stands behind it."""
    wording, behind = tokens[at], list(tokens[at + 1 :])
    put = [as_mark(wording, "("), wording, as_mark(wording, ")")]
    if behind and behind[0].text == ",":
        return put + behind[1:]
    if behind and behind[0].capital and str(wording.value).endswith((".", "!")):
        put.append(as_mark(wording, "."))
    return put + behind


def sizes_in_front(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with NAME (2/2, “…”) for NAME (“…”, 2/2)."""
    found = list(tokens)
    for at in range(len(tokens) - 4):
        inside = tokens[at + 1 : at + 4]
        closed = tokens[at].text == "(" and tokens[at + 4].text == ")"
        if not closed or [it.kind for it in inside[::2]] != [Kind.QUOTE, Kind.SIZE]:
            continue
        if inside[1].text in {",", ";"}:
            found[at + 1 : at + 4] = reversed(inside)
    return tuple(found)
