"""The JSON of lists and look-ups; that of an answer is in :mod:`bot.answers`."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bot.answers import SCHEMA


def listed(name: str, values: Sequence[Any]) -> dict[str, Any]:
    """``{"schema": 1, name: [...]}`` of dataclasses."""
    return {"schema": SCHEMA, name: [asdict(one) for one in values]}


def as_json(value: Any) -> dict[str, Any]:
    """``{"schema": 1, ...}`` of one dataclass."""
    return {"schema": SCHEMA, **asdict(value)}
