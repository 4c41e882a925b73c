"""Bringing a backup back."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.connection import SqliteFile, read_only, remove
from bot.store.damage import check_whole
from bot.store.database import Database
from bot.store.explaining import explained
from bot.store.interface import StoreError
from bot.store.moving import replace_all


def restore(backup: Path, database: Path) -> Path | None:
    """Put *backup* in the place of *database*; where that one was moved to.

    Raises StoreError when the backup is no whole database, or another process uses
    *database*; nothing has changed then.
    """
    _check(backup)
    _require_unused(database)
    incoming = _copied(backup, database)
    moved = None
    if database.exists():
        moved = _aside(database)
        for end in ("-wal", "-shm", ""):
            journal = database.with_name(database.name + end)
            if journal.exists():
                journal.rename(moved.with_name(moved.name + end))
    incoming.replace(database)
    return moved


def restore_into(backup: Path, database: Database, file: Path) -> Path:
    """Put what *backup* holds in the place of what *database* does, all or nothing.

    What it held before is first copied to a file beside *file*; which one. Raises
    StoreError when the backup is no whole database.
    """
    _check(backup)
    incoming = _copied(backup, file)
    moved = _aside(file)
    try:
        with closing(SqliteFile(incoming, whole=True)) as source:
            database.backup(moved)
            replace_all(source, database)
    except BaseException:
        moved.unlink(missing_ok=True)
        raise
    finally:
        remove(incoming)
    return moved


def _copied(backup: Path, database: Path) -> Path:
    """A copy of *backup* beside *database*: there is the most room, if anywhere.

    What waits in the backup's journal is in it, and it is brought up to date.
    """
    incoming = database.with_name(f"{database.name}.incoming")
    database.parent.mkdir(parents=True, exist_ok=True)
    remove(incoming)
    try:
        with (
            explained(incoming),
            closing(read_only(backup)) as source,
            closing(sqlite3.connect(incoming)) as copy,
        ):
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")
        SqliteFile(incoming, whole=True).close()
    except BaseException as error:
        # Half a copy is none, and would keep what little room there is.
        remove(incoming)
        if not isinstance(error, StoreError):
            raise
        raise StoreError(f"{error} Nothing was changed.", error.advice) from error
    return incoming


def _check(backup: Path) -> None:
    if not backup.is_file():
        raise StoreError(f"There is no file {backup}.")
    try:
        with closing(read_only(backup)) as source:
            check_whole(source, backup)
            source.execute(f"select {_SINCE_THE_FIRST} from rulings").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{backup} is no backup of Aegis ({error}).") from error


# What every version has kept of a ruling.
_SINCE_THE_FIRST = "id, created, asker, place, game, scenario, verdict, answer"


def _require_unused(database: Path) -> None:
    """Raise StoreError where another process would go on writing to what is moved."""
    if not database.exists():
        return
    with closing(sqlite3.connect(database, timeout=0)) as held:
        try:
            # Only who is alone with a file can change how it is written.
            held.execute("pragma journal_mode = delete").fetchall()
        except sqlite3.DatabaseError as error:
            # A damaged one is what is to be replaced.
            if error.sqlite_errorcode in _USED:
                raise StoreError(
                    f"{database} is used by another process; stop the bot first. "
                    "Nothing was changed."
                ) from error


_USED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def _aside(file: Path) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return file.with_name(f"{file.name}.before-{stamp}")
