"""Who divides the damage of a creature that one with banding blocks (702.22j)."""

from collections.abc import Iterable

from bot.engine.board import Board, Obj
from bot.engine.characteristics import has
from bot.engine.question import Attack
from bot.engine.values import Zone


def blocking(board: Board, attacker: Obj, attack: Attack) -> list[str]:
    """What blocks *attacker* now."""
    return [
        block.blocker
        for block in attack.blocks
        if block.attacker == attacker.id
        and (one := board.obj(block.blocker)) is not None
        and one.zone is Zone.BATTLEFIELD
        and attacker.id in one.blocking
    ]


def banded(board: Board, blockers: Iterable[str]) -> str:
    """The player who divides what is dealt to *blockers* among them; "" if none does.

    That is whoever controls one with banding, and not the attacking player.
    """
    found = (board.obj(name) for name in blockers)
    with_it = (one for one in found if one is not None and has(board, one, "banding"))
    return next((one.controller for one in with_it), "")
