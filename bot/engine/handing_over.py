"""Counters that one thing has, or last had, put on another."""

from bot.engine.dealing import takes_damage
from bot.engine.events import Event, PutCounters
from bot.engine.matching import refs
from bot.engine.repeating import SameCounters
from bot.engine.scope import Scope
from bot.engine.values import Zone


def same_counters(
    scope: Scope, what: SameCounters, applied: frozenset[str]
) -> tuple[Event, ...]:
    """As many of each kind as it has, or had as it left the battlefield (608.2h)."""
    events: list[Event] = []
    for name in refs(scope, what.of):
        obj = scope.board.obj(name)
        if obj is None:
            continue
        counters = obj.counters
        if obj.last is not None and obj.zone is not Zone.BATTLEFIELD:
            counters = obj.last[2]
        events.extend(
            PutCounters(one, kind, number, by=scope.you, applied=applied)
            for one in refs(scope, what.on)
            if takes_damage(scope.board, one)
            for kind, number in counters
            if number
        )
    return tuple(events)
