"""Shipped and imported cards together."""

import json

import pytest

from bot.cards.card import Source
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found
from bot.cards.importing import import_cards
from bot.citation import Game
from bot.store.interface import StoreError
from tests.cards import records


@pytest.fixture
def add(tmp_path, store):
    """Imports cards of these names."""

    def add(*names):
        file = tmp_path / "cards.json"
        file.write_text(json.dumps([records.scryfall(it) for it in names]), "utf-8")
        import_cards(file, store)

    return add


@pytest.fixture
def both(add, shipped_folder, store):
    """Two imported Magic cards beside the shipped ones."""
    add("Lightning bolt", "Samite Healer")
    return Catalogue(shipped_folder, store)


def test_a_shipped_card_goes_before_the_imported_one(both):
    found = both.find("lightning bolt", Game.MTG)

    assert isinstance(found, Found)
    assert Source.SHIPPED is found.card.source


def test_the_imported_text_of_a_shipped_card_can_be_shown(both):
    printed = both.printed(both.get("bolt", Game.MTG).ref)

    assert printed is not None
    assert Source.IMPORTED is printed.source


def test_an_imported_card_is_found_like_any(both):
    assert both.get("samite heeler", Game.MTG).name == "Samite Healer"


def test_each_card_is_listed_once(both):
    names = [card.name for card in both.cards(Game.MTG)]

    assert names.count("Lightning Bolt") == 1
    assert "Samite Healer" in names


def test_while_the_store_cannot_be_asked_what_is_known_stands(both, store, monkeypatch):
    known = both.get("samite healer", Game.MTG)

    def away(*_):
        raise StoreError("It is away.")

    for name in ("stamp", "data", "names", "errata"):
        monkeypatch.setattr(type(store), name, away)
    both.refresh()

    assert both.get("samite healer", Game.MTG) == known
    with pytest.raises(StoreError):
        both.printed(both.get("bolt", Game.MTG).ref)


def test_cards_imported_meanwhile_are_noticed_on_refresh(both, add):
    both.find("samite healer")
    add("Abbey Gargoyles")
    both.refresh()

    assert isinstance(both.find("abbey gargoyles"), Found)


def test_counts_tell_shipped_from_imported(both):
    assert both.count(Game.MTG, Source.IMPORTED) == 2
    assert both.count(Game.MTG, Source.SHIPPED) > 10


def test_without_an_import_nothing_is_printed(catalogue):
    assert catalogue.printed(catalogue.get("bolt").ref) is None
