"""Abilities read out where they are used: "activates its ability “{T}: …”"."""

from collections.abc import Sequence

from bot.scenario.words.descriptions import Described, Description
from bot.scenario.words.quoted_words import name_before, names, says
from bot.scenario.words.tokens import Kind, Token

_USING = frozenset("uses use used activates activate activated taps tapped".split())


def ability_of_earlier(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """Activates its ability "…": of the card named before that the wording names."""
    wording = str(tokens[quote].value)
    if at > 3 and tokens[at - 1].text == "it" and tokens[at - 2].text in _USING:
        # "Alice controls NAME and uses it “{T}: …”."
        stop = at - 2
        while stop and tokens[stop - 1].text in {"and", ",", "then"}:
            stop -= 1
        joined = stop < at - 2
        if stop and tokens[stop - 1].text == ")":
            while stop and tokens[stop].text != "(":
                stop -= 1
        begin = name_before(tokens, stop) if joined else None
        if begin is None or ":" not in wording:
            return None
        words = tuple(it.text for it in tokens[begin:stop])
        gone = frozenset(range(at, end))
        return Described(quote, words, begin, stop, gone, Description(), False)
    if at < 2 or tokens[at - 1].text not in {"ability", "abilities"}:
        return None
    whose = at - 2 - (tokens[at - 2].kind is Kind.NUMBER)
    if tokens[whose].text not in {"its", "his", "her", "their", "the"}:
        return None
    for first in range(at - 3, -1, -1):
        last = first
        while names(tokens, last) and says(wording, tokens[first : last + 1]):
            last += 1
        if last == first:
            continue
        while first and names(tokens, first - 1):
            first -= 1
            if not says(wording, tokens[first:last]):
                return None
        words = tuple(it.text for it in tokens[first:last])
        gone = frozenset(range(at, end))
        return Described(quote, words, first, last, gone, Description(), False)
    return None
