"""Cross-references inside a rule's text, and the public page of a rule."""

import re
from collections.abc import Callable, Iterable, Iterator

from bot.citation import Game
from bot.library.entry import Link
from bot.library.numbering import spelt
from bot.library.shipped import shipped

# "510.1c", and what may follow it: "-d", ", 510.2", "and 704.5f".
_MTG = re.compile(r"(?<![\w.])(\d{3}(?:\.\d+[a-z]{0,2})?)(?![\w]|\.\d)")
_MTG_TAIL = re.compile(r"[–-]([a-z]{1,2}|\d{1,2})(?![\w])")
_CALLED = re.compile(r"\brules?\s+$|\bsee\s+$|\bto\s+$", re.I)
_LISTED = re.compile(r"(?:,|,? and|,? or|[–-])\s*$", re.I)
_CHAPTER = re.compile(r"\bsection (\d)\b", re.I)
_RIFTBOUND = re.compile(r"\brules?\s+(\d{3}(?:\.(?:\d{1,2}|[a-z])(?!\w))*)", re.I)
_DOTTED = re.compile(r"(?<![\w.])(\d{3}(?:\.(?:\d{1,2}|[a-z])(?!\w))+)")

Known = Callable[[str], bool]


def references(text: str, game: Game, known: Known | None = None) -> tuple[Link, ...]:
    """Every place in *text* that names a rule, in order, never overlapping.

    *known* tells which numbers exist; without it every well-formed one counts.
    """
    match game:
        case Game.MTG:
            found = _of_mtg(text)
        case Game.RIFTBOUND:
            found = _of_riftbound(text)
        case Game.GRAND_ARCHIVE:
            found = _of_grand_archive(text)
    return tuple(link for link in found if known is None or known(link.number))


def _of_mtg(text: str) -> Iterator[Link]:
    called_until = -1
    for match in _MTG.finditer(text):
        number, start, end = match[1], match.start(1), match.end(1)
        before = text[max(0, start - 12) : start]
        chained = start - called_until <= 6 and _LISTED.search(before)
        # A bare "100" is an amount; "rule 100" and "100.1" are rules.
        if "." not in number and not _CALLED.search(before) and not chained:
            continue
        yield Link(start, end, number)
        called_until = end
        if (tail := _MTG_TAIL.match(text, end)) and "." in number:
            cut = r"[a-z]+$" if tail[1].isalpha() else r"\d+$"
            last = re.sub(cut, tail[1], number)
            if last != number:
                yield Link(tail.start(1), tail.end(1), last)
                called_until = tail.end()
    for match in _CHAPTER.finditer(text):
        yield Link(match.start(), match.end(), match[1])


def _of_riftbound(text: str) -> Iterator[Link]:
    spans = {m.start(1): (m.end(1), m[1]) for m in _RIFTBOUND.finditer(text)}
    spans |= {m.start(1): (m.end(1), m[1]) for m in _DOTTED.finditer(text)}
    for start, (end, number) in sorted(spans.items()):
        yield Link(start, end, number)


def _of_grand_archive(text: str) -> Iterator[Link]:
    names = sorted(shipped(Game.GRAND_ARCHIVE).pages, key=len, reverse=True)
    if not names:
        return
    named = rf"\b((?:{'|'.join(map(re.escape, names))}) \d+(?:\.\d+)*)(?![\w])"
    for match in re.finditer(named, text):
        yield Link(match.start(1), match.end(1), match[1])


def merged(first: Iterable[Link], second: Iterable[Link]) -> tuple[Link, ...]:
    """Both sorted by place; where two overlap, the one of *first* stays."""
    kept = sorted(first, key=lambda link: link.start)
    for link in second:
        if all(link.end <= one.start or one.end <= link.start for one in kept):
            kept.append(link)
    return tuple(sorted(kept, key=lambda link: link.start))


def permalink(game: Game, number: str, edition: str, page: str = "") -> str:
    """A public address that opens at *number*.

    Magic's and Riftbound's publishers only publish whole files, so two long-lived
    community sites that number every paragraph are used; Grand Archive's own site
    has a page for each list (*page* is its path there).
    """
    match game:
        case Game.MTG:
            return f"https://yawgatog.com/resources/magic-rules/#R{_plain(number)}"
        case Game.RIFTBOUND:
            version = edition.removesuffix("-excerpt")
            if re.fullmatch(r"\d+\.\d+", version):
                return f"https://powdurr.cards/rules/core/v{version}/{number}."
            return shipped(game).official_url
        case Game.GRAND_ARCHIVE:
            about = shipped(game)
            listed = about.pages.get(number.rpartition(" ")[0] or number)
            slug = page or (listed.slug if listed else "")
            return f"{about.official_url.rstrip('/')}/{slug}"


def _plain(number: str) -> str:
    return spelt(number, Game.MTG).replace(".", "")
