"""A card as printed: one shape for the three games, JSON in and out."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from typing import Any

from bot.citation import Game

# A printed number, or what stands in its place ("*", "1+*", "X").
Stat = int | str | None


class Source(StrEnum):
    """Where a card's facts come from."""

    SHIPPED = "shipped"
    IMPORTED = "imported"


@dataclass(frozen=True, slots=True)
class CardName:
    """One card by its full name; what lists of candidates are made of."""

    game: Game
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a card. Kinds of things are lower-case words ("creature", "elf").

    Which numbers are filled depends on the game: Magic power/toughness, loyalty
    and defense; Grand Archive power/life, durability and level; Riftbound Might.
    A number that is not printed is None; "*" and the like stay text.
    """

    name: str
    text: str = ""
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    # Magic
    colours: tuple[str, ...] = ()
    # False where the data says nothing of colour, so () is not "colourless".
    colours_known: bool = True
    mana_cost: str = ""
    power: Stat = None
    toughness: Stat = None
    loyalty: Stat = None
    defense: Stat = None
    # Grand Archive
    elements: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    life: Stat = None
    durability: Stat = None
    level: Stat = None
    # True is fast, False slow, None has no printed speed.
    speed: bool | None = None
    # Riftbound
    domains: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    might: Stat = None
    energy: Stat = None
    power_cost: Stat = None

    @property
    def type_line(self) -> str:
        """The kinds in the printed order: ``Legendary Creature — Human Cleric``."""
        kinds = " ".join(word.title() for word in self.supertypes + self.types)
        below = " ".join(word.title() for word in self.subtypes)
        return f"{kinds} — {below}" if below else kinds

    @property
    def numbers(self) -> tuple[tuple[str, str], ...]:
        """What is printed in numbers, by name: ``("size", "2/3")``, ``("life", "4")``.

        A power without a toughness goes by its own name.
        """
        found = []
        if self.power is not None and self.toughness is not None:
            found.append(("size", f"{self.power}/{self.toughness}"))
        elif self.power is not None:
            found.append(("power", str(self.power)))
        for name in ("loyalty", "defense", "life", "durability", "level", "might"):
            if (value := getattr(self, name)) is not None:
                found.append((name, str(value)))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class CardRuling:
    """A ruling the publisher has put out on a card; *date* is ISO or empty."""

    text: str
    date: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card with one or more faces, from the shipped or an imported catalogue."""

    game: Game
    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    rulings: tuple[CardRuling, ...] = ()
    errata: str = ""
    source: Source = Source.SHIPPED
    nicknames: tuple[str, ...] = ()

    @property
    def face(self) -> Face:
        """The front face."""
        return self.faces[0]

    @property
    def ref(self) -> CardName:
        """The name to keep instead of the whole card."""
        return CardName(self.game, self.name)

    def as_json(self) -> dict[str, Any]:
        """A JSON object that :meth:`from_json` reads back; defaults are left out."""
        written = _without_defaults(self)
        written["faces"] = [_without_defaults(face) for face in self.faces]
        if self.rulings:
            written["rulings"] = [_without_defaults(it) for it in self.rulings]
        return written

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> "Card":
        """The card that :meth:`as_json` wrote."""
        values = {key: _frozen(value) for key, value in written.items()}
        values["game"] = Game(written["game"])
        values["source"] = Source(written.get("source", Source.SHIPPED))
        values["faces"] = tuple(
            Face(**{key: _frozen(value) for key, value in face.items()})
            for face in written["faces"]
        )
        values["rulings"] = tuple(CardRuling(**it) for it in written.get("rulings", ()))
        return cls(**values)


def _without_defaults(record: Card | Face | CardRuling) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for name, default in _DEFAULTS[type(record)]:
        value = getattr(record, name)
        if value != default:
            written[name] = list(value) if isinstance(value, tuple) else value
    return written


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


_DEFAULTS: dict[type, tuple[tuple[str, Any], ...]] = {
    kind: tuple(
        (field.name, MISSING if field.default is MISSING else field.default)
        for field in fields(kind)
    )
    for kind in (Card, Face, CardRuling)
}
