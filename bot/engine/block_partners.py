"""Who has to block so that another, which has to, can (509.1c, 702.111b)."""

from bot.engine.board import Board, Obj
from bot.engine.characteristics import has
from bot.engine.legality import can_block
from bot.engine.unnamed import MUST_BLOCK
from bot.engine.values import Zone


def able_beside(board: Board, blocker: Obj, attacker: Obj) -> list[Obj]:
    """The others of *blocker*'s side that can block *attacker* too."""
    return [
        it
        for it in board.objects
        if it.controller == blocker.controller
        and it.id != blocker.id
        and it.zone is Zone.BATTLEFIELD
        and can_block(board, it, attacker, False).allowed
    ]


def needed_by(board: Board, blocker: Obj, attackers: tuple[Obj, ...]) -> Obj | None:
    """What has to block and can do so only beside *blocker*; None where nothing does.

    With menace nothing blocks alone: the most requirements are met by blocking with
    both.
    """
    for it in board.objects:
        if it.controller != blocker.controller or it.id == blocker.id:
            continue
        if it.zone is not Zone.BATTLEFIELD or not has(board, it, MUST_BLOCK):
            continue
        able = [one for one in attackers if can_block(board, it, one, False).allowed]
        beside = [able_beside(board, it, one) for one in able]
        only = [[one.id for one in them] == [blocker.id] for them in beside]
        menacing = all(has(board, one, "menace") for one in able)
        if able and menacing and all(only):
            return it
    return None
