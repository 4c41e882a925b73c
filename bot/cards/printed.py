"""Printed lines taken apart: type lines, colours, numbers."""

import re
from typing import NamedTuple

from bot.cards.card import Stat

SUPERTYPES = frozenset(
    {
        "basic", "legendary", "snow", "world", "ongoing", "host", "elite", "token",
        "unique",
    }
)  # fmt: skip
COLOURS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_DASH = re.compile(r"\s+(?:—|–|--|-)\s+")


class Kinds(NamedTuple):
    """The words of a type line, in lower case."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]


def kinds_of(line: str) -> Kinds:
    """A type line taken apart: ``Legendary Creature — Human Cleric``."""
    front, *rest = _DASH.split(line.strip().casefold(), maxsplit=1)
    kinds = front.split()
    # A plane's subtype is the name of a place and stays whole.
    below = " ".join(rest).replace("time lord", "time\N{NO-BREAK SPACE}lord")
    subtypes = (below,) if below and "plane" in kinds else below.split(" ")
    return Kinds(
        tuple(word for word in kinds if word in SUPERTYPES),
        tuple(word for word in kinds if word not in SUPERTYPES),
        tuple(word.replace("\N{NO-BREAK SPACE}", " ") for word in subtypes if word),
    )


def colours_of(symbols: str) -> tuple[str, ...]:
    """The colours named by letters: of a mana cost, or of a list of letters."""
    return tuple(word for letter, word in COLOURS.items() if letter in symbols)


def stat(value: object) -> Stat:
    """A printed number as an int, "*" and the like as text, nothing as None."""
    match value:
        case bool() | None | "":
            return None
        case int():
            return value
        case float() if value == int(value):
            return int(value)
        case str():
            shown = value.strip()
            return int(shown) if re.fullmatch(r"[+-]?\d{1,6}", shown) else shown or None
        case _:
            return str(value)
