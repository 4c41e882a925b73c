"""What the library hands out: entries, editions, hits and suggestions."""

from dataclasses import dataclass

from bot.citation import Game


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of a game's rules, imported or only worded by us.

    *name* is what people type (``2026-08-07``, ``1.3``); *date* is ISO or empty.
    A *partial* edition is an excerpt: it never stands for the whole rulebook.
    *official* is False for our own wording.
    """

    game: Game
    name: str
    title: str
    date: str
    official: bool
    partial: bool = False
    rules: int = 0
    terms: int = 0
    imported: str = ""
    source: str = ""
    unread: int = 0

    def is_called(self, name: str) -> bool:
        """Whether people who say *name* (a version or a date) mean this edition."""
        plain = self.name.removesuffix("-excerpt").casefold()
        return name.casefold() in (self.name.casefold(), plain, self.date)

    @property
    def label(self) -> str:
        """As shown beside an answer: ``1.3 (2026-03-30)``, ``2022-04-29, excerpt``."""
        if self.partial and not self.date:
            return f"excerpt without a date ({self.source})"
        name = self.name.removesuffix("-excerpt")
        dated = f" ({self.date})" if self.date and self.date != name else ""
        return f"{name}{dated}{', excerpt' if self.partial else ''}"


@dataclass(frozen=True, slots=True)
class Link:
    """Text[start:end] speaks of rule *number* of the same game."""

    start: int
    end: int
    number: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule as shown.

    *says* is our wording (empty where we have none for this number), *official*
    the publisher's text, None before an import. *links* are the cross-references
    in :attr:`text`. *note* is a remark for the reader: moved, from an older edition.
    """

    game: Game
    number: str
    heading: str
    says: str
    official: str | None
    edition: str
    url: str
    examples: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    parent: str = ""
    note: str = ""
    # What the edition is called in full, and whether its words are the publisher's.
    edition_label: str = ""

    @property
    def text(self) -> str:
        """The words to show: the official ones, else ours."""
        return self.says if self.official is None else self.official


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of a glossary and the rules it sends the reader to."""

    game: Game
    term: str
    text: str
    edition: str
    official: bool
    url: str
    links: tuple[Link, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    """One result of a search: *passage* with the spans of the words found.

    *kind* is ``number``, ``heading``, ``term`` or ``text``, best first.
    """

    game: Game
    number: str
    heading: str
    passage: str
    spans: tuple[tuple[int, int], ...]
    kind: str
    edition: str
    official: bool


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One line of the autocomplete: *label* (at most 100 characters) and its rule."""

    game: Game
    number: str
    label: str
