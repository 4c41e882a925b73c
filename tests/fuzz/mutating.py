"""Inputs made of others: what is typed, changed in a place or two."""

import random
import re

from tests.fuzz.targets import LONGEST, pieces, seeds, words


def mutated(data: bytes, dice: random.Random) -> bytes:
    """*data* changed the way people, and people up to no good, change texts."""
    if data.startswith(_PACKED):
        return _torn(data, dice)[:LONGEST]
    text = data.decode("utf-8", "replace")
    match dice.randrange(80):
        case 0:
            text = _repeated(text, dice)
        case 1 | 2 | 3 | 4:
            text = _joined(text, dice)
        case _:
            text = _changed(text, dice)
    return text.encode("utf-8", "surrogatepass")[:LONGEST]


# Archives, documents: no texts, so bytes are changed and not words.
_PACKED = (b"PK", b"%PDF", b"\x1f\x8b")


def _torn(data: bytes, dice: random.Random) -> bytes:
    """*data* with some bytes other, twice or gone."""
    made = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 3, 8))):
        first = len(_PACKED[0])
        at = dice.randrange(first, max(len(made), first + 1))
        some = dice.choice((1, 4, 40))
        match dice.randrange(4):
            case 0:
                made[at : at + 1] = dice.randbytes(1)
            case 1:
                made[at : at + 4] = dice.choice((b"\0" * 4, b"\xff" * 4))
            case 2:
                made[at:at] = made[at - some : at]
            case _:
                del made[at : at + some]
    return bytes(made)


def _repeated(text: str, dice: random.Random) -> str:
    """*text* with one word, phrase or line of it again and again, as often as fits."""
    lines = bool(dice.randrange(2)) and "\n" in text
    parts = text.split("\n" if lines else " ")
    at = dice.randrange(len(parts))
    some = parts[at : at + dice.choice((1, 1, 1, 2, 3, 5, 8))]
    if dice.random() < 0.3:
        some = [dice.choice((*words(), *pieces()))]
    between = dice.choice(_BETWEEN)
    size = len(between.join(some).encode()) + len(between)
    often = dice.choice((20, 100, 300, 700, LONGEST))
    most = min(often, (LONGEST - len(text.encode())) // (size or 1))
    parts[at : at + 1] = [between.join(some * max(most, 1))]
    return ("\n" if lines else " ").join(parts)


def _joined(text: str, dice: random.Random) -> str:
    """*text* with pieces of other texts put in front, behind or into it."""
    for _ in range(dice.randint(1, 3)):
        other = " ".join(dice.choices(pieces(), k=dice.randint(1, 3)))
        other = dice.choice(_AROUND).format(other)
        match dice.randrange(3):
            case 0:
                text = other + dice.choice(_BETWEEN) + text
            case 1:
                text += dice.choice(_BETWEEN) + other
            case _:
                at = dice.choice([one.end() for one in re.finditer(r"\s|$", text)])
                text = f"{text[:at]}{other} {text[at:]}"
    return text


_BETWEEN = (
    " ", " ", " ", ", ", ". ", " and ", " or ", ", then ", " if ", "; ", "\n", "\n- ",
    " with ", "'s ", " to ", " in response to ", ", which ", " (", ' "', "",
)  # fmt: skip
_AROUND = ("{}", "{}", "({})", '"{}"', '"{}', "({}", "- {}\n", "{}:", "What if {}?")


def _changed(text: str, dice: random.Random) -> str:
    """*text* with a few of its words changed, moved, left out."""
    parts = text.split(" ")
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(parts))
        match dice.randrange(11):
            case 0:
                parts[at] = dice.choice(words())
            case 1:
                parts.insert(at, dice.choice(words()))
            case 2:
                del parts[at : at + dice.randint(1, 3)]
                parts = parts or [""]
            case 3:
                parts[at:at] = dice.choice(seeds()).split(" ")[: dice.randint(1, 12)]
            case 4:
                parts[at] = parts[at][::-1] + chr(dice.choice(_ODD))
            case 5:
                parts[at] = str(dice.choice(_NUMBERS))
            case 6:
                some = parts[at : at + dice.randint(2, 12)]
                dice.shuffle(some)
                parts[at : at + len(some)] = some
            case 7:
                parts = [_renumbered(one, dice) for one in parts]
            case 8:
                parts = _requoted(parts, dice)
            case 9:
                some = parts[at : at + dice.randint(1, 8)]
                del parts[at : at + len(some)]
                to = dice.randint(0, len(parts))
                parts[to:to] = some
            case _:
                parts[at : at + 1] = [parts[at]] * dice.randint(2, 6)
    return " ".join(parts)


def _renumbered(word: str, dice: random.Random) -> str:
    """*word* with other numbers where it has some."""
    return re.sub(r"\d+", lambda _: str(dice.choice(_NUMBERS)), word)


def _requoted(parts: list[str], dice: random.Random) -> list[str]:
    """Some words in quotation marks, some without theirs, some with half of them."""
    at, to = sorted(dice.choices(range(len(parts)), k=2))
    mark = dice.choice(_QUOTES)
    changed = [one.strip(_MARKS) if dice.random() < 0.5 else one for one in parts]
    changed[at] = mark + changed[at]
    if dice.random() < 0.6:
        changed[to] += mark
    return changed


_NUMBERS = (0, -1, 1, 2, 3, 7, 12, 100, 1 << 31, 10**30)
_MARKS = "\"'“”‘’«»„"
_QUOTES = (*_MARKS, '""', "“”", "[", "]", "`")
_ODD = (0, 0x22, 0x201C, 0x200B, 0x202E, 0x2066, 0xFEFF, 0x1F43B, 0x301, 0xD800, 0xBD)
