"""Card files of others taken into the catalogue: all of a file, or none of it."""

import gzip
import json
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
from bot.cards.names import names_of, plain
from bot.cards.storing import CardRow, CardStore
from bot.citation import Game
from bot.errors import Problem, QuestionError

_MOST_CARDS = 250_000
_LARGEST_FILE = 3 << 30
_EVERY = 500


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an import is: *done* of *total* bytes of the file, *cards* so far."""

    cards: int
    done: int
    total: int


@dataclass(slots=True)
class Imported:
    """What an import did. *left_out* counts records by why they were not wanted."""

    format: str = ""
    games: tuple[Game, ...] = ()
    cards: int = 0
    errata: int = 0
    left_out: dict[str, int] = field(default_factory=dict)
    # Errata for cards that are not in the catalogue (they wait for them).
    without_card: tuple[str, ...] = ()


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


def import_cards(
    path: Path,
    store: CardStore,
    progress: Callable[[Progress], None] | None = None,
    *,
    each: Callable[[Card], None] | None = None,
    instead: bool = False,
    at_least: int = 0,
) -> Imported:
    """Take the cards of the file *path* into *store*; its shape is found out.

    JSON, JSON lines, gzipped or not: Scryfall's, MTGJSON's, the Grand Archive
    API's, riftcodex's, or errata of our own shape. *each* is called with every
    card before it is kept. With *instead* the game's other imported cards go.

    Raises QuestionError, with the line, for a file that is broken, of no known
    shape or of fewer than *at_least* cards; then nothing has changed.
    """
    done = Imported()
    try:
        with _opened(path) as (stream, place):
            found = records(stream)
            first = next(found, None)
            if first is None:
                raise QuestionError(Problem.SYNTAX, f"{path.name} is empty.")
            every = chain([first], found)
            if errata.fits(first.value, first.key):
                return _import_errata(every, store, done)
            source = _Source(first, done, each, progress, place)
            rows = source.rows(every, at_least)
            ahead = next(rows, None)
            if ahead is None:
                raise QuestionError(Problem.SYNTAX, f"{path.name} holds no cards.")
            done.games = (Game(ahead.game),)
            done.cards = store.put(
                chain([ahead], rows), instead_of=done.games if instead else ()
            )
    except (OSError, EOFError, zlib.error) as wrong:
        raise QuestionError(
            Problem.SYNTAX, f"{path.name} cannot be read: {_why(wrong)}."
        ) from wrong
    return done


class _Source:
    """Records of one format on their way to rows."""

    def __init__(
        self,
        first: Record,
        done: Imported,
        each: Callable[[Card], None] | None,
        progress: Callable[[Progress], None] | None,
        place: Callable[[], tuple[int, int]],
    ) -> None:
        fitting = (name for name, it in _FORMATS.items() if it.fits(first.value))
        done.format = next(fitting, "")
        if not done.format:
            raise QuestionError(
                Problem.UNSUPPORTED,
                f"Line {first.line} is no card of a shape I know: {_known()}.",
                line=first.line,
            )
        self._format = _FORMATS[done.format]
        self._done = done
        self._each = each
        self._progress = progress
        self._place = place
        # The rank of the card kept under each key.
        self._ranks: dict[str, int] = {}

    def rows(self, every: Iterator[Record], at_least: int) -> Iterator[CardRow]:
        """A row for every card that is wanted."""
        for count, record in enumerate(every, start=1):
            try:
                row = self._row(record)
            except (BadRecordError, AttributeError) as wrong:
                raise QuestionError(
                    Problem.ILLEGAL,
                    f"Line {record.line}: {_called(record)}{wrong}.",
                    line=record.line,
                ) from wrong
            if row:
                yield row
            if count % _EVERY == 0:
                self._tell()
            if count > _MOST_CARDS:
                raise QuestionError(
                    Problem.LIMIT, f"More than {_MOST_CARDS:,} cards are too many."
                )
        self._tell()
        if len(self._ranks) < at_least:
            raise QuestionError(
                Problem.ILLEGAL,
                f"{len(self._ranks):,} cards cannot be all: "
                f"at least {at_least:,} are expected.",
            )

    def _row(self, record: Record) -> CardRow | None:
        if not self._format.fits(record.value):
            raise BadRecordError(f"this is no {self._done.format} card")
        if why := self._format.left_out(record.value):
            self._leave_out(why)
            return None
        card = self._format.card(record.value, record.key)
        key = plain(card.name)
        if not key:
            self._leave_out("without a name in letters")
            return None
        rank = self._format.rank(record.value)
        if rank <= self._ranks.get(key, -1):
            self._leave_out("of a name already there")
            return None
        self._ranks[key] = rank
        if self._each:
            self._each(card)
        names = [(name, int(kind)) for name, kind in names_of(card)]
        data = json.dumps(card.as_json(), ensure_ascii=False, separators=(",", ":"))
        return CardRow(card.game, key, card.name, names, data)

    def _leave_out(self, why: str) -> None:
        self._done.left_out[why] = self._done.left_out.get(why, 0) + 1

    def _tell(self) -> None:
        if self._progress:
            self._progress(Progress(len(self._ranks), *self._place()))


def _import_errata(
    every: Iterator[Record], store: CardStore, done: Imported
) -> Imported:
    new: dict[str, str] = {}
    unknown: list[str] = []
    game = Game.RIFTBOUND
    for record in every:
        try:
            if not errata.fits(record.value, record.key):
                raise BadRecordError("an erratum gives a text or a number")
            new[plain(record.key)] = json.dumps(errata.erratum(record.value))
        except BadRecordError as wrong:
            raise QuestionError(
                Problem.ILLEGAL,
                f"Line {record.line}: {record.key}: {wrong}.",
                line=record.line,
            ) from wrong
        try:
            store.data(game, plain(record.key))
        except KeyError:
            unknown.append(record.key)
    store.put_errata(game, new)
    done.format, done.games, done.errata = "errata", (game,), len(new)
    done.without_card = tuple(unknown)
    return done


def _called(record: Record) -> str:
    name = record.key or (
        record.value.get("name") if isinstance(record.value, dict) else ""
    )
    return f"{name[:80]}: " if isinstance(name, str) and name else ""


def _known() -> str:
    return ", ".join(sorted(_FORMATS))


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
        case _:
            return "its compression is broken"


class _Limited:
    """A stream that does not go on for ever, as a small packed file could."""

    def __init__(self, stream: Bytes) -> None:
        self._stream = stream
        self._left = _LARGEST_FILE

    def read(self, size: int, /) -> bytes:
        chunk = self._stream.read(size)
        self._left -= len(chunk)
        if self._left < 0:
            raise QuestionError(Problem.LIMIT, "The file is too large for a card file.")
        return chunk


@contextmanager
def _opened(path: Path) -> Iterator[tuple[Bytes, Callable[[], tuple[int, int]]]]:
    """The bytes of *path*, unpacked, and a function for how much has been read."""
    total = path.stat().st_size
    with path.open("rb") as file:
        magic = file.read(4)
        file.seek(0)
        if magic == b"PK\x03\x04":
            raise QuestionError(
                Problem.UNSUPPORTED, f"{path.name} is a zip file; unpack it first."
            )
        packed = magic[:2] == b"\x1f\x8b"
        stream = gzip.GzipFile(fileobj=file) if packed else file
        yield _Limited(stream), lambda: (file.tell(), total)
