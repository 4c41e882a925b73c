"""The words that only lead to a card's wording: "with the text", ":", "and has"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import (
    Described,
    Description,
    description,
    keyword_of,
)
from bot.scenario.words.kinds import NUMBERED
from bot.scenario.words.quoted_words import says
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_spell_wording
from bot.wording.reading import is_keywords

_CONNECTING = tuple(
    tuple(words.split())
    for words in (
        "has the text", "has the ability", "has text",
        "with the text", "with the ability", "'s emblem", "'s text", "'s wording",
        "that says", "which says", "that reads",
        "which reads", "whose text is", "whose text reads", "the text", "each with",
        "with", "says", "reads", "saying", "reading", "text", "that has", "which has",
        "who has", "who says",
        "having", "stating", "that states", "which states", "states", ":", ",", "-",
        ";",
        "=", "(",
    )
)  # fmt: skip
_ANSWERING = frozenset("respond responds responded react reacts".split())


def connects(tokens: Sequence[Token], at: int) -> int:
    """How many tokens before *at* only lead to the wording."""
    for words in _CONNECTING:
        start = at - len(words)
        if start >= 0 and tuple(it.text for it in tokens[start:at]) == words:
            if words == ("with",) and start and tokens[start - 1].text in _ANSWERING:
                return 0  # "responds with" is said of the player
            return len(words)
    return _and_has(tokens, at)


def _and_has(tokens: Sequence[Token], at: int) -> int:
    """ "NAME is a 1/1 and has": what leads to the wording behind a description."""
    if at < 4 or tokens[at - 2].text != "and" or tokens[at - 1].text not in _ALSO:
        return 0
    found = description(tokens, at - 2)
    if found is None or tokens[found[0] - 1].text != "is":
        return 0
    return 2


_ALSO = frozenset("has with says reads".split())


def stands_on_it(tokens: Sequence[Token], quote: int, at: int, cast: Described) -> bool:
    """Casts NAME on my 4/4 with "…": what the 4/4 says, not what is cast."""
    wording, led = str(tokens[quote].value), tokens[quote - 1].text
    behind = description(tokens, at) if led in {"with", "has", "having"} else None
    if behind is None or not (behind[1].size or "creature" in behind[1].kinds):
        return False
    spelt = is_spell_wording(wording)
    return not spelt and not says(wording, tokens[cast.first : cast.last])


def described_with(tokens: Sequence[Token], at: int) -> tuple[int, Description] | None:
    """What ends before *at*: "a 1/1", or "a 1/1 with flying and first strike"."""
    led = at
    while led > 1 and at - led < _MOST and tokens[led].text != "with":
        led -= 1
    words, keywords = [it.text for it in tokens[led + 1 : at]], []
    while words and tokens[led].text == "with":
        size = 2 if keyword_of(" ".join(words[:2])) else 1
        if words[0] in NUMBERED and words[1:2] and words[1].isdecimal():
            keywords.append(" ".join(words[:2]))
            words = words[2:]
            continue
        if word := keyword_of(" ".join(words[:size])):
            keywords.append(word)
        elif words[0] not in {",", "and"}:
            break
        words = words[size:]
    if words or not keywords:
        return description(tokens, at)
    found = description(tokens, led)
    if found is None or found[1].size is None:
        return None
    start, what = found
    return start, replace(what, keywords=(*what.keywords, *keywords))


_MOST = 9  # words of a list of keywords


def given_keyword(tokens: Sequence[Token], quote: int) -> bool:
    """ "a 2/2 creature with "Riot"": nothing but a keyword, of whatever kind."""
    led = quote > 1 and tokens[quote - 1].text in {"with", "has", "having"}
    return led and is_keywords(str(tokens[quote].value))


def is_covered(tokens: Sequence[Token], start: int) -> bool:
    """ "Bob is protected by "…"": what somebody has there, before *start*."""
    said = [it.text for it in tokens[max(start - 2, 0) : start]]
    return said[-1:] == ["by"] and said[0] in {"protected", "covered", "shielded"}


def only_an_article(tokens: Sequence[Token], at: int) -> bool:
    """ "His creature (a 3/3 with wither)", "(0/0 base)": the same without it."""
    beside = [it.kind for it in (*tokens[at - 1 : at], *tokens[at + 1 : at + 2])]
    if tokens[at].text == "base" and Kind.SIZE in beside:
        return True
    return (
        0 < at < len(tokens) - 1
        and tokens[at].text == "a"
        and tokens[at - 1].text == "("
        and tokens[at + 1].kind is Kind.SIZE
    )
