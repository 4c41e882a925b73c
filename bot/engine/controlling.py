"""Permanents that come under the control of somebody else."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import Until
from bot.engine.gamerules import GameRules
from bot.engine.recalling import apart

_RETURNS = "returns at end of turn to "


def handed_over(
    rules: GameRules,
    board: Board,
    names: Iterable[str],
    player: str,
    until: Until = Until.END_OF_GAME,
) -> Board:
    """*board* with *names* under the control of *player*, and what they say as well.

    They leave combat (506.4) and are new there (302.6).
    """
    for name in names:
        obj = board.obj(name)
        if obj is None or obj.controller == player:
            continue
        back = {one for one in obj.flags if one.startswith(_RETURNS)}
        kept = obj.flags - back
        if until is Until.END_OF_TURN:
            kept |= back or {f"{_RETURNS}{obj.controller}"}
        board = _handed(board, replace(obj, flags=kept), rules, player)
    return board


def returned(rules: GameRules, board: Board) -> Board:
    """*board* as the turn ends: control for the turn is over (514.2)."""
    for obj in board.objects:
        for one in obj.flags:
            if one.startswith(_RETURNS):
                free = replace(obj, flags=obj.flags - {one})
                board = _handed(board, free, rules, one.removeprefix(_RETURNS))
    return board


def _handed(board: Board, obj: Obj, rules: GameRules, player: str) -> Board:
    if rules.game is Game.MTG:
        if obj.attacking or obj.blocking:
            obj = apart(obj, rules.recalled)
        obj = replace(obj, sick=True)

    def own(parts: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(
            replace(one, controller=player)
            if one.host == obj.id and one.until is Until.STATIC
            else one
            for one in parts
        )

    return board.with_object(replace(obj, controller=player)).changed(
        effects=own(board.effects),
        restrictions=own(board.restrictions),
        modifiers=own(board.modifiers),
        triggers=own(board.triggers),
        tallies=own(board.tallies),
    )
