"""Which database: the file, or the PostgreSQL that an address names."""

from pathlib import Path

from bot.store.connection import SqliteFile
from bot.store.database import Database
from bot.store.interface import StoreError

_POSTGRESQL = ("postgresql://", "postgres://")


def open_database(named: str | Path, *, checked: bool = False) -> Database:
    """The database of that address, or in that file, *checked* from end to end.

    PostgreSQL looks after its own files. Raises StoreError.
    """
    if isinstance(named, str) and "://" in named:
        if not named.startswith(_POSTGRESQL):
            raise StoreError("A database's address must start with postgresql://.")
        from bot.store.postgres import Postgres

        return Postgres(named)
    return SqliteFile(Path(named).expanduser().absolute(), checked=checked)
