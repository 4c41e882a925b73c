"""The library: a rule by number or by word, of the edition asked for."""

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import TypeVar

from bot.citation import Game, RuleRef
from bot.errors import QuestionError, SetupError
from bot.library import glossary, history, links, lookup, search
from bot.library.archive import Archive
from bot.library.citations import Citations, Refound, Standing
from bot.library.entry import Edition, Entry, Hit, Link, Suggestion, Term
from bot.library.shelves import Shelves
from bot.library.shipped import shipped
from bot.library.suggesting import Suggester

Answer = TypeVar("Answer")

_MOST_CITED = 1_000
# So many imports in a row may each come in the middle of one question.
_IMPORTS_MET = 8


class Library:
    """The rules of all three games: our own wording, and whatever was imported.

    *database* is the file or connection imports live in; None, or a file that is
    not there yet, leaves our own wording. Every call blocks and may come from any
    thread.
    """

    def __init__(self, database: Path | sqlite3.Connection | None = None) -> None:
        self._archive = Archive(database)
        self._shelves = Shelves(self._archive)
        self._citations = Citations(self._shelves)
        self._suggesters: dict[Game, Suggester] = {}
        self._suggested_of: object = None
        # What was cited last, and the state of the database it was read in.
        self._cited: dict[RuleRef, tuple[object, Entry]] = {}

    def close(self) -> None:
        """Close the database, if the library opened it."""
        self._archive.close()

    def editions(self, game: Game | None = None) -> list[Edition]:
        """Every edition held, newest first in each game, then our own wordings."""
        return [book.edition for one in _games(game) for book in self._shelves.all(one)]

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
        return self._steadily(
            lambda: lookup.look_up(self._shelves, text, game, edition, only)
        )

    def stamp(self) -> tuple[object, ...]:
        """Changes with what is imported: for citing several rules as of one moment."""
        return self._archive.stamp()

    def cite(self, ref: RuleRef, stamp: tuple[object, ...] | None = None) -> Entry:
        """The one rule *ref* names, our wording and the official text where held.

        A rule that moved comes under its new number, a changed or lost one with a
        *note* that says so; for a number we hold nowhere, a bare entry.
        """
        if stamp is None:
            stamp = self.stamp()
        known = self._cited.get(ref)
        if known is not None and known[0] == stamp:
            return known[1]
        entry = self._steadily(lambda: self._cite(ref))
        if len(self._cited) >= _MOST_CITED:
            self._cited.clear()
        self._cited[ref] = stamp, entry
        return entry

    def check(
        self, refs: Iterable[RuleRef], edition: str | None = None
    ) -> list[Refound]:
        """Each of *refs* found again in *edition*, by default the newest held."""
        return [self._citations.find(ref, edition) for ref in refs]

    def search(self, words: str, game: Game | None = None, most: int = 10) -> list[Hit]:
        """The best places for *words*: number, heading, glossary, then text."""
        return self._steadily(
            lambda: search.search(self._shelves, words[: lookup.LONGEST], game, most)
        )

    def glossary(self, term: str, game: Game | None = None) -> list[Term]:
        """What *term* means in each game that has it; NOT_FOUND when none does."""
        return self._steadily(
            lambda: glossary.look_up(self._shelves, term[: lookup.LONGEST], game)
        )

    def _steadily(self, ask: Callable[[], Answer]) -> Answer:
        """*ask*, and again where somebody imported in the middle of it."""
        for _ in range(_IMPORTS_MET):
            stamp = self._archive.stamp()
            try:
                return ask()
            except (LookupError, QuestionError, ValueError, SetupError):
                if self._archive.stamp() == stamp:
                    raise
        return ask()

    def suggest(
        self, typed: str, game: Game | None = None, limit: int = 25
    ) -> list[Suggestion]:
        """Rules that begin with what was *typed* so far, by number or by word."""
        stamp = self._archive.stamp()
        if stamp != self._suggested_of:
            self._suggesters.clear()
            self._suggested_of = stamp
        found: list[Suggestion] = []
        typed = typed[: lookup.LONGEST]
        for one in _games(game):
            if one not in self._suggesters:
                self._suggesters[one] = Suggester(self._shelves, one)
            found += self._suggesters[one].suggest(typed, limit)
        return _interleaved(found, limit) if game is None else found

    def suggest_terms(
        self, typed: str, game: Game | None = None, limit: int = 25
    ) -> list[str]:
        """Words :meth:`glossary` explains, from what was *typed* so far."""
        return self._steadily(
            lambda: glossary.suggest(self._shelves, typed[: lookup.LONGEST], game)
        )[:limit]

    def diff(
        self,
        number: str | None = None,
        game: Game | None = None,
        before: str | None = None,
        after: str | None = None,
    ) -> history.Diff:
        """What changed from *before* to *after*, by default in the newest edition.

        With *number* only that rule and its sub-rules. NOT_FOUND when two editions
        are not held.
        """
        of, at = self._numbered(number, game, after) if number else (game, None)
        return history.diff(self._shelves, at, of or Game.MTG, before, after)

    def history(self, number: str, game: Game | None = None) -> list[history.Stage]:
        """One rule through all editions held, the newest first."""
        of, at = self._numbered(number, game, None)
        return history.history(self._shelves, at, of)

    def references(self, text: str, game: Game) -> tuple[Link, ...]:
        """The rules *text* speaks of, with their places in it; only existing ones."""
        books = self._shelves.all(game)
        return links.references(
            text, game, lambda number: any(number in book for book in books)
        )

    def _cite(self, ref: RuleRef) -> Entry:
        if ref.edition != shipped(ref.game).edition:
            # What an older edition said is not what a newer one says of it.
            for book in self._shelves.archive.books(ref.game):
                if book.edition.is_called(ref.edition) and ref.locator in book:
                    return self._shelves.entry(book, book.rule(ref.locator))
        found = self._citations.find(ref)
        if found.edition and found.number:
            return self._official(ref, found)
        ours = self._shelves.worded(ref.game, ref.edition)
        note = str(found) if found.standing is Standing.GONE else ""
        if ref.locator in ours:
            return self._shelves.entry(ours, ours.rule(ref.locator), note)
        url = links.permalink(ref.game, ref.locator, ref.edition)
        return Entry(ref.game, ref.locator, "", "", None, ref.edition, url, note=note)

    def _numbered(
        self, number: str, game: Game | None, edition: str | None
    ) -> tuple[Game, str]:
        entry = lookup.look_up(self._shelves, number, game, edition, True)[0]
        return entry.game, entry.number

    def _official(self, ref: RuleRef, found: Refound) -> Entry:
        """The refound rule, with our wording whatever its number is now."""
        books = self._shelves.archive.books(ref.game)
        book = next(b for b in books if b.edition.name == found.edition)
        note = "" if found.standing is Standing.SAME else str(found)
        entry = self._shelves.entry(book, book.rule(found.number), note)
        ours = self._shelves.worded(ref.game, ref.edition).worded.get(ref.locator)
        if ours is None:
            return entry
        return replace(
            entry,
            says=ours.text,
            heading=entry.heading or ours.heading,
            see=entry.see or ours.see,
        )


def _interleaved(found: list[Suggestion], limit: int) -> list[Suggestion]:
    """A fair share of each game's suggestions, in turns."""
    by_game = [[one for one in found if one.game is game] for game in Game]
    mixed = [one for turn in zip_longest(*by_game) for one in turn if one]
    return mixed[:limit]


def _games(game: Game | None) -> Iterable[Game]:
    return Game if game is None else (game,)
