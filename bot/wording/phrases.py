"""Patterns of words with holes, matched by backtracking: what the grammars are made of.

A pattern reads like the wording it is for::

    prevent the next <n:amount> [combat] damage that would be dealt to <to:noun>

``[…]`` may be missing, ``(a | b)`` is either, ``<name:rule>`` is a hole filled by a
rule and handed to the action under that name. Every way to match is followed, and
each rule is tried at most once at each word, so reading stays fast.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.worded import worded
from bot.wording.tokens import Words, split_words

# Values of holes so far, newest first.
_Bound = tuple[str, Any, "_Bound | None"]
_Found = list[tuple[int, Any]]
_Step = Callable[["Attempt", int, "_Bound | None", _Found], None]
Reader = Callable[["Attempt", int], Iterable[tuple[int, Any]]]


class UnclearError(Exception):
    """The words are known, but what they refer to is not; *why* says so."""

    def __init__(self, why: str, **fields: str) -> None:
        super().__init__(why)
        self.why = worded(why, **fields)


class UnreadError(Exception):
    """A sentence that is not understood, from word *at* to *end*, and why."""

    def __init__(self, at: int, end: int, why: str, far: int) -> None:
        super().__init__(why)
        self.at = at
        self.end = end
        self.why = why
        self.far = far


class Attempt:
    """One text being read. *far* is the first word nothing could go on with."""

    __slots__ = ("_seen", "far", "text", "words")

    def __init__(self, text: Words) -> None:
        self.text = text
        self.words = text.words
        self.far = 0
        self._seen: dict[tuple[str, int], _Found] = {}

    def read(self, rule: "Rule", at: int) -> _Found:
        """All (end, value) that *rule* can make of the words from *at* on."""
        key = (rule.name, at)
        found = self._seen.get(key)
        if found is None:
            # A rule that meets itself at the same word finds nothing there.
            self._seen[key] = []
            found = _few(rule.match(self, at))
            self._seen[key] = found
        return found

    def whole(self, rule: "Rule", at: int = 0) -> list[Any]:
        """The values of *rule* that use up all words from *at* on."""
        end = len(self.words)
        return [value for stop, value in self.read(rule, at) if stop == end]

    def unread(self, at: int, stop: int, why: str = "") -> UnreadError:
        """That the words from *at* to *stop* are no sentence; *why*, if it is known."""
        far = min(max(self.far, at), stop)
        if not why and far < len(self.words):
            why = worded("nothing known goes on with “{word}”", word=self.words[far])
        return UnreadError(at, stop, why or worded("it stops short"), far)


# So many readings of the same words are followed; the first are the likeliest.
_READINGS = 6


def _few(found: _Found) -> _Found:
    if len(found) <= _READINGS:
        return found
    times: dict[int, int] = {}
    kept: _Found = []
    for end, value in found:
        times[end] = times.get(end, 0) + 1
        if times[end] <= _READINGS:
            kept.append((end, value))
    return kept


@dataclass(frozen=True, slots=True)
class _Word:
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Hole:
    name: str
    rule: str


@dataclass(frozen=True, slots=True)
class _Choice:
    options: tuple[tuple["_Part", ...], ...]
    optional: bool


_Part = _Word | _Hole | _Choice
_PIECE = re.compile(r"<[^>]+>|[\[\]()|]|[^\s\[\]()|<>]+")


class Rule:
    """One named rule: patterns with actions, and readers written by hand.

    Patterns are compiled when the rule is first tried: most texts need few rules, and
    those of one game only.
    """

    __slots__ = ("_by_word", "_grammar", "_known", "_told", "_ways", "name")

    def __init__(self, grammar: "Grammar", name: str) -> None:
        self._grammar = grammar
        self.name = name
        # Patterns with their actions, and readers, that are no ways yet.
        self._told: list[tuple[str, Callable[..., Any]] | Reader] = []
        # What each way begins with (None: anything), and the way itself.
        self._ways: list[tuple[frozenset[str] | None, _Step]] = []
        self._known: set[str] = set()
        self._by_word: dict[str, list[_Step]] = {}

    @property
    def is_told(self) -> bool:
        """Whether there is any way to say it."""
        return bool(self._told or self._ways)

    def add(self, pattern: str, action: Callable[..., Any]) -> None:
        """Another way to say it; earlier ones come first among the results."""
        self._told.append((pattern, action))

    def add_reader(self, reader: Reader) -> None:
        """A reader written by hand, among the patterns."""
        self._told.append(reader)

    def compile(self) -> None:
        """Make ways of what was added. Raises ValueError for a pattern that is none."""
        told, self._told = self._told, []
        for one in told:
            if isinstance(one, tuple):
                pattern, action = one
                parts = _parse(pattern)
                first = _first_words(parts)
                self._ways.append((first, self._grammar.compile(parts, action)))
                self._known |= first or set()
            else:
                self._ways.append((None, _by_hand(one)))
        self._by_word.clear()

    def match(self, attempt: Attempt, at: int) -> _Found:
        """All (end, value) from the word *at* on."""
        if self._told:
            self.compile()
        word = attempt.words[at] if at < len(attempt.words) else ""
        if word not in self._known:
            word = ""
            if at > attempt.far:
                attempt.far = at
        steps = self._by_word.get(word)
        if steps is None:
            steps = [
                step for first, step in self._ways if first is None or word in first
            ]
            self._by_word[word] = steps
        found: _Found = []
        for step in steps:
            step(attempt, at, None, found)
        return found


_Action = TypeVar("_Action", bound=Callable[..., Any])


class Grammar:
    """The rules of one game's card text."""

    def __init__(self) -> None:
        self._rules: dict[str, Rule] = {}

    def rule(self, name: str) -> Rule:
        """The rule of that name, made empty when first asked for."""
        if name not in self._rules:
            self._rules[name] = Rule(self, name)
        return self._rules[name]

    def untold(self) -> set[str]:
        """The names that patterns use and nothing says: slips, all of them."""
        for rule in [*self._rules.values()]:
            rule.compile()
        return {name for name, rule in self._rules.items() if not rule.is_told}

    def says(self, name: str, *patterns: str) -> Callable[[_Action], _Action]:
        """Make a function the action of *patterns* for the rule *name*.

        It gets what filled the holes, by name, and returns the rule's value; None
        means that these words do not belong to it after all.
        """

        def add(action: _Action) -> _Action:
            for pattern in patterns:
                self.rule(name).add(pattern, action)
            return action

        return add

    def same(self, name: str, *patterns: str) -> None:
        """The rule *name* is what fills the one hole of each of *patterns*."""
        self.says(name, *patterns)(_the_only)

    def reads(self, name: str) -> Callable[[Reader], Reader]:
        """Make a function from (attempt, at) to (end, value) pairs a way to read it."""

        def add(reader: Reader) -> Reader:
            self.rule(name).add_reader(reader)
            return reader

        return add

    def table(self, name: str, meanings: Mapping[str, Any]) -> None:
        """Patterns without holes and what each means."""
        for pattern, meaning in meanings.items():
            self.rule(name).add(pattern, lambda meaning=meaning: meaning)

    def compile(self, parts: tuple[_Part, ...], action: Callable[..., Any]) -> _Step:
        """One step that matches *parts* and hands their holes to *action*."""

        def done(
            attempt: Attempt, at: int, bound: "_Bound | None", found: _Found
        ) -> None:
            filled: dict[str, Any] = {}
            while bound is not None:
                name, value, bound = bound
                filled[name] = value
            value = action(**filled)
            if value is not None:
                found.append((at, value))

        return self._chain(parts, done)

    def _chain(self, parts: tuple[_Part, ...], after: _Step) -> _Step:
        for part in reversed(parts):
            after = self._step(part, after)
        return after

    def _step(self, part: _Part, after: _Step) -> _Step:
        match part:
            case _Word(words):
                return _literal(words, after)
            case _Hole(name, rule_name):
                return _hole(name, self.rule(rule_name), after)
            case _Choice(options, optional):
                steps = [self._chain(option, after) for option in options]
                if optional:
                    steps.append(after)
                return _either(steps)


def _the_only(**holes: object) -> object:
    (value,) = holes.values()
    return value


def _literal(words: tuple[str, ...], after: _Step) -> _Step:
    size = len(words)

    def step(attempt: Attempt, at: int, bound: "_Bound | None", found: _Found) -> None:
        if attempt.words[at : at + size] == words:
            after(attempt, at + size, bound, found)
        elif at + size > attempt.far:
            there = attempt.words[at : at + size]
            same = 0
            while same < len(there) and there[same] == words[same]:
                same += 1
            attempt.far = max(attempt.far, at + same)

    return step


def _hole(name: str, rule: Rule, after: _Step) -> _Step:
    def step(attempt: Attempt, at: int, bound: "_Bound | None", found: _Found) -> None:
        for end, value in attempt.read(rule, at):
            after(attempt, end, (name, value, bound), found)

    return step


def _by_hand(reader: Reader) -> _Step:
    def step(attempt: Attempt, at: int, bound: "_Bound | None", found: _Found) -> None:
        found.extend(reader(attempt, at))

    return step


def _either(steps: list[_Step]) -> _Step:
    def step(attempt: Attempt, at: int, bound: "_Bound | None", found: _Found) -> None:
        for one in steps:
            one(attempt, at, bound, found)

    return step


def _parse(pattern: str) -> tuple[_Part, ...]:
    pieces = _PIECE.findall(pattern)
    parts, rest = _sequence(pieces, 0)
    if rest != len(pieces):
        raise ValueError(f"unbalanced pattern: {pattern}")
    return parts


def _sequence(pieces: list[str], at: int) -> tuple[tuple[_Part, ...], int]:
    parts: list[_Part] = []
    words: list[str] = []

    def flush() -> None:
        if words:
            parts.append(_Word(split_words(" ".join(words)).words))
            words.clear()

    while at < len(pieces):
        piece = pieces[at]
        if piece in "])|":
            break
        if piece in "[(":
            flush()
            options: list[tuple[_Part, ...]] = []
            while True:
                option, at = _sequence(pieces, at + 1)
                options.append(option)
                if pieces[at] != "|":
                    break
            parts.append(_Choice(tuple(options), piece == "["))
        elif piece.startswith("<"):
            flush()
            name, _, rule = piece[1:-1].partition(":")
            parts.append(_Hole(name, rule or name))
        else:
            words.append(piece)
        at += 1
    flush()
    return tuple(parts), at


def _first_words(parts: tuple[_Part, ...]) -> frozenset[str] | None:
    """What the pattern can begin with; None if only trying can tell."""
    if not parts:
        return None
    match parts[0]:
        case _Word(words):
            return frozenset(words[:1])
        case _Hole():
            return None
        case _Choice(options, optional):
            first: frozenset[str] = frozenset()
            for option in options:
                begins = _first_words(option + parts[1:])
                if begins is None:
                    return None
                first |= begins
            if optional:
                after = _first_words(parts[1:])
                if after is None:
                    return None
                first |= after
            return first
