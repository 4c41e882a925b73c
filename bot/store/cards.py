"""Imported cards in SQLite: one row a card, one row a name it goes by."""

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from sqlite_utils import Database

from bot.store.interface import StoreError

_TABLES = """
create table if not exists cards (
    game text not null,
    key text not null,
    name text not null,
    data text not null,
    primary key (game, key)
) without rowid;
create table if not exists cards_names (
    game text not null,
    name text not null,
    key text not null,
    kind integer not null,
    primary key (game, key, name),
    foreign key (game, key) references cards (game, key) on delete cascade
) without rowid;
create index if not exists cards_names_name on cards_names (game, name);
create table if not exists cards_errata (
    game text not null,
    key text not null,
    data text not null,
    primary key (game, key)
) without rowid;
create table if not exists cards_stamp (
    id integer primary key check (id = 1),
    stamp integer not null
);
insert or ignore into cards_stamp values (1, 0);
"""
_INCOMING = """
create temp table incoming (
    game text not null,
    key text not null,
    name text not null,
    data text not null,
    primary key (game, key)
) without rowid;
create temp table incoming_names (
    game text not null,
    name text not null,
    key text not null,
    kind integer not null,
    primary key (game, key, name)
) without rowid;
"""
# The cards no name table would serve better; then names follow their cards.
_SWAP = (
    """
    delete from main.cards where (game, key) in (select game, key from incoming)
    """,
    "insert into main.cards select game, key, name, data from incoming",
    "insert into main.cards_names select game, name, key, kind from incoming_names",
)
_CHANGED = "update main.cards_stamp set stamp = stamp + 1"
_AT_ONCE = 500
_BUSY_SECONDS = 30


class Row(Protocol):
    """A card as it comes in; see :class:`bot.cards.storing.CardRow`."""

    @property
    def game(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def names(self) -> Sequence[tuple[str, int]]: ...
    @property
    def data(self) -> str: ...


class SqliteCards:
    """Imported cards in the SQLite file *path*.

    Reading has a connection of its own; every import opens another, gathers its
    cards in a temporary table and puts them in place in one short transaction,
    so that neither readers nor the rest of the store wait for it. Raises
    StoreError when the file cannot be used.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        with self._explained():
            self._db = self._open()

    def close(self) -> None:
        """Close the reading connection."""
        with self._lock:
            self._db.close()

    def put(
        self,
        rows: Iterable[Row],
        *,
        instead_of: Sequence[str] = (),
    ) -> int:
        """Add or overwrite *rows*, all or none; the number of cards kept.

        Of several rows with one key the last counts. Cards of the games in
        *instead_of* that are not among *rows* go. What *rows* raises is passed
        on, and nothing has changed.
        """
        with self._own() as db:
            db.conn.executescript(_INCOMING)
            for some in _batches(rows):
                self._gather(db.conn, some)
            [(count,)] = db.conn.execute("select count(*) from incoming")
            with _transaction(db.conn):
                for game in instead_of:
                    db.conn.execute("delete from main.cards where game = ?", (game,))
                for statement in (*_SWAP, _CHANGED):
                    db.conn.execute(statement)
            return int(count)

    def put_errata(self, game: str, errata: Mapping[str, str]) -> None:
        """Add or overwrite errata: the JSON of each by the key of its card."""
        with self._own() as db, _transaction(db.conn):
            db.conn.executemany(
                "insert or replace into cards_errata values (?, ?, ?)",
                [(game, key, data) for key, data in errata.items()],
            )
            db.conn.execute(_CHANGED)

    def names(self, game: str) -> list[tuple[str, int, str, str]]:
        """Plain name, kind, and key and full name of the card, for every name."""
        return self._all(
            """
            select cards_names.name, kind, key, cards.name
            from cards_names join cards using (game, key) where game = ?
            """,
            game,
        )

    def data(self, game: str, key: str) -> str:
        """The JSON of the card of that key. Raises KeyError."""
        return self._text(
            "select data from cards where game = ? and key = ?", game, key
        )

    def all_data(self, game: str) -> Iterator[str]:
        """The JSON of every card of *game*, by key."""
        last = ""
        page = (
            "select key, data from cards where game = ? and key > ?"
            " order by key limit ?"
        )
        while rows := self._all(page, game, last, _AT_ONCE):
            yield from (data for _, data in rows)
            last = rows[-1][0]

    def errata(self, game: str) -> dict[str, str]:
        """The JSON of every erratum of *game* by the key of its card."""
        return dict(
            self._all("select key, data from cards_errata where game = ?", game)
        )

    def count(self, game: str) -> int:
        """How many cards of *game* are kept."""
        return int(self._one("select count(*) from cards where game = ?", game))

    def stamp(self) -> int:
        """A number that changes whenever the cards do, in whatever process."""
        return int(self._one("select stamp from cards_stamp"))

    def _gather(self, conn: sqlite3.Connection, rows: Sequence[Row]) -> None:
        # Temporary tables only: the file itself stays free for others.
        with _transaction(conn, "begin deferred"):
            conn.executemany(
                "delete from incoming_names where game = ? and key = ?",
                [(row.game, row.key) for row in rows],
            )
            # One row a key even within a batch: the last one counts.
            last = {(row.game, row.key): row for row in rows}.values()
            conn.executemany(
                "insert or replace into incoming values (?, ?, ?, ?)",
                [(it.game, it.key, it.name, it.data) for it in last],
            )
            conn.executemany(
                "insert or ignore into incoming_names values (?, ?, ?, ?)",
                [
                    (it.game, name, it.key, int(kind))
                    for it in last
                    for name, kind in it.names
                ],
            )

    @contextmanager
    def _own(self) -> Iterator[Database]:
        """A connection of one's own, for one import."""
        with self._explained():
            db = self._open()
            try:
                yield db
            finally:
                db.close()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(
                f"The imported cards in {self._path} cannot be used: {error}."
            ) from error

    def _open(self) -> Database:
        # The connection goes from thread to thread under the lock; transactions
        # are begun and ended by hand.
        conn = sqlite3.connect(
            self._path,
            timeout=_BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
        )
        try:
            conn.execute("pragma journal_mode = wal")
            conn.execute("pragma foreign_keys = on")
            conn.executescript(_TABLES)
        except BaseException:
            conn.close()
            raise
        return Database(conn)

    def _all(self, sql: str, *values: object) -> list[Any]:
        with self._lock, self._explained():
            return list(self._db.conn.execute(sql, values).fetchall())

    def _text(self, sql: str, *values: object) -> str:
        return str(self._one(sql, *values))

    def _one(self, sql: str, *values: object) -> Any:
        rows = self._all(sql, *values)
        if not rows:
            raise KeyError(values[-1])
        return rows[0][0]


@contextmanager
def _transaction(
    conn: sqlite3.Connection, begin: str = "begin immediate"
) -> Iterator[None]:
    conn.execute(begin)
    try:
        yield
    except BaseException:
        conn.execute("rollback")
        raise
    conn.execute("commit")


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    some: list[Row] = []
    for row in rows:
        some.append(row)
        if len(some) == _AT_ONCE:
            yield some
            some = []
    yield some
