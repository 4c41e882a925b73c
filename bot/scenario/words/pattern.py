"""A small language for the shapes of clauses.

A pattern is words and, in between,

- ``<attack>``        one of the forms in that row of the lexicon,
- ``<how=attack>``    the same, keeping the form found as ``how``,
- ``{who:player}``    what the nonterminal ``player`` reads, kept as ``who``,
- ``{*:castwith}``    all that another pattern keeps, which is read as one,
- ``{=kicked}``       no word: ``kicked`` is kept as ``1``,
- ``[ ... ]``         an optional part, ``( a | b )`` alternatives.

Of a verb of the lexicon's ``TENSES`` two simple forms among alternatives stand for all
of them, the perfect too: ``( choose | chooses )`` reads "has chosen" as well.

:mod:`bot.scenario.grammar.pattern_tree` matches many of them at once.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.scenario.words.lexicon import TENSES


@dataclass(frozen=True, slots=True)
class Literal:
    """One word."""

    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """A form of a row of the lexicon."""

    row: str
    name: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A nonterminal; named ``*``, all that it keeps is kept."""

    nonterminal: str
    name: str


@dataclass(frozen=True, slots=True)
class Mark:
    """No word, but that it has been said."""

    name: str


# Patterns share most of their pieces: equal sequences are one object (see below), so
# that they are told apart without looking into them.
@dataclass(frozen=True, slots=True, eq=False)
class Alternatives:
    """One of several sequences; an optional part has an empty one."""

    options: tuple["Parts", ...]


@dataclass(frozen=True, slots=True, eq=False)
class Parts:
    """Parts one after the other."""

    parts: tuple["Part", ...]


Part = Literal | Row | Slot | Mark | Alternatives


@cache
def one_of(*options: Parts) -> Alternatives:
    """The one object for these alternatives."""
    return Alternatives(options)


@cache
def in_a_row(*parts: Part) -> Parts:
    """The one object for this sequence."""
    return Parts(parts)


_PIECES = re.compile(r"<[^<>]+>|\{[^{}]+\}|[\[\]()|]|[^\s\[\]()|<>{}]+")
# Brackets, bars and arrows as words of the text are written with a backslash word.
WRITTEN = {"\\open": "(", "\\close": ")", "\\arrow": "->"}


@cache
def compile_pattern(source: str) -> Parts:
    """The pattern of *source*. Raises ValueError where it is not well formed."""
    pieces = _PIECES.findall(source)
    found, rest = _alternatives(pieces, 0, "")
    if rest != len(pieces):
        raise ValueError(f"a bracket too many in {source!r}")
    return found if isinstance(found, Parts) else in_a_row(found)


def _alternatives(
    pieces: list[str], at: int, closing: str
) -> tuple[Parts | Alternatives, int]:
    options: list[Parts] = []
    parts: list[Part] = []
    while at < len(pieces) and pieces[at] != closing:
        piece = pieces[at]
        at += 1
        if piece == "|":
            options.append(in_a_row(*parts))
            parts = []
        elif piece in "([":
            inner, at = _alternatives(pieces, at, ")" if piece == "(" else "]")
            if at >= len(pieces):
                raise ValueError(f"an open bracket in {pieces!r}")
            at += 1
            ways = inner.options if isinstance(inner, Alternatives) else (inner,)
            if piece == "[":
                ways = (*ways, in_a_row())
            parts.append(one_of(*ways))
        else:
            parts.append(_part(piece))
    options.append(in_a_row(*parts))
    if len(options) == 1:
        return options[0], at
    return one_of(*options, *_other_tenses(options)), at


_HAVING = one_of(*(in_a_row(Literal(it)) for it in ("has", "have", "had")))


def _other_tenses(options: list[Parts]) -> Iterator[Parts]:
    """The forms of the verbs among *options* that do not stand there."""
    groups: dict[tuple[Part, ...], list[str]] = {}
    for option in options:
        match option.parts:
            case (Literal(word), *rest) if word in TENSES:
                groups.setdefault(tuple(rest), []).append(word)
    for behind, words in groups.items():
        for verb in dict.fromkeys(TENSES[it] for it in words):
            missing = [it for it in verb.simple if it not in words]
            if len(missing) > len(verb.simple) - 2:
                continue
            for word in missing:
                yield in_a_row(Literal(word), *behind)
            yield in_a_row(_HAVING, Literal(verb.participle), *behind)


@cache
def _part(piece: str) -> Part:
    if piece.startswith("<"):
        name, _, row = piece[1:-1].rpartition("=")
        return Row(row, name)
    if piece.startswith("{="):
        return Mark(piece[2:-1])
    if piece.startswith("{"):
        name, _, nonterminal = piece[1:-1].rpartition(":")
        return Slot(nonterminal, name)
    return Literal(WRITTEN.get(piece, piece))


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause of one kind; *cost* makes it the better or the worse reading."""

    kind: str
    pattern: Parts
    cost: int
    fixed: Mapping[str, Any]
    source: str


def rules(table: str, macros: Mapping[str, str] | None = None) -> tuple[Rule, ...]:
    """The rules of a table: one ``kind[ name=value…][ ~cost]: pattern`` a line.

    ``@name`` stands for a macro. Lines that begin with ``#`` are comments; indented
    lines go on with the kind of the line above.
    """
    found: list[Rule] = []
    head = ""
    for line in table.splitlines():
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if line[0].isspace():
            body = stripped
        else:
            head, _, body = stripped.partition(": ")
        if not body:
            continue
        kind, *options = head.rstrip(":").split()
        cost, fixed = 0, {}
        for option in options:
            if option.startswith("~"):
                cost = int(option[1:])
            else:
                name, _, value = option.partition("=")
                fixed[name] = value
        source = expand(body, macros or {})
        found.append(Rule(kind, compile_pattern(source), cost, fixed, source))
    return tuple(found)


def without_subject(table: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """For each rule that begins with who does it, the rule with that left out."""
    found = []
    for rule in table:
        first, *rest = rule.pattern.parts
        if first == Slot("person", "who") and _is_verb(rest[0]):
            fixed = {**rule.fixed, "elided": "1"}
            pattern = in_a_row(*rest)
            source = "… " + rule.source
            found.append(Rule(rule.kind, pattern, rule.cost + 3, fixed, source))
    return tuple(found)


def _is_verb(part: Part) -> bool:
    match part:
        case Row() | Alternatives():
            return True
        case Slot(nonterminal=nonterminal):
            return nonterminal == "cardverb"
        case _:
            return False


def expand(source: str, macros: Mapping[str, str]) -> str:
    """*source* with each ``@name`` replaced, macros within macros too."""
    while "@" in source:
        source = re.sub(r"@(\w+)", lambda m: macros[m.group(1)], source)
    return source
