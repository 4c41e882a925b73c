"""The legal ways to assign a creature's combat damage (510.1, 702.19)."""

from collections.abc import Iterator

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
) -> Iterator[Assignment]:
    """All legal ways for *obj* to assign its combat damage now (510.1, 702.19)."""
    power = power_of(board, obj)
    if has(board, obj, BY_TOUGHNESS):
        power = toughness_of(board, obj) or 0
    if obj.stunned or power <= 0:
        return
    if not obj.attacking:
        yield from _blocker_assignments(board, obj, attack, power)
        return
    blockers = blocking(board, obj, attack)
    if banded(board, blockers):
        yield from _spread(tuple(blockers), power)
        return
    if obj.blocked and has(board, obj, PAST_BLOCKERS):
        if goal := _goal(board, obj.attacking):
            yield ((goal, power),)
    if obj.blocked and not _tramples(board, obj):
        if blockers:
            yield from _spread(tuple(blockers), power)
        return
    yield from _trample(board, obj, blockers, power, decided)


def _goal(board: Board, name: str) -> str:
    obj = board.obj(name)
    if obj is not None:
        return name if obj.zone is Zone.BATTLEFIELD else ""
    player = board.player(name)
    return name if player is not None and not player.lost else ""


def _blocker_assignments(
    board: Board, obj: Obj, attack: Attack, power: int
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
        yield from _spread(attackers, power)


def _spread(names: tuple[str, ...], power: int) -> Iterator[Assignment]:
    for way in divisions(power, (power,) * len(names)):
        yield tuple(zip(names, way, strict=True))


def _tramples(board: Board, obj: Obj) -> bool:
    return has(board, obj, "trample") or has(board, obj, OVER)


def _trample(
    board: Board,
    obj: Obj,
    blockers: list[str],
    power: int,
    decided: tuple[tuple[str, str, int], ...],
) -> Iterator[Assignment]:
    """Lethal to every blocker before any goes on; to the walker before beyond it."""

    least = [need(board, obj, name, decided) for name in blockers]
    if blockers:
        yield from _spread(tuple(blockers), power)
    goal = _goal(board, obj.attacking)
    if not goal:
        return
    yield from _beyond((*blockers, goal), (*least, 0), power)
    target = board.obj(goal)
    if target is not None and has(board, obj, OVER):
        names = (*blockers, goal, target.controller)
        beyond = need(board, obj, goal, decided)
        yield from _beyond(names, (*least, beyond, 0), power)


def need(
    board: Board, obj: Obj, name: str, decided: tuple[tuple[str, str, int], ...]
) -> int:
    """What is lethal to *name* beside what others are assigned to deal (702.19b)."""
    target = board.obj(name)
    already = sum(points for _, to, points in decided if to == name)
    return lethal(board, obj, target, already) if target is not None else 0


def _beyond(
    names: tuple[str, ...], least: tuple[int, ...], power: int
) -> Iterator[Assignment]:
    """Divisions that give each its least and the last one something."""
    spare = power - sum(least) - 1
    if spare < 0:
        return
    for extra in divisions(spare, (spare,) * len(names)):
        parts = [a + b for a, b in zip(least, extra, strict=True)]
        parts[-1] += 1
        yield tuple(zip(names, parts, strict=True))
