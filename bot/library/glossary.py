"""What a word means: the glossary of each game, else our wording of its rule."""

from collections.abc import Iterator
from itertools import product

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.library import links
from bot.library.archive import ArchivedBook
from bot.library.book import Book
from bot.library.entry import Term
from bot.library.naming import folded, likely_names
from bot.library.shelves import Shelves
from bot.worded import worded


def look_up(shelves: Shelves, term: str, game: Game | None) -> list[Term]:
    """See :meth:`bot.library.library.Library.glossary`."""
    found: list[Term] = []
    books: list[Book] = []
    for one in Game if game is None else (game,):
        ours = shelves.all(one)
        books += ours
        called = list(_spellings(term))
        if explained := _explained(ours, called) or _headed(ours, called):
            found.append(explained)
    if not found:
        raise QuestionError(
            Problem.NOT_FOUND,
            worded("No glossary held explains “{term}”.", term=term),
            suggestions=likely_names(term, books),
        )
    return found


def suggest(shelves: Shelves, typed: str, game: Game | None) -> list[str]:
    """What is explained and begins so, or has a word that does; short ones first."""
    wanted = folded(typed)
    known = {
        name
        for one in (Game if game is None else (game,))
        for book in shelves.all(one)
        for name in book.headings()
    }
    found = [name for name in known if f" {name}".find(f" {wanted}") >= 0]
    return sorted(
        found, key=lambda name: (not name.startswith(wanted), name.count(" "), name)
    )


def _spellings(term: str) -> Iterator[str]:
    """As typed, then in the singular or the plural."""
    plain = folded(term)
    yield plain
    if plain.endswith("ies"):
        yield f"{plain[:-3]}y"
    if plain.endswith("s"):
        yield plain[:-1]
    yield f"{plain}s"


def _explained(books: list[Book], spellings: list[str]) -> Term | None:
    """What a publisher's glossary says, and the rules it or the heading names."""
    for book, called in product(books, spellings):
        if not isinstance(book, ArchivedBook):
            continue
        if stored := book.term(called):
            spans = links.references(stored.text, book.game, book.__contains__)
            headed = book.called(called)
            named = dict.fromkeys([*(link.number for link in spans), *headed])
            first = next(iter(named), "")
            return Term(
                game=book.game,
                term=stored.number,
                text=stored.text,
                edition=book.edition.name,
                official=True,
                url=links.permalink(book.game, first, book.edition.name, stored.page),
                links=spans,
                rules=tuple(named),
            )
    return None


def _headed(books: list[Book], spellings: list[str]) -> Term | None:
    """The rule of that name, where no glossary knows it."""
    for book, called in product(books, spellings):
        if numbers := book.called(called):
            rule = book.rule(numbers[0])
            edition = book.edition
            return Term(
                game=book.game,
                term=rule.heading,
                text=rule.text or _first_text(book, numbers[0]),
                edition=edition.name,
                official=edition.official,
                url=links.permalink(book.game, rule.number, edition.name, rule.page),
                rules=tuple(dict.fromkeys(numbers)),
            )
    return None


def _first_text(book: Book, number: str) -> str:
    """What the first sub-rules say, where the rule itself is only a title."""
    return "\n".join(rule.text for rule in book.family(number)[1:4] if rule.text)
