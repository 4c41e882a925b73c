"""What creatures deal to each other that fight (701.14)."""

from itertools import combinations, product

from bot.engine.characteristics import power_of
from bot.engine.events import DamageEvent, Event
from bot.engine.matching import refs
from bot.engine.scope import Scope
from bot.engine.values import Ref, Zone


def fight(scope: Scope, left: Ref, right: Ref) -> tuple[Event, ...]:
    """Each of *left* fights each of *right*; of the same several each the others."""
    board = scope.board
    ones, others = refs(scope, left), refs(scope, right)
    each_other = left == right and len(ones) > 1
    pairs = combinations(ones, 2) if each_other else product(ones, others)
    events: list[Event] = []
    for a, b in pairs:
        one, other = board.obj(a), board.obj(b)
        if one is None or other is None:
            continue
        if one.zone is not Zone.BATTLEFIELD or other.zone is not Zone.BATTLEFIELD:
            continue  # If either is gone, no damage is dealt (701.14b).
        points, back = max(0, power_of(board, one)), max(0, power_of(board, other))
        if a == b:
            events.append(DamageEvent(a, a, points + back))  # 701.14c
            continue
        events.append(DamageEvent(a, b, points))
        events.append(DamageEvent(b, a, back))
    return tuple(events)
