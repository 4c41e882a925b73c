"""The legal ways to assign a creature's combat damage (510.1, 702.19)."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate, chain, combinations, islice
from operator import add

from bot.engine.assigned import Wanted
from bot.engine.bands import banded, blocking
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, power_of, toughness_of
from bot.engine.choosing import MOST_WAYS
from bot.engine.dealing import lethal
from bot.engine.dividing import divisions
from bot.engine.question import Attack
from bot.engine.unnamed import BY_TOUGHNESS, PAST_BLOCKERS
from bot.engine.values import Zone

OVER = "trample over planeswalkers"

Assignment = tuple[tuple[str, int], ...]


def assignments(
    board: Board,
    obj: Obj,
    attack: Attack,
    decided: tuple[tuple[str, str, int], ...] = (),
    wanted: Wanted = lambda name: None,
    spread: "Spread | None" = None,
) -> Iterator[Assignment]:
    """All legal ways for *obj* to assign its combat damage now (510.1, 702.19).

    Among several only those with what is *wanted*, and that *spread* gives.
    """
    spread = spread or _spread
    power = power_of(board, obj)
    if has(board, obj, BY_TOUGHNESS):
        power = toughness_of(board, obj) or 0
    if obj.stunned or power <= 0:
        return
    if not obj.attacking:
        yield from _blocker_assignments(board, obj, attack, power, wanted, spread)
        return
    blockers = blocking(board, obj, attack)
    if banded(board, blockers):
        yield from spread(tuple(blockers), power, wanted, ())
        return
    if obj.blocked and has(board, obj, PAST_BLOCKERS):
        if goal := _goal(board, obj.attacking):
            yield ((goal, power),)
    if obj.blocked and not _tramples(board, obj):
        if blockers:
            yield from spread(tuple(blockers), power, wanted, ())
        return
    yield from _trample(board, obj, blockers, power, decided, wanted, spread)


def _goal(board: Board, name: str) -> str:
    obj = board.obj(name)
    if obj is not None:
        return name if obj.zone is Zone.BATTLEFIELD else ""
    player = board.player(name)
    return name if player is not None and not player.lost else ""


def _blocker_assignments(
    board: Board,
    obj: Obj,
    attack: Attack,
    power: int,
    wanted: Wanted,
    spread: "Spread",
) -> Iterator[Assignment]:
    attackers = tuple(
        block.attacker
        for block in attack.blocks
        if block.blocker == obj.id
        and (one := board.obj(block.attacker)) is not None
        and one.zone is Zone.BATTLEFIELD
        and one.attacking
    )
    if attackers:
        yield from spread(attackers, power, wanted, ())


# Divides points among those names as wanted, with at least so much for each.
Spread = Callable[[tuple[str, ...], int, Wanted, tuple[int, ...]], Iterator[Assignment]]


def _spread(
    names: tuple[str, ...], power: int, wanted: Wanted, least: tuple[int, ...]
) -> Iterator[Assignment]:
    """Divisions that give each at least its *least*, and what is *wanted*."""
    low = [*(least or (0,) * len(names))]
    open_ones = []
    for place, name in enumerate(names):
        points = wanted(name)
        open_ones.append(points is None)
        if points is not None and points < low[place]:
            return
        low[place] = low[place] if points is None else points
    spare = power - sum(low)
    if spare < 0:
        return
    for extra in divisions(spare, tuple(spare * more for more in open_ones)):
        yield tuple(zip(names, map(add, low, extra), strict=True))


def _tramples(board: Board, obj: Obj) -> bool:
    return has(board, obj, "trample") or has(board, obj, OVER)


def _trample(
    board: Board,
    obj: Obj,
    blockers: list[str],
    power: int,
    decided: tuple[tuple[str, str, int], ...],
    wanted: Wanted,
    spread: Spread,
) -> Iterator[Assignment]:
    """Lethal to every blocker before any goes on; to the walker before beyond it."""

    least = [need(board, obj, name, decided) for name in blockers]
    goal = _goal(board, obj.attacking)
    target = board.obj(goal) if goal else None
    over = target.controller if target is not None and has(board, obj, OVER) else ""
    # Where some of it is wanted further on, none of the ways that stop before is.
    if blockers and not wanted(goal) and not wanted(over):
        yield from spread(tuple(blockers), power, wanted, ())
    if not goal:
        return
    # What goes on is one point at least.
    if not wanted(over):
        yield from spread((*blockers, goal), power, wanted, (*least, 1))
    if over:
        names = (*blockers, goal, over)
        beyond = need(board, obj, goal, decided)
        yield from spread(names, power, wanted, (*least, beyond, 1))


def first_of(
    board: Board,
    obj: Obj,
    attack: Attack,
    decided: tuple[tuple[str, str, int], ...] = (),
    wanted: Wanted = lambda name: None,
    most: int = MOST_WAYS,
) -> list[Assignment]:
    """:func:`assignments`, at most *most* of them.

    Of more, first those that kill most, and those that come furthest.
    """
    every = partial(assignments, board, obj, attack, decided, wanted)
    ways = [*islice(every(), most)]
    if len(ways) < MOST_WAYS:
        return ways
    lethal = partial(need, board, obj, decided=decided)
    telling = [*every(partial(_just_enough, lethal))]
    return [*dict.fromkeys([*reversed(telling), *ways])][:MOST_WAYS]


_MOST_TELLING = MOST_WAYS // 2
_MOST_TRIED = 500


def _just_enough(
    lethal: Callable[[str], int],
    names: tuple[str, ...],
    power: int,
    wanted: Wanted,
    least: tuple[int, ...],
) -> Iterator[Assignment]:
    """Divisions in which some get just what is lethal, one of them all that is spare.

    Those in which most do come last.
    """
    low = least or (0,) * len(names)
    enough = [max(it, lethal(name)) for it, name in zip(low, names, strict=True)]
    more = [at for at in range(len(names)) if enough[at] > low[at]]
    found: list[Assignment] = []
    costs = accumulate(sorted(enough[at] - low[at] for at in more))
    most = sum(sum(low) + cost <= power for cost in costs)
    sizes = (combinations(more, size) for size in range(most, -1, -1))
    for killed in islice(chain.from_iterable(sizes), _MOST_TRIED):
        parts = [enough[at] if at in killed else it for at, it in enumerate(low)]
        spare = power - sum(parts)
        for at in killed or range(len(names)) if spare >= 0 else ():
            # What is spare, or any part of it, may go on past all others.
            for last in range(spare if least else 0, -1, -1)[:_MOST_TELLING]:
                points = [*parts]
                points[at] += spare - last
                points[-1] += last
                way = tuple(zip(names, points, strict=True))
                if all(wanted(name) in {None, given} for name, given in way):
                    found.append(way)
            if found and (killed or least):
                break
        if len(found) >= _MOST_TELLING:
            break
    yield from reversed(found[:_MOST_TELLING])


def need(
    board: Board, obj: Obj, name: str, decided: tuple[tuple[str, str, int], ...]
) -> int:
    """What is lethal to *name* beside what others are assigned to deal (702.19b)."""
    target = board.obj(name)
    already = sum(points for _, to, points in decided if to == name)
    return lethal(board, obj, target, already) if target is not None else 0
