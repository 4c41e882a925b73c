""" "A white, a blue and a black creature": three things, with one noun for all."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import DESCRIBING, singular
from bot.scenario.words.kinds import COLORS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import put_before

_ONE = frozenset({"a", "an", "one"})
_JOINS = frozenset({",", "and", "or"})


def colours_listed(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the noun behind each colour that has an article of its own."""
    found = list(tokens)
    for at in range(len(tokens) - 4, -1, -1):
        if not _colour_alone(found, at):
            continue
        last = at + 2
        while last < len(found) and found[last].text in _JOINS:
            last += 1
        head = _head(found, last)
        if head:
            begin = found[at + 2]
            noun = [_copied(begin, it) for it in head]
            found[at + 2 : at + 2] = noun
    return tuple(found)


def _colour_alone(tokens: Sequence[Token], at: int) -> bool:
    """Whether "a white" without a noun is at *at*, and a list goes on behind."""
    one, colour, joins = tokens[at : at + 3]
    return one.text in _ONE and colour.text in COLORS and joins.text in _JOINS


def _head(tokens: Sequence[Token], at: int) -> Sequence[Token]:
    """What follows "a black" at *at*: its size and its noun; () for no such thing."""
    if at + 2 >= len(tokens) or tokens[at].text not in _ONE:
        return ()
    if tokens[at + 1].text not in COLORS:
        return ()
    first = last = at + 2
    while last < len(tokens) and (
        tokens[last].kind is Kind.SIZE or singular(tokens[last].text) in DESCRIBING
    ):
        last += 1
    head = tokens[first:last]
    return () if any(it.text in COLORS for it in head) else head


def _copied(place: Token, said: Token) -> Token:
    """*said* once more, where *place* begins, not to be said back."""
    return replace(put_before(place, said.text, said.kind), value=said.value)
