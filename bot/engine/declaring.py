"""What declaring combat does to the objects on the board."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.board import Board
from bot.engine.question import Block


def with_blocks(board: Board, blocks: Iterable[Block]) -> Board:
    """*board* with *blocks* declared: who is blocked, and who blocks whom (509.1)."""
    for block in blocks:
        attacker, blocker = board.obj(block.attacker), board.obj(block.blocker)
        if attacker is not None:
            board = board.with_object(replace(attacker, blocked=True))
        if blocker is not None:
            blocking = blocker.blocking | {block.attacker}
            board = board.with_object(replace(blocker, blocking=blocking))
    return board
