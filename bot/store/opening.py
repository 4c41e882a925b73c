"""Which database: the file, or the PostgreSQL that an address names."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from bot.store.connection import SqliteFile, read_only, remove
from bot.store.database import Database
from bot.store.interface import StoreError

_TABLES = "select name from sqlite_master where type = 'table'"
_OURS = ("rulings", "rules_edition")
_POSTGRESQL = ("postgresql://", "postgres://")
# What is meant as an address, well written or not: with a scheme (a drive is one
# letter), or as "host=… dbname=…".
_ADDRESS = re.compile(r"\s*(\w[\w+]+:|postgres\w*//|\w+=)")


def typed(name: str) -> str | Path:
    """The address that somebody typed, or else the file."""
    return name if _ADDRESS.match(name) else Path(name)


def open_database(
    named: str | Path, *, checked: bool = False, whole: bool = False
) -> Database:
    """The database of the address *named*, or in the file, *checked* from end to end.

    One that has to be *whole* is not begun anew where it is damaged. PostgreSQL looks
    after its own files. Raises StoreError.
    """
    if isinstance(named, str):
        if not named.startswith(_POSTGRESQL):
            raise StoreError("A database's address must start with postgresql://.")
        from bot.store.postgres import Postgres

        return Postgres(named)
    path = named.expanduser().absolute()
    return SqliteFile(path, checked=checked, whole=whole)


@contextmanager
def new_database(name: str) -> Iterator[Database]:
    """The database that somebody typed, made where there is none, to copy into.

    Not in the file of another program. A file that was made for what then fails is
    deleted again. Raises StoreError.
    """
    named = typed(name)
    made = None
    if isinstance(named, Path):
        named = named.expanduser().absolute()
        _check_ours(named)
        made = None if named.exists() else named
    try:
        with closing(open_database(named, whole=True)) as database:
            yield database
    except BaseException:
        if made is not None:
            remove(made)
        raise


def _check_ours(path: Path) -> None:
    if path.is_dir():
        raise StoreError(f"{path} is a folder; name a file.")
    if not path.exists():
        return
    # What is no database at all is told when it is opened.
    with suppress(sqlite3.Error), closing(read_only(path)) as db:
        tables = {name for (name,) in db.execute(_TABLES)}
        if tables and tables.isdisjoint(_OURS):
            raise StoreError(f"{path} is another program's; nothing was copied.")
