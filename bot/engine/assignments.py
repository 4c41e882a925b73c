"""The legal ways to assign a creature's combat damage (510.1, 702.19)."""

from collections.abc import Iterator
from operator import add

from bot.engine.assigned import Wanted
from bot.engine.bands import banded, blocking
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, power_of, toughness_of
from bot.engine.dealing import lethal
from bot.engine.pending import divisions
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
) -> Iterator[Assignment]:
    """All legal ways for *obj* to assign its combat damage now (510.1, 702.19).

    Among several only those with what is *wanted*.
    """
    power = power_of(board, obj)
    if has(board, obj, BY_TOUGHNESS):
        power = toughness_of(board, obj) or 0
    if obj.stunned or power <= 0:
        return
    if not obj.attacking:
        yield from _blocker_assignments(board, obj, attack, power, wanted)
        return
    blockers = blocking(board, obj, attack)
    if banded(board, blockers):
        yield from _spread(tuple(blockers), power, wanted)
        return
    if obj.blocked and has(board, obj, PAST_BLOCKERS):
        if goal := _goal(board, obj.attacking):
            yield ((goal, power),)
    if obj.blocked and not _tramples(board, obj):
        if blockers:
            yield from _spread(tuple(blockers), power, wanted)
        return
    yield from _trample(board, obj, blockers, power, decided, wanted)


def _goal(board: Board, name: str) -> str:
    obj = board.obj(name)
    if obj is not None:
        return name if obj.zone is Zone.BATTLEFIELD else ""
    player = board.player(name)
    return name if player is not None and not player.lost else ""


def _blocker_assignments(
    board: Board, obj: Obj, attack: Attack, power: int, wanted: Wanted
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
        yield from _spread(attackers, power, wanted)


def _spread(
    names: tuple[str, ...], power: int, wanted: Wanted, least: tuple[int, ...] = ()
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
) -> Iterator[Assignment]:
    """Lethal to every blocker before any goes on; to the walker before beyond it."""

    least = [need(board, obj, name, decided) for name in blockers]
    if blockers:
        yield from _spread(tuple(blockers), power, wanted)
    goal = _goal(board, obj.attacking)
    if not goal:
        return
    # What goes on is one point at least.
    yield from _spread((*blockers, goal), power, wanted, (*least, 1))
    target = board.obj(goal)
    if target is not None and has(board, obj, OVER):
        names = (*blockers, goal, target.controller)
        beyond = need(board, obj, goal, decided)
        yield from _spread(names, power, wanted, (*least, beyond, 1))


def need(
    board: Board, obj: Obj, name: str, decided: tuple[tuple[str, str, int], ...]
) -> int:
    """What is lethal to *name* beside what others are assigned to deal (702.19b)."""
    target = board.obj(name)
    already = sum(points for _, to, points in decided if to == name)
    return lethal(board, obj, target, already) if target is not None else 0
