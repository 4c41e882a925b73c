"""Imported cards, whichever database keeps them."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.store.cards import SqlCards
from bot.store.database import Database
from bot.store.sql import SqlStore


@dataclass(frozen=True)
class Row:
    key: str
    data: str = "{}"
    game: str = "mtg"

    @property
    def name(self) -> str:
        return self.key.title()

    @property
    def names(self) -> list[tuple[str, int]]:
        return [(self.key, 0)]


@pytest.fixture
def cards(database: Database) -> SqlCards:
    return SqlCards(database)


def test_cards_are_there_after_opening_again(cards, opened):
    cards.put([Row("fog", "data")])
    again = SqlCards(opened())

    assert again.data("mtg", "fog") == "data"


def test_the_last_row_of_a_key_counts(cards):
    kept = cards.put([Row("fog", "old"), Row("bolt"), Row("fog", "new")])

    assert kept == 2
    assert cards.data("mtg", "fog") == "new"


def test_games_are_kept_apart(cards):
    cards.put([Row("shock"), Row("shock", "other", "ga")])
    cards.put([Row("bolt", game="ga")], instead_of=["ga"])

    assert cards.count("mtg") == 1
    assert list(cards.names("ga")) == [("bolt", 0, "bolt", "Bolt")]


def test_an_error_on_the_way_changes_nothing(cards):
    cards.put([Row("fog", "old")])

    def breaks() -> Iterator[Row]:
        yield Row("fog", "new")
        raise ZeroDivisionError

    before = cards.stamp()
    with pytest.raises(ZeroDivisionError):
        cards.put(breaks(), instead_of=["mtg"])
    assert cards.data("mtg", "fog") == "old"
    assert cards.stamp() == before


def test_others_read_and_write_while_an_import_runs(cards, opened):
    cards.put([Row("fog", "old")])
    other = SqlStore(opened())

    def slowly() -> Iterator[Row]:
        for number in range(1500):
            yield Row(f"card {number}")
        assert cards.data("mtg", "fog") == "old"
        other.remember("elsewhere", "written")

    cards.put(slowly())

    assert cards.count("mtg") == 1501


def test_another_process_sees_the_stamp_move(cards, opened):
    other = SqlCards(opened())
    before = other.stamp()
    cards.put([Row("fog")])

    assert other.stamp() != before


def test_an_import_that_failed_leaves_room_for_the_next(cards):
    def breaks() -> Iterator[Row]:
        yield Row("fog")
        raise ZeroDivisionError

    for _ in range(6):
        with pytest.raises(ZeroDivisionError):
            cards.put(breaks())

    assert cards.put([Row("fog")]) == 1


def test_every_card_is_listed_once_in_order(cards):
    keys = [f"card {number:04}" for number in range(1201)]
    cards.put([Row(key, key) for key in keys])

    assert list(cards.all_data("mtg")) == keys


def test_a_card_that_is_not_there_is_a_key_error(cards):
    with pytest.raises(KeyError):
        cards.data("mtg", "fog")


def test_errata_are_kept_by_card(cards):
    cards.put_errata("riftbound", {"annie": "old", "ki": "one"})
    cards.put_errata("riftbound", {"annie": "new"})

    assert cards.errata("riftbound") == {"annie": "new", "ki": "one"}
