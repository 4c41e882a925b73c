"""The library: a rule by number or by word, of the edition asked for."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from bot.citation import Game, RuleRef
from bot.errors import Problem, QuestionError
from bot.library import links
from bot.library.archive import Archive
from bot.library.book import Book, Stored, WordedBook, canonical, worded_book
from bot.library.entry import Edition, Entry, Link
from bot.library.naming import likely_names, numbers_called
from bot.library.numbering import Wanted, read_wanted, top_of
from bot.library.pins import occur
from bot.library.shipped import Worded, shipped


class Library:
    """The rules of all three games: our own wording, and whatever was imported.

    *database* is the file or connection imports live in; None, or a file that is
    not there yet, leaves our own wording. Every call blocks and may come from any
    thread.
    """

    def __init__(self, database: Path | sqlite3.Connection | None = None) -> None:
        self._archive = Archive(database)
        self._worded: dict[tuple[Game, str], WordedBook] = {}

    def close(self) -> None:
        """Close the database, if the library opened it."""
        self._archive.close()

    def editions(self, game: Game | None = None) -> list[Edition]:
        """Every edition held, newest first in each game, then our own wordings."""
        found: list[Edition] = []
        for one in _games(game):
            found += (book.edition for book in self._archive.books(one))
            found += (
                self._worded_book(one, name).edition
                for name in shipped(one).worded_editions()
            )
        return found

    def look_up(
        self,
        text: str,
        game: Game | None = None,
        edition: str | None = None,
        *,
        only: bool = False,
    ) -> list[Entry]:
        """The rules *text* asks for, each followed by its sub-rules unless *only*.

        *text* is a number, several, a range, a page of Grand Archive, or a keyword
        that is the heading of a rule. Raises QuestionError (NOT_FOUND, with the
        nearest numbers as suggestions; SYNTAX when nothing is asked).
        """
        wanted = read_wanted(text)
        if not wanted:
            raise QuestionError(
                Problem.SYNTAX,
                "Which rule? For example 615.7, 437.1.b or DP 5.2.",
                suggestions=("615.7", "437.1.b", "DP 5.2"),
            )
        found: dict[tuple[Game, str, str], Entry] = {}
        for one in wanted:
            for entry in self._one(one, one.game or game, edition, only):
                found.setdefault((entry.game, entry.number, entry.edition), entry)
        return list(found.values())

    def cite(self, ref: RuleRef) -> Entry:
        """The one rule *ref* names; for a number we hold nowhere, a bare entry."""
        for book in self._books(ref.game, ref.edition):
            if ref.locator in book:
                return self._entry(book, book.rule(ref.locator))
        return Entry(
            game=ref.game,
            number=ref.locator,
            heading="",
            says="",
            official=None,
            edition=ref.edition,
            url=links.permalink(ref.game, ref.locator, ref.edition),
        )

    def references(self, text: str, game: Game) -> tuple[Link, ...]:
        """The rules *text* speaks of, with their places in it; only existing ones."""
        books = self._books(game, None)
        return links.references(
            text, game, lambda number: any(number in book for book in books)
        )

    def _one(
        self, wanted: Wanted, game: Game | None, edition: str | None, only: bool
    ) -> list[Entry]:
        tried: list[tuple[Game, str, list[Book]]] = []
        for one in self._candidates(wanted, game):
            books = self._books(one, edition)
            if wanted.name:
                number = numbers_called(wanted.name, wanted.number, one, books)
            else:
                number = canonical(wanted.number, "", one)
            tried.append((one, number, books))
            for book in books:
                if number and (found := self._from(book, number, wanted.last, only)):
                    return found
        raise self._not_found(wanted, tried)

    def _from(self, book: Book, number: str, last: str, only: bool) -> list[Entry]:
        if last:
            page = number.rpartition(" ")[0]
            end = canonical(last, page, book.game)
            rules = book.between(number, end) if number in book else []
        elif number in book:
            rules = [book.rule(number)] if only else book.family(number)
        else:
            rules = book.family(number) if isinstance(book, WordedBook) else []
        return [self._entry(book, rule) for rule in rules]

    def _candidates(self, wanted: Wanted, game: Game | None) -> Iterable[Game]:
        if game is not None:
            return (game,)
        if wanted.name and wanted.number:
            return (Game.GRAND_ARCHIVE,)
        if wanted.name:
            return (Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
        return (Game.MTG, Game.RIFTBOUND)

    def _books(self, game: Game, edition: str | None) -> list[Book]:
        """The books to look into, best first; NOT_FOUND when none has *edition*."""
        held: list[Book] = list(self._archive.books(game))
        worded = shipped(game).worded_editions()
        if edition is None:
            return held + [self._worded_book(game, name) for name in worded]
        named = [book for book in held if _is_called(book.edition, edition)]
        named += [
            self._worded_book(game, name)
            for name in worded
            if edition in (name, shipped(game).dates.get(name))
        ]
        if not named:
            known = dict.fromkeys([book.edition.name for book in held] + worded)
            raise QuestionError(
                Problem.NOT_FOUND,
                f"No edition {edition} of {game.label} is held; there is "
                f"{', '.join(known) or 'none'}.",
                suggestions=tuple(known),
            )
        return named

    def _worded_book(self, game: Game, edition: str) -> WordedBook:
        key = (game, edition)
        if key not in self._worded:
            self._worded[key] = worded_book(game, edition)
        return self._worded[key]

    def _entry(self, book: Book, rule: Stored) -> Entry:
        ours = self._our_wording(book, rule)
        official = None if isinstance(book, WordedBook) else rule.text
        text = (ours.text if ours else "") if official is None else official
        found = links.references(text, book.game, book.__contains__)
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
            links=links.merged(rule.links, found),
            parent=rule.parent,
            edition_label=book.edition.label,
        )

    def _our_wording(self, book: Book, rule: Stored) -> Worded | None:
        """Ours of the same number, where it belongs to the edition or still fits."""
        if isinstance(book, WordedBook):
            return book.worded[rule.number]
        for name in (book.edition.name, *shipped(book.game).worded_editions()):
            ours = self._worded_book(book.game, name).worded.get(rule.number)
            if ours and (name == book.edition.name or _fits(ours, rule)):
                return ours
        return None

    def _not_found(
        self,
        wanted: Wanted,
        tried: list[tuple[Game, str, list[Book]]],
    ) -> QuestionError:
        numbered = [(number, books[0]) for _, number, books in tried if number]
        # Of several games, the one that has the section was meant.
        numbered.sort(key=lambda one: top_of(one[0]) not in one[1])
        for number, book in numbered:
            near = book.nearest(number)
            where = (
                f"in the edition of {book.edition.label}"
                if book.edition.official
                else f"among the rules of {book.game.label} in our own words (edition "
                f"of {book.edition.label}; the official text can be imported)"
            )
            says = self._entry(book, book.rule(near[0])) if near else None
            is_said = f"; {near[0]} is: {_shortly(says)}" if says else ""
            return QuestionError(
                Problem.NOT_FOUND,
                f"There is no {number} {where}{is_said}",
                suggestions=near,
            )
        return QuestionError(
            Problem.NOT_FOUND,
            f"No rule is called “{wanted.typed}”.",
            suggestions=likely_names(
                wanted.typed, [b for _, _, bs in tried for b in bs]
            ),
        )


def _games(game: Game | None) -> Iterable[Game]:
    return Game if game is None else (game,)


def _is_called(edition: Edition, name: str) -> bool:
    return name.casefold() in (
        edition.name.casefold(),
        edition.name.removesuffix("-excerpt").casefold(),
        edition.date,
    )


def _fits(ours: Worded, rule: Stored) -> bool:
    """Whether the words our wording hangs on still stand in the official text."""
    return occur(ours.words, f"{rule.heading} {rule.text}")


def _shortly(entry: Entry) -> str:
    words = entry.heading or entry.text
    return words if len(words) <= 80 else f"{words[:77].rstrip()}…"
