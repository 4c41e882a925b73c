"""A PostgreSQL database: a few connections that threads take from a pool."""

import contextlib
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.store import schema
from bot.store.database import Connection, Cursor, Row
from bot.store.interface import StoreAwayError, StoreError

# As many as a bot has threads that ask; a process never takes more.
CONNECTIONS = 4
# Seconds to wait for a connection; from the first that did not come, until one does,
# less: the pool goes on trying meanwhile.
_PATIENCE = 5.0
_IMPATIENCE = 0.1
# So long something may be locked by whoever looks after the server.
_LOCKED_SECONDS = 4.0
# One number for all processes: who holds this lock brings the tables up to date.
_MIGRATING = 0x4145474953
# What a server, or a pooler before it, says of that.
_NOT_NOW = (
    "too many",
    "connection slots are reserved",
    "no more connections allowed",
    "starting up",
    "shutting down",
    "accepting connections",
    "in recovery mode",
    "query_wait_timeout",
)
# Where it is written which steps were done.
_DONE = "aegis_migrations"
_USUAL = {
    "application_name": "aegis",
    "connect_timeout": "5",
    # Milliseconds until a server that no longer answers counts as lost.
    "tcp_user_timeout": "10000",
}
# Whatever the address or the environment says: in any other not every letter can be.
_ALWAYS = {"client_encoding": "UTF8"}


class Postgres:
    """The database at *url* (``postgresql://…``); opening brings the tables up to date.

    A connection that was lost is replaced; what was asked on it raises StoreError.
    Text holds no NUL there: U+FFFD stands in its place.
    """

    def __init__(self, url: str, *, connections: int = CONNECTIONS) -> None:
        try:
            given = {name: str(value) for name, value in conninfo_to_dict(url).items()}
        except psycopg.Error:
            raise StoreError(
                "AEGIS_DATABASE_URL is no address of a PostgreSQL database; it looks "
                "like postgresql://user@host:5432/database."
            ) from None
        self.where = "PostgreSQL"
        self._away = False
        conninfo = make_conninfo("", **{**_USUAL, **given, **_ALWAYS})
        with self._explained(), self._opened(conninfo) as first:
            about = first.info
            version = about.parameter_status("server_version") or ""
            self.where = (
                f"PostgreSQL {version.split()[0]}, database {about.dbname} "
                f"at {about.host}:{about.port}"
            )
            self.unknown = schema.unknown(_migrate(first, self.where))
        self.notice = schema.of_newer(self.where, self.unknown)
        self._pool = ConnectionPool(
            conninfo,
            # A pooler between may give each transaction another connection, so
            # nothing is prepared on one.
            kwargs={"autocommit": True, "prepare_threshold": None},
            min_size=1,
            max_size=connections,
            timeout=_PATIENCE,
            reconnect_timeout=_PATIENCE,
            configure=_configure,
            name="aegis",
            open=True,
        )

    def close(self) -> None:
        """Close every connection; what was written stays."""
        self._pool.close()

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """What *sql* selects."""
        with self.apart() as connection:
            return connection.execute(sql, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """All of what is done inside, or, when it raises, none of it."""
        with self._taken() as raw, raw.transaction():
            yield _Marked(raw)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """For reading: everything as it is at one moment."""
        with self._taken() as raw:
            raw.execute("begin isolation level repeatable read read only")
            try:
                yield _Marked(raw)
            finally:
                raw.rollback()

    @contextmanager
    def apart(self) -> Iterator[Connection]:
        """A connection with temporary tables of its own."""
        with self._taken() as raw:
            marked = _Marked(raw)
            try:
                yield marked
            finally:
                if marked.has_temporary:
                    with contextlib.suppress(psycopg.Error):
                        raw.execute("discard temp")

    def within(self, connection: Connection) -> AbstractContextManager[Connection]:
        """A transaction on a connection that :meth:`apart` gave."""
        assert isinstance(connection, _Marked)
        return connection.transaction()

    def backup(self, path: Path) -> None:
        """Copy everything to the SQLite file *path* while others go on writing."""
        from bot.store.connection import SqliteFile, remove
        from bot.store.moving import copy

        incoming = path.with_name(f"{path.name}.incoming")
        remove(incoming)
        target = SqliteFile(incoming)
        try:
            copy(self, target)
            target.backup(path)
        finally:
            target.close()
            remove(incoming)

    def check(self) -> None:
        """Nothing: the server looks after its own files."""

    @contextmanager
    def _opened(self, conninfo: str) -> Iterator["psycopg.Connection[Row]"]:
        with psycopg.connect(
            conninfo, autocommit=True, prepare_threshold=None
        ) as connection:
            yield connection

    @contextmanager
    def _taken(self) -> Iterator["psycopg.Connection[Row]"]:
        with self._explained():
            raw = self._living()
            try:
                yield raw
            finally:
                self._pool.putconn(raw)

    def _living(self) -> "psycopg.Connection[Row]":
        """A connection at whose other end there is somebody."""
        until = time.monotonic() + (_IMPATIENCE if self._away else _PATIENCE)
        try:
            while True:
                raw = self._pool.getconn(until - time.monotonic())
                # The pool would wait a second after each one that was lost.
                with contextlib.suppress(psycopg.OperationalError):
                    raw.execute("")
                    self._away = False
                    return raw
                self._pool.putconn(raw)
        except PoolTimeout:
            self._away = True
            raise

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            kind = StoreAwayError if _is_away(error) else StoreError
            raise kind(
                f"The database ({self.where}) cannot be used: {_why(error)}."
            ) from error


class _Marked:
    """A connection that takes values as ``?`` and keeps text in order of its bytes."""

    def __init__(self, raw: "psycopg.Connection[Row]") -> None:
        self._raw = raw
        self.has_temporary = False

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Do *sql*, with *values* for its marks."""
        self.has_temporary |= "create temp" in sql
        return self._raw.execute(_in_its_words(sql), _without_nul(values))

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> Cursor:
        """Do *sql* once for each of *values*."""
        cursor = self._raw.cursor()
        cursor.executemany(_in_its_words(sql), map(_without_nul, values))
        return cursor

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """All of what is done inside, or none of it."""
        with self._raw.transaction():
            yield self


@lru_cache(maxsize=256)
def _in_its_words(sql: str) -> bytes:
    if sql.lstrip().startswith("create"):
        sql = re.sub(r"\btext\b", 'text collate "C"', sql)
    return sql.replace("?", "%s").encode()


def _without_nul(values: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(
        value.replace("\0", "\ufffd") if isinstance(value, str) else value
        for value in values
    )


def _configure(raw: "psycopg.Connection[Row]") -> None:
    raw.execute(f"set lock_timeout = {int(_LOCKED_SECONDS * 1000)}".encode())


def _migrate(raw: "psycopg.Connection[Row]", where: str) -> Iterable[str]:
    """Do the steps not yet done; the names of all that were done by anybody.

    Of several processes at once only the first does them.
    """
    if raw.info.parameter_status("server_encoding") != "UTF8":
        raise StoreError("The PostgreSQL database must be made with encoding UTF8.")
    connection = _Marked(raw)
    with raw.transaction():
        connection.execute("select pg_advisory_xact_lock(?)", (_MIGRATING,))
        _configure(raw)
        tables = _first_column(
            connection,
            "select tablename from pg_tables where schemaname = current_schema()",
        )
        if _DONE not in tables:
            if theirs := tables & schema.TABLES.keys():
                raise StoreError(
                    f"The tables {', '.join(sorted(theirs))} in {where} are another "
                    "program's; give Aegis a database, or a schema, of its own."
                )
            connection.execute(
                f"create table {_DONE} (name text primary key, applied text not null)"
            )
        done = _first_column(connection, f"select name from {_DONE}")
        for name, statements in schema.STEPS:
            if name in done:
                continue
            for statement in statements:
                connection.execute(statement)
            connection.execute(
                f"insert into {_DONE} values (?, ?)",
                (name, datetime.now(UTC).isoformat()),
            )
    return done


def _first_column(connection: "_Marked", select: str) -> set[str]:
    return {name for (name, *_) in connection.execute(select).fetchall()}


def _is_away(error: psycopg.Error) -> bool:
    """Whether nobody answered, or it was said to come back later."""
    if isinstance(
        error, psycopg.errors.CannotConnectNow | psycopg.errors.AdminShutdown
    ):
        return True
    if not isinstance(error, psycopg.OperationalError) or error.sqlstate is not None:
        return False
    # The server itself has said nothing, or lets nobody in now. (Who never may enter
    # hears so from it as well: of what is said to whoever connects, libpq hands on the
    # words alone.)
    said = str(error)
    return "FATAL" not in said or any(words in said for words in _NOT_NOW)


def _why(error: psycopg.Error) -> str:
    """What is wrong, in one line and without any row in it."""
    match error:
        case psycopg.errors.DiskFull():
            return "the server's disk is full"
        case psycopg.errors.LockNotAvailable():
            return "another program keeps it locked"
        case psycopg.errors.ReadOnlySqlTransaction():
            return "the server takes no writes"
        case PoolTimeout():
            return "the server cannot be reached"
        case _:
            said = error.diag.message_primary or str(error)
            return (said.splitlines() or [type(error).__name__])[0].rstrip(".")
