"""Each citation is pinned by number and by words, and found again in a new edition."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bot.citation import RuleRef
from bot.library.archive import ArchivedBook
from bot.library.numbering import order, parent_of
from bot.library.pins import plain
from bot.library.shelves import Shelves
from bot.library.shipped import shipped


class Standing(StrEnum):
    """What became of a pinned rule in an edition."""

    SAME = "same"
    MOVED = "moved"
    CHANGED = "changed"
    GONE = "gone"
    UNCHECKED = "unchecked"


@dataclass(frozen=True, slots=True)
class Refound:
    """Where *ref* stands in *edition*: *number* there, empty when gone.

    UNCHECKED means that no official edition as new as the pinned one is held (then
    *edition* is empty), or that we pinned no words to check.
    """

    ref: RuleRef
    standing: Standing
    number: str
    edition: str

    def __str__(self) -> str:
        """For a reader: ``615.7 moved to 615.8 in the edition of 2027-01-01``."""
        where = f" in the edition of {self.edition}" if self.edition else ""
        match self.standing:
            case Standing.MOVED:
                return f"{self.ref.locator} moved to {self.number}{where}"
            case Standing.CHANGED:
                return f"{self.ref.locator} has other words{where}; not reviewed yet"
            case Standing.GONE:
                return f"{self.ref.locator} is gone{where}"
            case Standing.SAME:
                return f"{self.ref.locator} stands{where}"
            case Standing.UNCHECKED:
                return f"{self.ref.locator} was not checked against official text"


class Citations:
    """Finds pinned rules again; each answer is kept until another import."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves
        self._stamp: object = None
        self._known: dict[tuple[RuleRef, str | None], Refound] = {}
        self._texts: dict[int, dict[str, str]] = {}

    def find(self, ref: RuleRef, edition: str | None = None) -> Refound:
        """*ref* in *edition*, by default in the newest whole one held."""
        stamp = self._shelves.archive.stamp()
        if stamp != self._stamp:
            self._stamp = stamp
            self._known.clear()
            self._texts.clear()
        key = (ref, edition)
        if key not in self._known:
            self._known[key] = self._find(ref, edition)
        return self._known[key]

    def _find(self, ref: RuleRef, edition: str | None) -> Refound:
        words = self._words(ref)
        for book in self._books(ref, edition):
            texts = self._plain_texts(book)
            here = texts.get(ref.locator)
            if here is None and book.edition.partial:
                continue
            standing, number = Standing.SAME, ref.locator
            if here is None or not all(word in here for word in words):
                moved = _elsewhere(ref.locator, words, texts)
                if moved and not book.edition.partial:
                    standing, number = Standing.MOVED, moved
                elif here is not None:
                    standing = Standing.CHANGED
                else:
                    standing, number = Standing.GONE, ""
            elif not words:
                standing = Standing.UNCHECKED
            return Refound(ref, standing, number, book.edition.name)
        return Refound(ref, Standing.UNCHECKED, ref.locator, "")

    def _books(self, ref: RuleRef, edition: str | None) -> Iterable[ArchivedBook]:
        about = shipped(ref.game)
        held = self._shelves.archive.books(ref.game)
        if edition is not None:
            books = self._shelves.called(ref.game, edition)
            return [book for book in books if isinstance(book, ArchivedBook)]
        if ref.edition != about.edition:
            # What is pinned to an older edition is checked against just that one.
            return [book for book in held if book.edition.is_called(ref.edition)]
        pinned = about.dates.get(ref.edition, ref.edition)
        newer = [book for book in held if book.edition.date >= pinned]
        return sorted(newer, key=lambda book: book.edition.partial)

    def _words(self, ref: RuleRef) -> list[str]:
        ours = self._shelves.worded(ref.game, ref.edition).worded.get(ref.locator)
        return [plain(word) for word in ours.words] if ours else []

    def _plain_texts(self, book: ArchivedBook) -> dict[str, str]:
        if book.key not in self._texts:
            texts = book.texts()
            self._texts[book.key] = {n: plain(text) for n, text in texts.items()}
        return self._texts[book.key]


def _elsewhere(number: str, words: list[str], texts: dict[str, str]) -> str:
    """The rule all *words* moved to: of several the nearest to *number*, or ''."""
    found = [n for n, text in texts.items() if words and all(w in text for w in words)]
    parent = parent_of(number)
    keys = sorted([order(number), *(order(one) for one in found)])
    here = keys.index(order(number))
    return min(
        found,
        key=lambda n: (parent_of(n) != parent, abs(keys.index(order(n)) - here)),
        default="",
    )
