"""A rule by what people type: numbers, ranges, pages, headings."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.library.book import Book, WordedBook, canonical
from bot.library.entry import Entry
from bot.library.history import formerly, today
from bot.library.naming import likely_names, numbers_called
from bot.library.numbering import Wanted, read_wanted, top_of
from bot.library.shelves import Shelves
from bot.worded import joined, worded

LONGEST = 300


def look_up(
    shelves: Shelves, text: str, game: Game | None, edition: str | None, only: bool
) -> list[Entry]:
    """See :meth:`bot.library.library.Library.look_up`."""
    if len(text) > LONGEST:
        raise QuestionError(
            Problem.LIMIT,
            worded(
                "A rule is asked for in at most {longest} characters.", longest=LONGEST
            ),
        )
    wanted = read_wanted(text)
    if not wanted or not text.strip():
        raise QuestionError(
            Problem.SYNTAX,
            worded("Which rule? For example 615.7, 437.1.b or DP 5.2."),
            suggestions=("615.7", "437.1.b", "DP 5.2"),
        )
    found: dict[tuple[Game, str, str], Entry] = {}
    for one in wanted:
        for entry in _one(shelves, one, one.game or game, edition, only):
            found.setdefault((entry.game, entry.number, entry.edition), entry)
    return list(found.values())


def _one(
    shelves: Shelves,
    wanted: Wanted,
    game: Game | None,
    edition: str | None,
    only: bool,
) -> list[Entry]:
    tried: list[tuple[Game, str, list[Book]]] = []
    for one in _candidates(wanted, game):
        books = shelves.called(one, edition) if edition else shelves.current(one)
        if wanted.name:
            number = numbers_called(wanted.name, wanted.number, one, books)
        else:
            number = canonical(wanted.number, "", one)
        tried.append((one, number, books))
        if not number:
            continue
        note = ""
        if edition is None:
            books, note = _todays_first(shelves, books, number)
        for book in books:
            if found := list(_from(shelves, book, number, wanted.last, only)):
                return [replace(found[0], note=found[0].note or note), *found[1:]]
    raise _not_found(shelves, wanted, tried)


def _todays_first(
    shelves: Shelves, books: list[Book], number: str
) -> tuple[list[Book], str]:
    """An old edition does not answer for a number that means another rule today."""
    others = [
        book
        for book in books
        if number in book and shelves.is_another_rule(book, number)
    ]
    if not others:
        return books, ""
    label = others[0].edition.label
    rest = [book for book in books if book not in others]
    return rest + others, f"In the edition of {label} {number} is another rule."


def _candidates(wanted: Wanted, game: Game | None) -> tuple[Game, ...]:
    if game is not None:
        return (game,)
    if wanted.name and wanted.number:
        return (Game.GRAND_ARCHIVE,)
    if wanted.name:
        return (Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
    return (Game.MTG, Game.RIFTBOUND)


def _from(
    shelves: Shelves, book: Book, number: str, last: str, only: bool
) -> Iterator[Entry]:
    if last:
        end = canonical(last, number.rpartition(" ")[0], book.game)
        rules = book.between(number, end) if number in book else []
    elif number in book:
        rules = [book.rule(number)] if only else book.family(number)
    else:
        rules = book.family(number) if isinstance(book, WordedBook) else []
    for rule in rules:
        yield shelves.entry(book, rule, formerly(shelves, book, rule.number))


def _not_found(
    shelves: Shelves, wanted: Wanted, tried: list[tuple[Game, str, list[Book]]]
) -> QuestionError:
    numbered = [(number, books) for _, number, books in tried if number]
    # Of several games, the one that has the section was meant.
    numbered.sort(key=lambda one: not any(top_of(one[0]) in book for book in one[1]))
    for number, books in numbered:
        book = next((b for b in books if not b.edition.partial), books[0])
        near = book.nearest(number)
        label = book.edition.label
        absent = "There is no {number} in the edition of {label}"
        if not book.edition.official:
            absent = (
                "There is no {number} among the rules of {game} in our own words "
                "(edition of {label}; the official text can be imported)"
            )
        said: list[str] = [
            worded(absent, number=number, game=book.game.label, label=label)
        ]
        if near:
            text = _shortly(shelves.entry(book, book.rule(near[0])))
            said.append(worded("{number} is: {text}", number=near[0], text=text))
        for then, now in today(shelves, book, number):
            said.append(then)
            near = [now, *near] if now else near
        return QuestionError(
            Problem.NOT_FOUND,
            joined(said, "; "),
            suggestions=tuple(dict.fromkeys(near)),
        )
    return QuestionError(
        Problem.NOT_FOUND,
        worded("No rule is called “{wanted}”.", wanted=wanted.typed),
        suggestions=likely_names(wanted.typed, [b for _, _, bs in tried for b in bs]),
    )


def _shortly(entry: Entry) -> str:
    words = entry.heading or entry.text
    return words if len(words) <= 80 else f"{words[:77].rstrip()}…"
