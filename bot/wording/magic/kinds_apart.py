"""What is said of the last of several kinds: "artifact or creature with flying"."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.engine.values import Filter
from bot.wording.magic.creature_types import CREATURE_TYPES
from bot.wording.magic.nouns import Kind

# Nothing but creatures has these, or they are looked for on creatures alone.
_SIZES = (
    "power_at_least", "power_at_most", "power_than", "toughness_at_least",
    "toughness_at_most", "lopsided",
)  # fmt: skip
# Keywords that an artifact or an enchantment may have as well.
_ANYBODYS = frozenset(
    {"indestructible", "hexproof", "shroud", "flash", "umbra armor", "totem armor"}
)


def said_of_last(
    made: Kind, parts: Sequence[Filter], change: Callable[[Kind], Kind | None]
) -> Kind | None:
    """*made*, which is any of *parts*, with *change*; None if it does not apply.

    "An artifact, enchantment, or creature with flying" may be an artifact that does
    not fly: only creatures are asked for that.
    """
    changed = change(made)
    if changed is None or len(parts) < 2 or not _of_creatures(made, changed):
        return changed
    if all(creature(one) for one in parts):
        return changed
    if not creature(parts[-1]) or any(creature(one) for one in parts[:-1]):
        return None
    last = change(replace(made, filter=parts[-1]))
    if last is None:
        return None
    players = made.filter.players
    apart = Filter(players=players, any_of=(*parts[:-1], last.filter))
    return replace(last, filter=apart)


def _of_creatures(made: Kind, changed: Kind) -> bool:
    old, new = made.filter, changed.filter
    if any(getattr(old, one) != getattr(new, one) for one in _SIZES):
        return True
    said = (new.keywords | new.without_keywords) - (old.keywords | old.without_keywords)
    return bool(said - _ANYBODYS)


def creature(one: Filter) -> bool:
    """Whether *one* has what creatures have: they do, and so do Vehicles."""
    named = one.kinds | one.any_kinds
    return "creature" in named or bool(named & CREATURE_TYPES) or "vehicle" in named
