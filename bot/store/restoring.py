"""Bringing a backup back."""

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.connection import check_whole
from bot.store.interface import StoreError


def restore(backup: Path, database: Path) -> Path | None:
    """Put *backup* in the place of *database*; where that one was moved to.

    Raises StoreError when the backup is no whole database; nothing has changed then.
    """
    if not backup.is_file():
        raise StoreError(f"There is no file {backup}.")
    try:
        with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as source:
            check_whole(source)
            source.execute("select count(*) from rulings").fetchall()
    except sqlite3.Error as error:
        raise StoreError(f"{backup} is no backup of Aegis ({error}).") from error
    database.parent.mkdir(parents=True, exist_ok=True)
    incoming = database.with_name(f"{database.name}.incoming")
    shutil.copyfile(backup, incoming)
    moved = None
    if database.exists():
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        moved = database.with_name(f"{database.name}.before-{stamp}")
        for end in ("-wal", "-shm", ""):
            journal = database.with_name(database.name + end)
            if journal.exists():
                journal.rename(moved.with_name(moved.name + end))
    incoming.replace(database)
    return moved
