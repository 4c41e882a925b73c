"""What every reader makes of a document, whichever publisher it came from."""

from dataclasses import dataclass

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.library.entry import Link


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as published: *text* without its number, *line* counted from 1."""

    number: str
    heading: str
    text: str
    parent: str
    line: int
    examples: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    page: str = ""


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A term and its explanation as published."""

    term: str
    text: str
    line: int
    page: str = ""


@dataclass(frozen=True, slots=True)
class Unread:
    """A line the reader could not place; *page* is the file it stands in, if many."""

    line: int
    text: str
    reason: str
    page: str = ""

    def __str__(self) -> str:
        shown = self.text if len(self.text) <= 80 else f"{self.text[:77]}…"
        where = f"{self.page}, line" if self.page else "line"
        return f"{where} {self.line}: {self.reason}: {shown}"


@dataclass(frozen=True, slots=True)
class Document:
    """A rulebook, or a *partial* piece of one.

    *date* is ISO (empty if the document bears none); *version* the name it gives
    itself beside the date. Rules and terms stand in the order of the document.
    """

    game: Game
    title: str
    date: str
    rules: tuple[Rule, ...]
    terms: tuple[GlossaryEntry, ...] = ()
    unread: tuple[Unread, ...] = ()
    version: str = ""
    partial: bool = False


def broken(name: str, why: str, line: int = 0, text: str = "") -> QuestionError:
    """The error for a document that cannot be used, naming the place."""
    where = f"{name}, line {line}" if line else name
    return QuestionError(
        Problem.SYNTAX,
        f"{where}: {why}",
        line=1 if text else 0,
        column=1 if text else 0,
        length=len(text.rstrip()) or 1,
        text=text,
    )
