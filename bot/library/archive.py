"""Reading imported editions from the database; nothing here writes."""

import json
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.citation import Game
from bot.errors import SetupError
from bot.library.book import Book, Stored
from bot.library.entry import Edition, Link

_EDITIONS = """
    select id, game, edition, title, effective, partial, rules, terms, imported,
           source, unread
    from rules_edition
"""
_RULE = "number, heading, text, parent, examples, links, page"


class Archive:
    """The editions in one SQLite database, from any thread.

    A file that does not exist, or was never imported into, holds no editions.
    """

    def __init__(self, database: Path | sqlite3.Connection | None) -> None:
        self._path = database if isinstance(database, Path) else None
        self._connection = (
            database if isinstance(database, sqlite3.Connection) else None
        )
        self._owned = False
        self._lock = threading.RLock()
        self._version: Any = None
        self._stamp: tuple[Any, ...] = ()
        self._held: dict[Game, list[ArchivedBook]] = {}

    def close(self) -> None:
        """Close the file, if this archive opened it."""
        with self._lock:
            if self._owned and self._connection is not None:
                self._connection.close()
                self._connection = None
                self._owned = False

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What *sql* selects; nothing when there is no database yet."""
        with self._lock, self._explained():
            connection = self._open()
            if connection is None:
                return []
            with closing(connection.cursor()) as cursor:
                cursor.row_factory = None
                return cursor.execute(sql, values).fetchall()

    def stamp(self) -> tuple[Any, ...]:
        """Changes whenever an edition is imported, by whichever process."""
        with self._lock, self._explained():
            connection = self._open()
            if connection is None:
                return ()
            version = connection.execute("pragma data_version").fetchone()[0]
            changes = (version, connection.total_changes)
            if changes != self._version:
                self._version = changes
                stamp = self._read_stamp(connection)
                if stamp != self._stamp:
                    self._stamp = stamp
                    self._held.clear()
            return self._stamp

    def books(self, game: Game) -> "list[ArchivedBook]":
        """Every edition of *game* held, the one to use by default first.

        Excerpts come before the newest whole edition only when they are newer.
        """
        with self._lock:
            if not self.stamp():
                return []
            if game not in self._held:
                rows = self.rows(f"{_EDITIONS} where game = ?", [game.value])
                held = [ArchivedBook(self, row[0], _edition(row)) for row in rows]
                # Of one date, the whole rulebook stands before an excerpt.
                held.sort(key=lambda b: (b.edition.date, not b.edition.partial))
                self._held[game] = held[::-1]
            return self._held[game]

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """SetupError for what is wrong with the file, or with the disk it is on."""
        try:
            yield
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.DatabaseError as error:
            raise SetupError(
                f"The rules in {self._path or 'the database'} cannot be read: {error}."
            ) from error

    def _open(self) -> sqlite3.Connection | None:
        if self._connection is None and self._path and self._path.is_file():
            self._connection = sqlite3.connect(
                self._path, timeout=10, check_same_thread=False
            )
            self._owned = True
        return self._connection

    @staticmethod
    def _read_stamp(connection: sqlite3.Connection) -> tuple[Any, ...]:
        known = connection.execute(
            "select 1 from sqlite_master where name = 'rules_edition'"
        ).fetchone()
        if not known:
            return ()
        row = connection.execute(
            "select count(*), max(id), max(imported) from rules_edition"
        ).fetchone()
        return tuple(row) if row[0] else ()


class ArchivedBook(Book):
    """One imported edition; its texts stay in the database until asked for."""

    def __init__(self, archive: Archive, key: int, edition: Edition) -> None:
        self.key = key
        self._archive = archive
        self._came_from: dict[int, dict[str, tuple[str, str]]] = {}
        # Numbers that name another rule today, as far as anybody asked.
        self.outlived: dict[str, bool] = {}
        super().__init__(edition)

    def listed(self) -> list[tuple[str, int]]:
        return self._archive.rows(
            "select number, until from rules_entry"
            " where edition_id = ? and kind = 'rule' order by position",
            [self.key],
        )

    def at(self, first: int, end: int) -> list[Stored]:
        rows = self._archive.rows(
            f"select {_RULE} from rules_entry where edition_id = ? and kind = 'rule'"
            " and position >= ? and position < ? order by position",
            [self.key, first, end],
        )
        return [_stored(row) for row in rows]

    def called(self, folded: str) -> list[str]:
        rows = self._archive.rows(
            "select number from rules_entry where edition_id = ? and kind = 'rule'"
            " and folded = ? order by position",
            [self.key, folded],
        )
        return [row[0] for row in rows]

    def headings(self) -> Iterable[str]:
        rows = self._archive.rows(
            "select distinct folded from rules_entry where edition_id = ?"
            " and folded <> ''",
            [self.key],
        )
        return (row[0] for row in rows)

    def texts(self) -> dict[str, str]:
        """Every rule by number: heading and text, as editions are compared."""
        rows = self._archive.rows(
            "select number, heading, text from rules_entry"
            " where edition_id = ? and kind = 'rule' order by position",
            [self.key],
        )
        return {number: f"{heading}\n{text}".strip() for number, heading, text in rows}

    def came_from(self, before: "ArchivedBook") -> dict[str, tuple[str, str]]:
        """What changed since the edition *before* it: new number to kind and old
        number (empty for a new rule); unchanged rules are left out."""
        if before.key not in self._came_from:
            rows = self._archive.rows(
                "select new_number, kind, old_number from rules_change"
                " where from_id = ? and to_id = ? and new_number <> ''",
                [before.key, self.key],
            )
            self._came_from[before.key] = {new: (kind, old) for new, kind, old in rows}
        return self._came_from[before.key]

    def terms(self) -> list[Stored]:
        """The glossary, in the order of the document."""
        rows = self._archive.rows(
            f"select {_RULE} from rules_entry where edition_id = ? and kind = 'term'"
            " order by position",
            [self.key],
        )
        return [_stored(row) for row in rows]

    def term(self, folded: str) -> Stored | None:
        """The glossary entry called *folded* (casefolded), if there is one."""
        rows = self._archive.rows(
            f"select {_RULE} from rules_entry where edition_id = ? and kind = 'term'"
            " and folded = ? limit 1",
            [self.key, folded],
        )
        return _stored(rows[0]) if rows else None


def _stored(row: tuple[Any, ...]) -> Stored:
    number, heading, text, parent, examples, links, page = row
    return Stored(
        number=number,
        heading=heading,
        text=text,
        parent=parent,
        examples=tuple(json.loads(examples)) if examples else (),
        links=tuple(Link(*link) for link in json.loads(links)) if links else (),
        page=page,
    )


def _edition(row: tuple[Any, ...]) -> Edition:
    _, game, name, title, date, partial, rules, terms, imported, source, unread = row
    return Edition(
        game=Game(game),
        name=name,
        title=title,
        date=date,
        official=True,
        partial=bool(partial),
        rules=rules,
        terms=terms,
        imported=imported,
        source=source,
        unread=unread,
    )
