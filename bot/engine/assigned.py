"""Combat damage that somebody has said how they assign."""

from collections.abc import Mapping

from bot.engine.board import Board

# What is told of damage that was said to be assigned as it can't be.
ILLEGAL = "the damage can't be assigned like that"


Way = tuple[tuple[str, int], ...]


def as_told(
    board: Board, ways: list[Way], told: Mapping[str, int]
) -> tuple[Board, list[Way]]:
    """The *ways* that agree with what was *told*; all of them if none does.

    The board then bears that it can't be assigned like that.
    """
    wanted = [
        way
        for way in ways
        if all(dict(way).get(name, 0) == points for name, points in told.items())
    ]
    if wanted or not told:
        return board, wanted or ways
    return board.changed(done=tuple(sorted({*board.done, ILLEGAL}))), ways
