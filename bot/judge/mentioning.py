"""Every rule number and card name in a running text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.cards.card import Card
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.library.entry import Entry
from bot.library.library import Library

# "615.7", "437.1.b.1", "CR 615", "DP 5.2"; a bare number of three digits is none.
_NUMBER = re.compile(
    r"\b(?:(?:CR|rules?)\s+\d{3}|\d{3}(?=\.\d)|(?:DP|RE|DMG)\s+\d+)(?:\.\w+)*", re.I
)
# How the first two are found; what is only alike is not what was meant.
_SURE = 1
MOST = 10


@dataclass(frozen=True, slots=True)
class Mentioned:
    """What was found, in the order it stands there; at most MOST of each."""

    rules: tuple[Entry, ...]
    cards: tuple[Card, ...]


def mentioned(
    text: str, library: Library, catalogue: Catalogue, game: Game | None
) -> Mentioned:
    """The rules and cards that *text* names; the game settles what is ambiguous."""
    rules = {(one.game, one.number): one for one in _rules(text, library, game)}
    cards = {(one.game, one.name): one for one in _cards(text, catalogue, game)}
    return Mentioned(tuple(rules.values())[:MOST], tuple(cards.values())[:MOST])


def _rules(text: str, library: Library, game: Game | None) -> Iterator[Entry]:
    for found in dict.fromkeys(_NUMBER.findall(text)):
        for one in dict.fromkeys((game, None)):
            try:
                yield from library.look_up(found, one, None, only=True)
            except QuestionError:
                continue
            break


def _cards(text: str, catalogue: Catalogue, game: Game | None) -> Iterator[Card]:
    from bot.scenario.words.typed_words import EVERYDAY

    words = text.split()
    at = 0
    while at < len(words):
        found = catalogue.find_in_text(words, at, None, EVERYDAY)
        if found is None or found.how > _SURE:
            at += 1
            continue
        yield catalogue.card(min(found.names, key=lambda it: it.game is not game))
        at += found.length
