"""Card files of others, read card by card: JSON, JSON lines, gzipped or not."""

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Protocol, cast

from bot.cards.card import Card
from bot.cards.formats import errata, grand_archive, mtgjson, riftcodex, scryfall
from bot.cards.formats.fields import BadRecordError
from bot.cards.jsonstream import Bytes, Record, records
from bot.cards.names import plain
from bot.errors import Problem, QuestionError

_MOST_CARDS = 250_000
_LARGEST_FILE = 3 << 30
_EVERY = 500


@dataclass(frozen=True, slots=True)
class Progress:
    """How far reading is: *done* of *total* bytes of the file, *cards* so far."""

    cards: int
    done: int
    total: int


class _Format(Protocol):
    """What a module of bot.cards.formats offers."""

    def fits(self, record: Any) -> bool: ...
    def left_out(self, record: Any) -> str: ...
    def rank(self, record: Any) -> int: ...
    def card(self, record: Any, key: str) -> Card: ...


_FORMATS: dict[str, _Format] = {
    "MTGJSON": cast(_Format, mtgjson),
    "riftcodex": cast(_Format, riftcodex),
    "Scryfall": cast(_Format, scryfall),
    "Grand Archive": cast(_Format, grand_archive),
}
ERRATA = "errata"


@dataclass(slots=True)
class CardFile:
    """An open card file. *format* is Scryfall, MTGJSON, …, or ERRATA.

    *left_out* counts, while :meth:`cards` runs, records by why they are no card
    to play. Every method raises QuestionError with the line of what is wrong.
    """

    format: str
    progress: Callable[[Progress], None] | None
    _records: Iterator[Record]
    _place: Callable[[], tuple[int, int]]
    left_out: dict[str, int] = field(default_factory=dict)
    # The rank of the card given out under each plain name.
    _ranks: dict[str, int] = field(default_factory=dict)

    def cards(self) -> Iterator[Card]:
        """Every card. A better one of the same name may follow, and then counts."""
        for count, record in enumerate(self._records, start=1):
            with _blamed(record):
                card = self._card(record)
            if card:
                yield card
            if count % _EVERY == 0:
                self._tell()
            if count > _MOST_CARDS:
                raise QuestionError(
                    Problem.LIMIT, f"More than {_MOST_CARDS:,} cards are too many."
                )
        self._tell()

    def errata(self) -> dict[str, dict[str, Any]]:
        """What is new about each card, by its name as written."""
        new: dict[str, dict[str, Any]] = {}
        for record in self._records:
            with _blamed(record):
                if not errata.fits(record.value, record.key):
                    raise BadRecordError("an erratum gives a text or a number")
                new[record.key] = errata.erratum(record.value)
        return new

    def _card(self, record: Record) -> Card | None:
        shape = _FORMATS[self.format]
        if not shape.fits(record.value):
            raise BadRecordError(f"this is no {self.format} card")
        if why := shape.left_out(record.value):
            return self._leave_out(why)
        card = shape.card(record.value, record.key)
        key = plain(card.name)
        if not key:
            return self._leave_out("without a name in letters")
        rank = shape.rank(record.value)
        if rank <= self._ranks.get(key, -1):
            return self._leave_out("of a name already there")
        self._ranks[key] = rank
        return card

    def _leave_out(self, why: str) -> Card | None:
        self.left_out[why] = self.left_out.get(why, 0) + 1
        return None

    def _tell(self) -> None:
        if self.progress:
            self.progress(Progress(len(self._ranks), *self._place()))


@contextmanager
def opened(
    path: Path, progress: Callable[[Progress], None] | None = None
) -> Iterator[CardFile]:
    """The card file *path*, its shape found out by what is in it.

    Raises QuestionError, also out of the body, for a file that cannot be read.
    """
    try:
        with _bytes_of(path) as (stream, place):
            found = records(stream)
            first = next(found, None)
            if first is None:
                raise QuestionError(Problem.SYNTAX, f"{path.name} is empty.")
            every = chain([first], found)
            yield CardFile(_format_of(first), progress, every, place)
    except (OSError, EOFError, zlib.error) as wrong:
        raise QuestionError(
            Problem.SYNTAX, f"{path.name} cannot be read: {_why(wrong)}."
        ) from wrong


def _format_of(first: Record) -> str:
    if errata.fits(first.value, first.key):
        return ERRATA
    for name, shape in _FORMATS.items():
        if shape.fits(first.value):
            return name
    raise QuestionError(
        Problem.UNSUPPORTED,
        f"Line {first.line} is no card of a shape I know: "
        f"{', '.join(sorted(_FORMATS))}.",
        line=first.line,
    )


@contextmanager
def _blamed(record: Record) -> Iterator[None]:
    """Say in which line, and of which card, something is wrong."""
    try:
        yield
    except BadRecordError as wrong:
        name = record.value.get("name") if isinstance(record.value, dict) else ""
        called = record.key or (name if isinstance(name, str) else "")
        of = f"{called[:80]}: " if called else ""
        raise QuestionError(
            Problem.ILLEGAL, f"Line {record.line}: {of}{wrong}.", line=record.line
        ) from wrong


def _why(wrong: BaseException) -> str:
    match wrong:
        case FileNotFoundError():
            return "there is no such file"
        case IsADirectoryError():
            return "it is a folder"
        case PermissionError():
            return "it may not be read"
        case EOFError():
            return "it is cut off"
        case gzip.BadGzipFile() | zlib.error():
            return "its compression is broken"
        case _:
            return str(wrong)


class _Limited:
    """A stream that does not go on for ever, as a small packed file could."""

    def __init__(self, stream: Bytes) -> None:
        self._stream = stream
        self._left = _LARGEST_FILE

    def read(self, size: int, /) -> bytes:
        """The next bytes, at most *size*."""
        chunk = self._stream.read(size)
        self._left -= len(chunk)
        if self._left < 0:
            raise QuestionError(Problem.LIMIT, "The file is too large for a card file.")
        return chunk


@contextmanager
def _bytes_of(path: Path) -> Iterator[tuple[Bytes, Callable[[], tuple[int, int]]]]:
    """The unpacked bytes of *path*, and a function for how much has been read."""
    total = path.stat().st_size
    with path.open("rb") as file:
        magic = file.read(4)
        file.seek(0)
        if magic == b"PK\x03\x04":
            raise QuestionError(
                Problem.UNSUPPORTED, f"{path.name} is a zip file; unpack it first."
            )
        packed = magic[:2] == b"\x1f\x8b"
        stream: Bytes = gzip.GzipFile(fileobj=file) if packed else file
        yield _Limited(stream), lambda: (file.tell(), total)
