"""Abilities read out where they are used: "activates its ability “{T}: …”"."""

from collections.abc import Sequence

from bot.scenario.words.quoted_words import Described, Description, names, says
from bot.scenario.words.tokens import Kind, Token


def ability_of_earlier(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """Activates its ability "…": of the card named before that the wording names."""
    if at < 2 or tokens[at - 1].text not in {"ability", "abilities"}:
        return None
    whose = at - 2 - (tokens[at - 2].kind is Kind.NUMBER)
    if tokens[whose].text not in {"its", "his", "her", "their", "the"}:
        return None
    wording = str(tokens[quote].value)
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
