"""What finds where a row of paraphrases stands: its parts, each a call of the next."""

from collections.abc import Callable, Mapping, Sequence

from bot.scenario.words.pattern import Alternatives, Literal, Part, Parts, Row, Slot
from bot.scenario.words.token_classes import BEGIN_WITH, Ends
from bot.scenario.words.tokens import Token

Tokens = tuple[Token, ...]
Classes = Mapping[str, Ends | frozenset[str]]
Kept = Mapping[str, tuple[int, int]]
# From where to where a row is said, and what is kept of it.
Found = tuple[int, int, Kept]
# What comes of the rest of a row from a place on, where it is said from *start* on.
_Then = Callable[[Tokens, int, Kept, int], Found | None]

# Among the words that something begins with: wherever a sentence does.
START = "<start>"


def finder(
    left: Parts, said: Parts, right: Parts, classes: Classes
) -> Callable[[Tokens, int], Found | None]:
    """What gives the first way in which a row stands at a place, left to right."""

    def ended(_: Tokens, at: int, kept: Kept, start: int) -> Found:
        return start, at, kept

    behind = _chain(right.parts, ended, classes)

    def end(tokens: Tokens, at: int, kept: Kept, start: int) -> Found | None:
        if at > start and behind(tokens, at, kept, start) is not None:
            return start, at, kept
        return None

    there = _chain(said.parts, end, classes)

    def begin(tokens: Tokens, at: int, kept: Kept, _: int) -> Found | None:
        return there(tokens, at, kept, at)

    before = _chain(left.parts, begin, classes)
    return lambda tokens, at: before(tokens, at, {}, at)


def _chain(parts: Sequence[Part], then: _Then, classes: Classes) -> _Then:
    for part in reversed(parts):
        then = _one(part, then, classes)
    return then


def _one(part: Part, then: _Then, classes: Classes) -> _Then:
    match part:
        case Literal(text):
            return _of_words(frozenset({text}), "", then)
        case Row(name, kept_as) | Slot(name, kept_as):
            known = classes[name]
            if isinstance(known, frozenset):
                return _of_words(known, kept_as, then)
            return _of_class(known, kept_as, then)
        case Alternatives(options):
            return _any_of(options, then, classes)
        case _:
            return lambda *_: None


def _of_words(words: frozenset[str], kept_as: str, then: _Then) -> _Then:
    def word(tokens: Tokens, at: int, kept: Kept, start: int) -> Found | None:
        if at >= len(tokens) or tokens[at].text not in words:
            return None
        if kept_as:
            kept = {**kept, kept_as: (at, at + 1)}
        return then(tokens, at + 1, kept, start)

    return word


def _of_class(known: Ends, kept_as: str, then: _Then) -> _Then:
    def some(tokens: Tokens, at: int, kept: Kept, start: int) -> Found | None:
        for end in known(tokens, at):
            more = {**kept, kept_as: (at, end)} if kept_as else kept
            if (found := then(tokens, end, more, start)) is not None:
                return found
        return None

    return some


def _any_of(options: Sequence[Parts], then: _Then, classes: Classes) -> _Then:
    """The first of *options* that goes on; those with another first word are not tried.

    In the order in which they are written.
    """
    ways: list[tuple[frozenset[str] | None, _Then]] = []
    for option in options:
        first = first_words(option.parts, classes)
        if first is not None and any(it.startswith("<") for it in first):
            first = None  # a kind of token, or wherever a sentence begins
        ways.append((first, _chain(option.parts, then, classes)))
    others = tuple(way for first, way in ways if first is None)
    words = frozenset().union(*(first for first, _ in ways if first))
    by_word = {
        it: tuple(way for first, way in ways if first is None or it in first)
        for it in words
    }

    def any_of(tokens: Tokens, at: int, kept: Kept, start: int) -> Found | None:
        tried = others
        if at < len(tokens):
            tried = by_word.get(tokens[at].text, others)
        for way in tried:
            if (found := way(tokens, at, kept, start)) is not None:
                return found
        return None

    return any_of


def first_words(parts: Sequence[Part], classes: Classes) -> frozenset[str] | None:
    """The words that *parts* may begin with; None where it may be any."""
    match parts:
        case [Literal(text), *_]:
            return frozenset({text})
        case [(Row("start") | Slot("start")), *rest]:
            return first_words(rest, classes) or frozenset({START})
        case [(Row(name) | Slot(name)), *_]:
            return words_of(name, classes)
        case [Alternatives(options), *rest]:
            firsts = [first_words((*it.parts, *rest), classes) for it in options]
            known_ones = [it for it in firsts if it is not None]
            every = len(known_ones) == len(firsts)
            return frozenset().union(*known_ones) if every else None
    return None


def words_of(name: str, classes: Classes) -> frozenset[str] | None:
    """The words, or kinds of tokens, that a class begins with; None if any may."""
    known = classes[name]
    return known if isinstance(known, frozenset) else BEGIN_WITH.get(name)


# How many tokens a class takes, where that is the same or nearly so wherever it stands.
WIDTHS: Mapping[str, frozenset[int]] = {
    **dict.fromkeys(
        "start top opening free no_list held end last".split(), frozenset({0})
    ),
    **dict.fromkeys(
        "quote text ended fleeting unsided size number equals change cost word break "
        "name capital named_player figure going ing".split(),
        frozenset({1}),
    ),
    **dict.fromkeys("person subject one_or_two aim".split(), frozenset({1, 2})),
}
# So many places are looked at for each that the words stand at.
_MOST_OFFSETS = 6


def anchor(
    parts: Sequence[Part],
    classes: Classes,
    how_common: Callable[[frozenset[str]], tuple[int, int]],
) -> tuple[frozenset[int], frozenset[str]] | None:
    """How far from the beginning of *parts* some words stand, and which: one has to.

    None where there are no such words; the least *how_common* of several.
    """
    found: list[tuple[frozenset[int], frozenset[str]]] = []
    offsets = frozenset({0})
    for at, part in enumerate(parts):
        words = first_words(parts[at:], classes)
        if words is not None and (at == 0 or START not in words):
            found.append((offsets, words))
        further = widths(part, classes)
        if further is None:
            break
        offsets = frozenset(one + more for one in offsets for more in further)
        if len(offsets) > _MOST_OFFSETS:
            break
    return min(
        found,
        key=lambda it: (START in it[1], how_common(it[1]), len(it[0])),
        default=None,
    )


def widths(part: Part, classes: Classes) -> frozenset[int] | None:
    """How many tokens *part* takes; None where that is not known."""
    match part:
        case Literal():
            return ONE
        case Row(name) | Slot(name):
            return ONE if isinstance(classes[name], frozenset) else WIDTHS.get(name)
        case Alternatives(options):
            every: set[int] = set()
            for option in options:
                whole: frozenset[int] = frozenset({0})
                for it in option.parts:
                    more = widths(it, classes)
                    if more is None:
                        return None
                    whole = frozenset(one + two for one in whole for two in more)
                every |= whole
            return frozenset(every)
    return None


ONE = frozenset({1})
