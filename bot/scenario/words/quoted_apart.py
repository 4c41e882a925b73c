"""Wordings that stand apart from what says them: casts a spell on his Bear: "…"."""

import re
from collections.abc import Sequence

from bot.scenario.words.quoted_words import names
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import stop_in

_MOST = 16
_CASTING = frozenset(
    "cast casts casting play plays playing resolve resolves resolving fires".split()
)
_SPELLS = frozenset({"spell", "instant", "sorcery"})
_AIMED = frozenset({"on", "at", "targeting", "onto", "aimed"})
_LEADING = (
    ("that", "says"), ("which", "says"), ("that", "reads"), ("which", "reads"),
    ("saying",), ("reading",), ("with",), (":",), (",",),
)  # fmt: skip
_WORN = re.compile(r"\b(?:equipped|enchanted) \w+", re.IGNORECASE)
_WEARING = (("attached", "to"), ("attached", "on"), ("enchanting",), ("equipping",))


def apart(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with each such wording right behind what has it."""
    for at in range(len(tokens) - 1, 1, -1):
        token = tokens[at]
        if token.kind is Kind.QUOTE and is_wording(str(token.value)):
            tokens = _moved(tokens, at)
    return tokens


def _moved(tokens: tuple[Token, ...], at: int) -> tuple[Token, ...]:
    end = _led(tokens, at)
    quote = tokens[at]
    spell = _spell(tokens, end)
    if spell:
        # "casts a spell on his Bear: “…”" as "casts “…” on his Bear".
        moved = (quote, *tokens[spell + 1 : end])
        return (*tokens[: spell - 1], *moved, *_stop(tokens, at), *tokens[at + 1 :])
    how = _how(tokens, end)
    if how < end and names(tokens, how - 1):
        # "casts NAME with kicker: “…”" as "casts NAME “…” with kicker".
        moved = (quote, *tokens[how:end])
        return (*tokens[:how], *moved, *_stop(tokens, at), *tokens[at + 1 :])
    worn = _worn(tokens, end) if _WORN.search(str(quote.value)) else 0
    if worn:
        moved = (quote, *tokens[worn:end])
        return (*tokens[:worn], *moved, *_stop(tokens, at), *tokens[at + 1 :])
    return tokens


def _led(tokens: Sequence[Token], at: int) -> int:
    """Where the words that lead to the quotation at *at* begin."""
    for words in _LEADING:
        first = at - len(words)
        if first > 0 and tuple(it.text for it in tokens[first:at]) == words:
            return first
    return at


def _spell(tokens: Sequence[Token], end: int) -> int:
    """Where the "spell" stands that is cast on what ends at *end*; 0 if none does."""
    for at in range(end - 2, max(end - _MOST, 1), -1):
        if tokens[at].text in ENDS or tokens[at].kind is Kind.QUOTE:
            return 0
        cast = tokens[at - 1].text in {"a", "an"} and tokens[at - 2].text in _CASTING
        if tokens[at].text in _SPELLS and cast and tokens[at + 1].text in _AIMED:
            return at
    return 0


def _how(tokens: Sequence[Token], end: int) -> int:
    """Where "with kicker", "for its flashback cost" begins that ends at *end*."""
    at = end - 1
    at -= tokens[at].text in {"cost", "paid"}
    at -= tokens[at].text == "cost"
    if at < 2 or tokens[at].text not in _WAYS:
        return end
    at -= tokens[at - 1].text in {"its", "the", "his", "her", "their", "my"}
    return at - 1 if tokens[at - 1].text in {"with", "for", "using", "via"} else end


_WAYS = frozenset(
    "kicker flashback overload madness miracle surge buyback entwine".split()
)


def _worn(tokens: Sequence[Token], end: int) -> int:
    """Where "attached to my Lion" begins behind a name, and ends at *end*; else 0."""
    for at in range(end - 2, max(end - _MOST, 0), -1):
        if tokens[at].text in ENDS or tokens[at].kind is Kind.QUOTE:
            return 0
        for words in _WEARING:
            if tuple(it.text for it in tokens[at : at + len(words)]) == words:
                return at if names(tokens, at - 1) or tokens[at - 1].text == ")" else 0
    return 0


def _stop(tokens: Sequence[Token], at: int) -> tuple[Token, ...]:
    """The full stop within the marks, where the sentence ends with the quotation."""
    quote, following = tokens[at], tokens[at + 1 : at + 2]
    if following and not (following[0].kind is Kind.WORD and following[0].capital):
        return ()
    return (stop_in(quote),)
