"""A card as lines."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.console.page import Line, Role
from bot.judge.languages import Words

if TYPE_CHECKING:
    from bot.judge.look_ups import Card, CardReading, Face


def card_lines(card: "Card", reading: "CardReading", say: Words) -> Iterator[Line]:
    """Name, kinds, numbers and text of each face, how it is read, its rulings."""
    for place, face in enumerate(card.faces):
        if place:
            yield Line("")
        cost = f"  {face.mana_cost}" if face.mana_cost else ""
        yield Line(f"{face.name}{cost}", Role.HEADING)
        about = [face.type_line, *(", ".join(x) for x in (face.elements, face.domains))]
        yield Line("  ".join(one for one in about if one), indent=2)
        if face.text:
            yield Line(face.text, indent=2)
        if numbers := _numbers(face):
            yield Line(numbers, indent=2)
    if reading.effects:
        yield Line("")
        yield Line(say("Read as"), Role.HEADING)
        yield from (Line(effect, indent=2) for effect in reading.effects)
    for text, why in reading.unread:
        yield Line(f"Not understood: {text} ({why})", Role.ERROR)
    if card.errata:
        errata = say("{heading}: {text}", heading=say("Errata"), text=card.errata)
        yield Line(errata)
    for ruling in card.rulings:
        yield Line(ruling.text, Role.QUIET, mark=ruling.date or "–")
    yield Line(f"{card.game.label}, {card.source} catalogue", Role.QUIET)


def _numbers(face: "Face") -> str:
    return ", ".join(
        value if name == "size" else f"{name} {value}" for name, value in face.numbers
    )
