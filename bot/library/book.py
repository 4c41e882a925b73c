"""One edition as a book: rules found by number, in the order of the document."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.citation import Game
from bot.library.entry import Edition, Link
from bot.library.numbering import order, parent_of, spelt
from bot.library.shipped import Shipped, shipped


@dataclass(frozen=True, slots=True)
class Stored:
    """A rule as it lies in a book: text without its number, examples apart."""

    number: str
    heading: str
    text: str
    parent: str = ""
    examples: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    page: str = ""


class Book:
    """The rules of one edition. Positions count from 0 in document order."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def listed(self) -> list[tuple[str, int]]:
        """Every number in order, with the position after its last sub-rule."""
        raise NotImplementedError

    @cached_property
    def numbers(self) -> list[str]:
        return [number for number, _ in self._listed]

    @cached_property
    def ends(self) -> list[int]:
        return [end for _, end in self._listed]

    @cached_property
    def places(self) -> dict[str, int]:
        return {number: place for place, (number, _) in enumerate(self._listed)}

    @cached_property
    def _listed(self) -> list[tuple[str, int]]:
        return self.listed()

    @property
    def game(self) -> Game:
        return self.edition.game

    def at(self, first: int, end: int) -> list[Stored]:
        """The rules on positions *first* up to but not including *end*."""
        raise NotImplementedError

    def __contains__(self, number: str) -> bool:
        return number in self.places

    def rule(self, number: str) -> Stored:
        """The rule *number*; KeyError when this edition has none."""
        place = self.places[number]
        return self.at(place, place + 1)[0]

    def family(self, number: str) -> list[Stored]:
        """The rule and all its sub-rules; a chapter and only its sections."""
        place = self.places[number]
        family = self.at(place, self.ends[place])
        if _is_chapter(self.game, number):
            return [r for r in family if number in (r.number, r.parent)]
        return family

    def between(self, first: str, last: str) -> list[Stored]:
        """From *first* to *last* and the sub-rules of *last*; neither need exist."""
        keys = [order(number) for number in self.numbers]
        if first in self.places:
            start = self.places[first]
        else:
            start = bisect_left(keys, order(first))
        if last in self.places:
            end = self.ends[self.places[last]]
        else:
            end = bisect_left(keys, order(last))
        return self.at(start, end)

    def nearest(self, number: str) -> list[str]:
        """Existing numbers that *number* was perhaps meant to be, best first."""
        near: list[str] = []
        shorter = number[:-1]
        while len(shorter.rpartition(" ")[2]) >= 3:
            if shorter.rstrip(".") in self.places:
                near.append(shorter.rstrip("."))
                break
            shorter = shorter[:-1]
        parent = parent_of(number)
        siblings = [one for one in self.numbers if parent and parent_of(one) == parent]
        wanted = order(number)
        near += [one for one in siblings if order(one) < wanted][-1:]
        near += [one for one in siblings if order(one) > wanted][:1]
        near += [parent] if parent in self.places else []
        if not near:
            keys = [order(one) for one in self.numbers]
            place = bisect_left(keys, order(number))
            near += list(self.numbers[max(0, place - 1) : place + 1])
        return list(dict.fromkeys(near))[:3]

    def called(self, folded: str) -> list[str]:
        """Numbers of the rules whose heading is *folded* (see naming.folded)."""
        raise NotImplementedError

    def headings(self) -> Iterable[str]:
        """Every heading, folded."""
        raise NotImplementedError

    def _end(self, number: str) -> int:
        return self.ends[self.places[number]]


def _is_chapter(game: Game, number: str) -> bool:
    match game:
        case Game.MTG:
            return len(number) == 1
        case Game.RIFTBOUND:
            return number.endswith("00")
        case Game.GRAND_ARCHIVE:
            return False


class WordedBook(Book):
    """Our own wording of one edition, from the shipped data."""

    def __init__(self, about: Shipped, edition: str) -> None:
        worded = about.of(edition)
        self.worded = worded
        super().__init__(
            Edition(
                game=about.game,
                name=edition,
                title=about.title,
                date=about.dates.get(edition, ""),
                official=False,
                rules=len(worded),
            )
        )

    def listed(self) -> list[tuple[str, int]]:
        # The shipped rules are in order already.
        numbers = list(self.worded)
        return list(zip(numbers, _ends(numbers), strict=True))

    def at(self, first: int, end: int) -> list[Stored]:
        return [self._stored(number) for number in self.numbers[first:end]]

    def family(self, number: str) -> list[Stored]:
        """As in any book; a page's name alone gives all its rules."""
        if number in self.places:
            return super().family(number)
        return [self._stored(n) for n in self.numbers if n.startswith(f"{number} ")]

    def called(self, folded: str) -> list[str]:
        headed = [n for n, r in self.worded.items() if r.heading.casefold() == folded]
        keyed = [
            (rule.keywords.index(folded), len(order(number)), order(number), number)
            for number, rule in self.worded.items()
            if folded in rule.keywords
        ]
        return headed + [number for *_, number in sorted(keyed)]

    def headings(self) -> Iterable[str]:
        for rule in self.worded.values():
            yield rule.heading.casefold()
            yield from rule.keywords

    def _stored(self, number: str) -> Stored:
        rule = self.worded[number]
        return Stored(number, rule.heading, rule.text, parent_of(number))


def _ends(numbers: Sequence[str]) -> list[int]:
    """For each number the position after its last sub-rule, by the numbers alone."""
    ends = []
    for place, number in enumerate(numbers):
        end = place + 1
        while end < len(numbers) and _is_below(numbers[end], number):
            end += 1
        ends.append(end)
    return ends


def _is_below(number: str, above: str) -> bool:
    while number := parent_of(number):
        if number == above:
            return True
    return False


def worded_book(game: Game, edition: str = "") -> WordedBook:
    """Our wording of *edition* of *game*, by default of the edition we follow."""
    about = shipped(game)
    return WordedBook(about, edition or about.edition)


def canonical(number: str, name: str, game: Game) -> str:
    """The number as books of *game* hold it; *name* is the page's, where one is."""
    written = spelt(number, game) if number else ""
    return f"{name} {written}".strip()
