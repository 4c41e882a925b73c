"""What is wrong with the file or its disk is told in plain words, and what to do."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.interface import StoreAwayError, StoreError
from bot.store.sqlite import SqliteStore
from tests.store.conftest import a_ruling


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    opened.close()


def set_aside(path: Path) -> Path:
    [aside] = path.parent.glob("aegis.db.damaged-*[0-9]")
    return aside


def test_a_full_disk_passes(store: SqliteStore):
    store.database._connection.execute("pragma max_page_count = 1")

    with pytest.raises(StoreAwayError, match="full") as raised:
        store.add(a_ruling(scenario="x" * 400_000))
    assert raised.value.advice == "Make room on the disk."


def test_a_disk_with_no_room_for_the_folder_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "mkdir", full)

    with pytest.raises(StoreAwayError, match="No space left"):
        SqliteStore(tmp_path / "folder" / "aegis.db")


@pytest.mark.parametrize("size", [1, 100, 511])
def test_what_was_cut_short_is_not_written_over(
    store: SqliteStore, path: Path, size: int
):
    store.close()
    left = path.read_bytes()[:size]
    path.write_bytes(left)
    opened = SqliteStore(path)

    assert set_aside(path).name in opened.notice
    assert set_aside(path).read_bytes() == left
    opened.close()


def test_a_file_cut_to_nothing_keeps_what_waits_in_its_journal(
    store: SqliteStore, path: Path
):
    store.add(a_ruling())
    waiting = path.with_name("aegis.db-wal").read_bytes()
    store.close()
    path.write_bytes(b"")
    path.with_name("aegis.db-wal").write_bytes(waiting)
    opened = SqliteStore(path)
    aside = set_aside(path)

    assert aside.name in opened.notice
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == waiting
    opened.close()


def test_an_empty_file_is_begun(path: Path):
    path.touch()
    opened = SqliteStore(path)

    assert opened.notice == ""
    assert opened.add(a_ruling()).id
    opened.close()


def test_a_damaged_file_that_cannot_be_moved_is_told_of(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    path.write_bytes(b"this is no database at all" * 100)
    monkeypatch.setattr(Path, "rename", forbidden)

    with pytest.raises(StoreError, match="damaged and cannot be moved aside") as raised:
        SqliteStore(path)
    assert "write to its folder" in raised.value.advice


def test_a_folder_in_place_of_the_file_is_told_of(path: Path):
    path.mkdir()

    with pytest.raises(StoreError, match="a folder stands in its place"):
        SqliteStore(path)


def test_a_file_of_another_program_is_told_of(path: Path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("create table rulings (theirs)")

    with pytest.raises(StoreError, match="table rulings already exists") as raised:
        SqliteStore(path)
    assert "Is it a database of Aegis?" in raised.value.advice
