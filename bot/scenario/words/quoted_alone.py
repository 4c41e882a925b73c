"""Wordings that are a sentence of their own, right behind what was just named."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.quoted_words import name_after, names, says
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import as_mark

_OF_ITSELF = re.compile(
    r"\bthis (?:creature|permanent|enchantment|artifact|planeswalker|aura|equipment)\b"
    r"|^[+−–-]?\d+ ?:|\benchanted \w+|\bequipped creature",
    re.IGNORECASE,
)
_COUNTED = frozenset("counter counters loyalty".split())


def wordings_alone(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "I control Odd Ogre (3/3). “This creature …”": it stands behind the name."""
    for at in range(len(tokens) - 1, 1, -1):
        token = tokens[at]
        if token.kind is not Kind.QUOTE:
            continue
        said = str(token.value)
        if is_wording(said) and (behind := _subject(tokens, at)):
            tokens = (
                *tokens[:behind], token, *tokens[behind : at - 2], *tokens[at + 1 :]
            )  # fmt: skip
            continue
        if is_wording(said) and (stop := _told_of_it(tokens, at)):
            tokens = (*tokens[:stop], as_mark(tokens[stop], ":"), *tokens[at:])
            continue
        if tokens[at - 1].text != ".":
            continue
        if is_wording(said) and _of_the_one_named(tokens, at - 1, said):
            comma = replace(tokens[at - 1], text=",", raw=",")
            joined = (comma,) if tokens[at - 2].text in _COUNTED else ()
            tokens = (*tokens[: at - 1], *joined, *tokens[at:])
    return tokens


def _closes(token: Token) -> bool:
    """Whether a sentence ends there: also with the full stop within a wording."""
    quoted = token.kind is Kind.QUOTE and str(token.value).endswith((".", "!"))
    return token.text in ENDS or quoted


def _subject(tokens: Sequence[Token], at: int) -> int:
    """Behind the name that begins "Odd Rite has two counters. It reads “…”"; else 0."""
    led = tuple(it.text for it in tokens[max(0, at - 3) : at])
    if led not in {(".", "it", "reads"), (".", "it", "says")}:
        return 0
    begin = at - 3
    while begin > 0 and not _closes(tokens[begin - 1]):
        begin -= 1
    end = name_after(tokens, begin, at - 3, str(tokens[at].value))
    told = tokens[begin : at - 3]
    if end == begin or tokens[end].text != "has" or _told_kinds(told):
        return 0
    return end


def _told_of_it(tokens: Sequence[Token], at: int) -> int:
    """Where the full stop of "Odd Rite. It says “…”" is; else 0."""
    led = tuple(it.text for it in tokens[max(0, at - 3) : at])
    stop = at - 3
    if led != (".", "it", "says") or tokens[stop - 1].text in _COUNTED:
        return 0
    return stop if _of_the_one_named(tokens, stop, "", told=True) else 0


def _told_kinds(told: Sequence[Token]) -> bool:
    return any(it.kind in {Kind.QUOTE, Kind.SIZE} for it in told)


def _of_the_one_named(
    tokens: Sequence[Token], stop: int, wording: str, told: bool = False
) -> bool:
    """Whether the sentence that ends at *stop* tells of one thing that says it."""
    begin = stop
    while begin > 0 and not _closes(tokens[begin - 1]):
        begin -= 1
    kinds = [it.kind for it in tokens[begin:stop]]
    if Kind.QUOTE in kinds or kinds.count(Kind.SIZE) > 1:
        return False
    last = stop - 1
    if tokens[last].text == ")":
        while last > begin and tokens[last].text != "(":
            last -= 1
        if not any(it.kind in {Kind.SIZE, Kind.NUMBER} for it in tokens[last:stop]):
            return False
        last -= 1
    elif tokens[last].text in _COUNTED:
        while last > begin and tokens[last].text != "with":
            last -= 1
        last -= 1
    if last <= begin or not names(tokens, last):
        return False
    first = last
    while first > begin and names(tokens, first - 1):
        first -= 1
    if told and any(names(tokens, it) for it in range(begin + 1, first)):
        return False
    return (
        told
        or bool(_OF_ITSELF.search(wording))
        or says(wording, tokens[first : last + 1])
    )
