"""Rule numbers: their order, their parents, and reading what people type."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.citation import Game

# A component of a number: digits, or letters that count (a ... z, aa, ab ...).
_PART = re.compile(r"\d+|[a-z]+")

_NUMBER = r"\d{1,3}(?:\.\d{1,3}|\.?[a-z]{1,2}(?![a-z]))*"
_NUMBER_ONLY = re.compile(rf"{_NUMBER}\.?", re.I)
_RANGE = re.compile(
    rf"({_NUMBER})\.?\s*(?:-|–|—|\bto\b|\.\.+|…)\s*({_NUMBER}|[a-z]{{1,2}})\.?", re.I
)
_FILLER = re.compile(
    r"^(?:(?:the|see|comprehensive|comp|core|rules?|cr|section|sections|sec|chapter|no|"
    r"nr|number|numbers|r|what|is|show|me|does|say)\b\.?|[§#:])\s*",
    re.I,
)
_GAMES = {
    "mtg": Game.MTG,
    "magic": Game.MTG,
    "ga": Game.GRAND_ARCHIVE,
    "grand archive": Game.GRAND_ARCHIVE,
    "riftbound": Game.RIFTBOUND,
    "rb": Game.RIFTBOUND,
}
_GAME = re.compile(rf"^({'|'.join(_GAMES)})\b[:.]?\s*(?=\S)", re.I)
# "and" divides numbers only: "Costs and Memory 2" is one name.
_PARTS = re.compile(r"[,;\n]|(?<=[\da-z.])\s*(?:[&+]|\band\b)\s*(?=\D{0,16}\d)", re.I)
_ENDS_IN_NUMBER = re.compile(r"\d[\w.]*$")
_NAMED = re.compile(
    rf"^(?P<name>[^\W\d][^\n]*?)(?:(?<=\w)\s*|\W+)(?P<number>{_NUMBER})\.?$", re.I
)
# Letters a list counts with in Magic: l and o are left out of single letters only.
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def order(number: str) -> tuple[tuple[int, int | str], ...]:
    """The key that sorts numbers as a rulebook does: 615.2 < 615.10, z < aa.

    Anything that is no number (a page's abbreviation) sorts by its words.
    """
    name, _, tail = number.rpartition(" ")
    key: list[tuple[int, int | str]] = [(2, name.casefold())] if name else []
    if name and not tail[:1].isdecimal():
        return ((2, number.casefold()),)
    for part in _PART.findall(tail.casefold()):
        if part.isdecimal():
            key.append((0, int(part)))
        else:
            key.append((1, letter_value(part)))
    return tuple(key)


def letter_value(letters: str) -> int:
    """a is 1, z is 26, aa is 27."""
    value = 0
    for letter in letters:
        value = value * 26 + _LETTERS.index(letter) + 1
    return value


def parent_of(number: str) -> str:
    """The number one level up: 615.7a -> 615.7 -> 615 -> ""; DP 5.1 -> DP 5 -> DP."""
    name, _, tail = number.rpartition(" ")
    if name and not tail[:1].isdecimal():
        return ""
    if "." in tail:
        shorter = re.sub(r"(?:(?<=\d)[a-z]+|\.(?:\d+|[a-z]+))$", "", tail)
        return f"{name} {shorter}".strip()
    return name


def top_of(number: str) -> str:
    """The section or page a number belongs to: 615 of 615.7a, DP of DP 5.1."""
    name = number.rpartition(" ")[0]
    return name or number.split(".")[0]


@dataclass(frozen=True, slots=True)
class Wanted:
    """One thing asked for: a number (with *last*, a range) or, without, *words*.

    *name* is the page's abbreviation or title where the game counts by page. The
    numbers are lower-case as typed: ``437.1.b``; each game spells them its own way.
    """

    typed: str
    game: Game | None = None
    name: str = ""
    number: str = ""
    last: str = ""


def read_wanted(text: str) -> list[Wanted]:
    """What *text* asks for, in order; words that are no number come as *name*."""
    found: list[Wanted] = []
    name = ""
    for part in _divided(text.strip()):
        game, rest = _without_fillers(part)
        for wanted in _read_part(part, game, rest):
            # "DP 5.1, 5.2": the second number stands on the first one's page.
            if wanted.name:
                name = wanted.name if wanted.number else ""
            elif name and _is_small(wanted.number):
                wanted = Wanted(wanted.typed, game, name, wanted.number, wanted.last)
            found.append(wanted)
    return found


def _divided(text: str) -> Iterator[str]:
    start = 0
    for found in _PARTS.finditer(text):
        before = text[start : found.start()].strip()
        if found[0] in ",;\n" or _ENDS_IN_NUMBER.search(before):
            yield before
            start = found.end()
    yield text[start:].strip()


def _without_fillers(part: str) -> tuple[Game | None, str]:
    game: Game | None = None
    rest = part.strip().strip("`*_[]()<>\"'“”‘’?!").strip()
    while rest:
        if hinted := _GAME.match(rest):
            game = _GAMES[hinted[1].lower()]
            rest = rest[hinted.end() :]
        elif filler := _FILLER.match(rest):
            rest = rest[filler.end() :]
        else:
            break
    return game, rest.strip()


def _read_part(part: str, game: Game | None, rest: str) -> Iterator[Wanted]:
    if not rest:
        if part.strip():
            yield Wanted(part.strip(), game, name=part.strip())
        return
    if ranged := _RANGE.fullmatch(rest):
        yield _range(rest, game, "", ranged)
        return
    words = rest.split()
    if all(_NUMBER_ONLY.fullmatch(word) for word in words):
        for word in words:
            yield Wanted(word, game, number=word.rstrip(".").lower())
        return
    if _RANGE.search(rest) and (head := rest.split(maxsplit=1)[0]):
        tail = rest[len(head) :].strip()
        if (ranged := _RANGE.fullmatch(tail)) and not head[0].isdecimal():
            yield _range(rest, game, head, ranged)
            return
    if (named := _NAMED.match(rest)) and (number := named["number"]):
        yield Wanted(rest, game, named["name"].strip(" -–—:"), number.lower())
        return
    yield Wanted(rest, game, name=rest)


def _range(typed: str, game: Game | None, name: str, match: re.Match[str]) -> Wanted:
    first, last = match[1].lower(), match[2].lower()
    if last.isalpha():
        # 616.1a-f: only the letter is repeated.
        last = re.sub(r"[a-z]+$", last, first)
    elif "." in first and "." not in last:
        # 615.7-9: the section is not repeated.
        last = f"{first.rsplit('.', 1)[0]}.{last}"
    return Wanted(typed, game, name, first, last)


def _is_small(number: str) -> bool:
    return bool(number) and len(number.split(".")[0]) < 3


def spelt(number: str, game: Game) -> str:
    """*number* as *game* writes it: ``704.5.a`` is 704.5a in Magic, ``437.1b`` is
    437.1.b in Riftbound, ``5.b`` is 5.2 in Grand Archive (its site letters lists)."""
    parts = _PART.findall(number.lower())
    match game:
        case Game.MTG:
            return "".join(
                part if part.isalpha() or not at else f".{part}"
                for at, part in enumerate(parts)
            )
        case Game.RIFTBOUND:
            head, *tail = parts
            return ".".join([head.zfill(3), *tail])
        case Game.GRAND_ARCHIVE:
            return ".".join(p if p.isdecimal() else str(letter_value(p)) for p in parts)
