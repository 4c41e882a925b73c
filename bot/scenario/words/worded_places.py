"""A battlefield told with its wording within a sentence: that stands in front.

"My 4-Might unit at Odd Gate (“… units here …”) is dealt 3": the wording is the
place's, not the unit's.
"""

import re
from collections.abc import Sequence

from bot.scenario.words.tokens import Kind, Token, sentence_end
from bot.scenario.words.written import said_again

_HERE = re.compile(r"\bhere\b", re.IGNORECASE)
_AT = frozenset({"at"})
# What says only that there is a fight: the place is told by itself then.
_ONLY = re.compile(
    r"(?:(?:there|this|it) is )?(?:an? |the )?"
    r"(?:combat|fight|showdown|battle|this happens|we fight|we are)$"
)
_LONGEST = 5
_WORDED = frozenset({"(", ",", ":"})


def places_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "At NAME: “…”." before the sentence that it stands in."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        end = sentence_end(tokens, at)
        end = min(end + 1, len(tokens))
        found += _moved(tokens[at:end])
        at = end
    return tuple(found)


def _moved(sentence: Sequence[Token]) -> Sequence[Token]:
    for at, token in enumerate(sentence):
        if token.kind is not Kind.QUOTE or not _HERE.search(str(token.value)):
            continue
        last = at - (sentence[at - 1].text in _WORDED)
        start = last
        while start and last - start < _LONGEST and _named(sentence[start - 1]):
            start -= 1
        while start < last and not sentence[start].capital:
            start += 1
        if start in {0, last} or sentence[start - 1].text not in _AT:
            continue
        end = at + 1
        if sentence[last].text == "(" and end < len(sentence):
            end += sentence[end].text == ")"
        said = " ".join(it.text for it in sentence[: start - 1])
        rest = sentence[end:]
        if said and not _ONLY.match(said) and sentence[0].text not in _AT:
            there = [said_again(sentence[start], it) for it in ("the", "battlefield")]
            rest = [*sentence[:start], *there, *rest]
        head = [*sentence[start - 1 : last], said_again(sentence[at], ":"), token]
        stop = said_again(token, ".") if len(rest) > 1 or not rest else rest[0]
        return [*head, stop, *(rest if len(rest) > 1 else ())]
    return sentence


def _named(token: Token) -> bool:
    small = token.text in {"of", "the", "'s"}
    return token.kind is Kind.WORD and (token.capital or small)
