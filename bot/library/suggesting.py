"""Autocomplete: rules by the beginning of a number or of words, from memory."""

import re
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator

from bot.citation import Game
from bot.library.book import Book
from bot.library.entry import Suggestion
from bot.library.numbering import order
from bot.library.shelves import Shelves
from bot.library.shipped import shipped

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_DRESS = re.compile(
    r"^(?:comprehensive\s+|core\s+)?(?:cr|rules?|section|§)\.?\s*", re.I
)
LABEL = 100


class Suggester:
    """The rules of one game as they are suggested; made once for each import."""

    def __init__(self, shelves: Shelves, game: Game) -> None:
        self.game = game
        lines = dict(_lines(shelves, game))
        self._numbers = sorted(lines, key=order)
        self._labels = [_label(number, *lines[number]) for number in self._numbers]
        by_spelling = sorted((n.casefold(), at) for at, n in enumerate(self._numbers))
        self._spelt = [spelt for spelt, _ in by_spelling]
        self._spelt_at = array("I", (at for _, at in by_spelling))
        self._headings = _Words(lines[n][0] for n in self._numbers)
        self._texts = _Words(lines[n][1] for n in self._numbers)

    def suggest(self, typed: str, most: int) -> list[Suggestion]:
        """At most *most* rules for what was typed so far, the likeliest first."""
        typed = _DRESS.sub("", typed.strip()).casefold().rstrip(".")
        found: dict[int, None] = {}
        for at in self._by_number(typed, most):
            found[at] = None
        if len(found) < most and typed and not typed[0].isdecimal():
            words = _WORD.findall(typed)
            for index in (self._headings, self._texts):
                found |= dict.fromkeys(index.having(words, most))
        return [
            Suggestion(self.game, self._numbers[at], self._labels[at])
            for at in list(found)[:most]
        ]

    def _by_number(self, typed: str, most: int) -> list[int]:
        first = bisect_left(self._spelt, typed)
        found: list[int] = []
        for place in range(first, len(self._spelt)):
            if not self._spelt[place].startswith(typed) or len(found) >= most * 40:
                break
            found.append(self._spelt_at[place])
        # Fewer levels first, then in the order of the book.
        found.sort(key=lambda at: (self._depth(at), at))
        return found[:most]

    def _depth(self, at: int) -> int:
        return len(order(self._numbers[at]))


class _Words:
    """Which lines have which words, found by the beginnings of words."""

    def __init__(self, lines: Iterable[str]) -> None:
        having: dict[str, array[int]] = defaultdict(lambda: array("I"))
        for at, line in enumerate(lines):
            for word in set(_WORD.findall(line.casefold())):
                having[word].append(at)
        self._words = sorted(having)
        self._having = having

    def having(self, beginnings: list[str], most: int) -> list[int]:
        """The lines with a word for each of *beginnings*, in the order of the book.

        Whole words count for more than beginnings, and so come first.
        """
        if not beginnings:
            return []
        # The longest beginning leaves the fewest lines to look at.
        whole: set[int] | None = None
        begun: set[int] | None = None
        for word in sorted(beginnings, key=len, reverse=True):
            exact = set(self._having.get(word, ()))
            whole = exact if whole is None else whole & exact
            if begun is None or len(begun) > 0:
                longer = self._begun(word, begun)
                begun = longer if begun is None else begun & longer
        first = sorted(whole or ())[:most]
        return first + sorted((begun or set()) - set(first))[: most - len(first)]

    def _begun(self, beginning: str, within: set[int] | None) -> set[int]:
        if len(beginning) < 3 and within is not None and len(within) < 50:
            return within  # too short to tell few lines apart
        found: set[int] = set()
        place = bisect_left(self._words, beginning)
        while place < len(self._words) and self._words[place].startswith(beginning):
            found.update(self._having[self._words[place]])
            place += 1
        return found


def _lines(shelves: Shelves, game: Game) -> Iterator[tuple[str, tuple[str, str]]]:
    """Number, heading and text of every rule of the edition people mean."""
    book: Book = shelves.default(game)
    ours = shelves.worded(game, shipped(game).edition)
    rules = {rule.number: rule for rule in book.at(0, len(book.numbers))}
    for number, rule in rules.items():
        heading = rule.heading
        if not heading and (worded := shelves.our_wording(book, rule)):
            heading = worded.heading
        yield number, (heading, rule.text)
    if book is not ours:
        for number in ours.numbers:
            if number not in rules:
                yield number, (ours.worded[number].heading, ours.worded[number].text)


def _label(number: str, heading: str, text: str) -> str:
    words = " ".join((heading or text).split())
    label = f"{number} · {words}" if words else number
    return label if len(label) <= LABEL else f"{label[: LABEL - 1].rstrip()}…"
