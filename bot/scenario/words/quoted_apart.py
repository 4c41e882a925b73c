"""Wordings that stand apart from what says them: casts a spell on his Bear: "…"."""

import re
from collections.abc import Sequence

from bot.scenario.words.quoted_words import LINKING, names
from bot.scenario.words.small_words import SPELLS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import as_mark, stop_in

_MOST = 16
_CASTING = frozenset(
    "cast casts casting play plays playing resolve resolves resolving fires".split()
)
_AIMED = frozenset({"on", "at", "targeting", "onto", "aimed"})
_LEADING = (
    ("that", "says"), ("which", "says"), ("that", "reads"), ("which", "reads"),
    ("saying",), ("reading",), ("with",), (":",), (",",),
)  # fmt: skip
_WORN = re.compile(r"\b(?:equipped|enchanted) \w+", re.IGNORECASE)
_USING = frozenset("use uses used activate activates activated".split())
_ITS = frozenset({"its", "his", "her", "their"})
_COSTS = re.compile(r"[^.“”]{1,80}?:\s")
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
    used = _used(tokens, end) if _is_ability(tokens, at) else 0
    if used:
        # "uses NAME's ability on his Bear: “{T}: …”" as "uses NAME (“{T}: …”) on …".
        said = [it.text for it in tokens[:used]]
        whose = used if said[-2] in _ITS else used - 1 - said[::-1].index("'s")
        moved = (as_mark(quote, "("), quote, as_mark(quote, ")"), *tokens[used:end])
        return (*tokens[:whose], *moved, *_stop(tokens, at), *tokens[at + 1 :])
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
        if tokens[at].text in SPELLS and cast and tokens[at + 1].text in _AIMED:
            return at
    return 0


def _is_ability(tokens: Sequence[Token], at: int) -> bool:
    """Whether a colon leads to the activated ability that is read out at *at*."""
    return tokens[at - 1].text == ":" and bool(_COSTS.match(str(tokens[at].value)))


def _used(tokens: Sequence[Token], end: int) -> int:
    """Where the "on" of "uses NAME's ability on what ends at *end*" is; else 0."""
    for at in range(end - 2, max(end - _MOST, 3), -1):
        token = tokens[at]
        if token.text in ENDS or token.kind is Kind.QUOTE:
            return 0
        if token.text not in _AIMED or tokens[at - 1].text != "ability":
            continue
        if tokens[at - 2].text in _ITS:
            return at if tokens[at - 3].text in _USING else 0
        whose = at - 2 - (tokens[at - 2].text != "'s")
        named = tokens[whose].text == "'s" and names(tokens, whose - 1)
        first = whose
        while named and first and (names(tokens, first - 1) or _links(tokens, first)):
            first -= 1
        return at if named and first and tokens[first - 1].text in _USING else 0
    return 0


def _links(tokens: Sequence[Token], first: int) -> bool:
    """Whether a small word that is part of a name ends before *first*."""
    return tokens[first - 1].text in LINKING


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
