"""From a name people type (a page, a heading, a keyword) to the number of a rule."""

import re
from collections.abc import Iterable, Sequence

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
    """The number of the rule called *name* (with *number* on that page), or ''."""
    wanted = folded(name)
    # "Game Mechanics - Damage Prevention": the site's own long titles.
    for called in dict.fromkeys((wanted, wanted.rpartition(" - ")[2])):
        for book in books:
            for head in _heads(called, game, book):
                if game is Game.GRAND_ARCHIVE and number:
                    return canonical(number, head, game)
                if not number:
                    return head
    return ""


def _heads(called: str, game: Game, book: Book) -> Iterable[str]:
    for page in shipped(game).pages.values():
        if called in (page.abbreviation.casefold(), folded(page.title)):
            yield page.abbreviation
    yield from book.called(called)


def likely_names(name: str, books: Sequence[Book], most: int = 3) -> tuple[str, ...]:
    """Headings that are spelt much like *name*."""
    from rapidfuzz import fuzz, process

    known = {head for book in books for head in book.headings()}
    best = process.extract(
        folded(name), sorted(known), scorer=fuzz.WRatio, limit=most, score_cutoff=75
    )
    return tuple(one for one, _, _ in best)
