"""What the store asks of a database: SQL that SQLite and PostgreSQL both understand.

Values stand as ``?`` in it. Text is kept and put in order byte by byte in both.
"""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

Row = tuple[Any, ...]


class Cursor(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """How many rows it wrote."""

    @property
    def description(self) -> Sequence[Sequence[Any]] | None:
        """The columns it selected; the first of each is its name."""

    def fetchall(self) -> list[Any]:
        """Every row it selected."""


class Connection(Protocol):
    """One connection, for the thread that was given it."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Do *sql*, with *values* for its marks."""

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> Cursor:
        """Do *sql* once for each of *values*."""


class Database(Protocol):
    """Safe to use from several threads. Everything raises StoreError alone."""

    @property
    def notice(self) -> str:
        """What whoever runs it should know, or ""."""

    @property
    def unknown(self) -> Sequence[str]:
        """The steps of :mod:`bot.store.schema` that only a newer version knows."""

    @property
    def where(self) -> str:
        """Which database it is, for people; no password in it."""

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """What *sql* selects."""

    def transaction(self) -> AbstractContextManager[Connection]:
        """All of what is done inside, or, when it raises, none of it."""

    def snapshot(self) -> AbstractContextManager[Connection]:
        """For reading: everything as it is at one moment, whoever goes on writing."""

    def apart(self) -> AbstractContextManager[Connection]:
        """A connection with temporary tables of its own, that keeps nobody waiting."""

    def within(self, connection: Connection) -> AbstractContextManager[Connection]:
        """A transaction on a connection that :meth:`apart` gave."""

    def backup(self, path: Path) -> None:
        """Copy everything to the SQLite file *path* while others go on writing."""

    def check(self) -> None:
        """Raise StoreError where some of what is kept is damaged."""

    def close(self) -> None:
        """Let go of it; what was written stays."""
