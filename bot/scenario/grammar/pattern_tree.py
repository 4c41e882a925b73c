"""Many patterns matched at once: those that begin alike are followed together.

The parts of all patterns make a tree. A word leads straight to what goes on with it;
of the other parts only those are tried that can begin with the word that stands there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from bot.scenario.grammar.pattern import (
    Alternatives,
    Literal,
    Part,
    Parts,
    Row,
    Rule,
    Slot,
)
from bot.scenario.words.lexicon import HELPING, ROWS, VERBS

Binds = tuple[tuple[str, Any], ...]
# The number of a pattern, where it ends, and what its slots read.
Match = tuple[int, int, Binds]

_HELPING = HELPING | {"gets", "get", "got"}


class Input(Protocol):
    """What patterns are matched against: words, and readers of larger things.

    *words* are in their one spelling, with "" for the end behind the last; *known* is
    what has been read at each of these places, by nonterminal.
    """

    words: list[str]
    known: list[dict[str, tuple[tuple[int, Any], ...]]]

    def reads(self, nonterminal: str, at: int) -> Sequence[tuple[int, Any]]:
        """Every (end, value) that *nonterminal* has from *at*."""
        ...

    def forms(self, row: str, at: int) -> Sequence[tuple[int, str]]:
        """Every (end, form) of the lexicon's *row* that stands at *at*."""
        ...

    def reached(self, at: int) -> None:
        """Note that the text made sense up to *at*."""
        ...


@dataclass(slots=True)
class _Node:
    """A place in patterns: those that end here, and how the others go on."""

    ending: list[int] = field(default_factory=list)
    words: dict[str, "_Node"] = field(default_factory=dict)
    parts: dict[Part, "_Step"] = field(default_factory=dict)
    # The parts that can begin with a word, and with any other; made when first asked.
    by_word: dict[str, list["_Step"]] | None = None
    anywhere: list["_Step"] = field(default_factory=list)

    def prepare(self) -> dict[str, list["_Step"]]:
        """The parts that can begin with each word, of those that not every word can."""
        steps = self.parts.values()
        words = frozenset().union(*(step.begins or () for step in steps))
        self.by_word = {
            each: [now for it in steps if (now := it.before(each))] for each in words
        }
        # No word of theirs is empty.
        self.anywhere = [now for it in steps if (now := it.before(""))]
        return self.by_word


@dataclass(slots=True)
class _Step:
    """A part that is no plain word, and what follows it."""

    part: Part
    # None: it may begin with any word.
    begins: frozenset[str] | None
    # It may be nothing as well.
    optional: bool
    within: "PatternTree | None"
    then: _Node = field(default_factory=_Node)
    passed_over: "_Step | None" = None

    def before(self, word: str) -> "_Step | None":
        """How it goes on where *word* stands: by itself, by nothing, not at all."""
        if self.begins is None or word in self.begins:
            return self
        if not self.optional:
            return None
        if self.passed_over is None:
            self.passed_over = _Step(_NOTHING, None, True, None, self.then)
        return self.passed_over


_NOTHING = Alternatives(())


class PatternTree:
    """Patterns by their parts. Made once, matched often."""

    def __init__(self, patterns: Sequence[Parts]) -> None:
        self._root = _Node()
        for number, pattern in enumerate(patterns):
            node = self._root
            for part in pattern.parts:
                node = _child(node, part)
            node.ending.append(number)

    def matches(self, text: Input, at: int) -> list[Match]:
        """Every match from *at*, by the number of its pattern."""
        found: list[Match] = []
        _follow(self._root, text, at, (), found)
        if len(found) > 1:
            found.sort(key=_number)
        return found


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


def _child(node: _Node, part: Part) -> _Node:
    if isinstance(part, Literal):
        return node.words.setdefault(part.text, _Node())
    step = node.parts.get(part)
    if step is None:
        step = node.parts[part] = _step(part)
    return step.then


def _step(part: Part) -> _Step:
    if not isinstance(part, Alternatives):
        return _Step(part, begins_with(part), False, None)
    some = tuple(option for option in part.options if option.parts)
    begins = begins_with(Alternatives(some))
    return _Step(part, begins, len(some) < len(part.options), _tree(part.options))


@cache
def _tree(options: tuple[Parts, ...]) -> PatternTree:
    return PatternTree(options)


def _follow(
    node: _Node, text: Input, at: int, binds: Binds, found: list[Match]
) -> None:
    # Nothing is done more often: what can be looked up here is.
    for number in node.ending:
        found.append((number, at, binds))
    word = text.words[at]
    if node.words:
        then = node.words.get(word)
        if then is not None:
            text.reached(at + 1)
            _follow(then, text, at + 1, binds, found)
    if not node.parts:
        return
    by_word = node.by_word
    if by_word is None:
        by_word = node.prepare()
    for step in by_word.get(word, node.anywhere):
        part = step.part
        if part is _NOTHING:
            _follow(step.then, text, at, binds, found)
            continue
        if step.within is not None:
            for _, end, more in step.within.matches(text, at):
                _follow(step.then, text, end, binds + more, found)
            continue
        if isinstance(part, Row):
            ways: Sequence[tuple[int, Any]] = text.forms(part.row, at)
        else:
            assert isinstance(part, Slot)
            known = text.known[at].get(part.nonterminal)
            ways = text.reads(part.nonterminal, at) if known is None else known
        for end, value in ways:
            text.reached(end)
            more = ((part.name, value),) if part.name else ()
            _follow(step.then, text, end, binds + more, found)


@cache
def begins_with(part: Part | Parts) -> frozenset[str] | None:
    """The words *part* can begin with; None if it may be any, or none at all."""
    match part:
        case Literal(text=text):
            return frozenset({text})
        case Row(row=row):
            return _row(row)
        case Slot():
            return None
        case Parts(parts=parts):
            return begins_with(parts[0]) if parts else None
        case Alternatives(options=options):
            words: frozenset[str] = frozenset()
            for option in options:
                begins = begins_with(option)
                if begins is None:
                    return None
                words |= begins
            return words


def _row(row: str) -> frozenset[str]:
    name = row.removeprefix("p:")
    if name in ROWS:
        return frozenset(form[0] for form in ROWS[name])
    verb = VERBS[name]
    return _HELPING | {form[0] for form in (*verb.active, *verb.passive)}
