"""Grand Archive cards as the game's own card API has them."""

import re
from typing import Any

from bot.cards.card import Card, CardRuling, Face, Source
from bot.cards.formats.fields import Fields
from bot.cards.printed import SUPERTYPES
from bot.citation import Game


def fits(record: Any) -> bool:
    """Whether *record* is of this shape."""
    return isinstance(record, dict) and bool(
        {"effect_raw", "effect", "element", "elements"} & record.keys()
    )


def left_out(_record: Any) -> str:
    """Why a record of this shape is not wanted, or ""."""
    return ""


def rank(_record: Any) -> int:
    """Which of two cards of one name counts: the larger."""
    return 1


def card(record: Any, _key: str) -> Card:
    """The card of *record*. Raises BadRecordError."""
    whole = Fields(record)
    rulings = [
        CardRuling(it.text("description"), it.text("date_added"), it.text("title"))
        for it in whole.parts("rule")
    ]
    errata = [it for it in rulings if it.title.casefold().startswith("errata")]
    turned = [
        part
        for holder in (whole, *whole.parts("editions")[:1])
        for part in holder.parts("other_orientations")
        if "name" in part
    ]
    return Card(
        Game.GRAND_ARCHIVE,
        whole.name(),
        (_face(whole), *(_face(part) for part in turned)),
        layout="turned" if turned else "normal",
        rulings=tuple(rulings),
        errata="\n".join(f"{it.date}: {it.text}".lstrip(": ") for it in errata),
        source=Source.IMPORTED,
    )


def _face(part: Fields) -> Face:
    kinds = part.words("types")
    cost = part.part("cost") if "cost" in part else None
    return Face(
        part.name(),
        part.text("effect_raw") or _unmarked(part.text("effect"), part.name()),
        types=tuple(it for it in kinds if it not in SUPERTYPES),
        supertypes=tuple(it for it in kinds if it in SUPERTYPES),
        subtypes=part.words("subtypes"),
        mana_cost=_cost(part, cost),
        elements=part.words("elements") or part.words("element"),
        classes=part.words("classes"),
        power=part.stat("power"),
        life=part.stat("life"),
        durability=part.stat("durability"),
        level=part.stat("level"),
        speed=part.flag("speed"),
    )


def _cost(part: Fields, cost: Fields | None) -> str:
    if cost:
        return f"{cost.stat('value')} {cost.text('type')}".strip()
    for kind in ("memory", "reserve"):
        if f"cost_{kind}" in part:
            return f"{part.stat(f'cost_{kind}')} {kind}"
    return ""


def _unmarked(effect: str, name: str) -> str:
    """The effect without its Markdown, with the card's own name put in."""
    return re.sub(r"\*+", "", effect).replace("CARDNAME", name)
