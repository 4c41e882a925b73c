"""Errata of our own shape: what a card says now, by its name.

``{"errata": {"Card Name": "new text", …}}``; in place of the text an object may
give ``text``, the numbers of a face (``might``, ``energy``, ``power``, …) and a
``note`` (what changed, or since when).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.cards.card import Card
from bot.cards.formats.fields import BadRecordError, Fields

_NUMBERS = ("might", "energy", "power", "toughness", "life", "durability")


def fits(record: Any, key: str) -> bool:
    """Whether *record*, by the name *key*, is of this shape."""
    if isinstance(record, dict):
        return bool(key) and record.keys() <= {"text", "note", *_NUMBERS}
    return bool(key) and isinstance(record, str)


def erratum(record: Any) -> dict[str, Any]:
    """What of the front face is new, and the ``note``. Raises BadRecordError."""
    fields = Fields({"text": record} if isinstance(record, str) else record)
    new: dict[str, Any] = {"note": fields.text("note") or "errata"}
    if "text" in fields:
        new["text"] = fields.text("text")
    new |= {key: fields.stat(key) for key in _NUMBERS if key in fields}
    if len(new) == 1:
        raise BadRecordError("nothing is said to be new")
    return new


def laid_over(card: Card, new: Mapping[str, Any]) -> Card:
    """*card* as an :func:`erratum` has it."""
    changes = {key: value for key, value in new.items() if key != "note"}
    front = replace(card.face, **changes)
    return replace(card, faces=(front, *card.faces[1:]), errata=str(new["note"]))
