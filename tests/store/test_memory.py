"""What faces remember between two starts."""

from bot.store.sqlite import SqliteStore


def test_nothing_is_remembered_at_first(store: SqliteStore):
    assert store.recall("commands") == ""


def test_the_last_value_is_remembered(store: SqliteStore):
    store.remember("commands", "old")
    store.remember("commands", "new")

    assert store.recall("commands") == "new"
