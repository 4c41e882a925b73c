"""Counters that are removed, by an effect or as a cost."""

from dataclasses import replace

from bot.engine.board import Board, count
from bot.engine.events import Event, RemoveCounters
from bot.engine.history import SO_FAR
from bot.engine.instructions import TakeCounters
from bot.engine.matching import refs, value
from bot.engine.scope import Scope
from bot.engine.tasks import Propose, Run, Task
from bot.engine.values import StatOf


def take_counters(
    scope: Scope, take: TakeCounters, rest: Run
) -> tuple[Board, tuple[Task, ...], Run]:
    """What removes counters, and *rest*, which may ask how many were."""
    board = scope.board
    wanted = value(scope, take.amount)
    events: list[Event] = []
    removed = 0
    for name in refs(scope, take.on):
        obj, player = board.obj(name), board.player(name)
        counters = obj.counters if obj else player.counters if player else ()
        points = min(wanted, count(counters, take.kind))
        removed += points
        if not take.kind and points == count(counters, ""):
            events += [RemoveCounters(name, kind, n) for kind, n in counters]
        elif points:
            events.append(RemoveCounters(name, take.kind, points))
        if name == scope.this and isinstance(take.amount, StatOf):
            board = _noted(board, name, points)
    after = replace(rest, scope=replace(rest.scope, removed=removed))
    return board, (Propose(tuple(events)),) if events else (), after


def _noted(board: Board, name: str, points: int) -> Board:
    """*board* that knows how many an ability of *name* may have cost."""
    mark = _mark(name)
    kept = frozenset(one for one in board.flags if not one.startswith(mark))
    return board.changed(flags=kept | {f"{mark}{points}"})


def paid_with(board: Board, name: str) -> int:
    """How many counters an ability of *name* cost, where all there were are paid."""
    mark = _mark(name)
    found = [one for one in board.flags if one.startswith(mark)]
    return int(found[0].removeprefix(mark)) if found else 0


def _mark(name: str) -> str:
    return f"{SO_FAR}counters removed from {name}: "
