"""Which books there are for a game, in which order, and a rule made into an entry."""

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.library import links
from bot.library.archive import Archive, ArchivedBook
from bot.library.book import Book, Stored, WordedBook, worded_book
from bot.library.entry import Entry, Link
from bot.library.pins import occur
from bot.library.shipped import Worded, shipped
from bot.worded import worded


class Shelves:
    """Imported editions and our own wordings, side by side."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self._worded: dict[tuple[Game, str], WordedBook] = {}

    def worded(self, game: Game, edition: str) -> WordedBook:
        """Our wording of *edition*; empty where we never worded it."""
        key = (game, edition)
        if key not in self._worded:
            self._worded[key] = worded_book(game, edition)
        return self._worded[key]

    def all(self, game: Game) -> list[Book]:
        """Imported editions, newest first, then our wordings, newest first."""
        held: list[Book] = list(self.archive.books(game))
        names = shipped(game).worded_editions
        return held + [self.worded(game, name) for name in names]

    def called(self, game: Game, edition: str | None) -> list[Book]:
        """The books of *edition*, or all; NOT_FOUND when there is none."""
        books = self.all(game)
        if edition is None:
            return books
        named = [book for book in books if book.edition.is_called(edition)]
        if not named:
            known = tuple(dict.fromkeys(book.edition.name for book in books))
            raise QuestionError(
                Problem.NOT_FOUND,
                worded(
                    "No edition {edition} of {game} is held; there is {listed}.",
                    edition=edition,
                    game=game.label,
                    listed=", ".join(known) or worded("none"),
                ),
                suggestions=known,
            )
        return named

    def current(self, game: Game) -> list[Book]:
        """The books that say what holds today, the one to ask first in front.

        Once a whole rulebook is held, what is older has nothing to say.
        """
        books = self.all(game)
        whole = (b for b in books if b.edition.official and not b.edition.partial)
        newest = next(whole, None)
        since = newest.edition.date if newest else ""
        return [
            book
            for book in books
            if not book.edition.date
            or book.edition.date > since
            or (book.edition.date == since and not book.edition.partial)
        ]

    def whole(self, game: Game) -> list[ArchivedBook]:
        """The imported editions that are whole rulebooks, newest first."""
        return [book for book in self.archive.books(game) if not book.edition.partial]

    def default(self, game: Game) -> Book:
        """The book people mean when they name no edition."""
        whole = self.whole(game)
        return whole[0] if whole else self.worded(game, shipped(game).edition)

    def entry(self, book: Book, rule: Stored, note: str = "") -> Entry:
        """*rule* of *book* with our wording, its links and its public address."""
        ours = self.our_wording(book, rule)
        official = None if isinstance(book, WordedBook) else rule.text
        # The links of imported text were found when it was imported.
        found = rule.links if official is not None else references(book, rule.text)
        return Entry(
            game=book.game,
            number=rule.number,
            heading=rule.heading or (ours.heading if ours else ""),
            says=ours.text if ours else "",
            official=official,
            edition=book.edition.name,
            url=links.permalink(book.game, rule.number, book.edition.name, rule.page),
            examples=rule.examples,
            see=ours.see if ours else (),
            links=found,
            parent=rule.parent,
            note=note,
            edition_label=book.edition.label,
        )

    def our_wording(self, book: Book, rule: Stored) -> Worded | None:
        """Ours of the same number, where it belongs to the edition or still fits."""
        if isinstance(book, WordedBook):
            return book.worded[rule.number]
        for name in shipped(book.game).worded_editions:
            ours = self.worded(book.game, name).worded.get(rule.number)
            if ours and (name == book.edition.name or fits(ours, rule)):
                return ours
        return None

    def is_another_rule(self, book: Book, number: str) -> bool:
        """Whether *number* in an older *book* is no longer what it is today."""
        about = shipped(book.game)
        if not isinstance(book, ArchivedBook):
            return False
        if book.edition.date >= about.dates.get(about.edition, ""):
            return False
        if number not in book.outlived:
            today = self.worded(book.game, about.edition).worded.get(number)
            is_other = today is not None and not fits(today, book.rule(number))
            book.outlived[number] = is_other
        return book.outlived[number]


def references(book: Book, text: str) -> tuple[Link, ...]:
    """The rules of *book* that *text* speaks of."""
    return links.references(text, book.game, book.__contains__)


def fits(ours: Worded, rule: Stored) -> bool:
    """Whether the words our wording hangs on still stand in the official text."""
    return occur(ours.words, f"{rule.heading} {rule.text}")
