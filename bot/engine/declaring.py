"""What declaring combat does to the objects on the board."""

from collections.abc import Iterable

from bot.engine.board import Board
from bot.engine.noticing_declared import notice_blocked
from bot.engine.outcome import Said, Step
from bot.engine.question import Block
from bot.engine.tasks import Recorder
from bot.replacing import replace


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


def become_blocked(board: Board, names: Iterable[str], log: Recorder | None) -> Board:
    """*board* on which those of *names* that attack unblocked are blocked (509.1h)."""
    for name in names:
        obj = board.obj(name)
        if obj is None or not obj.attacking or obj.blocked:
            continue
        board = notice_blocked(board.with_object(replace(obj, blocked=True)), (name,))
        if log is not None:
            said = Said("{it} becomes blocked.", (("it", obj.name),))
            log.tell(Step(said, ("509.1h",)))
    return board
