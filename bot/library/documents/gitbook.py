"""One page of a GitBook in its markdown: headings, numbered items, hints, links."""

import html
import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.library.documents.document import Unread
from bot.library.documents.text import Line, lines_of

_HEADING = re.compile(r"^(#{1,6})\s+(.*)$")
_ITEM = re.compile(r"^( *)(?:(\d{1,3})[.)]|[*+-])(?: +(.*)|$)")
# "**1.3 Declaring Costs**: Next, the player ..." opens a numbered step.
_STEP = re.compile(r"^\*\*(\d+(?:\.\d+)+)\.?\s++([^*]+)\*\*\s*:?\s*(.*)$")
_HINT = re.compile(r"^\s*\{%\s*(end)?hint\b[^%]*%\}\s*$")
_TAG = re.compile(r"^\s*\{%")
_GENERAL = re.compile(r"^general rules\s*:?$", re.I)
_RULE_LINE = re.compile(r"^\s*+(?:\*{3,}|-{3,}|_{3,}|\\|<br\s*/?>|&#x20;)?\s*$", re.I)
_ANCHOR = re.compile(r"<a\b[^<>]*\bid=\"([^\"]+)\"", re.I)
# What GitBook itself puts above a page it serves as markdown.
_NOTICE = re.compile(r"^>.*\bllms\.txt\b")
# All of these are bounded, so that no page can keep the reader busy for long.
_PICTURE = re.compile(
    r"!\[[^\]\[]{0,300}\]\([^)(]{0,500}\)|<img\b[^<>]{0,1000}>|"
    r"<figure\b[^<>]{0,500}>.{0,1000}?</figure>",
    re.I,
)
_LINK = re.compile(r"\[([^\]\[]{0,300})\]\(([^)(\s]{0,500})(?:\s+\"[^\"]{0,200}\")?\)")
_HTML = re.compile(r"</?[a-zA-Z][^<>]{0,1000}>")
_EMPHASIS = re.compile(
    r"(\*\*|__)(?=\S)([^*_\n]{1,400}?)(?<=\S)\1|"
    r"(?<!\w)([*_])(?=\S)([^*_\n]{1,400}?)(?<=\S)\3(?!\w)"
)
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")


@dataclass(frozen=True, slots=True)
class Target:
    """Text[start:end] links to *path* (relative to the book) and *anchor*."""

    start: int
    end: int
    path: str
    anchor: str


@dataclass(slots=True)
class Item:
    """A numbered item: *number* within its list, as ``5.1``; bullets are counted."""

    number: str
    line: int
    heading: str = ""
    parts: list[str] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Section:
    """A heading with what stands under it; *run* counts lists that start anew."""

    title: str
    anchor: str
    line: int
    run: int = 1
    parts: list[str] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)

    def is_called_as(self, other: "Section") -> bool:
        """Whether both stand under the same heading, or both under none."""
        if self.is_general or other.is_general:
            return self.is_general and other.is_general
        return self.title.casefold() == other.title.casefold()

    @property
    def is_general(self) -> bool:
        return not self.title or bool(_GENERAL.match(self.title))


@dataclass(slots=True)
class Page:
    """A page: its path in the book, its title and its sections in order."""

    path: str
    title: str = ""
    sections: list[Section] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)


def read_page(text: str, path: str) -> Page:
    """The page in *text*; whatever cannot be placed is in its ``unread``."""
    reader = _Reader(path)
    for line in _without_front_matter(lines_of(text, path)):
        reader.take(line)
    return reader.page


def inline(text: str, page: str = "") -> tuple[str, tuple[Target, ...]]:
    """Markdown as plain text, and the links in it. *page* is where it stands."""
    text = _HTML.sub("", _PICTURE.sub("", text))
    # Emphasis and entities go first, so that the spans of links are final.
    text = _EMPHASIS.sub(lambda m: m[2] or m[4], text)
    parts: list[str] = []
    targets: list[Target] = []
    length = at = 0
    for found in _LINK.finditer(text):
        before = _plain(text[at : found.start()])
        shown = _plain(found[1])
        lead = len(shown) - len(shown.lstrip())
        start = length + len(before) + lead
        parts += (before, shown)
        length += len(before) + len(shown)
        path, anchor = _resolved(found[2], page)
        if path and shown.strip():
            targets.append(Target(start, start + len(shown.strip()), path, anchor))
        at = found.end()
    parts.append(_plain(text[at:]))
    return "".join(parts), tuple(targets)


def _plain(text: str) -> str:
    return html.unescape(_ESCAPED.sub(r"\1", text)).replace("\xa0", " ")


def _resolved(target: str, page: str) -> tuple[str, str]:
    """The page of the book a link leads to; empty for links that leave it."""
    path, _, anchor = target.partition("#")
    if "://" in path or path.startswith(("/", "mailto:")):
        return "", ""
    if not path:
        return page, anchor
    joined = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
    if target.endswith("/") or "/#" in target:
        joined = f"{joined}/README.md"
    return ("", "") if joined.startswith("..") else (joined, anchor)


def _without_front_matter(lines: list[Line]) -> list[Line]:
    if lines and lines[0].text.strip() == "---":
        for at, line in enumerate(lines[1:], 1):
            if line.text.strip() == "---":
                return lines[at + 1 :]
    return lines


class _Reader:
    def __init__(self, path: str) -> None:
        self.page = Page(path)
        # The indents of the open items, outermost first, and the last item's number.
        self._open: list[tuple[int, str]] = []
        self._counts: dict[str, int] = {}
        self._step = self._numbered = ""
        self._hint: list[str] | None = None
        self._blank = True

    def take(self, line: Line) -> None:
        text = line.text
        if _RULE_LINE.match(text) or _NOTICE.match(text):
            self._blank = True
            if self._hint:
                self._hint.append("")
            return
        if hint := _HINT.match(text):
            self._end_hint() if hint[1] else self._begin_hint()
        elif self._hint is not None:
            self._hint.append(text.strip())
        elif _TAG.match(text):
            self._leave(line, "a block this reader does not know")
        elif found := _HEADING.match(text):
            self._heading(line, len(found[1]), found[2].rstrip("#").rstrip())
        elif found := _STEP.match(text.strip()):
            title = found[2].rstrip().removesuffix(":").rstrip()
            self._begin_step(line, found[1], title, found[3])
        elif found := _ITEM.match(text):
            self._item(line, len(found[1]), found[2] or "", found[3] or "")
        else:
            self._paragraph(line)
        self._blank = False

    def _section(self, line: int) -> Section:
        if not self.page.sections:
            self.page.sections.append(Section("", "", line))
        return self.page.sections[-1]

    def _heading(self, line: Line, level: int, raw: str) -> None:
        anchor = _ANCHOR.search(raw)
        title = " ".join(inline(raw)[0].split()).rstrip(":")
        if not title:
            return  # a heading that is only a picture
        if level == 1 and not self.page.title:
            self.page.title = title
            return
        self._restart()
        slug = anchor[1] if anchor else slug_of(title)
        self._open_section(Section(title, slug, line.number))

    def _open_section(self, section: Section) -> None:
        """A heading given twice is a list of its own; one above no item goes on."""
        same = [one for one in self.page.sections if one.is_called_as(section)]
        if same and not same[-1].items and same[-1] is self.page.sections[-1]:
            same[-1].title = section.title
            return
        section.run = same[-1].run + 1 if same else 1
        self.page.sections.append(section)

    def _restart(self) -> None:
        self._open, self._counts, self._step, self._numbered = [], {}, "", ""

    def _begin_step(self, line: Line, number: str, heading: str, text: str) -> None:
        self._open, self._counts, self._step, self._numbered = [], {}, number, ""
        self._add(Item(number, line.number, heading.strip(), [text] if text else []))

    def _item(self, line: Line, indent: int, given: str, text: str) -> None:
        if not given and _is_contents(text):
            return
        while self._open and self._open[-1][0] >= indent:
            self._open.pop()
        above = self._open[-1][1] if self._open else self._step
        if not given and not above:
            # Bullets below a numbered item go on with its sentence.
            above = self._numbered
        part = int(given) if given else self._counts.get(above, 0) + 1
        number = f"{above}.{part}" if above else str(part)
        section = self._section(line.number)
        if number in {item.number for item in section.items}:
            section, number = self._again(line, section, above, number)
        self._counts[above] = int(number.rpartition(".")[2])
        if given and "." not in number:
            self._numbered = number
        self._open.append((indent, number))
        self._add(Item(number, line.number, "", [text.strip()] if text.strip() else []))

    def _again(
        self, line: Line, section: Section, above: str, number: str
    ) -> tuple[Section, str]:
        """A number given twice: a list that starts anew, or a slip inside one."""
        if above:
            free = f"{above}.{self._counts[above] + 1}"
            self._leave(
                line, f"{number} stands twice in {section.title}; read as {free}"
            )
            return section, free
        anew = Section(section.title, section.anchor, line.number, section.run + 1)
        self.page.sections.append(anew)
        self._counts = {}
        return anew, number

    def _add(self, item: Item) -> None:
        self._section(item.line).items.append(item)

    def _paragraph(self, line: Line) -> None:
        text = line.text.strip()
        if not inline(text)[0].strip():
            return  # a picture
        if _GENERAL.match(text):
            self._restart()
            self._open_section(Section("General Rules", "", line.number))
            return
        section = self._section(line.number)
        indented = line.text.startswith(" ")
        if section.items and (indented or not self._blank):
            section.items[-1].parts.append(text)
        elif section.items:
            # A paragraph between two lists speaks of what follows or precedes.
            section.items[-1].hints.append(text)
        elif section.parts and not self._blank:
            section.parts[-1] += f" {text}"
        else:
            section.parts.append(text)

    def _begin_hint(self) -> None:
        self._hint = []

    def _end_hint(self) -> None:
        text = "\n".join(part for part in _joined(self._hint or []) if part)
        if inline(text)[0].strip():
            section = self._section(0)
            holder = section.items[-1].hints if section.items else section.hints
            holder.append(text)
        self._hint = None

    def _leave(self, line: Line, reason: str) -> None:
        self.page.unread.append(
            Unread(line.number, line.text.strip(), reason, self.page.path)
        )


def _joined(lines: list[str]) -> Iterator[str]:
    """Paragraphs of a hint, each on one line."""
    current: list[str] = []
    for line in [*lines, ""]:
        if line:
            current.append(line.rstrip("\\"))
        elif current:
            yield " ".join(current)
            current = []


def _is_contents(text: str) -> bool:
    """An item that is one link to a page and nothing else."""
    found = _LINK.fullmatch(text.strip())
    return bool(found) and ".md" in text


def slug_of(title: str) -> str:
    """The anchor GitBook gives a heading."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "")).strip("-")
