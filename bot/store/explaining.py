"""What SQLite or the system says of a file, in words for whoever runs Aegis."""

import contextlib
import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.interface import StoreAwayError, StoreError

# What SQLite says of a file that is no database, or no longer one.
DAMAGED = ("not a database", "malformed", "disk image", "unsupported file format")
# And while another program writes to it.
LOCKED = ("locked", "busy")
_FULL = ("full",)
_ROOM = "Make room on the disk."
# What passes without anything being done to the database.
_PASSING = (LOCKED, _FULL)
_OTHERWISE = (
    "Is it a database of Aegis? AEGIS_DATA names its folder; “aegis restore FILE” "
    "brings a backup back."
)
# What SQLite says, what that means, and what to do about it.
_CAUSES = (
    (
        LOCKED,
        "another program keeps it locked",
        "End that program, or wait until it has done.",
    ),
    (_FULL, "the disk is full", _ROOM),
    (("folder",), "a folder stands in its place", "Move that folder away."),
    (
        ("readonly", "unable to open", "permission"),
        "it cannot be written to",
        "Let this user write to it, or set AEGIS_DATA to another folder.",
    ),
    (
        DAMAGED,
        "it is damaged",
        "Stop the bot; “aegis restore FILE” brings a backup back. Without one, start "
        "the bot: it sets the damaged file aside and begins a new one.",
    ),
    (
        ("I/O",),
        "reading or writing failed",
        "Is there room, may this user have files as large, and is the disk in order?",
    ),
)
# With less than this SQLite cannot even make its journals, and says no more than that
# reading or writing failed.
_LEAST_ROOM = 64 << 10


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """StoreError for whatever SQLite says inside of the file *path*."""
    try:
        yield
    except sqlite3.Error as error:
        raise explanation(path, error) from error


def says(error: sqlite3.Error, words: tuple[str, ...]) -> bool:
    """Whether one of *words* is in what SQLite said."""
    return any(word in str(error) for word in words)


def explanation(path: Path, error: sqlite3.Error) -> StoreError:
    """What SQLite said of the file *path*, with what to do about it."""
    said = str(error)
    if path.is_dir():
        said = "folder"
    elif "I/O" in said and _is_full(path):
        said = "full"
    causes = (one for one in _CAUSES if any(word in said for word in one[0]))
    words, why, advice = next(causes, ((), said, _OTHERWISE))
    kind = StoreAwayError if words in _PASSING else StoreError
    return kind(f"The database {path} cannot be used: {why}.", advice)


def of_system(error: OSError, what: str, advice: str) -> StoreError:
    """*what* could not be done with files, and why."""
    full = error.errno in (errno.ENOSPC, errno.EDQUOT)
    kind = StoreAwayError if full else StoreError
    return kind(f"{what} ({error.strerror}).", _ROOM if full else advice)


def _is_full(path: Path) -> bool:
    with contextlib.suppress(OSError):
        return shutil.disk_usage(path.parent).free < _LEAST_ROOM
    return False
