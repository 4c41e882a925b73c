"""Parts of a filter, held against characteristics that are already known."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.board import Board, Obj, count
from bot.engine.hashing import by_identity
from bot.engine.history import DEEDS, did
from bot.engine.places import HERE
from bot.engine.values import Filter, Zone

COMPARE = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    "==": lambda a, b: a == b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}

# Told of two creatures of one player (702.95).
PAIRED = "paired"
# So is called, of Grand Archive's units, what something attacks.
DEFENDING = "defending"


# A Grand Archive action that is a Spell has that subtype among its kinds.
_NO_SPELLS = frozenset({"ability", "unit", "action"})


def _kind(kinds: frozenset[str], obj: Obj, kind: str) -> bool:
    if kind in kinds:
        return True
    match kind:
        case "permanent":
            return obj.zone is Zone.BATTLEFIELD
        case "spell":
            # What deals combat damage without being on the table is no spell.
            return obj.zone is Zone.STACK and not kinds & _NO_SPELLS
        case "card":
            return not obj.token
        case "source" | "object":
            return True
        case "unit":
            return bool(kinds & {"ally", "champion"})
        case "historic":
            return bool(kinds & {"legendary", "artifact", "saga"})
        case _:
            return False


def types_match(filter: Filter, obj: Obj, kinds: frozenset[str]) -> bool:
    """True if types and subtypes fit."""
    if any(not _kind(kinds, obj, kind) for kind in filter.kinds):
        return False
    if filter.any_kinds and not any(_kind(kinds, obj, k) for k in filter.any_kinds):
        return False
    return not any(_kind(kinds, obj, kind) for kind in filter.not_kinds)


def as_it_was(filter: Filter, source: Obj) -> Filter:
    """*filter* of sources, for one that was a spell when it dealt its damage."""
    if not source.kinds & {"instant", "sorcery"} or "spell" not in (
        filter.kinds | filter.any_kinds
    ):
        return filter
    spells = filter.any_kinds & {"spell"} and {"instant", "sorcery"}
    return replace(
        filter,
        kinds=filter.kinds - {"spell"},
        any_kinds=filter.any_kinds | frozenset(spells),
    )


def fighting(board: Board, obj: Obj, other: str) -> bool:
    """True if one of them blocks the other, or did as *other* left (608.2h)."""
    partner = board.obj(other)
    if other in obj.blocking:
        return True
    return partner is not None and obj.id in partner.blocking | partner.was_blocking


def named_alike(others: Iterable[Obj | None], obj: Obj) -> bool:
    """Whether it has the same name as one of *others* (201.2), known of both."""
    return obj.called != "" and any(it and it.called == obj.called for it in others)


def numbers_match(filter: Filter, obj: Obj) -> bool:
    """True if counters and mana value fit."""
    if filter.counter is not None and not count(obj.counters, filter.counter):
        return False
    return _within(
        obj.mana_value, filter.mana_value_at_least, filter.mana_value_at_most
    )


def asks_size(filter: Filter) -> bool:
    """True if the filter looks at power or toughness."""
    return any(
        one is not None
        for one in (
            filter.power_at_least,
            filter.power_at_most,
            filter.power_than,
            filter.toughness_at_least,
            filter.toughness_at_most,
            filter.lopsided,
        )
    )


def size_matches(filter: Filter, power: int, toughness: int | None) -> bool:
    """True if power and toughness fit."""
    beside = power - toughness if toughness is not None else 0
    if (filter.lopsided == ">" and beside <= 0) or (
        filter.lopsided == "<" and beside >= 0
    ):
        return False
    return _within(power, filter.power_at_least, filter.power_at_most) and _within(
        toughness, filter.toughness_at_least, filter.toughness_at_most
    )


def _within(number: int | None, least: int | None, most: int | None) -> bool:
    if least is None and most is None:
        return True
    if number is None:
        return False
    return (least is None or number >= least) and (most is None or number <= most)


def asks_color(filter: Filter) -> bool:
    """True if the filter looks at colours."""
    return bool(
        filter.colors or filter.not_colors or filter.colorless or filter.multicolored
    )


def colors_match(filter: Filter, colors: frozenset[str]) -> bool:
    """True if the colours fit."""
    if filter.colors and not filter.colors & colors:
        return False
    if filter.not_colors & colors or (filter.colorless and colors):
        return False
    return not filter.multicolored or len(colors) > 1


def flags_match(board: Board, filter: Filter, obj: Obj, you: str) -> bool:
    """True if what was said of it, and what it did this turn, is what is asked."""
    asked = filter.flags
    for one in asked & DEEDS:
        if did(board, you, obj.id, one):
            asked = asked - {one}
    if DEFENDING in asked and any(one.attacking == obj.id for one in board.objects):
        asked = asked - {DEFENDING}
    return asked <= obj.flags and not filter.not_flags - HERE & obj.flags


def wears(board: Board, obj: Obj, how: str) -> bool:
    """True if an Aura (*how* "enchanted") or Equipment is attached to it."""
    wanted = "aura" if how == "enchanted" else "equipment"
    return any(
        one.attached_to == obj.id and wanted in one.kinds for one in board.objects
    )


def counter_shift(counters: Iterable[tuple[str, int]]) -> tuple[int, int]:
    """How much counters change power and toughness (122.1a)."""
    power = toughness = 0
    for kind, number in counters:
        more, longer = _SHIFTS.get(kind) or _shift(kind)
        power += more * number
        toughness += longer * number
    return power, toughness


_SHIFTS = {"buff": (1, 1), "debuff": (-1, -1)}


def _shift(kind: str) -> tuple[int, int]:
    """What one counter says of both: +0/+1, -2/-2; nothing for a charge counter."""
    power, _, toughness = kind.partition("/")
    if power[:1] in {"+", "-"} and power[1:].isdecimal():
        if toughness[:1] in {"+", "-"} and toughness[1:].isdecimal():
            return int(power), int(toughness)
    return 0, 0


def controllers(board: Board, names: tuple[str, ...]) -> tuple[str, ...]:
    """The controllers of objects; a player is its own."""
    found: dict[str, None] = {}
    for name in names:
        obj = board.obj(name)
        if obj is not None:
            found[obj.controller] = None
        elif board.player(name) is not None:
            found[name] = None
    return tuple(found)


@by_identity(1024)
def asks_itself(filter: Filter) -> bool:
    """True if the filter asks more than that one of its alternatives fits."""
    # Filter(any_of=(…)) only collects alternatives; its own fields say nothing.
    return replace(filter, any_of=(), players=None) != Filter()
