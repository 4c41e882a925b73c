"""Magic cards as MTGJSON's AtomicCards has them: a name, and the faces under it."""

from typing import Any

from bot.cards.card import Card, CardRuling, Face, Source
from bot.cards.formats.fields import BadRecordError, Fields
from bot.cards.printed import colours_of, kinds_of
from bot.citation import Game


def fits(record: Any) -> bool:
    """Whether *record* is of this shape."""
    return isinstance(record, list) and all(
        isinstance(it, dict) and "type" in it for it in record
    )


def left_out(record: Any) -> str:
    """Why a record of this shape is not wanted, or ""."""
    if not record:
        return "empty"
    return "rebalanced" if Fields(record[0]).name().startswith("A-") else ""


def rank(record: Any) -> int:
    """Which of two cards of one name counts: the larger."""
    return 0 if record[0].get("isFunny") else 1


def card(record: Any, key: str) -> Card:
    """The card of *record*. Raises BadRecordError."""
    parts = [Fields(it) for it in record]
    first = parts[0]
    if len(parts) > 10:
        raise BadRecordError(f"{key or first.name()} has too many faces")
    parts.sort(key=lambda part: part.text("side"))
    # Several cards that only share a name: the first is the card.
    faces = [part for part in parts if "faceName" in part] or [first]
    return Card(
        Game.MTG,
        first.name(),
        tuple(_face(part) for part in faces),
        layout=first.text("layout") or "normal",
        rulings=tuple(
            CardRuling(it.text("text"), it.text("date"))
            for it in first.parts("rulings")
        ),
        source=Source.IMPORTED,
    )


def _face(part: Fields) -> Face:
    kinds = kinds_of(part.text("type"))
    return Face(
        part.name("faceName") if "faceName" in part else part.name(),
        part.text("text"),
        types=kinds.types,
        supertypes=kinds.supertypes,
        subtypes=kinds.subtypes,
        keywords=part.words("keywords"),
        colours=colours_of("".join(part.words("colors")).upper()),
        colours_known="colors" in part,
        mana_cost=part.text("manaCost"),
        power=part.stat("power"),
        toughness=part.stat("toughness"),
        loyalty=part.stat("loyalty"),
        defense=part.stat("defense"),
    )
