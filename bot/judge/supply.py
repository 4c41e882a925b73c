"""What rulings are made from: documents and cards that come in, backups that go out."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.judge.parts import Parts
from bot.worded import worded

if TYPE_CHECKING:
    from bot.cards.card import Card
    from bot.cards.importing import Imported as ImportedCards
    from bot.library.entry import Edition

_CARD_FILES = (".json", ".jsonl", ".ndjson")


@dataclass(frozen=True, slots=True)
class Taken:
    """What an import took in, in words; *unread* are lines nobody understood."""

    what: str
    new: bool = True
    unread: tuple[str, ...] = ()
    left_out: dict[str, int] = field(default_factory=dict)
    # The game whose rules came in, None for cards.
    rules_of: Game | None = None


class Supply(Parts):
    """Imports and backups. Each takes all of a file, or nothing."""

    def import_file(self, path: Path, game: Game | None = None) -> Taken:
        """Import a rulebook or a file of cards; which of them is found out.

        Raises QuestionError naming the place in the file.
        """
        if not path.exists():
            raise QuestionError(
                Problem.NOT_FOUND, worded("There is no file {path}.", path=path)
            )
        if any(end in path.suffixes for end in _CARD_FILES):
            return self._cards(path)
        from bot.library.importing import import_path

        self._make_folder()
        done = import_path(self.database, path, game)
        self.recent.clear()
        return _edition_taken(done.edition, done.new, done.unread)

    def sync_cards(self, game: Game) -> Taken:
        """Fetch every card of *game* from where it is published."""
        from bot.cards.syncing import sync_cards

        self._make_folder()
        done = _taken(sync_cards(game, self.card_store))
        self.recent.clear()
        return done

    def sync_rules(self, game: Game) -> Taken:
        """Fetch the newest rules of *game* from where they are published."""
        from bot.library.syncing import sync

        self._make_folder()
        [done] = sync(self.database, (game,))
        self.recent.clear()
        if done.edition is None:
            raise QuestionError(
                Problem.NOT_FOUND,
                worded("{game}: {problem}", game=game.label, problem=done.problem),
            )
        return _edition_taken(done.edition, done.new, done.unread)

    def cards_in(self, path: Path | None, game: Game | None) -> "Iterator[Card]":
        """The cards of a file, not kept; without one, those of the catalogue."""
        if path is not None:
            from bot.cards.importing import cards_in

            yield from cards_in(path)
            return
        for one in (game,) if game else tuple(Game):
            yield from self.catalogue.cards(one)

    def imported_cards(self, game: Game) -> int:
        """How many cards of *game* were imported."""
        return self.card_store.count(game)

    def _cards(self, path: Path) -> Taken:
        from bot.cards.importing import import_cards

        self._make_folder()
        done = _taken(import_cards(path, self.card_store))
        self.catalogue.refresh()
        self.recent.clear()
        return done

    def _make_folder(self) -> None:
        self.database.parent.mkdir(parents=True, exist_ok=True)

    def backup(self, path: Path) -> None:
        """Copy the database to *path* while others go on writing.

        Raises StoreError where it was damaged: an empty one is no backup.
        """
        from bot.store.interface import StoreError

        if path.exists():
            raise QuestionError(
                Problem.ILLEGAL,
                worded("{path} exists already; nothing was written.", path=path),
            )
        if not path.absolute().parent.is_dir():
            raise StoreError(f"There is no folder {path.parent}; nothing was copied.")
        if self.store.notice:
            raise StoreError(f"Nothing was copied. {self.store.notice}")
        self.store.backup(path)

    def set_aside(self) -> tuple[str, ...]:
        """The names of damaged databases that were set aside, the oldest first."""
        from bot.store.damage import set_aside_in

        return set_aside_in(self.database.parent)

    def restore(self, path: Path) -> Path | None:
        """Put the backup *path* in place; where the database before it went.

        The backup is checked first. No other process may use the database.
        """
        from bot.store.opening import open_database
        from bot.store.restoring import restore, restore_into

        self.close()
        if not self._address:
            return restore(path, self.database)
        with closing(open_database(self._address)) as database:
            return restore_into(path, database, self.database)

    def move(self, to: str) -> dict[str, int]:
        """Copy everything kept to the database *to* (an address, or a file).

        It must be new. How many rows of each table it holds now, counted there.
        """
        from bot.store.moving import copy
        from bot.store.opening import new_database, open_database

        with (
            closing(
                open_database(self._address or self.database, whole=True)
            ) as source,
            new_database(to) as target,
        ):
            return copy(source, target)


def _edition_taken(about: "Edition", new: bool, unread: tuple[str, ...]) -> Taken:
    return Taken(
        f"{about.title or about.game.label}, edition {about.label}: "
        f"{about.rules} rules, {about.terms} glossary entries",
        new,
        unread,
        rules_of=about.game,
    )


def _taken(done: "ImportedCards") -> Taken:
    parts = []
    if done.cards:
        parts.append(f"{done.cards} cards of {done.game.label} ({done.format})")
    if done.errata:
        parts.append(f"{done.errata} errata")
    return Taken(" and ".join(parts) or "nothing", left_out=done.left_out)
