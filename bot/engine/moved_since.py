"""What died and has left the graveyard since: no longer found there (400.7, 603.10)."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Board
from bot.engine.effects import Trigger
from bot.engine.gamerules import GameRules
from bot.engine.scope import Scope
from bot.engine.values import Zone
from bot.engine.watches import ZoneWatch


def without_moved(
    rules: GameRules, board: Board, trigger: Trigger, scope: Scope
) -> Scope:
    """*scope* of *trigger*, which resolves now; what it can't find is noted there."""
    watch = trigger.watch
    if rules.game is not Game.MTG or not isinstance(watch, ZoneWatch):
        return scope
    if watch.to is not Zone.GRAVEYARD or watch.origin is not Zone.BATTLEFIELD:
        return scope
    obj = board.obj(scope.recipient)
    if obj is None or obj.token or obj.zone is Zone.GRAVEYARD:
        return scope
    return replace(scope, gone=obj.id)
