"""What is left of an effect when everything has happened."""

from bot.engine.board import Board
from bot.engine.effects import PreventNext


def points_left(board: Board, name: str) -> str:
    """The points left on the shields called *name* ("" all), as a number."""
    left = [
        effect.act.remaining
        for effect in board.effects
        if isinstance(effect.act, PreventNext) and name in ("", effect.id, effect.label)
    ]
    return str(sum(one for one in left if isinstance(one, int)))


def still_there(board: Board, name: str) -> bool:
    """Whether an effect called *name* may still apply."""
    return any(
        name in {effect.label, effect.id.partition("@")[0]} and effect.uses != 0
        for effect in board.effects
    )
