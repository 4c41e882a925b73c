"""Who has tried to draw from an empty library (704.5b)."""

from dataclasses import replace

from bot.engine.board import Board
from bot.engine.effects import Ban
from bot.engine.events import Event, LoseGame
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said, Step
from bot.engine.seeing import find_ban


def overdrawn(
    rules: GameRules, board: Board, events: list[Event], steps: list[Step]
) -> Board:
    """*board* where that is settled; whoever loses by it is added to *events*."""
    for player in board.players:
        if not player.overdrawn:
            continue
        board = board.with_player(replace(player, overdrawn=False))
        if player.lost or find_ban(board, Ban.LOSE_GAME, player.id):
            continue
        # For two reasons at once it is lost once (704.7).
        if not any(
            isinstance(it, LoseGame) and it.player == player.id for it in events
        ):
            events.append(LoseGame(player.id, "drew from an empty library"))
        said = Said("{it} has drawn from an empty library.", (("it", player.id),))
        steps.append(Step(said, rules.cite(Topic.EMPTY_DRAW)))
    return board
