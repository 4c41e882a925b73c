"""Reads the Riftbound Core Rules, from the text of a PDF, a text file or a web page.

Numbers have up to six levels (``437.1.b.1.a``) and come with stray spaces, glued to
other words, or alone on their line; texts are wrapped anywhere. So every line that
could open a rule is a candidate, and the longest run of candidates in rising order
are the rules: a reference that starts a line does not fit into that order.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.citation import Game
from bot.library.documents.document import Document, Rule, Unread, broken
from bot.library.documents.text import Line, date_in, lines_of
from bot.library.links import references
from bot.library.numbering import order

_MARKUP = re.compile(r"^\s*(?:#{1,6}\s+|>\s+|[-•●▪◦·]\s+|\*\s+(?=\d))*")
_BOLD = re.compile(r"\*\*|__")
_BULLETED = re.compile(r"^\s*[-•●▪◦·]\s+")
_NUMBER = re.compile(r"^(\d{3}(?:\s?\.\s?(?:\d{1,2}|[a-z])(?=[.\s]|$))*)(\.|$)\s*(.*)$")
_STRICT = re.compile(r"^(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.(?:\s+(.*))?$")
_DOTLESS = re.compile(r"^(\d{3}(?:\.(?:\d{1,2}|[a-z]))+)\s+([A-Z“\"\[].*)$")
_SPACED = re.compile(r"^(\d{3}(?:\s*\.\s*(?:\d{1,2}|[a-z])(?![\w]))+)\s*\.\s*(.*)$")
_NEXT_PART = re.compile(r"^(\d{1,2}|[a-z])(?:\.\s*|\s+)(\S.*)$")
_GLUED = re.compile(r"^([A-Za-z]{1,12})(\d{3})\.\s+(\S.*)$")
_EXAMPLE = re.compile(r"(?:^|(?<=\s))(?:Examples?|EXAMPLES?):\s*")
_UPDATED = re.compile(r"\b(?:last )?updated:?\b", re.I)
_VERSION = re.compile(r"\b(?:version|v)\.?\s?(\d+\.\d+)\b", re.I)
# A line that ends so goes on with a number; a title ("Additional Rules") does not.
_REFERS = re.compile(r"\b(?:rules?|[Ss]ee)$")
_GOES_ON = re.compile(r"^(?:[a-z(\[“\"]|See rules?\b|Examples?:)")
_SECTION_OF = re.compile(r"^Section (\d{3})\b")
_PAGE = re.compile(r"^(?:page\s+)?\d{1,3}(?:\s*(?:/|of)\s*\d{1,3})?$", re.I)


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A line that may open a rule: *place* is its index among all lines."""

    place: int
    number: str
    text: str


@dataclass(slots=True)
class _Open:
    number: str
    line: int
    text: list[str] = field(default_factory=list)
    paragraphs: list[str] = field(default_factory=list)


def read(text: str, name: str) -> Document:
    """The document in *text*; *name* is the file's, for errors.

    Raises QuestionError when there is no numbered rule in it.
    """
    lines = [
        line for line in lines_of(text, name) if not _PAGE.match(line.text.strip())
    ]
    candidates = list(_candidates(lines))
    if len(candidates) < 2:
        raise broken(name, "there are no numbered rules in this file", len(lines))
    chosen = _rising(candidates)
    unread: list[Unread] = []
    opened = _collect(lines, candidates, chosen, unread)
    head = [line.text.strip() for line in lines[: chosen[0].place]]
    date = next((date_in(one) for one in head if _UPDATED.search(one)), "")
    version = next((v[1] for one in head if (v := _VERSION.search(one))), "")
    rules = [*_headed_by_title(head, opened), *_with_parents(opened)]
    orphans = _orphans(rules)
    partial = not (date or version) or int(rules[0].number[:3]) > 105
    partial = partial or len(orphans) > max(3, len(rules) // 50)
    if not partial:
        unread += orphans
        _check_end(name, rules, len(lines))
    return Document(
        game=Game.RIFTBOUND,
        title=next((one.lstrip("# ") for one in head if one), name),
        date=date,
        version=version,
        rules=tuple(rules),
        unread=tuple(unread),
        partial=partial,
    )


def _plain(line: str) -> str:
    return _BOLD.sub("", _MARKUP.sub("", line)).strip()


def _candidates(lines: Sequence[Line]) -> Iterator[_Candidate]:
    """Every line that could open a rule, its number made whole."""
    seen: set[str] = set()
    before = ""
    for place, line in enumerate(lines):
        plain = _plain(line.text)
        if found := _numbered(plain, seen):
            number, text = found
            if not _REFERS.search(before):
                seen.add(number)
                yield _Candidate(place, number, text)
        # "Section 437 — 20 rules" is a title; no number goes on with it.
        before = "" if _SECTION_OF.match(plain) else plain or before


def _numbered(plain: str, seen: set[str]) -> tuple[str, str] | None:
    if strict := _STRICT.match(plain):
        return _completed(strict[1], (strict[2] or "").strip(), seen)
    if spaced := _SPACED.match(plain):
        return _completed(re.sub(r"\s", "", spaced[1]), spaced[2].strip(), seen)
    if dotless := _DOTLESS.match(plain):
        return dotless[1], dotless[2]
    glued = _GLUED.match(plain)
    if (
        glued
        and glued[2] not in seen
        and str(int(glued[2]) - 1).zfill(3) in {number[:3] for number in seen}
    ):
        return glued[2], glued[3]
    return None


def _completed(number: str, text: str, seen: set[str]) -> tuple[str, str]:
    """*number* with the parts a stray space cut off: ``130. 4 Effects`` is 130.4.

    ``351. 1. Remove`` is no such case: 351 has not stood there before.
    """
    while number in seen and (part := _NEXT_PART.match(text)):
        longer = f"{number}.{part[1]}"
        if longer in seen or _is_digit(number) == part[1].isdecimal():
            break
        number, text = longer, part[2]
    return number, text


def _is_digit(number: str) -> bool:
    """Whether the last of several parts is a figure; after 437 a figure follows."""
    return "." in number and number[-1].isdecimal()


def _rising(candidates: Sequence[_Candidate]) -> list[_Candidate]:
    """The longest run of *candidates* whose numbers rise; the rest are references."""
    tails: list[tuple[tuple[int, int | str], ...]] = []
    at: list[int] = []
    back: list[int] = [-1] * len(candidates)
    for index, one in enumerate(candidates):
        key = order(one.number)
        place = bisect_left(tails, key)
        if place < len(tails) and tails[place] == key:
            # The first of two equal numbers is the rule.
            continue
        back[index] = at[place - 1] if place else -1
        if place == len(tails):
            tails.append(key)
            at.append(index)
        else:
            tails[place] = key
            at[place] = index
    run: list[_Candidate] = []
    index = at[-1]
    while index >= 0:
        run.append(candidates[index])
        index = back[index]
    return run[::-1]


def _collect(
    lines: Sequence[Line],
    candidates: Sequence[_Candidate],
    chosen: Sequence[_Candidate],
    unread: list[Unread],
) -> list[_Open]:
    """The rules with all lines that belong to them; what does not goes to *unread*."""
    opens = {one.place: one for one in chosen}
    refused = {one.place: one for one in candidates if one.place not in opens}
    rules: list[_Open] = []
    blank, bulleted = False, False
    for place in range(chosen[0].place, len(lines)):
        line = lines[place]
        plain = _plain(line.text)
        if not plain:
            blank = True
            continue
        is_bullet = bool(_BULLETED.match(line.text))
        if one := opens.get(place):
            if glued := _GLUED.match(plain):
                unread.append(Unread(line.number, glued[1], "stands before a number"))
            rules.append(_Open(one.number, line.number, [one.text] if one.text else []))
            bulleted = is_bullet
        elif again := refused.get(place):
            _again(rules[-1], again, line, unread)
        elif not rules[-1].text or _goes_on(plain, blank, bulleted, is_bullet):
            rules[-1].text.append(plain)
        else:
            unread.append(Unread(line.number, plain, "belongs to no rule"))
        blank = False
    return rules


def _goes_on(plain: str, blank: bool, bulleted: bool, is_bullet: bool) -> bool:
    """Whether a line without number goes on with the text of the rule before.

    In a list of bullets each text is one bullet; elsewhere a new paragraph only
    belongs to the rule when it visibly goes on.
    """
    if bulleted and not is_bullet:
        return False
    return not blank or bool(_GOES_ON.match(plain))


def _again(rule: _Open, one: _Candidate, line: Line, unread: list[Unread]) -> None:
    """A number out of order: given twice, or a reference at the start of a line."""
    if one.number == rule.number:
        rule.text.append(f"\n{one.text}")
        reason = f"{one.number} stands here a second time"
        unread.append(Unread(line.number, line.text.strip(), reason))
        return
    if not (rule.text and _REFERS.search(rule.text[-1])):
        reason = f"{one.number} is out of order; read as text of {rule.number}"
        unread.append(Unread(line.number, line.text.strip(), reason))
    rule.text.append(f"{one.number}. {one.text}")


def _with_parents(opened: Sequence[_Open]) -> Iterator[Rule]:
    """Rules, the top ones filed under the title they follow (701 holds 702, 703)."""
    chapter = section = ""
    below = {one.number.rpartition(".")[0] for one in opened}
    for one in opened:
        text, *examples = _EXAMPLE.split(_joined(one.text))
        text = text.strip()
        heading = ""
        if "." in one.number:
            parent = one.number.rpartition(".")[0]
            if one.number in below and _is_title(text):
                heading, text = text, ""
        elif _is_title(text):
            heading, text = text, ""
            is_chapter = one.number.endswith("00")
            parent = "" if is_chapter else chapter
            chapter = one.number if is_chapter else chapter
            section = one.number
        else:
            parent = section
        yield Rule(
            one.number,
            heading,
            text,
            parent,
            one.line,
            tuple(example.strip() for example in examples if example.strip()),
        )


def _joined(parts: Sequence[str]) -> str:
    text = " ".join(" ".join(parts).split(" "))
    text = re.sub(r" +", " ", text).replace(" \n", "\n")
    # The publisher's links leave a space before the next punctuation mark.
    return re.sub(r" ([.,;:](?=\s|$))", r"\1", text).strip()


def _is_title(text: str) -> bool:
    return bool(text) and len(text) <= 60 and not re.search(r"[.:!?]$|^\d+\. ", text)


def _headed_by_title(head: Sequence[str], opened: Sequence[_Open]) -> Iterator[Rule]:
    """A page of one section bears its number and title above the rules."""
    for at, text in enumerate(head):
        if (found := _SECTION_OF.match(text)) and found[1] != opened[0].number:
            title = re.sub(r"(?<!\s)\s+[—–-]\s+.*$", "", head[at - 1]) if at else ""
            yield Rule(found[1], title, "", "", at + 1)


def _check_end(name: str, rules: Sequence[Rule], line: int) -> None:
    """A file that breaks off is refused: its own references tell what is due."""
    last = max(rule.number[:3] for rule in rules)
    due = {
        link.number
        for rule in rules
        for link in references(rule.text, Game.RIFTBOUND)
        if link.number[:3] > last
    }
    if len(due) > 1:
        why = f"the file breaks off after {rules[-1].number}; it speaks of {min(due)}"
        raise broken(name, why, line)


def _orphans(rules: Sequence[Rule]) -> list[Unread]:
    known = {rule.number for rule in rules}
    return [
        Unread(rule.line, rule.number, f"{above}, above {rule.number}, is missing")
        for rule in rules
        if (above := rule.number.rpartition(".")[0]) and above not in known
    ]
