"""From a name people type (a page, a heading, a keyword) to the number of a rule."""

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.citation import Game
from bot.library.book import Book, canonical
from bot.library.shipped import shipped

# "Agility N", "Sheen X+": the parameter is no part of what people type.
_PARAMETER = re.compile(r"\s+(?:[NX]\+?|\[.*\])$", re.I)


def folded(name: str) -> str:
    """*name* as names are compared: without case, quotes, doubled space, parameter."""
    plain = re.sub(r"[“”‘’\"'`*]", "", name).replace("–", "-")
    return _PARAMETER.sub("", " ".join(plain.split())).casefold()


def numbers_called(name: str, number: str, game: Game, books: Iterable[Book]) -> str:
    """The number of the rule called *name* (with *number* on that page), or ""."""
    wanted, near = folded(name), ""
    # "Game Mechanics - Damage Prevention": the site's own long titles.
    for called in dict.fromkeys((wanted, wanted.rpartition(" - ")[2])):
        for book in books:
            if not number:
                if head := next(iter(_heads(called, game, book)), ""):
                    return head
                continue
            for page in _pages(called, game, book):
                near = near or canonical(number, page, game)
                if (full := canonical(number, page, game)) in book:
                    return full
    return near


def _heads(called: str, game: Game, book: Book) -> Iterator[str]:
    """Rules and pages called so, the pages people know by abbreviation first."""
    for page in shipped(game).pages.values():
        if called in (page.abbreviation.casefold(), folded(page.title)):
            yield page.abbreviation
    yield from book.called(called)
    if game is Game.GRAND_ARCHIVE:
        yield from _pages(called, game, book)


def _pages(called: str, game: Game, book: Book) -> Iterator[str]:
    """The pages and lists called so: by abbreviation, title, or the title's end."""
    for page in shipped(game).pages.values():
        if called in (page.abbreviation.casefold(), folded(page.title)):
            yield page.abbreviation
    heads = [head for head in book.numbers if not head[-1].isdecimal()]
    titled = [head for head in book.called(called) if head in heads]
    yield from titled
    for head in heads:
        name = folded(head)
        if name == called or name.endswith((f" {called}", f": {called}")):
            yield head


def likely_names(name: str, books: Sequence[Book], most: int = 3) -> tuple[str, ...]:
    """Headings that are spelt much like *name*."""
    from rapidfuzz import fuzz, process

    known = {head for book in books for head in book.headings()}
    best = process.extract(
        folded(name), sorted(known), scorer=fuzz.WRatio, limit=most, score_cutoff=75
    )
    return tuple(one for one, _, _ in best)
