"""Whether an answer hangs on what nobody has told of an object."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.board import Board, Obj
from bot.engine.exploration import explore
from bot.engine.outcome import Ruling
from bot.engine.question import AskKind, Question
from bot.engine.room import Room


def hangs_on(
    asked: Question,
    ruling: Ruling,
    other: Obj,
    bare: Callable[[Obj], Obj],
    room: Room,
    answers: tuple[int, ...],
) -> bool:
    """Whether *asked* is ruled otherwise than *ruling* with *other* in its place.

    *bare* takes away from an object what was not told: that alone is no difference.
    """
    board = asked.board.with_object(other)
    again = tried(replace(asked, board=board), room, answers)
    if again is None:
        return False
    return _told(again, other.id, bare) != _told(ruling, other.id, bare)


def tried(asked: Question, room: Room, answers: tuple[int, ...]) -> Ruling | None:
    """*asked* ruled on; None where there is too little room to see all of it."""
    ruling = explore(asked, room, answers) if room.left > 0 else None
    return ruling if ruling is not None and ruling.complete else None


def _told(ruling: Ruling, name: str, bare: Callable[[Obj], Obj]) -> object:
    """What *ruling* answers, or its results without what *bare* takes away."""
    asked = [one for one in ruling.answered if one.ask.kind is not AskKind.EVERYTHING]
    if asked:
        return tuple(tuple(value for value, _ in one.values) for one in asked)
    return frozenset(_without(one.board, name, bare) for one in ruling.outcomes)


def _without(board: Board, name: str, bare: Callable[[Obj], Obj]) -> Board:
    obj = board.obj(name)
    return board.with_object(bare(obj)) if obj else board
