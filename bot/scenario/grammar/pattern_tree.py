"""Many patterns matched at once: those that begin alike are followed together.

The parts of all patterns make a net of places, with alternatives side by side and what
may be missing passed over. Places that are reached in the same way are followed as one;
a word leads straight to what goes on with it, and of the other parts only those are
tried that can begin with the word that stands there.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, Protocol

from bot.scenario.words.lexicon import HELPING, ROWS, VERBS
from bot.scenario.words.parsing import picked_from
from bot.scenario.words.pattern import (
    Alternatives,
    Literal,
    Mark,
    Part,
    Parts,
    Row,
    Rule,
    Slot,
)

Binds = tuple[tuple[str, Any], ...]
# The number of a pattern, where it ends, and what its slots read.
Match = tuple[int, int, Binds]

_HELPING = HELPING | {"gets", "get", "got"}


class Input(Protocol):
    """What patterns are matched against: words, and readers of larger things.

    *words* are in their one spelling, with "" for the end behind the last. *furthest*
    is noted: up to there the text made sense.
    """

    words: list[str]
    furthest: int

    @property
    def known(self) -> list[dict[str, tuple[tuple[int, Any], ...]]]:
        """What has been read at each of these places, by nonterminal."""
        ...

    def reads(self, nonterminal: str, at: int) -> Sequence[tuple[int, Any]]:
        """Every (end, value) that *nonterminal* has from *at*."""
        ...

    def forms(self, row: str, at: int) -> Sequence[tuple[int, str]]:
        """Every (end, form) of the lexicon's *row* that stands at *at*."""
        ...


class _Place:
    """A place in patterns: the one that ends here, and how the others go on.

    What comes behind it is laid out when something first comes so far: most of the
    patterns of a game are of no use to a single text.
    """

    __slots__ = ("ending", "free", "left", "steps")

    def __init__(self, ending: int | None = None) -> None:
        self.ending = ending
        # The place behind each part, and behind each word.
        self.steps: dict[Part | str, _Place] = {}
        # The places that are as good as this one.
        self.free: list[_Place] = []
        # What is not laid out: parts, how many of them are behind us, and where they
        # end.
        self.left: list[tuple[tuple[Part, ...], int, _Place]] = []

    def lay_out(self) -> None:
        """Find the places that come next."""
        # Alternatives add to what is left while it is gone through.
        for parts, done, end in self.left:
            if done == len(parts):
                self.free.append(end)
                continue
            part = parts[done]
            key = part.text if isinstance(part, Literal) else part
            place = self.steps.get(key)
            if place is None:
                place = self.steps[key] = _Place()
                if isinstance(part, Alternatives):
                    self.left += [(it.parts, 0, place) for it in part.options]
            place.left.append((parts, done + 1, end))
        self.left = []


class _Places:
    """Places that are reached in the same way, followed as one."""

    __slots__ = (
        "_begun", "_behind", "_ending", "_marks", "_rows", "_slots", "known", "words",
    )  # fmt: skip

    def __init__(self, places: Sequence[_Place]) -> None:
        self._begun = places
        # The words that make a difference here; None before anything has come so far.
        self.words: frozenset[str] | None = None
        # Made when first asked for; "" is any word that makes no difference.
        self.known: dict[str, _Ways | None] = {}
        self._behind: dict[str, list[_Place]] = {}
        self._ending: tuple[int, ...] = ()
        self._rows: tuple[tuple[Row, _Places], ...] = ()
        self._slots: Slots = ()
        self._marks: tuple[tuple[str, _Places], ...] = ()

    def lay_out(self) -> frozenset[str]:
        """Find how they go on; the words that make a difference here."""
        rows: dict[Row, list[_Place]] = {}
        slots: dict[Slot, list[_Place]] = {}
        marks: dict[Mark, list[_Place]] = {}
        everywhere = _with_free(self._begun)
        for place in everywhere:
            for step, then in place.steps.items():
                match step:
                    case str():
                        self._behind.setdefault(step, []).append(then)
                    case Row():
                        rows.setdefault(step, []).append(then)
                    case Slot():
                        slots.setdefault(step, []).append(then)
                    case Mark():
                        marks.setdefault(step, []).append(then)
                    case _:
                        pass  # what comes behind alternatives is behind each of them
        wider: dict[str, list[tuple[str, str, _Places]]] = {}
        for slot, places in slots.items():
            same = wider.setdefault(picked_from(slot.nonterminal), [])
            same.append((slot.nonterminal, slot.name, _Places(places)))
        self._ending = tuple(it.ending for it in everywhere if it.ending is not None)
        self._rows = tuple((row, _Places(then)) for row, then in rows.items())
        self._slots = tuple((name, tuple(same)) for name, same in wider.items())
        self._marks = tuple((mark.name, _Places(then)) for mark, then in marks.items())
        self.words = frozenset(self._behind).union(*map(_row, rows))
        return self.words

    def at(self, word: str) -> "_Ways | None":
        """How they go on where *word* stands; None where they do not."""
        # Nothing is done more often.
        words = self.words
        if words is None:
            words = self.lay_out()
        if word not in words:
            word = ""
        try:
            return self.known[word]
        except KeyError:
            ways = self._ways(word)
            goes_on = ways.ending or ways.word or ways.rows or ways.marks or ways.slots
            found = self.known[word] = ways if goes_on else None
            return found

    def _ways(self, word: str) -> "_Ways":
        behind = self._behind.get(word)
        return _Ways(
            self._ending,
            _Places(behind) if behind else None,
            tuple(
                (it.row, it.name, then) for it, then in self._rows if word in _row(it)
            ),
            self._slots,
            self._marks,
        )


# By what must be read for any of them to be: nonterminals, their names, what follows.
Slots = tuple[tuple[str, tuple[tuple[str, str, _Places], ...]], ...]


@dataclass(frozen=True, slots=True)
class _Ways:
    """The patterns that end where a word stands, and how the others go on with it."""

    ending: tuple[int, ...]
    word: _Places | None
    rows: tuple[tuple[str, str, _Places], ...]
    slots: Slots
    marks: tuple[tuple[str, _Places], ...]


# What people write has a few; of many the order decides nothing, and takes long.
_MOST_IN_ORDER = 40


class PatternTree:
    """Patterns by their parts. Made once, matched often."""

    def __init__(self, patterns: Sequence[Parts]) -> None:
        self._patterns = patterns
        first = _Place()
        for number, pattern in enumerate(patterns):
            first.left.append((pattern.parts, 0, _Place(number)))
        self._first = _Places([first])

    def matches(self, text: Input, at: int) -> list[Match]:
        """Every match from *at*, by the number of its pattern.

        Those of one pattern are in the order in which its alternatives are written,
        unless they are very many.
        """
        found: list[Match] = []
        ways = self._first.at(text.words[at])
        if ways is not None:
            _follow(ways, text, at, (), found)
        found.sort(key=_number)
        if len({number for number, _, _ in found}) == len(found):
            return found
        return [
            match
            for number, same in groupby(found, _number)
            for match in self._in_order(number, [*same], text, at)
        ]

    def _in_order(
        self, number: int, same: list[Match], text: Input, at: int
    ) -> list[Match]:
        if len(same) == 1 or len(same) > _MOST_IN_ORDER:
            return same
        parts = self._patterns[number].parts
        return [(number, *it) for it in _as_written(parts, text, at, ())]


class RuleTree:
    """The rules of clauses of one game, matched at once."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules
        self._tree = PatternTree([rule.pattern for rule in rules])

    def at(self, text: Input, at: int) -> Iterator[tuple[Rule, int, Binds]]:
        """Every rule that stands at *at*, with where it ends, in their order."""
        for number, end, binds in self._tree.matches(text, at):
            yield self.rules[number], end, binds


def _number(match: Match) -> int:
    return match[0]


def _with_free(places: Iterable[_Place]) -> tuple[_Place, ...]:
    """*places*, each once, with all that are as good as one of them."""
    found: dict[_Place, None] = {}
    left = [*places]
    while left:
        place = left.pop(0)
        if place not in found:
            found[place] = None
            if place.left:
                place.lay_out()
            left += place.free
    return tuple(found)


def _follow(
    ways: _Ways, text: Input, at: int, binds: Binds, found: list[Match]
) -> None:
    for number in ways.ending:
        found.append((number, at, binds))
    words = text.words
    if ways.word is not None:
        if at >= text.furthest:
            text.furthest = at + 1
        if (behind := ways.word.at(words[at + 1])) is not None:
            _follow(behind, text, at + 1, binds, found)
    for row, name, then in ways.rows:
        for end, form in text.forms(row, at):
            if end > text.furthest:
                text.furthest = end
            if (behind := then.at(words[end])) is not None:
                more = ((name, form),) if name else ()
                _follow(behind, text, end, binds + more, found)
    for name, then in ways.marks:
        if (behind := then.at(words[at])) is not None:
            _follow(behind, text, at, (*binds, (name, "1")), found)
    if ways.slots:
        here = text.known[at]
        for wider, slots in ways.slots:
            known = here.get(wider)
            if not (text.reads(wider, at) if known is None else known):
                continue
            for nonterminal, name, then in slots:
                read = here.get(nonterminal)
                for end, value in text.reads(nonterminal, at) if read is None else read:
                    if end > text.furthest:
                        text.furthest = end
                    if (behind := then.at(words[end])) is not None:
                        _follow(behind, text, end, binds + _kept(name, value), found)


def _kept(name: str, value: Any) -> Binds:
    if name == "*":
        several: Binds = value
        return several
    return ((name, value),) if name else ()


def _as_written(
    parts: Sequence[Part], text: Input, at: int, binds: Binds
) -> list[tuple[int, Binds]]:
    """Every end and what slots read, where one pattern is followed by itself."""
    for done, part in enumerate(parts, start=1):
        behind: list[tuple[int, Binds]]
        match part:
            case Literal(text=word):
                if text.words[at] != word:
                    return []
                at += 1
                continue
            case Mark(name=name):
                binds = (*binds, (name, "1"))
                continue
            case Row(row=row, name=name):
                forms = text.forms(row, at)
                behind = [(end, ((name, it),) if name else ()) for end, it in forms]
            case Slot(nonterminal=nonterminal, name=name):
                found = text.reads(nonterminal, at)
                behind = [(end, _kept(name, it)) for end, it in found]
            case Alternatives(options=options):
                behind = []
                for it in options:
                    behind += _as_written(it.parts, text, at, ())
        if not behind:
            return []
        rest = parts[done:]
        if not rest:
            return [(end, binds + more) for end, more in behind]
        every: list[tuple[int, Binds]] = []
        for end, more in behind:
            every += _as_written(rest, text, end, binds + more)
        return every
    return [(at, binds)]


@cache
def _row(row: Row) -> frozenset[str]:
    """The words that *row* can begin with."""
    name = row.row.removeprefix("p:")
    if name in ROWS:
        return frozenset(form[0] for form in ROWS[name])
    verb = VERBS[name]
    return _HELPING | {form[0] for form in (*verb.active, *verb.passive)}
