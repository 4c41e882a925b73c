"""Magic cards as Scryfall's bulk files have them."""

from dataclasses import replace
from typing import Any

from bot.cards.card import Card, Face, Source
from bot.cards.formats.fields import Fields
from bot.cards.printed import colours_of, kinds_of, stat
from bot.citation import Game

# Not cards one plays: pictures, tokens (their names are everyday words), emblems.
_LEFT_OUT = frozenset({"art_series", "token", "double_faced_token", "emblem"})
_JOKES = frozenset({"funny", "memorabilia"})


def fits(record: Any) -> bool:
    """Whether *record* is of this shape."""
    return isinstance(record, dict) and (
        record.get("object") == "card" or "oracle_text" in record
    )


def left_out(record: Any) -> str:
    """Why a record of this shape is not wanted, or ""."""
    fields = Fields(record)
    if fields.text("layout") in _LEFT_OUT:
        return "tokens and art"
    # "A-Lightning Bolt" would be read into every "a Lightning Bolt".
    rebalanced = "rebalanced" in fields.words("promo_types")
    return "rebalanced" if rebalanced or fields.name().startswith("A-") else ""


def rank(record: Any) -> int:
    """Which of two cards of one name counts: the larger."""
    return 0 if record.get("set_type") in _JOKES else 1


def card(record: Any, _key: str) -> Card:
    """The card of *record*. Raises BadRecordError."""
    whole = Fields(record)
    keywords = whole.words("keywords")
    parts = whole.parts("card_faces")
    faces = tuple(_face(part, whole) for part in parts) or (_face(whole, whole),)
    if len(faces) == 1:
        faces = (replace(faces[0], keywords=keywords),)
    else:
        faces = tuple(
            replace(
                face,
                keywords=tuple(it for it in keywords if it in face.text.casefold()),
            )
            for face in faces
        )
    return Card(
        Game.MTG,
        whole.name(),
        faces,
        layout=_layout(whole),
        source=Source.IMPORTED,
    )


def _layout(whole: Fields) -> str:
    """The layout; "joined" where the texts of several faces stand in one."""
    headed = whole.text("oracle_text").split("\n")[0] == whole.name()
    if headed and not whole.text("type_line"):
        return "joined"
    return whole.text("layout") or "normal"


def _face(part: Fields, whole: Fields) -> Face:
    kinds = kinds_of(part.text("type_line"))
    power, loyalty = part.stat("power"), part.stat("loyalty")
    if isinstance(power, str) and power.startswith("Loyalty:"):
        # Some lists print a planeswalker's loyalty where others have power.
        loyalty, power = stat(power.removeprefix("Loyalty:")), None
    cost = part.text("mana_cost")
    source = part if "colors" in part else whole
    colours = source.words("colors") or part.words("color_indicator")
    return Face(
        part.name(),
        part.text("oracle_text"),
        types=kinds.types,
        supertypes=kinds.supertypes,
        subtypes=kinds.subtypes,
        colours=colours_of("".join(colours).upper() or cost),
        colours_known="colors" in source or bool(cost),
        mana_cost=cost,
        power=power,
        toughness=part.stat("toughness"),
        loyalty=loyalty,
        defense=part.stat("defense"),
    )
