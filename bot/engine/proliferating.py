"""Proliferating: who gets another counter of each kind they have (701.34)."""

from dataclasses import replace

from bot.engine.board import Board
from bot.engine.choosing import Fork, Option
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructions import AddCounters
from bot.engine.outcome import Said
from bot.engine.repeating import Proliferate
from bot.engine.scope import Scope
from bot.engine.tasks import Run, State
from bot.engine.values import Named, Zone


def proliferate(
    rules: GameRules,
    state: State,
    left: tuple[str, ...] | None,
    rest: Run,
    scope: Scope,
) -> State | Fork[State]:
    """The position after the last of *left*, or the choice about the first of them."""
    board = state.board
    names = _with_counters(board) if left is None else left
    if not names:
        return state.then(board, rest)
    name, others = names[0], names[1:]
    then = (Proliferate(others), *rest.do) if others else rest.do
    more = tuple(AddCounters(kind, 1, Named(name)) for kind in _kinds(board, name))
    yes = state.then(board, replace(rest, do=(*more, *then)))
    no = state.then(board, replace(rest, do=then))
    called = (("object", board.name_of(name)),)
    return Fork(
        scope.you,
        Said("Proliferate: another counter for {object}?", called),
        rules.cite(Topic.PROLIFERATE),
        (
            Option(Said("another for {object}", called), yes, names=(f"more {name}",)),
            Option(Said("none for {object}", called), no, names=(f"none {name}",)),
        ),
    )


def _with_counters(board: Board) -> tuple[str, ...]:
    """The permanents and players that have counters."""
    there = [one.id for one in board.objects
             if one.zone is Zone.BATTLEFIELD and one.counters]  # fmt: skip
    return (*there, *(one.id for one in board.players if one.counters))


def _kinds(board: Board, name: str) -> tuple[str, ...]:
    bearer = board.obj(name) or board.player(name)
    return tuple(kind for kind, _ in bearer.counters) if bearer is not None else ()
