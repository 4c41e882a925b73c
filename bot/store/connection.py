"""One SQLite file, opened the way everything here needs it."""

import contextlib
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import sqlite_utils

from bot.store import schema
from bot.store.damage import check_not_cut, check_pages, check_whole, set_aside
from bot.store.database import Connection, Row
from bot.store.explaining import (
    DAMAGED,
    LOCKED,
    explained,
    explanation,
    of_system,
    says,
)
from bot.store.interface import StoreError

# What is opened, or looked at from end to end, can wait for as long as another program
# takes to bring the tables up to date.
_OPENING_SECONDS = 10
# Somebody waits for an answer: one that cannot be kept is told soon, and while another
# program does not end, all that come after it at once.
_BUSY_SECONDS = 4
_STILL_BUSY_SECONDS = 0.1
# An import can wait for longer than people can.
_PATIENT_SECONDS = 30
# Pages of 4 kB in the journal before a writer brings them into the file, for which it
# waits 10 to 20 ms for the disk: with SQLite's own 1,000 one ruling in a hundred did.
_CHECKPOINT_PAGES = 10_000


class SqliteFile:
    """A connection that threads take turns with; *notice* is for whoever runs it.

    Opening brings the tables up to date. A damaged file is moved aside, never
    overwritten, and a new one begun, or StoreError raised where it has to be *whole*.
    Where *checked*, every page is looked at; else only those that are read, and a file
    that another process may use is left to that one.
    """

    def __init__(
        self, path: Path, *, checked: bool = False, whole: bool = False
    ) -> None:
        self.path = path
        self._checked, self._whole = checked, whole
        self.where = str(path)
        self.notice = ""
        self.unknown: tuple[str, ...] = ()
        self._lock = threading.RLock()
        self._patience = 0.0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise of_system(
                error,
                f"The folder {path.parent} cannot be made",
                "Set AEGIS_DATA to one that can be written to.",
            ) from error
        self._connection = self._open_or_set_aside()
        self._opened = _which(path)
        self._wait_for_others(_BUSY_SECONDS)

    def close(self) -> None:
        """Close the file; what was written stays."""
        with self._lock:
            self._connection.close()

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """What *sql* selects."""
        with self._lock, explained(self.path):
            self._check_still_there()
            return self._connection.execute(sql, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """All of what is done inside, or, when it raises, none of it."""
        with self._lock, explained(self.path):
            self._check_still_there()
            self._begin()
            try:
                yield self._connection
                self._connection.execute("commit")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")
                raise

    def _check_still_there(self) -> None:
        """What is kept in a file that is nowhere to be found would be lost."""
        if _which(self.path) != self._opened:
            raise StoreError(
                f"The database {self.path} was deleted or replaced while it was open. "
                "Stop Aegis, put the right file in its place and start it again."
            )

    def _begin(self) -> None:
        try:
            self._connection.execute("begin immediate")
        except sqlite3.OperationalError as error:
            if says(error, LOCKED):
                self._wait_for_others(_STILL_BUSY_SECONDS)
            raise
        self._wait_for_others(_BUSY_SECONDS)

    def _wait_for_others(self, seconds: float) -> None:
        if seconds != self._patience:
            self._connection.execute(f"pragma busy_timeout = {int(1000 * seconds)}")
            self._patience = seconds

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """For reading: everything as it is at one moment."""
        with self.apart() as connection, self.within(connection):
            yield connection

    @contextmanager
    def apart(self) -> Iterator[Connection]:
        """A connection of one's own; it keeps nobody waiting until it writes."""
        with (
            explained(self.path),
            contextlib.closing(self._connected(_PATIENT_SECONDS)) as connection,
        ):
            yield connection

    @contextmanager
    def within(self, connection: Connection) -> Iterator[Connection]:
        """A transaction on a connection that :meth:`apart` gave.

        What writes to the file must begin with that.
        """
        assert isinstance(connection, sqlite3.Connection)
        connection.execute("begin deferred")
        try:
            yield connection
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise

    def backup(self, path: Path) -> None:
        """Copy the whole file to *path* while others go on writing."""
        with (
            explained(path),
            _whole_or_none(path),
            contextlib.closing(sqlite3.connect(path)) as copy,
        ):
            with _reader(self.path) as source:
                # All pages in one step: between two, whatever another process writes
                # begins the copy anew, and it would never end. A writer waits for no
                # reader, however long.
                source.backup(copy, pages=-1)
            check_whole(copy, self.path)
            copy.execute("pragma journal_mode = delete")

    def check(self) -> None:
        """Look at every page; StoreError where one is damaged."""
        with explained(self.path), _reader(self.path) as source:
            check_pages(source)

    def _open_or_set_aside(self) -> sqlite3.Connection:
        # Memory that connections share: it is there as long as there are some.
        others = self.path.with_name(f"{self.path.name}-shm").exists()
        keeping = self._whole or (others and not self._checked)
        try:
            return self._open()
        except sqlite3.DatabaseError as error:
            if keeping or not says(error, DAMAGED):
                raise explanation(self.path, error) from error
        self.notice = set_aside(self.path)
        with explained(self.path):
            return self._open()

    def _open(self) -> sqlite3.Connection:
        check_not_cut(self.path)
        connection = self._connected(_OPENING_SECONDS)
        try:
            if self._checked:
                check_pages(connection)
            self.unknown = schema.unknown(_migrate(connection))
            self.notice = self.notice or schema.of_newer(self.where, self.unknown)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connected(self, patience: float) -> sqlite3.Connection:
        # Threads take turns with it; transactions are begun and ended by hand.
        connection = sqlite3.connect(
            self.path, timeout=patience, isolation_level=None, check_same_thread=False
        )
        try:
            connection.text_factory = _text
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = normal")
            connection.execute(f"pragma wal_autocheckpoint = {_CHECKPOINT_PAGES}")
            connection.execute("pragma foreign_keys = on")
        except BaseException:
            connection.close()
            raise
        return connection


def _which(path: Path) -> tuple[int, int] | None:
    """Which file stands there: none, or the same as long as this is the same."""
    with contextlib.suppress(OSError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None


def _text(written: bytes) -> str:
    """Text as it is, and where some of it is damaged, the rest."""
    return written.decode("utf-8", "replace")


def _migrate(connection: sqlite3.Connection) -> Iterable[str]:
    """Do the steps not yet done; the names of all that were done by anybody."""
    steps = schema.migrations()
    database = sqlite_utils.Database(connection)
    if not steps.pending(database):
        return [one.name for one in steps.applied(database)]
    # Two processes may start at once: the second finds nothing left to do.
    connection.execute("begin immediate")
    try:
        steps.apply(database)
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return [one.name for one in steps.applied(database)]


def remove(path: Path) -> None:
    """Delete the file and its journals, where they are."""
    for end in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def read_only(path: Path) -> sqlite3.Connection:
    """The file *path* as it is, whatever characters are in its name."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


@contextmanager
def _reader(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(path, timeout=_OPENING_SECONDS)) as one:
        yield one


@contextmanager
def _whole_or_none(path: Path) -> Iterator[None]:
    """Half a copy is none: it would stand in the way of the next one."""
    try:
        yield
    except BaseException:
        remove(path)
        raise
