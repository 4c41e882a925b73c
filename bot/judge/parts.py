"""What the use cases work with, each opened when it is first needed."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import Problem, QuestionError
from bot.judge.callers import Caller, no_such_ruling
from bot.judge.recent import Recent
from bot.worded import worded

if TYPE_CHECKING:
    from bot.cards.catalogue import Catalogue
    from bot.cards.storing import CardStore
    from bot.judge.workers import Workers
    from bot.library.library import Library
    from bot.store.interface import Store
    from bot.store.rows import RulingRow
    from bot.telling.words import Words


class Parts:
    """Store, library, catalogue and languages, given as functions.

    They are called when first needed, so that looking up a rule opens nothing but
    the rules. *database* is the file rules are imported into; everything else is in it
    too, unless *address* names a PostgreSQL database.
    """

    def __init__(
        self,
        *,
        store: "Callable[[], Store]",
        library: "Callable[[], Library]",
        catalogue: "Callable[[], Catalogue]",
        card_store: "Callable[[], CardStore]",
        database: Path,
        words: "Callable[[str], Words] | None" = None,
        workers: "Callable[[], Workers] | None" = None,
        address: str = "",
    ) -> None:
        self._open_store = store
        self._open_library = library
        self._open_catalogue = catalogue
        self._open_card_store = card_store
        self.database = database
        self._words_of = words
        self._open_workers = workers
        self._address = address

    @cached_property
    def store(self) -> "Store":
        """Where rulings are kept."""
        return self._open_store()

    @cached_property
    def library(self) -> "Library":
        """The rules by number and by word."""
        return self._open_library()

    @cached_property
    def catalogue(self) -> "Catalogue":
        """The cards."""
        return self._open_catalogue()

    @cached_property
    def card_store(self) -> "CardStore":
        """Where imported cards are kept."""
        return self._open_card_store()

    @cached_property
    def recent(self) -> Recent:
        """What was worked out before, of the rules and cards there are."""
        return Recent(lambda: (self.card_store.stamp(), self.library.stamp()))

    @cached_property
    def workers(self) -> "Workers | None":
        """Where rulings are worked out; None for right here."""
        return self._open_workers() if self._open_workers else None

    @property
    def notice(self) -> str:
        """What whoever runs it should know of the database, or ""."""
        store = self.__dict__.get("store")
        return store.notice if store is not None else ""

    def close(self) -> None:
        """Let go of whatever was opened."""
        for part in (
            "workers",
            "recent",
            "catalogue",
            "card_store",
            "store",
            "library",
        ):
            opened = self.__dict__.pop(part, None)
            if hasattr(opened, "close"):
                opened.close()

    def words(self, caller: Caller) -> "Words":
        """Sentences in the caller's language."""
        from bot.telling.words import Words

        return self._words_of(caller.language) if self._words_of else Words()

    def row(
        self, caller: Caller, typed: str, *, to_change: bool = False
    ) -> "RulingRow":
        """The ruling of that id, if the caller may read (or change) it."""
        from bot.store.ids import read_id

        id = read_id(typed)
        row = self.store.ruling(id) if id else None
        if row is None or not caller.may_read(row):
            raise no_such_ruling(typed)
        if to_change and not caller.may_change(row):
            raise QuestionError(
                Problem.ILLEGAL, worded("Only whoever asked this ruling can change it.")
            )
        return row
