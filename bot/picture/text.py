"""How wide text is, and where it is broken: near enough for boxes with room to spare.

Nothing here reads a font: the widths are those of a wide typeface, so that what is
drawn in another one stays inside its box.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_NARROW = frozenset("iljtfrI.,:;|!'’‘()[]/ -")
# Beyond are scripts of long ago, letters for show, and pictures instead of letters.
_FANCY = 0x10000
_SYMBOL = "◆"
# Marks on one letter; more are somebody's joke, and would cover other lines.
_MARKS = 2
# Say how the character before them is to look.
_VARIANTS = frozenset(map(chr, range(0xFE00, 0xFE10)))
_STOP = re.compile(r"[.!?](?= )|。")
_OPENING = frozenset("「『（【〈《")
# What begins no line in languages without blanks.
_CLOSING = frozenset(
    "」』）】〉》、。，．：；・！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
)
# A word too wide for a line is broken behind one of these, or has so many characters
# at least on the next.
_HYPHENS, _FEWEST = "-–/", 3
_SIGNS = frozenset({"Sc", "Sk", "Sm", "So", "Nl", "No"})
_BROAD = frozenset("mwMW@%#&—…–")


def width(text: str, size: float, *, bold: bool = False) -> float:
    """The width of *text* at *size*, in the same unit."""
    return sum(map(_width_of, text)) * size * (1.08 if bold else 1)


@lru_cache(maxsize=4096)
def _width_of(char: str) -> float:
    if unicodedata.combining(char):
        return 0
    if unicodedata.east_asian_width(char) in "WF":
        return 1.05
    # An accent makes no letter wider.
    char = unicodedata.normalize("NFD", char)[0]
    if char in _NARROW:
        return 0.4
    # Signs, and numbers that are no digits, are as broad as the broadest letters.
    if char in _BROAD or unicodedata.category(char) in _SIGNS:
        return 0.98
    if char.isascii():
        return 0.79 if char.isupper() else 0.65
    return 1.05 if char.isupper() else 0.85 if char.isalpha() else 0.65


def lines(
    text: str, size: float, room: float, most: int, *, bold: bool = False
) -> list[str]:
    """*text* in at most *most* lines no wider than *room*; what is cut ends with …"""
    found: list[str] = []
    line = ""
    for word in _words(_shown(text)):
        if line and width(line + word.rstrip(), size, bold=bold) > room:
            found.append(line.rstrip())
            line = ""
        while width(word.rstrip(), size, bold=bold) > room:
            cut = _fitting(word, size, room, bold=bold)
            found.append(word[:cut])
            word = word[cut:]
        line += word
    if line.strip():
        found.append(line.rstrip())
    if len(found) > most:
        last = found[most - 1]
        while last and width(last + "…", size, bold=bold) > room:
            last = last[:-1]
        found = [*found[: most - 1], last.rstrip() + "…"]
    return found


def sentences(
    text: str, size: float, room: float, most: int, *, bold: bool = False
) -> list[str]:
    """As :func:`lines`, but cut behind a whole sentence if the first one has room."""
    ends = [it.end() for it in _STOP.finditer(text)]
    for end in (len(text), *reversed(ends)):
        found = lines(text[:end], size, room, most + 1, bold=bold)
        if len(found) <= most:
            return found
    return lines(text, size, room, most, bold=bold)


def _shown(text: str) -> str:
    """*text* on one line, without what cannot be seen or turns the rest around.

    What hardly a font has is its plain letter or a mark: it would take the letters
    beside it along.
    """
    return " ".join("".join(_drawable(text)).split())


def _drawable(text: str) -> Iterator[str]:
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("C"):
            yield " "
        elif char in _VARIANTS or marks > _MARKS:
            continue
        elif ord(char) >= _FANCY and not kind.startswith("Lo"):
            plain = unicodedata.normalize("NFKC", char)
            yield plain if max(map(ord, plain)) < _FANCY else _SYMBOL
        else:
            yield char


def _words(text: str) -> list[str]:
    """The parts that stay together, each with the blank behind it."""
    parts: list[str] = []
    word = ""
    for char in text:
        if char in _CLOSING and not word and parts and not parts[-1].endswith(" "):
            word = parts.pop()
        word += char
        # Languages without blanks may be broken after any character but these.
        broad = char not in _OPENING and unicodedata.east_asian_width(char) in "WF"
        if char == " " or broad:
            parts.append(word)
            word = ""
    return [*parts, word] if word else parts


def _fitting(word: str, size: float, room: float, *, bold: bool) -> int:
    """How much of a *word* that is too wide stands on one line."""
    length = 1
    while length < len(word) and width(word[: length + 1], size, bold=bold) <= room:
        length += 1
    hyphen = max(word.rfind(mark, 1, length) for mark in _HYPHENS) + 1
    # Without one, so that no mark or letter is left alone.
    return hyphen or max(1, min(length, len(word.rstrip()) - _FEWEST))
