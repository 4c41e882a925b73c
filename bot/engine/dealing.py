"""The damage that an instruction deals: whom it reaches, and how much of it."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.board import Board, Obj, count
from bot.engine.characteristics import endured, has, kinds_of
from bot.engine.events import DamageEvent, Event
from bot.engine.instructions import DealDamage
from bot.engine.matching import refs, value
from bot.engine.scope import Scope
from bot.engine.values import Zone


def damage_of(
    scope: Scope, deal: DealDamage, applied: frozenset[str], *, names_abilities: bool
) -> list[Event]:
    """All damage that *deal* deals at the same time, whose amount is not divided."""
    events: list[Event] = []
    for part in (deal, *deal.also):
        targets = tuple(
            (name, value(replace(scope, each=name), part.amount))
            for name in refs(scope, part.to)
        )
        events.extend(
            damage_events(
                scope, part, targets, applied, names_abilities=names_abilities
            )
        )
    return events


def damage_events(
    scope: Scope,
    deal: DealDamage,
    parts: tuple[tuple[str, int], ...],
    applied: frozenset[str] = frozenset(),
    *,
    names_abilities: bool = False,
) -> tuple[Event, ...]:
    """What *deal* does to each of *parts* (id, points).

    *names_abilities*: damage of an object's own ability counts as ability damage.
    """
    sources = refs(scope, deal.source) or ("",)
    return tuple(
        DamageEvent(
            source,
            name,
            points,
            preventable=not deal.unpreventable,
            kind=deal.kind or _kind_of(scope, source, names_abilities),
            applied=applied,
        )
        for source in sources
        for name, points in _beyond(scope, deal, source, parts)
        if takes_damage(scope.board, name)
    )


def _beyond(
    scope: Scope, deal: DealDamage, source: str, parts: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...]:
    """*parts* with what is more than lethal dealt to somebody else (120.4a)."""
    board = scope.board
    dealer = board.obj(source)
    if deal.excess is None or dealer is None:
        return parts
    found: list[tuple[str, int]] = []
    for name, points in parts:
        target = board.obj(name)
        most = points if target is None else lethal(board, dealer, target)
        found.append((name, min(points, most)))
        if points > most:
            found += [(one, points - most) for one in refs(scope, deal.excess)]
    return tuple(found)


def _kind_of(scope: Scope, source: str, names_abilities: bool) -> str:
    obj = scope.board.obj(source)
    own = obj is not None and source == scope.this and obj.zone is Zone.BATTLEFIELD
    return "ability" if names_abilities and own else ""


def takes_damage(board: Board, name: str) -> bool:
    """True if *name* is a player, or an object that damage can be dealt to."""
    obj = board.obj(name)
    if obj is None:
        return board.player(name) is not None
    return obj.zone is Zone.BATTLEFIELD


def excess(board: Board, damage: Iterable[DamageEvent]) -> dict[str, int]:
    """How much of *damage*, dealt together on *board*, is more than lethal (120.10).

    By the permanents that are dealt more than that: the greatest of what their types
    make of it. Damage marked earlier counts, and that of a source with deathtouch.
    """
    total: dict[str, int] = {}
    deadly: set[str] = set()
    for event in damage:
        total[event.recipient] = total.get(event.recipient, 0) + event.amount
        source = board.obj(event.source)
        if source is not None and event.amount and has(board, source, "deathtouch"):
            deadly.add(event.recipient)
    found: dict[str, int] = {}
    for name, points in total.items():
        obj = board.obj(name)
        if obj is None:
            continue
        kinds = kinds_of(board, obj)
        bearable: list[int] = []
        if "creature" in kinds:
            left = max(0, (endured(board, obj) or 0) - obj.damage)
            bearable.append(min(1, left) if name in deadly else left)
        for kind, counter in (("planeswalker", "loyalty"), ("battle", "defense")):
            if kind in kinds:
                bearable.append(count(obj.counters, counter))
        if bearable and points > min(bearable):
            found[name] = points - min(bearable)
    return found


def lethal(board: Board, source: Obj, target: Obj, already: int = 0) -> int:
    """Points that are lethal for *target* from *source* (702.2c, 702.19b, 510.1)."""
    if "creature" not in kinds_of(board, target) and "planeswalker" in kinds_of(
        board, target
    ):
        return max(0, count(target.counters, "loyalty") - already)
    tough = endured(board, target) or 0
    left = max(0, tough - target.damage - already)
    if has(board, source, "deathtouch"):
        return min(1, left)
    return left
