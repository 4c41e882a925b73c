"""Names typed small are known, and are not found where none is meant."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from bot.scenario.words.capitals import with_capitals
from bot.scenario.words.scanning import tokenize


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("i bolt gideon jura", "i bolt Gideon Jura"),
        ("does the one ring help", "does The One Ring help"),
        ("archangel avacyn dies, avacyn too", "Archangel Avacyn dies , Avacyn too"),
        ("day of judgment kills it", "Day of Judgment kills it"),
        # Of everyday words alone it may be none.
        ("they fight with fire", "they fight with fire"),
        ("I bolt Gideon Jura", "I bolt Gideon Jura"),
    ],
)
def test_a_whole_name_typed_small_has_its_capitals(typed: str, read: str) -> None:
    catalogue = Catalogue(rules_data())
    found = with_capitals(tokenize(typed), typed, catalogue, Game.MTG)
    assert " ".join(it.raw for it in found) == read
