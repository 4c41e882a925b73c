"""Whether an answer hangs on a mana value that nobody has told."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Obj
from bot.engine.inside import inside
from bot.engine.outcome import Ruling
from bot.engine.question import Question
from bot.engine.room import Room
from bot.engine.values import Filter
from bot.errors import Problem, QuestionError
from bot.judge.untold import hangs_on
from bot.worded import worded

# No card costs more.
_MOST = 99


def check_mana_values(
    asked: Question, ruling: Ruling, room: Room, answers: tuple[int, ...]
) -> None:
    """Refuse where the least or the greatest mana value would make a difference.

    Raises QuestionError (AMBIGUOUS).
    """
    unknown = [*filter(_unknown, asked.board.objects)]
    if asked.game is not Game.MTG or not unknown:
        return
    if not _mana_values((asked.board, asked.script)):
        return
    for obj in unknown:
        for value in (0, _MOST):
            other = replace(obj, mana_value=value)
            if hangs_on(asked, ruling, other, _bare, room, answers):
                raise QuestionError(
                    Problem.AMBIGUOUS,
                    worded("What is the mana value of {it}?", it=obj.name),
                    suggestions=(f"{obj.name} has mana value 3.",),
                )


def _unknown(obj: Obj) -> bool:
    return obj.mana_value is None and not obj.token and "land" not in obj.kinds


def _mana_values(parts: object) -> bool:
    """Whether anything asks for one."""
    return any(
        it.mana_value_at_least is not None or it.mana_value_at_most is not None
        for it in inside(parts, Filter)
    ) or any(" from mana value " in it for it in inside(parts, str))


def _bare(obj: Obj) -> Obj:
    return replace(obj, mana_value=None)
