"""The store in one SQLite file."""

from pathlib import Path

from bot.store.connection import SqliteFile
from bot.store.sql import SqlStore


class SqliteStore(SqlStore):
    """A :class:`bot.store.interface.Store` in the SQLite file *path*."""

    def __init__(self, path: Path) -> None:
        super().__init__(SqliteFile(path))
