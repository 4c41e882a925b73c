"""Cards told by their wordings in ways that are longer than they need be.

Auras one by one, "enchanted with two Auras I control. Odd Coat: “…” And …", and what
was cast for X and is there with so many counters.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.quoted_words import name_after
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word

_WORN = frozenset("auras aura equipment equipments enchantments".split())
_NUMBERS = {"two": 2, "three": 3, "a": 1, "an": 1, "one": 1}
_MARKS = frozenset({".", ":", ",", ";", "-", "\n"})


def worn_one_by_one(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "enchanted with my Odd Coat: “…” and my Odd Hat: “…”"."""
    for at in range(len(tokens) - 5):
        if tokens[at].text not in {"with", "by"} or at == 0:
            continue
        if tokens[at - 1].text not in {"enchanted", "equipped"}:
            continue
        number = tokens[at + 1]
        count = _NUMBERS.get(number.text, number.value)
        if not isinstance(count, int) or tokens[at + 2].text not in _WORN:
            continue
        end, owner = _owner(tokens, at + 3)
        cards, behind = _cards(tokens, end, count)
        if not cards:
            continue
        said: list[Token] = []
        for card in cards:
            said += [as_word(number, "and")] if said else []
            said += [*(owner or [as_word(number, "a")]), *card]
        rest = worn_one_by_one(tokens[behind:])
        return (*tokens[: at + 1], *said, *rest)
    return tokens


def _owner(tokens: Sequence[Token], at: int) -> tuple[int, list[Token]]:
    """Where "I control" ends, and whose they are said to be."""
    here = at + (tokens[at].text in {"that", "which"})
    while tokens[here].text in {"my", "the"}:
        here += 1
    who, does = tokens[here], tokens[here + 1 : here + 2]
    if not does or does[0].text not in {"control", "controls"}:
        return at, []
    if who.text == "i":
        return here + 2, [as_word(who, "my")]
    if who.text in OPPONENTS:
        return here + 2, [as_word(who, "my"), who, as_word(who, "'s")]
    if who.text in FIRST_NAMES:
        return here + 2, [who, as_word(who, "'s")]
    return at, []


def _cards(
    tokens: Sequence[Token], at: int, count: int
) -> tuple[list[tuple[Token, ...]], int]:
    """So many names with their wordings behind them; none if it is no such list."""
    found: list[tuple[Token, ...]] = []
    while len(found) < count:
        start = at
        while at < len(tokens) and tokens[at].text in _MARKS | {"and"}:
            at += 1
        first = at
        at = name_after(tokens, first, len(tokens), "") if first > start else first
        while at < len(tokens) and tokens[at].text in {
            ":",
            "says",
            "(",
            "with",
            "reads",
        }:
            at += 1
        if at in (first, len(tokens)) or tokens[at].kind is not Kind.QUOTE:
            return [], start
        at += 1
        found.append(tuple(tokens[first:at]))
    return found, at


_WITH_X = re.compile(
    r"enters (?:the battlefield )?with X (\+1/\+1|[a-z]+) counters on it"
)


def cast_for_x(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Odd Hydra (0/0), cast for X=2: “…”" as "Odd Hydra (0/0): “…” with 2 …"."""
    for at in range(3, len(tokens) - 2):
        if tokens[at].kind is not Kind.EQUALS or tokens[at - 2].text != "cast":
            continue
        end = at + 1
        while end < len(tokens) - 1 and tokens[end].text in _LEADING:
            end += 1
        quote = tokens[end]
        said = _WITH_X.search(str(quote.value)) if quote.kind is Kind.QUOTE else None
        if tokens[at - 1].text not in {"for", "with"} or said is None:
            continue
        first = at - 2 - (tokens[at - 3].text in {",", "and"})
        counters = [
            replace(it, start=quote.end, end=quote.end, line=quote.line)
            for it in tokenize(f"with {tokens[at].number} {said[1]} counters on it")
        ]
        kept = (*tokens[:first], *tokens[at + 1 : end + 1], *counters)
        return cast_for_x((*kept, *tokens[end + 1 :]))
    return tokens


_LEADING = frozenset({":", ",", "(", "says", "reads", "with"})
