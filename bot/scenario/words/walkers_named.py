"""Where the word planeswalker stands beside a name: right before it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.finding import Found
from bot.scenario.words.descriptions import ARTICLES
from bot.scenario.words.quoted_words import names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import HAVING, POSSESSIVES
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY
from bot.scenario.words.written import as_word, put_before, put_behind, text_at


def walkers_named(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a planeswalker's name right behind that word.

    "My Kiora planeswalker" and "a planeswalker, Kiora, with" are said so, too.
    """
    found = [
        token
        for at, token in enumerate(tokens)
        # "The enchantments Odd Law and Odd Rule": what they would be taken for.
        if not (
            [it.text for it in tokens[at : at + 2]] == ["the", "enchantments"]
            or [it.text for it in tokens[at - 1 : at + 1]] == ["the", "enchantments"]
        )
        or not any(names(tokens, it) for it in range(at + 1, min(at + 3, len(tokens))))
    ]
    for at in range(1, len(found) - 2):
        if found[at].text != "planeswalker":
            continue
        led = found[at - 2].text in _LED if at > 1 else False
        called = names(found, at - 1) or _named_small(found[at - 1])
        if led and called and not names(found, at + 1):
            name = replace(found[at - 1], raw=found[at - 1].raw.capitalize())
            found[at - 1], found[at] = found[at], name
        elif found[at + 1].text == "," and names(found, at + 2):
            end = at + 3
            while end < len(found) and names(found, end):
                end += 1
            closed = [it.text for it in found[end : end + 2]]
            if closed[:1] == [","] and closed[-1] in {"with", "at", "who", "which"}:
                del found[end], found[at + 1]
                return walkers_named(tuple(found))
            if closed[:1] and closed[0] in {"(", "with", "at"}:
                # "a planeswalker, Ajani (loyalty 3)", "…, Ajani with 3 loyalty"
                del found[at + 1]
                return walkers_named(tuple(found))
    return tuple(found)


def loyal_names(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """ "My Garruk with 3 loyalty": a planeswalker, though a creature is called so."""
    tokens = _loyalty_said(tokens)
    if any(it.text in {"planeswalker", "loyalty"} for it in tokens):
        tokens = tuple(
            replace(it, raw=it.raw.capitalize()) if it.text in WALKERS else it
            for it in tokens
        )
    if any(it.text == "planeswalker" for it in tokens):
        return tokens
    for at in range(len(tokens) - 3):
        if _counted_first(tokens, at):
            # "my 4 loyalty teferi"
            name = replace(tokens[at + 2], raw=tokens[at + 2].raw.capitalize())
            said = (put_before(name, "planeswalker"), name, as_word(name, "with"))
            return (*tokens[:at], *said, *tokens[at : at + 2], *tokens[at + 3 :])
        if not _has_loyalty(tokens, at + 1):
            continue
        if not names(tokens, at):
            led = at > 0 and tokens[at - 1].text in _LED | HAVING
            if led and _named_small(tokens[at]) and not _is_one(tokens[at], around):
                # "a liliana with 3 loyalty"
                name = replace(tokens[at], raw=tokens[at].raw.capitalize())
                word = put_before(tokens[at], "planeswalker")
                return (*tokens[:at], word, name, *tokens[at + 1 :])
            continue
        if at and names(tokens, at - 1):
            continue
        found = around.catalogue.find(tokens[at].raw, around.game)
        if isinstance(found, Found) and "planeswalker" in _types(found):
            continue
        if not isinstance(found, Found) or all(
            it.name.lower() != tokens[at].text for it in found.card.faces
        ):
            before = list(tokens[:at])
            if at and tokens[at - 1].text == "an":
                before[-1] = as_word(tokens[at - 1], "a")
            return (*before, put_before(tokens[at], "planeswalker"), *tokens[at:])
    return tokens


def _loyalty_said(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "at 3 loyalty" for the "at 3" of "a Gideon at 3"."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        found.append(token)
        here = at - 1
        while here > 0 and tokens[here].text in _AT_LOYALTY - {"with"}:
            here -= 1
        called = at > here + 1 and here >= 0 and tokens[here].text in WALKERS
        # "Gideon is at 5" may be a player's life, "my Gideon is at 5" is not.
        owned = here > 0 and tokens[here - 1].text in _LED
        said = {it.text for it in tokens[max(here, 0) : at]}
        called = called and (owned or _SAID.isdisjoint(said))
        behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
        if called and _is_number(token) and behind in _CLOSING:
            found.append(put_behind(token, "loyalty"))
    return tuple(found)


_SAID = frozenset("is was 's has had".split())
_CLOSING = frozenset([".", ",", ")", ";", "?", "!", "and", "but", "n", "\n", "while"])


def _counted_first(tokens: tuple[Token, ...], at: int) -> bool:
    if not at or not _is_number(tokens[at]) or tokens[at - 1].text not in _LED:
        return False
    return tokens[at + 1].text == "loyalty" and _named_small(tokens[at + 2])


def _has_loyalty(tokens: tuple[Token, ...], at: int) -> bool:
    """ "(3 loyalty)", "is out at 3 loyalty", ", it has 3 loyalty" there."""
    begun = at
    if tokens[at].text in {",", "."} and at + 2 < len(tokens):
        if tokens[at + 1].text not in _SPOKEN:
            return False
        at, begun = at + 2, at + 2
    while at < len(tokens) and tokens[at].text in _AT_LOYALTY:
        at += 1
    counted = at > begun and at + 1 < len(tokens) and _is_number(tokens[at])
    return counted and tokens[at + 1].text == "loyalty"


def loyalty_behind(tokens: Sequence[Token], at: int, *, called: bool) -> bool:
    """Whether its loyalty is told there: "has 6 loyalty", "(loyalty 5)", "is on 4".

    *called*: the name is one that only planeswalkers have.
    """
    behind = [it.text for it in tokens[at : at + 3]]
    if behind[:2] in ([",", "which"], [",", "who"]):
        at += 2
    if behind[:1] == [":"]:
        at += 1
    begun = at
    while at < len(tokens) and tokens[at].text in _AT_LOYALTY:
        at += 1
    told = text_at(tokens, at) == "loyalty"
    while told and text_at(tokens, at + 1) in {"of", ":", "at", "is"}:
        at += 1
    at += told
    if at >= len(tokens) or not _is_number(tokens[at]) or (at == begun and not called):
        return False
    if told or text_at(tokens, at + 1) == "loyalty":
        return True
    return called and at > begun and text_at(tokens, at + 1) in {"", *_CLOSING}


def _is_number(token: Token) -> bool:
    counts = token.kind is Kind.WORD and isinstance(token.value, int)
    return token.kind is Kind.NUMBER or counts


def _types(found: Found) -> set[str]:
    return {kind.lower() for face in found.card.faces for kind in face.types}


def _is_one(name: Token, around: Around) -> bool:
    """Whether just one planeswalker is called so."""
    found = around.catalogue.find(name.raw, around.game)
    return isinstance(found, Found) and "planeswalker" in _types(found)


def _named_small(token: Token) -> bool:
    """ "My jace planeswalker": a word that says nothing else."""
    return token.kind is Kind.WORD and token.text not in EVERYDAY


# Only planeswalkers are called so: their number is their loyalty.
WALKERS = frozenset(
    "jace gideon liliana chandra ajani garruk nissa teferi karn ugin sorin elspeth "
    "tezzeret vraska domri kaya narset nahiri tamiyo tibalt sarkhan oko vivien ashiok "
    "kiora saheeli dovin huatli samut daretti arlinn lukka".split()
)
_SPOKEN = frozenset("it he she".split())
# What may stand between a planeswalker's name and its loyalty.
_AT_LOYALTY = frozenset(
    "with at on ( to is was 's has had sits sitting out in play now still already got "
    "down up only just".split()
)
_LED = ARTICLES | POSSESSIVES | {"'s"}
