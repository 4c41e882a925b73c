"""Imported cards in SQLite."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.store.cards import SqliteCards
from bot.store.interface import StoreError


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
def path(tmp_path: Path) -> Path:
    return tmp_path / "aegis.db"


@pytest.fixture
def cards(path: Path) -> Iterator[SqliteCards]:
    cards = SqliteCards(path)
    yield cards
    cards.close()


def test_cards_are_there_after_opening_again(cards, path):
    cards.put([Row("fog", "data")])
    again = SqliteCards(path)

    assert again.data("mtg", "fog") == "data"
    again.close()


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


def test_others_read_and_write_while_an_import_runs(cards, path):
    cards.put([Row("fog", "old")])
    other = sqlite3.connect(path, timeout=0)

    def slowly() -> Iterator[Row]:
        for number in range(1500):
            yield Row(f"card {number}")
        assert cards.data("mtg", "fog") == "old"
        other.execute("create table elsewhere (id integer)")
        other.commit()

    cards.put(slowly())
    other.close()

    assert cards.count("mtg") == 1501


def test_another_process_sees_the_stamp_move(cards, path):
    other = SqliteCards(path)
    before = other.stamp()
    cards.put([Row("fog")])

    assert other.stamp() != before
    other.close()


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


def test_a_file_that_is_no_database_is_said_to_be_unusable(path):
    path.write_bytes(b"no database at all, but long enough to be looked at" * 50)

    with pytest.raises(StoreError, match="cannot be used"):
        SqliteCards(path)
