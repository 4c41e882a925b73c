""" "Bob casts a creature spell, NAME": what kind it is says nothing besides that."""

from collections.abc import Sequence

from bot.scenario.words.quoted_words import names
from bot.scenario.words.small_words import CASTING
from bot.scenario.words.tokens import Token

SPELLS = frozenset("spell card instant sorcery".split())
_KINDS = SPELLS | frozenset("creature artifact enchantment planeswalker aura".split())
_ARTICLES = frozenset({"a", "an", "the", "his", "her", "their", "my"})


def without_kinds(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "casts NAME" for "casts a creature spell, NAME"."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        cast = bool(found) and found[-1].text in CASTING
        at = _behind(tokens, at) if cast else at
        found.append(tokens[at])
        at += 1
    return tuple(found)


def _behind(tokens: Sequence[Token], at: int) -> int:
    """Where the name begins behind "a creature spell,"; *at* where none is so told."""
    end = at + 1
    while end < len(tokens) and tokens[end].text in _KINDS:
        end += 1
    said = [it.text for it in tokens[at:end]]
    if said[0] not in _ARTICLES or not SPELLS & {*said} or end + 1 >= len(tokens):
        return at
    return end + 1 if tokens[end].text == "," and names(tokens, end + 1) else at
