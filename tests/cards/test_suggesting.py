"""Names offered while someone types."""

import pytest

from bot.citation import Game


def names(cards):
    return [card.name for card in cards]


def test_names_that_begin_so_come_first(catalogue):
    offered = names(catalogue.suggest("pri"))

    assert {"Ajani, Caller of the Pride", "Ajani's Pridemate"} == set(offered)


@pytest.mark.parametrize(
    "typed", ["serra ang", "SERRA A", "angel ser", "serra angle", "sera angel"]
)
def test_words_in_any_order_and_mis_spelt_are_understood(catalogue, typed):
    assert "Serra Angel" in names(catalogue.suggest(typed, Game.MTG))


def test_no_more_than_asked_for_are_offered(catalogue):
    assert len(catalogue.suggest("", limit=3)) == 3


def test_a_card_is_offered_once(catalogue):
    offered = catalogue.suggest("fi", Game.MTG)

    assert len(set(offered)) == len(offered)


def test_nothing_like_it_offers_nothing(catalogue):
    assert catalogue.suggest("zzzzzz") == []
