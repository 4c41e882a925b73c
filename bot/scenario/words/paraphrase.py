"""Rows that say what is read for other words: ``left << said >> right -> plain``.

*left*, *said* and *right* are patterns (:mod:`bot.scenario.words.pattern`) over tokens;
only *said* is replaced. ``<kinds>`` is one of a set of words, and ``{x:kinds}`` keeps
it as ``x``; kinds of tokens, players and places in a sentence stand there as well
(``<size>``, ``{t:text}``, ``<person>``, ``<start>``). *plain* is words and what was
kept: ``{x}``, or ``non{x}`` and ``{x}s`` for one word of both. With ``my/his`` and
``have/has`` in it a row is two: the first of each, and the second of each.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from textwrap import dedent

from bot.engine.hashing import by_identity
from bot.scenario.words.pattern import (
    WRITTEN,
    Alternatives,
    Literal,
    Part,
    Parts,
    Row,
    Slot,
    compile_pattern,
    expand,
)
from bot.scenario.words.row_matching import (
    ONE,
    START,
    Classes,
    Found,
    Kept,
    anchor,
    finder,
    first_words,
    widths,
    words_of,
)
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.starting import is_start
from bot.scenario.words.token_classes import CLASSES, kind_of
from bot.scenario.words.tokens import Kind, Token

Tokens = tuple[Token, ...]
Change = Callable[[Tokens], Tokens]

_HOLE = re.compile(r"([a-z-]*)\{(\w+)\}([a-z]*)")
# Not a size.
_SEVERAL = re.compile(r"[^\d/]+(?:/[^\d/]+)+")
_NONE: Mapping[str, str] = {}
_KINDS = {kind: kind_of(kind) for kind in Kind}
_KIND_WORDS = frozenset(_KINDS.values())
# So many texts, each of other words, are held by what may stand in them.
_TEXTS = 128


@dataclass(frozen=True)
class Paraphrase:
    """One row; *needs* are sets of words of each of which one has to be in the text.

    Kinds of tokens stand among them as :func:`kind_of` writes them.
    """

    left: Parts
    said: Parts
    right: Parts
    plain: tuple[str, ...]
    needs: tuple[frozenset[str], ...]
    classes: Classes

    def put(self, tokens: Tokens) -> Tokens:
        """*tokens* with what is read wherever this is said."""
        places, least = iter(self._places(tokens)), 0
        while (at := next(places, None)) is not None:
            found = self._find(tokens, at) if at >= least else None
            if found is None:
                continue
            start, end, kept = found
            made = self._made(tokens, start, end, kept)
            tokens = (*tokens[:start], *made, *tokens[end:])
            places, least = iter(self._places(tokens)), max(start + len(made), at + 1)
        return tokens

    def _places(self, tokens: Tokens) -> Iterable[int]:
        """Where it may begin, in order."""
        if self._anchor is None:
            return range(len(tokens) + 1)
        offsets, words = self._anchor
        there = _where(tokens)
        found = {
            at - it
            for one in words & there.keys()
            for at in there[one]
            for it in offsets
        }
        if START in words:
            found.update(_starts(tokens))
        return sorted([at for at in found if at >= 0])

    @cached_property
    def _anchor(self) -> tuple[frozenset[int], frozenset[str]] | None:
        """Words one of which stands so far behind its beginning: the rarest of such."""
        parts = (*self.left.parts, *self.said.parts, *self.right.parts)
        return anchor(parts, self.classes, _how_common)

    @cached_property
    def _find(self) -> Callable[[Tokens, int], Found | None]:
        """Made when a text comes in which it may stand: few rows are of use to one."""
        return finder(self.left, self.said, self.right, self.classes)

    def _made(self, tokens: Tokens, start: int, end: int, kept: Kept) -> list[Token]:
        made: list[Token] = []
        words = [it for it in tokens[start:end] if it.kind is not Kind.MARK]
        words = words or list(tokens[start:end])
        again = [it for span in kept.values() for it in tokens[slice(*span)]]
        number = -1
        for piece in self.plain:
            # A sentence of its own is said back from the beginning of all of it.
            number = -1 if piece == "." else number + 1
            there = words[min(max(number, 0), len(words) - 1)]
            hole = _HOLE.fullmatch(piece)
            held = tokens[slice(*kept.get(hole[2], (0, 0)))] if hole else ()
            if hole and not hole[1] + hole[3]:
                made += held
                continue
            word = "".join(it.text for it in held)
            if not hole and there in again:
                # Said of nothing that was typed: what stands there is kept elsewhere.
                there = replace(there, end=there.start)
            made.append(_put(there, hole[1] + word + hole[3] if hole else piece))
        if made and not _HOLE.fullmatch(self.plain[-1]):
            # What is said back goes as far as what was typed.
            made[-1] = replace(made[-1], end=max(made[-1].end, tokens[end - 1].end))
            kept_last = len(self.plain) > 1 and _HOLE.fullmatch(self.plain[-2])
            if made[-1].kind is Kind.MARK and len(made) > 1 and not kept_last:
                last = max(made[-2].end, words[-1].end)
                made[-2] = replace(made[-2], end=last)
        return made


def _put(there: Token, piece: str) -> Token:
    """The word or mark *piece*, said back as what stood *there*."""
    text = WRITTEN.get(piece, piece)
    kind = Kind.WORD if text[0].isalpha() or text == "'s" else Kind.MARK
    return replace(there, kind=kind, text=text, raw=text, value=NUMBER_WORDS.get(text))


def paraphrases(
    table: str, words: Mapping[str, str] = _NONE, macros: Mapping[str, str] = _NONE
) -> Change:
    """What puts the rows of *table* through a text, one after the other.

    *words* names sets of words besides the classes that all tables have; ``@name``
    stands for a macro. Lines that begin with ``#`` are comments; indented lines go on
    with the row above. Raises ValueError for a row that cannot be read.
    """
    sets = {name: frozenset(some.split()) for name, some in words.items()}
    classes: Classes = {**CLASSES, **sets}
    rows = tuple(
        _row(expand(row, macros), classes)
        for line in _lines(table)
        for row in _in_turn(line)
    )
    tried = _tried(rows)

    def change(tokens: Tokens) -> Tokens:
        left = [*tried(_said(tokens))]
        while left:
            number = left.pop()
            changed = rows[number].put(tokens)
            if changed is not tokens:
                tokens = changed
                left = [it for it in tried(_said(tokens)) if it > number]
        return tokens

    return change


# The words, pairs of them, and kinds of tokens, that rows of any table need.
_NEEDED: set[str] = set()


@by_identity(2)
def _said(tokens: Tokens) -> frozenset[str]:
    """The words of *tokens*, pairs of them, and their kinds, that some row needs.

    Every table asks about the same ones, and many texts have the same ones.
    """
    texts = [it.text for it in tokens]
    words = {f"{one} {two}" for one, two in pairwise(texts)}
    words.update(texts, [_KINDS[it] for it in {it.kind for it in tokens}])
    return frozenset(words & _NEEDED)


@by_identity(2)
def _where(tokens: Tokens) -> dict[str, list[int]]:
    """The places of each word, and of each kind of tokens."""
    there: dict[str, list[int]] = {}
    for at, token in enumerate(tokens):
        for it in (token.text, _KINDS[token.kind]):
            there.setdefault(it, []).append(at)
    return there


@by_identity(2)
def _starts(tokens: Tokens) -> list[int]:
    """Where sentences begin."""
    return [at for at in range(len(tokens)) if is_start(tokens, at)]


def _tried(rows: Sequence[Paraphrase]) -> Callable[[frozenset[str]], list[int]]:
    """What finds the numbers of those *rows* that may stand in a text, backwards.

    It is asked with the words of the text: most rows need one that few texts have.
    """
    always = [number for number, row in enumerate(rows) if not row.needs]
    by_word: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        _NEEDED.update(*row.needs)
        for word in min(row.needs, key=_how_common, default=frozenset[str]()):
            by_word.setdefault(word, []).append(number)

    @lru_cache(maxsize=_TEXTS)
    def tried(words: frozenset[str]) -> list[int]:
        found = {*always}
        for word in words & by_word.keys():
            found.update(by_word[word])
        return [
            number
            for number in sorted(found, reverse=True)
            if not any(map(words.isdisjoint, rows[number].needs))
        ]

    return tried


def _how_common(words: frozenset[str]) -> tuple[int, int]:
    """Smaller for *words* that fewer texts have: long ones, and few of them."""
    lengths = (2 if it in _KIND_WORDS else len(it) for it in words)
    return -min(lengths, default=0), len(words)


def _lines(table: str) -> list[str]:
    found: list[str] = []
    for line in dedent(table).splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0].isspace() and found:
            found[-1] += " " + line.strip()
        else:
            found.append(line.strip())
    return found


def _in_turn(line: str) -> Iterator[str]:
    """The rows that *line* is, by its words with strokes in them."""
    words = [it.split("/") if _SEVERAL.fullmatch(it) else [it] for it in line.split()]
    most = max(map(len, words))
    if {len(it) for it in words} - {1, most}:
        raise ValueError(f"not as many of each: {line!r}")
    for at in range(most):
        yield " ".join(it[at % len(it)] for it in words)


def _row(line: str, classes: Classes) -> Paraphrase:
    said, arrow, plain = line.partition("->")
    left, _, rest = said.rpartition("<<")
    said, _, right = rest.partition(">>")
    if not arrow or not said.strip():
        raise ValueError(f"no row: {line!r}")
    before, there, behind = parts = [compile_pattern(it) for it in (left, said, right)]
    pieces = tuple(plain.split())
    _check(parts, pieces, classes, line)
    needs = tuple(_needed((*before.parts, *there.parts, *behind.parts), classes))
    return Paraphrase(before, there, behind, pieces, needs, classes)


def _needed(parts: Sequence[Part], classes: Classes) -> Iterator[frozenset[str]]:
    """Sets of words, one of each of which stands wherever *parts* do.

    So do pairs of words, one right behind the other.
    """
    for at, part in enumerate(parts):
        match part:
            case Literal(text):
                words: frozenset[str] | None = frozenset({text})
            case Row(name) | Slot(name):
                words = words_of(name, classes)
            case Alternatives(options):
                words = None
                rarest = [
                    min(_needed(it.parts, classes), key=_how_common, default=None)
                    for it in options
                ]
                every = [it for it in rarest if it is not None]
                if len(every) == len(rarest):
                    yield frozenset().union(*every)
            case _:
                words = None
        if words is None:
            continue
        yield words
        if widths(part, classes) != ONE:
            continue
        behind = first_words(parts[at + 1 :], classes)
        if behind is not None and len(words) * len(behind) <= _MOST_PAIRS:
            pairs = frozenset(f"{one} {two}" for one in words for two in behind)
            if not any("<" in it for it in pairs):
                yield pairs


# Pairs of more words than so many are found in many texts.
_MOST_PAIRS = 24


def _check(
    parts: Sequence[Parts], plain: Sequence[str], classes: Classes, line: str
) -> None:
    slots = {it.name: _class_of(it) for one in parts for it in _slots(one)}
    unknown = {it for it in slots.values() if it not in classes}
    holes = {hole[2] for it in plain if (hole := _HOLE.fullmatch(it))}
    if unknown or not holes <= set(slots):
        raise ValueError(f"{unknown | (holes - set(slots))} in {line!r}")


def _slots(pattern: Parts) -> Iterator[Row | Slot]:
    for part in pattern.parts:
        if isinstance(part, (Row, Slot)):
            yield part
        elif isinstance(part, Alternatives):
            for option in part.options:
                yield from _slots(option)


def _class_of(part: Row | Slot) -> str:
    return part.row if isinstance(part, Row) else part.nonterminal
