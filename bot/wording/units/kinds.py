"""Filters put together from the words of one noun phrase."""

from dataclasses import fields, replace
from typing import Any

from bot.engine.values import Filter

# What can be said several times of one thing.
_JOINED = frozenset({"kinds", "flags", "not_flags", "not_kinds", "keywords"})


def together(one: Filter, other: Filter) -> Filter | None:
    """What matches both; None if they say different things of one quality."""
    more: dict[str, Any] = {}
    for field in fields(Filter):
        old, new = getattr(one, field.name), getattr(other, field.name)
        if new in (field.default, old):
            continue
        if field.name in _JOINED:
            more[field.name] = old | new
        elif old == field.default:
            more[field.name] = new
        else:
            return None
    return replace(one, **more)
