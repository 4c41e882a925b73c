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

    def firsts(self) -> frozenset[str]:
        """The words that make a difference here."""
        words = frozenset(self.words)
        for step in self.parts.values():
            if step.begins is not None:
                words |= step.begins
                if step.optional:
                    words |= step.then.firsts()
        return words


@dataclass(slots=True)
class _Step:
    """A part that is no plain word, and what follows it."""

    # None: it may begin with any word.
    begins: frozenset[str] | None
    # It may be nothing as well.
    optional: bool
    within: "PatternTree | None"
    then: _Node = field(default_factory=_Node)


class _Places:
    """Places in different patterns that begin alike, followed as one.

    What may be missing and cannot begin with the word that stands there is passed over
    beforehand: patterns that differ in nothing else are at one place again.
    """

    def __init__(self, nodes: Sequence[_Node]) -> None:
        self._nodes = nodes
        self._firsts = frozenset().union(*(node.firsts() for node in nodes))
        # Made when first asked for; "" is any word that makes no difference.
        self.known: dict[str, _Ways] = {}

    def ways(self, word: str) -> "_Ways":
        """How they go on where *word* stands, which is not among the *known*."""
        if word not in self._firsts:
            word = ""
        found = self.known.get(word)
        if found is None:
            found = self.known[word] = self._found(word)
        return found

    def _found(self, word: str) -> "_Ways":
        ending: list[int] = []
        then: list[_Node] = []
        steps: dict[Part, list[_Step]] = {}
        left = [*self._nodes]
        for node in left:
            ending += node.ending
            if word in node.words:
                then.append(node.words[word])
            for part, step in node.parts.items():
                if step.begins is None or word in step.begins:
                    steps.setdefault(part, []).append(step)
                elif step.optional:
                    left.append(step.then)
        made = _Ways(tuple(ending), _Places(then) if then else None)
        for part, same in steps.items():
            places, within = _Places([it.then for it in same]), same[0].within
            if isinstance(part, Slot):
                made.slots.append((part.nonterminal, part.name, places))
            elif isinstance(part, Row):
                made.rows.append((part.row, part.name, places))
            elif within is not None:
                made.within.append((within, places))
        return made


@dataclass(slots=True)
class _Ways:
    """The patterns that end where a word stands, and how the others go on with it."""

    ending: tuple[int, ...]
    word: _Places | None
    within: list[tuple["PatternTree", _Places]] = field(default_factory=list)
    rows: list[tuple[str, str, _Places]] = field(default_factory=list)
    slots: list[tuple[str, str, _Places]] = field(default_factory=list)


class PatternTree:
    """Patterns by their parts. Made once, matched often."""

    def __init__(self, patterns: Sequence[Parts]) -> None:
        root = _Node()
        for number, pattern in enumerate(patterns):
            node = root
            for part in pattern.parts:
                node = _child(node, part)
            node.ending.append(number)
        self._root = _Places([root])

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
        return _Step(begins_with(part), False, None)
    some = tuple(option for option in part.options if option.parts)
    begins = begins_with(Alternatives(some))
    return _Step(begins, len(some) < len(part.options), _tree(part.options))


@cache
def _tree(options: tuple[Parts, ...]) -> PatternTree:
    return PatternTree(options)


def _follow(
    places: _Places, text: Input, at: int, binds: Binds, found: list[Match]
) -> None:
    # Nothing is done more often: what can be looked up here is.
    word = text.words[at]
    ways = places.known.get(word) or places.ways(word)
    for number in ways.ending:
        found.append((number, at, binds))
    if ways.word is not None:
        text.reached(at + 1)
        _follow(ways.word, text, at + 1, binds, found)
    for tree, then in ways.within:
        for _, end, more in tree.matches(text, at):
            _follow(then, text, end, binds + more, found)
    for row, name, then in ways.rows:
        for end, form in text.forms(row, at):
            text.reached(end)
            more = ((name, form),) if name else ()
            _follow(then, text, end, binds + more, found)
    if ways.slots:
        here = text.known[at]
        for nonterminal, name, then in ways.slots:
            known = here.get(nonterminal)
            for end, value in text.reads(nonterminal, at) if known is None else known:
                text.reached(end)
                more = ((name, value),) if name else ()
                _follow(then, text, end, binds + more, found)


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
