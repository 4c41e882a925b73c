"""Where in a name in quotation marks each of its words stands."""

from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.words.tokens import Token


def counted_within(tokens: list[Token]) -> Iterator[Token]:
    """The words of a name in quotation marks counted anew, "'s" among them."""
    at = 0
    while at < len(tokens):
        end = at + 1
        while end < len(tokens) and _same_name(tokens[end - 1], tokens[end]):
            end += 1
        for here in range(at, end):
            counted = (here - at, end - 1 - here)
            one = tokens[here]
            yield replace(one, within=counted) if one.within is not None else one
        at = end


def _same_name(one: Token, following: Token) -> bool:
    if one.within is None or following.within is None:
        return False
    return one.start == following.start or following.within[0] == one.within[0] + 1
