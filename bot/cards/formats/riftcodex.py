"""Riftbound cards as riftcodex has them: as printed, every printing a record."""

import html
import re
from typing import Any

from bot.cards.card import Card, Face, Source
from bot.cards.formats.fields import Fields
from bot.citation import Game

# "(Alternate Art)" and the like behind a name tell printings apart, not cards.
_PRINTING = re.compile(r"\s*\([^()]*\)\s*$")
_BREAK = re.compile(r"<\s*(?:br|/p|/li)\s*/?\s*>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")


def fits(record: Any) -> bool:
    """Whether *record* is of this shape."""
    return isinstance(record, dict) and "classification" in record


def left_out(_record: Any) -> str:
    """Why a record of this shape is not wanted, or ""."""
    return ""


def rank(record: Any) -> int:
    """Which of two printings counts: the plain one."""
    return 0 if _PRINTING.search(str(record.get("name"))) else 1


def card(record: Any, _key: str) -> Card:
    """The card of *record*. Raises BadRecordError."""
    whole = Fields(record)
    numbers, kinds = whole.part("attributes"), whole.part("classification")
    text = whole.part("text")
    name = _PRINTING.sub("", whole.name()) or whole.name()
    return Card(
        Game.RIFTBOUND,
        name,
        (
            Face(
                name,
                _lines(text.text("rich")) or text.text("plain"),
                types=kinds.words("type"),
                supertypes=kinds.words("supertype"),
                domains=kinds.words("domain"),
                tags=whole.words("tags"),
                might=numbers.stat("might"),
                energy=numbers.stat("energy"),
                power_cost=numbers.stat("power"),
            ),
        ),
        source=Source.IMPORTED,
    )


def _lines(rich: str) -> str:
    """Rich text as lines: the plain text runs its paragraphs together."""
    lines = html.unescape(_TAG.sub("", _BREAK.sub("\n", rich))).splitlines()
    return "\n".join(line.strip() for line in lines if line.strip())
