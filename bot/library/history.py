"""What became of the rules from edition to edition."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.library.archive import ArchivedBook
from bot.library.book import Book
from bot.library.changes import Change, ChangeKind, Piece, compare, marked
from bot.library.entry import Edition
from bot.library.shelves import Shelves
from bot.worded import worded


@dataclass(frozen=True, slots=True)
class Diff:
    """All changes from one edition to a later one, in the order of the later."""

    game: Game
    before: Edition
    after: Edition
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """A rule in one edition: its number there, and how it came out of the one before.

    *kind* is ``unchanged``, ``changed``, ``moved``, ``added`` or, in the oldest
    edition held, ``oldest``; *pieces* mark the words against the edition before.
    """

    edition: Edition
    number: str
    kind: str
    text: str
    pieces: tuple[Piece, ...]


def diff(
    shelves: Shelves,
    number: str | None,
    game: Game,
    before: str | None,
    after: str | None,
) -> Diff:
    """The changes between two editions held, only those at or below *number*."""
    old, new = _pair(shelves, game, before, after)
    changes: list[Change] = compare(old.texts(), new.texts())
    if number is not None:
        changes = [
            one
            for one in changes
            if _is_at(one.new_number, number) or _is_at(one.old_number, number)
        ]
    return Diff(game, old.edition, new.edition, tuple(changes))


def history(shelves: Shelves, number: str, game: Game) -> list[Stage]:
    """The rule that is *number* in the newest edition, newest stage first.

    Raises QuestionError where it has none.
    """
    line = shelves.whole(game)
    stages: list[Stage] = []
    for place, book in enumerate(line):
        if number not in book:
            break
        text = book.texts()[number]
        if place + 1 == len(line):
            stages.append(Stage(book.edition, number, "oldest", text, ()))
            break
        kind, earlier = _origin(book, line[place + 1], number)
        was = line[place + 1].texts().get(earlier, "") if earlier else ""
        pieces = tuple(marked(was, text)) if was and was != text else ()
        stages.append(Stage(book.edition, number, kind, text, pieces))
        if not earlier:
            break
        number = earlier
    if not stages:
        raise QuestionError(
            Problem.NOT_FOUND,
            worded(
                "The newest imported edition of {game} has no {number}: {held}.",
                game=game.label,
                number=number,
                held=line[0].edition.name if line else worded("none is held"),
            ),
        )
    return stages


def formerly(shelves: Shelves, book: Book, number: str) -> str:
    """A note where the rule bore another number in an older edition, else ''."""
    if not isinstance(book, ArchivedBook) or book.edition.partial:
        return ""
    line = shelves.whole(book.game)
    now = number
    for later, earlier in pairwise(line):
        if later.edition.date > book.edition.date:
            continue
        _, came = _origin(later, earlier, now)
        if came and came != now:
            return f"It was {came} in the edition of {earlier.edition.label}."
        if not came:
            return ""
    return ""


def today(shelves: Shelves, book: Book, number: str) -> Iterator[tuple[str, str]]:
    """Where an unknown *number* stood in an older edition, and its number now."""
    line = [b for b in shelves.whole(book.game) if b.edition.date <= book.edition.date]
    for place, old in enumerate(line):
        if old is book or number not in old:
            continue
        now = number
        for later, earlier in reversed(list(pairwise(line[: place + 1]))):
            now = _successor(later, earlier, now)
            if not now:
                break
        label = old.edition.label
        if now and now in book:
            moved = "what was {number} in the edition of {label} is now {now}"
            yield worded(moved, number=number, label=label, now=now), now
        else:
            gone = "there was a {number} in the edition of {label}; it is gone"
            yield worded(gone, number=number, label=label), ""
        return


def _origin(book: ArchivedBook, before: ArchivedBook, number: str) -> tuple[str, str]:
    """How *number* came into *book*, and its number in the edition *before*."""
    change = book.came_from(before).get(number)
    if change is None:
        return ("unchanged", number) if number in before else ("added", "")
    kind, earlier = change
    return kind, earlier


def _successor(book: ArchivedBook, before: ArchivedBook, number: str) -> str:
    for new, (_, old) in book.came_from(before).items():
        if old == number:
            return new
    kind, _ = book.came_from(before).get(number, ("", ""))
    return number if number in book and kind != ChangeKind.ADDED else ""


def _pair(
    shelves: Shelves, game: Game, before: str | None, after: str | None
) -> tuple[ArchivedBook, ArchivedBook]:
    line = shelves.whole(game)
    new = _named(shelves, game, after) if after else line[0] if line else None
    if before:
        old = _named(shelves, game, before)
    else:
        older = [b for b in line if new and b.edition.date < new.edition.date]
        old = older[0] if older else None
    if new is None or old is None:
        held = ", ".join(book.edition.name for book in line) or worded("none")
        raise QuestionError(
            Problem.NOT_FOUND,
            worded(
                "Two imported editions of {game} are needed to compare; there is "
                "{held}.",
                game=game.label,
                held=held,
            ),
        )
    return (old, new) if old.edition.date <= new.edition.date else (new, old)


def _named(shelves: Shelves, game: Game, edition: str) -> ArchivedBook | None:
    books = shelves.called(game, edition)
    return next((book for book in books if isinstance(book, ArchivedBook)), None)


def _is_at(number: str, asked: str) -> bool:
    """Whether *number* is *asked* or one of its sub-rules."""
    rest = number.removeprefix(asked)
    if rest == number:
        return False
    # 615.1 is no part of 615.10.
    return not (rest[:1].isdecimal() and asked[-1:].isdecimal())
