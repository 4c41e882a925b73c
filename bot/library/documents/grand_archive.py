"""Reads the Grand Archive rules from the publisher's GitBook, or one page of it.

The site numbers items only within a list, so each gets a lasting number: the page's
abbreviation (``DP``) or title, then the place in the list (``DP 5.1``). A list under
a heading of its own is named by page and heading (``Counters: Enlighten 1``).
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.citation import Game
from bot.library.documents import gitbook
from bot.library.documents.document import (
    Document,
    GlossaryEntry,
    Rule,
    Unread,
    broken,
)
from bot.library.documents.text import date_in, lines_of
from bot.library.entry import Link
from bot.library.naming import folded
from bot.library.pins import occur
from bot.library.shipped import shipped

TITLE = "Grand Archive Comprehensive Rules"
_SUMMARY = re.compile(r"\]\(([^)#]+\.md)\)")
_NO_RULES = ("summary.md", "table-of-contents.md")
_FURNITURE = re.compile(
    r"^(?:last updated.*|©.*|\d+|previous|next|was this helpful\??)$", re.I
)
_EXAMPLE = re.compile(r"^(?:E\.g\.|For example)[,:]?", re.I)


def read_book(files: Mapping[str, str], name: str) -> Document:
    """The rulebook in *files* (path in the book to markdown text).

    Raises QuestionError when its table of contents names a page that is missing, or
    when no page holds a numbered rule.
    """
    files = _from_its_root(files)
    for path in _promised(files):
        if path not in files:
            raise broken(name, f"the page {path}, named in SUMMARY.md, is missing")
    date = ""
    pages: list[gitbook.Page] = []
    for path in _in_order(files):
        if path.lower() in _NO_RULES:
            continue
        page = gitbook.read_page(files[path], path)
        if page.title == "Changelog":
            dates = (date_in(line.text) for line in lines_of(files[path]))
            date = date or max(filter(None, dates), default="")
        elif page.title:
            pages.append(page)
        elif files[path].strip():
            page.unread.append(
                Unread(1, files[path].strip()[:80], "a page without title", path)
            )
            pages.append(page)
    document = _document(pages, date)
    if not document.rules:
        raise broken(name, "none of its pages holds a numbered rule")
    return document


def read_page(text: str, name: str) -> Document:
    """One page: markdown, or its words as copied from the site."""
    page = gitbook.read_page(text, name)
    if page.title:
        page.path = _path_of(page.title) or name
    else:
        page = _plain_page(text, name)
    document = _document([page], "")
    if not any(" " in rule.number for rule in document.rules):
        raise broken(name, "this page holds no numbered rule", len(lines_of(text)))
    return document


def is_page_title(line: str) -> bool:
    """Whether *line* is the title of a page of this rulebook, as on the site."""
    return bool(_path_of(line.strip("# ")))


def _document(pages: list[gitbook.Page], date: str) -> Document:
    naming = _Naming(pages)
    rules: list[Rule] = []
    terms: list[GlossaryEntry] = []
    unread: list[Unread] = []
    for page in pages:
        rules += naming.rules_of(page)
        unread += page.unread
        if page.path.startswith("glossary/"):
            terms += _terms(page)
    return Document(
        game=Game.GRAND_ARCHIVE,
        title=TITLE,
        date=date,
        rules=tuple(rules),
        terms=tuple(terms),
        unread=tuple(unread),
        partial=not date,
    )


@dataclass(frozen=True, slots=True)
class _Head:
    """A list's name, what it is called, the name above it, its place on the site."""

    name: str
    heading: str
    parent: str
    slug: str


class _Naming:
    """Gives every list of the book its name, and links the pages by those names."""

    def __init__(self, pages: Iterable[gitbook.Page]) -> None:
        # A page that moved to another folder keeps its file's name.
        self._known = {
            (_stem(page.path), folded(page.section)): page.abbreviation
            for page in shipped(Game.GRAND_ARCHIVE).pages.values()
        }
        titles: dict[str, int] = {}
        pages = list(pages)
        for page in pages:
            short = _short(page.title)
            titles[short] = titles.get(short, 0) + 1
        self._page_names = {
            page.path: self._known.get((_stem(page.path), "general rules"))
            or (_short(page.title) if titles[_short(page.title)] == 1 else page.title)
            for page in pages
        }
        self._by_anchor = {
            (_bare(page.path), section.anchor): self._head(page, section).name
            for page in pages
            for section in page.sections
            if section.run == 1
        }

    def rules_of(self, page: gitbook.Page) -> Iterator[Rule]:
        """The page's own entry, then each list with its items."""
        top = self._page_names[page.path]
        seen: set[str] = set()
        if not any(section.is_general for section in page.sections):
            yield Rule(top, _short(page.title), "", "", 1, page=_bare(page.path))
            seen.add(top)
        for section in page.sections:
            head = self._head(page, section)
            if head.name not in seen:
                seen.add(head.name)
                yield self._rule(
                    page, head, head.name, head.heading, head.parent, section.line,
                    section.parts, section.hints,
                )  # fmt: skip
            for item in section.items:
                number = f"{head.name} {item.number}"
                above = item.number.rpartition(".")[0]
                parent = f"{head.name} {above}" if above else head.name
                if parent not in seen:
                    parent = head.name
                seen.add(number)
                yield self._rule(
                    page, head, number, item.heading, parent, item.line,
                    item.parts, item.hints,
                )  # fmt: skip

    def _head(self, page: gitbook.Page, section: gitbook.Section) -> _Head:
        top = self._page_names[page.path]
        slug = _bare(page.path)
        if known := self._known.get(
            (_stem(page.path), folded(section.title or "general rules"))
        ):
            heading = shipped(Game.GRAND_ARCHIVE).pages[known].title
            head = _Head(known, heading, "" if known == top else top, slug)
        elif section.is_general:
            head = _Head(top, _short(page.title), "", slug)
        else:
            head = _Head(f"{top}: {section.title}", section.title, top, slug)
        if not section.is_general:
            head = _Head(
                head.name, head.heading, head.parent, f"{slug}#{section.anchor}"
            )
        if section.run > 1:
            name = f"{head.name} list {section.run}"
            head = _Head(name, head.heading, head.name, head.slug)
        return head

    def _rule(
        self,
        page: gitbook.Page,
        head: _Head,
        number: str,
        heading: str,
        parent: str,
        line: int,
        parts: Iterable[str],
        hints: Iterable[str],
    ) -> Rule:
        text, targets = gitbook.inline("\n".join(parts), page.path)
        lead = len(text) - len(text.lstrip())
        links = (
            Link(target.start - lead, target.end - lead, name)
            for target in targets
            if (name := self._target(target)) and name != head.name
        )
        said = (gitbook.inline(hint)[0].strip() for hint in hints)
        return Rule(
            number, heading, text.strip(), parent, line,
            tuple(one for one in said if one), tuple(links), head.slug,
        )  # fmt: skip

    def _target(self, target: gitbook.Target) -> str:
        path = _bare(target.path)
        if target.anchor and (path, target.anchor) in self._by_anchor:
            return self._by_anchor[path, target.anchor]
        names = {_bare(page): name for page, name in self._page_names.items()}
        return names.get(path, "")


def _terms(page: gitbook.Page) -> Iterator[GlossaryEntry]:
    """The glossary's pages give each heading as a term with its items as text."""
    for section in page.sections:
        lines = [gitbook.inline(part)[0].strip() for part in section.parts]
        for item in section.items:
            words = gitbook.inline(" ".join(item.parts))[0].strip()
            lines.append(f"{item.number}. {words}")
        text = "\n".join(line for line in lines if line)
        if section.title and text:
            slug = f"{_bare(page.path)}#{section.anchor}"
            yield GlossaryEntry(section.title, text, section.line, slug)


def _plain_page(text: str, name: str) -> gitbook.Page:
    """The words of one page without any list: numbers come from our own wording.

    Copied text has lost which item stands under which. Where our wording of this
    page tells its items apart, they get their numbers; others are counted on.
    """
    lines = [line for line in lines_of(text, name) if line.text.strip()]
    if not lines:
        raise broken(name, "this file is empty")
    title = lines[0].text.strip()
    path = _path_of(title)
    if not path:
        raise broken(name, "this is no page of the rules", lines[0].number, title)
    page = gitbook.Page(path, title)
    section = gitbook.Section("General Rules", "", lines[0].number)
    page.sections.append(section)
    numbers = _Numbers(path)
    for line in lines[1:]:
        words = line.text.strip()
        if _FURNITURE.match(words):
            continue
        if _EXAMPLE.match(words) and section.items:
            section.items[-1].hints.append(words)
            continue
        number, is_known = numbers.next(words)
        if not is_known:
            reason = f"its place in the list is lost; counted as {number}"
            page.unread.append(Unread(line.number, words, reason, name))
        section.items.append(gitbook.Item(number, line.number, parts=[words]))
    return page


class _Numbers:
    """The numbers of a page's items, by the words our wording pins each with."""

    def __init__(self, path: str) -> None:
        about = shipped(Game.GRAND_ARCHIVE)
        names = [p.abbreviation for p in about.pages.values() if p.path == path]
        self._pinned = [
            (number, rule.words)
            for rule in about.rules
            for name, _, number in [rule.number.rpartition(" ")]
            if name in names[:1] and rule.words
        ]
        self._taken: set[str] = set()
        self._last = 0

    def next(self, words: str) -> tuple[str, bool]:
        for number, pins in self._pinned:
            if number not in self._taken and occur(pins, words):
                self._taken.add(number)
                self._last = int(number.split(".")[0])
                return number, True
        self._last += 1
        while str(self._last) in self._taken:
            self._last += 1
        self._taken.add(str(self._last))
        return str(self._last), False


def _path_of(title: str) -> str:
    """The path of the page called *title*, where we know it."""
    wanted = gitbook.slug_of(title)
    for page in shipped(Game.GRAND_ARCHIVE).pages.values():
        if wanted in (_stem(page.path), gitbook.slug_of(page.title)):
            return page.path
    return ""


def _short(title: str) -> str:
    return title.rpartition(" - ")[2].strip()


def _stem(path: str) -> str:
    return _bare(path).rpartition("/")[2]


def _bare(path: str) -> str:
    """The page's place on the site; a folder's README.md is the folder's page."""
    return path.removesuffix(".md").removesuffix("/README")


def _from_its_root(files: Mapping[str, str]) -> dict[str, str]:
    """The files with their paths counted from where the book starts in them."""
    roots = [
        path.removesuffix("SUMMARY.md") for path in files if path.endswith("SUMMARY.md")
    ]
    root = min(roots, key=len, default="")
    return {
        path.removeprefix(root): text
        for path, text in files.items()
        if path.startswith(root) and path.endswith(".md")
    }


def _promised(files: Mapping[str, str]) -> list[str]:
    return _SUMMARY.findall(files.get("SUMMARY.md", ""))


def _in_order(files: Mapping[str, str]) -> list[str]:
    """Pages in the order of the table of contents, then those it leaves out."""
    listed = dict.fromkeys(path for path in _promised(files) if path in files)
    return [*listed, *(path for path in files if path not in listed)]
