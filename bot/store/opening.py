"""Which database: the file, or the PostgreSQL that an address names."""

from pathlib import Path

from bot.store.connection import SqliteFile
from bot.store.database import Database
from bot.store.interface import StoreError

_POSTGRESQL = ("postgresql://", "postgres://")


def open_database(
    named: str | Path, *, checked: bool = False, whole: bool = False
) -> Database:
    """The database of that address, or in that file, *checked* from end to end.

    One that has to be *whole* is not begun anew where it is damaged. PostgreSQL looks
    after its own files. Raises StoreError.
    """
    if isinstance(named, str) and "://" in named:
        if not named.startswith(_POSTGRESQL):
            raise StoreError("A database's address must start with postgresql://.")
        from bot.store.postgres import Postgres

        return Postgres(named)
    path = Path(named).expanduser().absolute()
    return SqliteFile(path, checked=checked, whole=whole)
