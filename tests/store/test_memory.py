"""What faces remember between two starts."""

from bot.store.sql import SqlStore


def test_nothing_is_remembered_at_first(store: SqlStore):
    assert store.recall("commands") == ""


def test_the_last_value_is_remembered(store: SqlStore):
    store.remember("commands", "old")
    store.remember("commands", "new")

    assert store.recall("commands") == "new"
