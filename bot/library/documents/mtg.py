"""Reads the Magic Comprehensive Rules from the publisher's text file.

The file has a title, the date, a table of contents, the rules, a glossary and the
credits. An excerpt (a page that quotes some rules) has none of that around it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from bot.citation import Game
from bot.library.documents.document import (
    Document,
    GlossaryEntry,
    Rule,
    Unread,
    broken,
)
from bot.library.documents.text import Line, date_in, lines_of
from bot.library.numbering import order

_EFFECTIVE = re.compile(r"\beffective (?:as of|on)\b", re.I)
_QUOTED_FROM = re.compile(r"Comprehensive Rules \(([^)—–]{0,40}\d{4})", re.I)
_FROM_GLOSSARY = re.compile(r"^From the glossary\b", re.I)
_BULLET = re.compile(r"^\s*[-•*▪◦·]\s+")
_CHAPTER = re.compile(r"^(\d)\. (\S.*)$")
_SECTION = re.compile(r"^(\d{3})\. (\S.*)$")
# "615.1. Some", "119.1d. In", "606.5 If", "901.4.All", "704.5aa If", "702.9bA".
_RULE = re.compile(r"^(\d{3}\.\d{1,3}(?:[a-z]{1,2})?)(?:\.\s*|\s+|(?=[A-Z“\"]))(\S.*)$")
_EXAMPLE = re.compile(r"^Examples?: ?(.*)$")
_SENTENCE_END = re.compile(r"[.:!?)”\"’']$")


@dataclass(slots=True)
class _Open:
    """The rule being read; more lines of its text and examples may follow."""

    number: str
    heading: str
    parent: str
    line: int
    text: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    in_example: bool = False

    def add(self, text: str) -> None:
        (self.examples if self.in_example else self.text).append(text)

    def closed(self) -> Rule:
        return Rule(
            self.number,
            self.heading,
            "\n".join(self.text),
            self.parent,
            self.line,
            tuple(self.examples),
        )


def read(text: str, name: str) -> Document:
    """The document in *text*; *name* is the file's, for errors.

    Raises QuestionError when there is no rule in it or when it breaks off before
    what its own table of contents promises.
    """
    lines = lines_of(text, name)
    first = next((at for at, line in enumerate(lines) if _is_rule(line.text)), None)
    if first is None:
        raise broken(name, "there is no numbered rule in this file", len(lines))
    head = lines[:first]
    date = _date(head)
    whole = bool(date)
    body, glossary, after = _parts(lines, _start(lines, first))
    reader = _Reader(whole)
    for line in body:
        reader.take(line)
    if whole:
        _check_whole(name, head, reader, glossary, lines)
    terms = _terms(glossary, reader.unread)
    if not whole:
        around = [*lines[: body[0].number - 1], *after]
        terms += _quoted_terms(around, reader.unread)
        quoted = _QUOTED_FROM.search(text)
        date = date_in(quoted[1]) if quoted else ""
    rules = reader.finish()
    return Document(
        game=Game.MTG,
        title=next((one.text.strip() for one in head if one.text.strip()), name),
        date=date,
        rules=tuple(rules),
        terms=tuple(terms),
        unread=tuple(reader.unread),
        partial=not whole,
    )


def _date(head: list[Line]) -> str:
    """When the rules took effect; above a table of contents any date is that."""
    texts = [line.text.strip() for line in head]
    dated = [text for text in texts if _EFFECTIVE.search(text)]
    if not dated and "Contents" in texts:
        dated = [text for text in texts[: texts.index("Contents")] if date_in(text)]
    return date_in(dated[0]) if dated else ""


_NO_RULE = "belongs to no rule"


def _is_rule(text: str) -> bool:
    return bool(_RULE.match(_BULLET.sub("", text).strip()))


def _start(lines: list[Line], first: int) -> int:
    """Where the body starts: the headings right above the first rule are its own."""
    start = first
    for at in range(first - 1, -1, -1):
        text = _BULLET.sub("", lines[at].text).strip()
        if _CHAPTER.match(text):
            return at
        if _SECTION.match(text):
            start = at
        elif text:
            break
    return start


def _parts(lines: list[Line], start: int) -> tuple[list[Line], list[Line], list[Line]]:
    """The rules, the glossary, and what follows (credits)."""
    heads = {"glossary": len(lines), "credits": len(lines)}
    for at in range(start, len(lines)):
        word = lines[at].text.strip().casefold()
        if word in heads and heads[word] == len(lines):
            heads[word] = at
    cut = min(heads["glossary"], heads["credits"])
    return (
        lines[start:cut],
        lines[heads["glossary"] + 1 : heads["credits"]],
        lines[heads["credits"] + 1 :],
    )


class _Reader:
    """Takes line after line; every one becomes part of a rule or is unread."""

    def __init__(self, whole: bool) -> None:
        self.whole = whole
        self.rules: list[_Open] = []
        self.known: dict[str, _Open] = {}
        self.unread: list[Unread] = []
        self._blank = True

    def take(self, line: Line) -> None:
        plain = _BULLET.sub("", line.text).strip()
        if not plain:
            self._blank = True
            return
        if found := _CHAPTER.match(plain) if self.whole else None:
            self._open(line, found[1], "", found[2], "")
        elif found := _SECTION.match(plain):
            self._open(line, found[1], "", found[2], found[1][0])
        elif found := _RULE.match(plain):
            self._open_rule(line, found[1], found[2])
        elif found := _EXAMPLE.match(plain):
            self._example(line, found[1])
        elif self.rules and self._continues(line):
            self.rules[-1].add(plain)
        else:
            self._leave(line, _NO_RULE)
        self._blank = False

    def _continues(self, line: Line) -> bool:
        """Continuation paragraphs are indented, or follow without an empty line."""
        indented = line.text != line.text.lstrip() and not _BULLET.match(line.text)
        return self.whole and (indented or not self._blank)

    def _open_rule(self, line: Line, number: str, text: str) -> None:
        parent = number.rstrip("abcdefghijklmnopqrstuvwxyz")
        parent = parent if parent != number else number.split(".")[0]
        # "702.2. Deathtouch" names what its sub-rules are about.
        if len(text) <= 60 and not _SENTENCE_END.search(text):
            self._open(line, number, "", text, parent)
        else:
            self._open(line, number, text, "", parent)

    def _open(
        self, line: Line, number: str, text: str, heading: str, parent: str
    ) -> None:
        if number in self.known:
            self._leave(line, f"{number} has stood here before")
            return
        if self.rules and order(number) < order(self.rules[-1].number) and parent:
            self.unread.append(
                Unread(line.number, line.text.strip(), f"{number} is out of order")
            )
        opened = _Open(number, heading, parent, line.number, [text] if text else [])
        self.rules.append(opened)
        self.known[number] = opened

    def _example(self, line: Line, text: str) -> None:
        if not self.rules:
            self._leave(line, "an example of no rule")
            return
        self.rules[-1].in_example = True
        self.rules[-1].examples.append(text)

    def _leave(self, line: Line, reason: str) -> None:
        self.unread.append(Unread(line.number, line.text.strip(), reason))

    def finish(self) -> list[Rule]:
        for rule in self.rules:
            if "." in rule.number and rule.parent not in self.known:
                reason = f"{rule.parent}, above {rule.number}, is missing"
                if self.whole:
                    self.unread.append(Unread(rule.line, rule.number, reason))
        self.rules.sort(key=lambda rule: _book_order(rule.number))
        return [rule.closed() for rule in self.rules]


def _book_order(number: str) -> tuple[object, ...]:
    """A chapter stands before its first section: 6 before 600."""
    chapter = number[0]
    return (chapter, *order(number)) if len(number) > 1 else (chapter,)


def _check_whole(
    name: str,
    head: list[Line],
    reader: _Reader,
    glossary: list[Line],
    lines: list[Line],
) -> None:
    """A file that breaks off is refused: its table of contents says what is due."""
    promised = [one.text.strip() for one in head]
    last = reader.rules[-1].number if reader.rules else "the beginning"
    for text in promised:
        found = _SECTION.match(text)
        if found and found[1] not in reader.known:
            why = f"the file breaks off after {last}; its contents promise {text}"
            raise broken(name, why, len(lines))
    if "Glossary" in promised and not any(line.text.strip() for line in glossary):
        raise broken(name, f"the file breaks off after {last}; no glossary", len(lines))
    end = glossary[-1].number if glossary else 0
    if "Credits" in promised and end == lines[-1].number:
        raise broken(name, "the file breaks off inside the glossary", len(lines))


def _quoted_terms(lines: list[Line], unread: list[Unread]) -> list[GlossaryEntry]:
    """What an excerpt quotes "From the glossary"; all else around it is unread."""
    terms: list[GlossaryEntry] = []
    above = ""
    for block in _blocks(lines):
        if _FROM_GLOSSARY.match(above) and len(block) > 1:
            said = "\n".join(one.text.strip() for one in block[1:])
            terms.append(GlossaryEntry(block[0].text.strip(), said, block[0].number))
        else:
            unread += (Unread(o.number, o.text.strip(), _NO_RULE) for o in block)
        above = block[-1].text.strip()
    return terms


def _terms(lines: list[Line], unread: list[Unread]) -> list[GlossaryEntry]:
    """Blocks between empty lines: the term, then its text."""
    terms: list[GlossaryEntry] = []
    for first, *rest in _blocks(lines):
        term = first.text.strip()
        if rest:
            text = "\n".join(line.text.strip() for line in rest)
            terms.append(GlossaryEntry(term, text, first.number))
        else:
            unread.append(Unread(first.number, term, "a term without text"))
    return terms


def _blocks(lines: list[Line]) -> Iterator[list[Line]]:
    """The runs of lines that are not empty."""
    for filled, run in groupby(lines, key=lambda line: bool(line.text.strip())):
        if filled:
            yield list(run)
