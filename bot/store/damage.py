"""What is damaged of the SQLite file: noticed, and moved aside, never overwritten."""

import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from bot.store.explaining import of_system
from bot.store.interface import StoreError

_ASIDE = ".damaged-"


def set_aside_in(folder: Path) -> tuple[str, ...]:
    """The names of the damaged files that were set aside there, the oldest first."""
    found = sorted(one.name for one in folder.glob(f"*{_ASIDE}*"))
    return tuple(one for one in found if not one.endswith(("-wal", "-shm")))


def set_aside(path: Path) -> str:
    """Move the damaged file and its journals away; a sentence saying where to."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept = path.with_name(f"{path.name}{_ASIDE}{stamp}")
    try:
        for end in ("-wal", "-shm", ""):
            journal = path.with_name(path.name + end)
            if journal.exists():
                journal.rename(kept.with_name(kept.name + end))
    except OSError as error:
        raise of_system(
            error,
            f"The database {path} is damaged and cannot be moved aside",
            "Let this user write to its folder, or move the file away.",
        ) from error
    return (
        f"The database {path} was damaged. It is kept as {kept.name}, and a new, "
        "empty one has been begun; `aegis restore FILE` brings a backup back."
    )


def check_not_cut(path: Path) -> None:
    """Of what was cut so short SQLite would begin a new database over the rest."""
    size, waiting = _size(path), _size(path.with_name(f"{path.name}-wal"))
    if 0 < size < _LEAST_PAGE or (not size and waiting):
        raise sqlite3.DatabaseError("malformed: the file was cut short")


def _size(path: Path) -> int:
    """Bytes of the file; 0 where there is none."""
    with contextlib.suppress(OSError):
        return path.stat().st_size
    return 0


# Bytes of the smallest page; a whole one is what SQLite writes first.
_LEAST_PAGE = 512


def check_pages(connection: sqlite3.Connection) -> None:
    rows = connection.execute("pragma quick_check(20)")
    # Some releases of SQLite say several things in one row, under a heading.
    found = [said for (row,) in rows for said in row.splitlines() if said[:3] != "***"]
    # Some take a search index of part of a table for a damaged one; and one that is
    # damaged is made anew with the next import.
    damage = [said for said in found if said != "ok" and "FTS5" not in said]
    if damage:
        raise sqlite3.DatabaseError(f"malformed: {damage[0]}")


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Raise StoreError when the file, or that at *path* it was copied from, is not."""
    try:
        check_pages(connection)
    except sqlite3.DatabaseError as error:
        raise StoreError(f"The database {path} is not in order: {error}.") from error
