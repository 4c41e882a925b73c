"""Wordings told before what says them: "…" is the text of my Odd Ogre (3/3)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.scenario.words.owners_behind import controlling, owner_at
from bot.scenario.words.quoted_led import NOUN
from bot.scenario.words.quoted_words import begins, name_after
from bot.scenario.words.small_words import CASTING, HAVING, POSSESSIVES
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import put_before

Tokens = tuple[Token, ...]

_MOST = 12  # words between a wording and the name
_THAT = r"(?:[,-] )?(?:(?:that|this|it) )?"
_LINKS = tuple(
    re.compile(rf" {link}(?= )")
    for link in (
        rf"{_THAT}(?:is|are) (?:the )?{NOUN} (?:of|on|for|from)",
        rf"{_THAT}(?:is|are) (?:the )?{NOUN} (?:written|printed|found) on",
        rf"{_THAT}(?:is|are) what (?:is|stands) (?:written |printed )?on",
        rf"{_THAT}(?:is|are|stands) (?:(?:written|printed) )?on",
        rf"{_THAT}(?:belongs to|comes from|is from|is said by)",
        rf"{_THAT}(?:is|are) what",
        r"(?:[,-] )?(?:that|this) (?:is|'s)",
        r"(?:is|are)",
        r"(?:, )?says",
    )
)  # fmt: skip
_TOLD = frozenset("says say does do reads read has have states".split())
_ARTICLES = frozenset("the a an".split())
_OWNERS = POSSESSIVES | _ARTICLES
_CALLED = frozenset("text wording ability effect abilities".split())
_THIS = frozenset({"that", "this"})
_SUBJECTS = frozenset({"which", "that"})


@dataclass(frozen=True, slots=True)
class _Named:
    """What says a wording: its name ends at *name*, what is told of it at *end*."""

    first: int
    start: int
    name: int
    end: int


def names_before(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "“…” is the text of my Odd Ogre (3/3)" as "my Odd Ogre (3/3) has “…”"."""
    for at in range(len(tokens) - 1, -1, -1):
        token = tokens[at]
        if token.kind is not Kind.QUOTE or not is_wording(str(token.value)):
            continue
        joined = at and tokens[at - 1].text in {"and", ","}
        if begins(tokens, at) or (joined and _follows(tokens, at)):
            tokens = _turned(tokens, at)
    return tokens


def _follows(tokens: Sequence[Token], at: int) -> bool:
    """ "“…” is on my Bear, and “…”": another one of the same kind."""
    begin = at
    while begin and not begins(tokens, begin):
        begin -= 1
    return tokens[begin].kind is Kind.QUOTE


def _turned(tokens: tuple[Token, ...], at: int) -> tuple[Token, ...]:
    said = " " + " ".join(_word(it) for it in tokens[at + 1 : at + 1 + _MOST]) + " "
    for link in _LINKS:
        found = link.match(said)
        if found is None:
            continue
        first = at + 1 + len(found.group().split())
        what = _named(tokens, first, str(tokens[at].value))
        if what is not None:
            before = at
            while before and tokens[before - 1].text in {"and", ","}:
                before -= 1
            stop = () if before == at else (_mark(tokens[at], "."),)
            return (*tokens[:before], *stop, *_told(tokens, at, what))
    return tokens


def _word(token: Token) -> str:
    plain = token.kind in {Kind.WORD, Kind.MARK} and token.text
    return token.text.replace(" ", "_") if plain else "§"


def _named(tokens: Sequence[Token], first: int, wording: str) -> _Named | None:
    if first >= len(tokens):
        return None
    start = first + (owner_at(tokens, first) or tokens[first].text in _ARTICLES)
    end = start
    while end < len(tokens) and tokens[end].kind is Kind.SIZE:
        end += 1  # "my 2/2 Ajani's Pridemate"
    name = name_after(tokens, end, len(tokens), wording)
    if name == end:
        return None
    if tokens[name - 1].text == "'s":
        # "is Odd Ogre's text"
        behind = tokens[name : name + 1]
        noun = bool(behind) and behind[0].text in _CALLED
        return _Named(first, start, name - 1, name - 1) if noun else None
    if tokens[first - 1].text in {"is", "are"} and tokens[first - 2].text not in _THIS:
        told = tokens[first - 2].kind is not Kind.QUOTE
        return _Named(first, start, name, _described(tokens, name)) if told else None
    return _Named(first, start, name, _described(tokens, name))


def _described(tokens: Sequence[Token], at: int) -> int:
    """Where "(3/3 Cleric)", ", my untapped 2/5" ends that begins at *at*."""
    if at < len(tokens) and tokens[at].text == "(":
        end = at
        while end < len(tokens) - 1 and tokens[end].text != ")":
            end += 1
        return end + 1
    words = tokens[at : at + 2]
    if len(words) == 2 and words[0].text == "," and words[1].text in _OWNERS:
        end = at + 1
        while end < len(tokens) and tokens[end].text not in ENDS | {","}:
            end += 1
        if any(it.kind is Kind.SIZE for it in tokens[at:end]):
            return end
    return at


def _told(tokens: tuple[Token, ...], at: int, what: _Named) -> tuple[Token, ...]:
    quote = tokens[at]
    end = what.end
    if end < len(tokens) and tokens[end].text in _TOLD:
        end += 1  # "what Odd Ogre says"
        end += end < len(tokens) and tokens[end].text in {"this", "that"}
    if tokens[end : end + 1] and tokens[end].text == "'s":
        end += 2  # "is Odd Ogre's text"
    thing, rest = tokens[what.start : what.end], tokens[end:]
    clause = _whose(rest)
    if clause is not None:
        who, length = clause
        behind = _sentence(quote, rest[length:])
        return (*who, *thing, _led(quote, thing), quote, *behind)
    owner: Sequence[Token] = tokens[what.first : what.start]
    named, aside = thing[: what.name - what.start], thing[what.name - what.start :]
    if not owner and aside[:1] and aside[0].text == ",":
        size = owner_at(tokens, what.name + 1)
        article = put_before(quote, "a")
        if size:
            owner, aside = aside[1 : 1 + size], (aside[0], article, *aside[1 + size :])
    held = controlling(owner)
    led = _led(quote, thing) if held else _led_of_all(quote, thing)
    return (*held, *named, *aside, led, quote, *_sentence(quote, rest))


def _led_of_all(quote: Token, thing: Sequence[Token]) -> Token:
    sized = any(it.kind is Kind.SIZE for it in thing)
    return put_before(quote, "has") if sized else _mark(quote, ":")


def _led(quote: Token, thing: Sequence[Token]) -> Token:
    sized = any(it.kind is Kind.SIZE for it in thing)
    return put_before(quote, "with") if sized else _mark(quote, ":")


def _whose(rest: Sequence[Token]) -> tuple[list[Token], int] | None:
    """ "which I control", "and Carla has it", "my opponent casts": who and the verb.

    And how many tokens say so.
    """
    at = 0
    while at < len(rest) and rest[at].text in {",", "and", "but"}:
        at += 1
    relative = at < len(rest) and rest[at].text in _SUBJECTS
    at += relative
    end = at
    while end < min(len(rest), at + 4) and rest[end].text not in HAVING | CASTING:
        if rest[end].kind is not Kind.WORD:
            return None
        end += 1
    if end == at or end >= len(rest) or rest[end].text not in HAVING | CASTING:
        return None
    who, behind = list(rest[at : end + 1]), end + 1
    pronoun = rest[behind : behind + 1]
    if pronoun and pronoun[0].text == "it":
        return who, behind + 1
    closed = not pronoun or pronoun[0].kind is not Kind.WORD
    aimed = bool(pronoun) and pronoun[0].text in {
        "on",
        "at",
        "targeting",
        "too",
        "also",
    }
    if closed or aimed:
        behind += bool(pronoun) and pronoun[0].text in {"too", "also"}
        return who, behind
    return None


def _sentence(quote: Token, rest: tuple[Token, ...]) -> tuple[Token, ...]:
    """*rest*, which goes on behind a wording as a sentence of its own."""
    if rest and rest[0].text in {",", "and", "-"}:
        skip = 0
        while skip < len(rest) and rest[skip].text in {",", "and", "-"}:
            skip += 1
        return (_mark(quote, "."), *rest[skip:])
    return rest


def _mark(token: Token, text: str) -> Token:
    return replace(put_before(token, text), kind=Kind.MARK)
