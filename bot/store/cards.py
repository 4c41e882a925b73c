"""Imported cards: one row a card, one row a name it goes by."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from bot.store.connection import SqliteFile
from bot.store.database import Connection, Database

_INCOMING = (
    """
    create temp table incoming (
        game text not null,
        key text not null,
        name text not null,
        data text not null,
        primary key (game, key)
    )
    """,
    """
    create temp table incoming_names (
        game text not null,
        name text not null,
        key text not null,
        kind integer not null,
        primary key (game, key, name)
    )
    """,
)
# The cards no name table would serve better; then names follow their cards.
_SWAP = (
    "delete from cards where (game, key) in (select game, key from incoming)",
    """
    insert into cards (game, key, name, data)
    select game, key, name, data from incoming
    """,
    """
    insert into cards_names (game, name, key, kind)
    select game, name, key, kind from incoming_names
    """,
)
_CHANGED = "update cards_stamp set stamp = stamp + 1"
_AT_ONCE = 500


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


class SqlCards:
    """Imported cards in *database*.

    Every import has a connection of its own, gathers its cards in temporary tables
    and puts them in place in one short transaction, so that neither readers nor the
    rest of the store wait for it. Raises StoreError when the database cannot be used.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    def close(self) -> None:
        """Let go of the database."""
        self.database.close()

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
        with self.database.apart() as db:
            for table in _INCOMING:
                db.execute(table)
            for some in _batches(rows):
                with self.database.within(db):
                    _gather(db, some)
            [(count,)] = db.execute("select count(*) from incoming").fetchall()
            with self.database.within(db):
                for game in instead_of:
                    db.execute("delete from cards where game = ?", (game,))
                for statement in (*_SWAP, _CHANGED):
                    db.execute(statement)
            return int(count)

    def put_errata(self, game: str, errata: Mapping[str, str]) -> None:
        """Add or overwrite errata: the JSON of each by the key of its card."""
        with self.database.transaction() as db:
            db.executemany(
                "insert into cards_errata (game, key, data) values (?, ?, ?) "
                "on conflict (game, key) do update set data = excluded.data",
                [(game, key, data) for key, data in errata.items()],
            )
            db.execute(_CHANGED)

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

    def _all(self, sql: str, *values: object) -> list[Any]:
        return self.database.rows(sql, values)

    def _text(self, sql: str, *values: object) -> str:
        return str(self._one(sql, *values))

    def _one(self, sql: str, *values: object) -> Any:
        rows = self._all(sql, *values)
        if not rows:
            raise KeyError(values[-1])
        return rows[0][0]


class SqliteCards(SqlCards):
    """Imported cards in the SQLite file *path*, over a connection of their own."""

    def __init__(self, path: Path) -> None:
        super().__init__(SqliteFile(path))


def _gather(db: Connection, rows: Sequence[Row]) -> None:
    # Temporary tables only: the database itself stays free for others.
    db.executemany(
        "delete from incoming_names where game = ? and key = ?",
        [(row.game, row.key) for row in rows],
    )
    # One row a key even within a batch: the last one counts.
    last = {(row.game, row.key): row for row in rows}.values()
    db.executemany(
        "insert into incoming values (?, ?, ?, ?) on conflict (game, key) "
        "do update set name = excluded.name, data = excluded.data",
        [(it.game, it.key, it.name, it.data) for it in last],
    )
    db.executemany(
        "insert into incoming_names values (?, ?, ?, ?) on conflict do nothing",
        [(it.game, name, it.key, int(kind)) for it in last for name, kind in it.names],
    )


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    some: list[Row] = []
    for row in rows:
        some.append(row)
        if len(some) == _AT_ONCE:
            yield some
            some = []
    yield some
