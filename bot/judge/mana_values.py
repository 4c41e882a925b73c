"""Whether an answer hangs on a mana value that nobody has told."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.exploration import explore
from bot.engine.inside import walk
from bot.engine.outcome import Ruling
from bot.engine.question import AskKind, Question
from bot.engine.values import Filter
from bot.errors import Problem, QuestionError
from bot.worded import worded

# No card costs more.
_MOST = 99


def check_mana_values(
    asked: Question, ruling: Ruling, budget: int, answers: tuple[int, ...]
) -> None:
    """Refuse where the least or the greatest mana value would make a difference.

    Raises QuestionError (AMBIGUOUS).
    """
    if asked.game is not Game.MTG or not any(
        map(_of_mana_value, walk((asked.board, asked.script)))
    ):
        return
    for obj in filter(_unknown, asked.board.objects):
        for value in (0, _MOST):
            board = asked.board.with_object(replace(obj, mana_value=value))
            other = explore(replace(asked, board=board), budget=budget, answers=answers)
            if _told(other, obj.id) != _told(ruling, obj.id):
                raise QuestionError(
                    Problem.AMBIGUOUS,
                    worded("What is the mana value of {it}?", it=obj.name),
                    suggestions=(f"{obj.name} has mana value 3.",),
                )


def _unknown(obj: Obj) -> bool:
    return obj.mana_value is None and not obj.token and "land" not in obj.kinds


def _of_mana_value(part: object) -> bool:
    if isinstance(part, Filter):
        least, most = part.mana_value_at_least, part.mana_value_at_most
        return least is not None or most is not None
    return isinstance(part, str) and " from mana value " in part


def _told(ruling: Ruling, name: str) -> object:
    """What *ruling* answers, or its results, whatever the mana value of *name* is."""
    asked = [one for one in ruling.answered if one.ask.kind is not AskKind.EVERYTHING]
    if asked:
        return tuple(tuple(value for value, _ in one.values) for one in asked)
    return frozenset(_bare(one.board, name) for one in ruling.outcomes)


def _bare(board: Board, name: str) -> Board:
    obj = board.obj(name)
    return board.with_object(replace(obj, mana_value=None)) if obj else board
