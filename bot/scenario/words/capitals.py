"""Names of cards that were typed small: with the capitals they are printed with.

Much of what stands beside a name is read by its capitals: "gideon jura, a planeswalker
with 8 loyalty" is one planeswalker, "the one ring" no ring of which there is one.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY

# So many tokens of a text may be one name; of one word a name may be anything.
_LONGEST, _SHORTEST = 7, 2
# So long is a word that stands for the name it is of.
_DISTINCT = 5
_SMALL = frozenset("a an and as at by for from in into of on or the to with".split())


def with_capitals(
    tokens: tuple[Token, ...], text: str, catalogue: Catalogue, game: Game
) -> tuple[Token, ...]:
    """*tokens* of *text*, those with capitals that make a whole name typed small."""
    if not any(it.kind is Kind.WORD and it.raw.islower() for it in tokens):
        return tokens
    places: set[int] = set()
    for start, end in _names(tokens, text, catalogue, game):
        words = range(start, end)
        places |= {at for at in words if at == start or tokens[at].text not in _SMALL}
    if not places:
        return tokens
    # "I control archangel avacyn. Does avacyn survive?": that one, and no other.
    short = {tokens[at].text for at in places} - EVERYDAY - SUBTYPES
    return tuple(
        replace(it, raw=it.raw[:1].upper() + it.raw[1:])
        if at in places or (it.text in short and len(it.text) >= _DISTINCT)
        else it
        for at, it in enumerate(tokens)
    )


def _names(
    tokens: tuple[Token, ...], text: str, catalogue: Catalogue, game: Game
) -> Iterator[tuple[int, int]]:
    at = 0
    while at < len(tokens):
        end = at + 1
        if tokens[at].kind is Kind.WORD and catalogue.may_begin(tokens[at].text, game):
            for stop in range(min(at + _LONGEST, len(tokens)), at + _SHORTEST - 1, -1):
                said = text[tokens[at].start : tokens[stop - 1].end]
                if not said.islower():
                    continue
                words = {it.text for it in tokens[at:stop] if it.kind is Kind.WORD}
                whole = tokens[stop - 1].text in words
                # "What am I at in the end": no card of that name is meant.
                if whole and words - EVERYDAY and catalogue.has(said, game):
                    yield at, stop
                    end = stop
                    break
        at = end
