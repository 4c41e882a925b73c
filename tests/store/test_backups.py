"""Copies of the database: taken while it is in use, checked, brought back."""

import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlite_utils import Database

from bot.store.interface import StoreError
from bot.store.restoring import restore
from bot.store.sqlite import SqliteStore
from tests.store.conftest import WRITER, a_ruling


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    opened.close()


def test_a_backup_ends_however_much_another_process_writes(
    store: SqliteStore, path: Path, root: Path
):
    store.give_all([(str(n), a_ruling(scenario="x" * 30_000)) for n in range(1000)])
    told = path.with_name("told")
    with (
        told.open("w") as out,
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], cwd=root, stdout=out
        ) as writer,
    ):
        while not told.stat().st_size:
            assert writer.poll() is None
        at_last = threading.Timer(20, writer.kill)
        at_last.start()
        store.backup(path.with_name("backup.db"))
        at_last.cancel()
        ended = writer.poll()
        writer.kill()

    assert ended is None
    copied = SqliteStore(path.with_name("backup.db"))
    assert 1000 < copied.counts()["rulings"] <= store.counts()["rulings"]
    copied.close()


def test_a_backup_that_has_no_room_changes_nothing(store: SqliteStore, path: Path):
    row = store.add(a_ruling())
    backup = path.with_name("backup.db")
    store.backup(backup)
    store.close()
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    # No file of this process may grow any more.
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, unlimited[1]))
    try:
        with pytest.raises(StoreError, match="Nothing was changed") as raised:
            restore(backup, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    reopened = SqliteStore(path)

    assert "Is there room" in raised.value.advice
    assert row == reopened.ruling(row.id)
    reopened.close()
    assert not list(path.parent.glob("*.incoming*"))


def test_what_waits_in_the_journal_of_a_backup_is_brought_back(
    store: SqliteStore, path: Path
):
    row = store.add(a_ruling())
    other = path.with_name("other.db")
    # As files are copied that a bot which was killed has left.
    for end in ("", "-wal"):
        left = path.with_name(path.name + end).read_bytes()
        other.with_name(other.name + end).write_bytes(left)
    store.delete(row.id)
    store.close()
    restore(other, path)
    reopened = SqliteStore(path)

    assert row == reopened.ruling(row.id)
    reopened.close()


def test_a_backup_brings_everything_back(store: SqliteStore, path: Path):
    row = store.add(a_ruling())
    backup = path.with_name("backup.db")
    store.backup(backup)
    store.delete(row.id)
    store.close()
    moved = restore(backup, path)
    reopened = SqliteStore(path)

    assert row == reopened.ruling(row.id)
    assert moved is not None
    assert moved.exists()
    reopened.close()


def test_nothing_is_brought_back_under_whoever_uses_the_database(
    store: SqliteStore, path: Path
):
    backup = path.with_name("backup.db")
    store.backup(backup)

    with pytest.raises(StoreError, match="stop the bot first"):
        restore(backup, path)
    row = store.add(a_ruling())
    again = SqliteStore(path)
    assert row == again.ruling(row.id)
    again.close()


def test_a_damaged_database_is_replaced(path: Path):
    kept = SqliteStore(path)
    row = kept.add(a_ruling())
    backup = path.with_name("backup.db")
    kept.backup(backup)
    kept.close()
    path.write_bytes(b"this is no database" * 1000)
    restore(backup, path)
    reopened = SqliteStore(path)

    assert row == reopened.ruling(row.id)
    reopened.close()


def test_a_backup_that_fails_half_way_leaves_nothing(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("bot.store.connection.check_whole", full)
    backup = path.with_name("backup.db")

    with pytest.raises(StoreError, match="full"):
        store.backup(backup)
    assert not list(path.parent.glob("backup*"))


@pytest.mark.parametrize("table", ["other", "rulings"])
def test_a_file_that_is_no_backup_changes_nothing(
    store: SqliteStore, path: Path, table: str
):
    row = store.add(a_ruling())
    wrong = path.with_name("wrong.db")
    Database(wrong)[table].insert({"a": 1})  # type: ignore[union-attr]

    with pytest.raises(StoreError, match="no backup"):
        restore(wrong, path)
    assert row == store.ruling(row.id)


def test_a_backup_that_is_damaged_changes_nothing_and_is_told_of_in_one_line(
    store: SqliteStore, path: Path
):
    row = store.add(a_ruling())
    for _ in range(60):
        store.add(a_ruling())
    backup = path.with_name("backup.db")
    store.backup(backup)
    store.close()
    whole = backup.read_bytes()
    backup.write_bytes(whole[:20_000] + b"\xff" * 4096 + whole[24_096:])

    with pytest.raises(StoreError, match="not in order") as refused:
        restore(backup, path)
    assert "\n" not in str(refused.value)
    reopened = SqliteStore(path)
    assert row == reopened.ruling(row.id)
    reopened.close()
