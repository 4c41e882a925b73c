"""Whether an answer hangs on a colour that nobody has told."""

from dataclasses import replace

from bot.engine.board import Board
from bot.engine.exploration import explore
from bot.engine.inside import walk
from bot.engine.outcome import Ruling
from bot.engine.question import Question
from bot.engine.values import Filter
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import COLOUR_UNKNOWN
from bot.worded import worded

_COLOURS = frozenset({"white", "blue", "black", "red", "green"})


def check_colours(
    asked: Question, ruling: Ruling, budget: int, answers: tuple[int, ...]
) -> None:
    """Refuse to take for colourless what is none, where that makes a difference.

    A card known by its typed wording alone has no colour that is known. Where it is
    ruled otherwise with every colour than with none, its colour is asked for.
    Raises QuestionError (AMBIGUOUS).
    """
    if not _asks_colours(asked):
        return
    for obj in asked.board.objects:
        if COLOUR_UNKNOWN not in obj.flags:
            continue
        coloured = asked.board.with_object(replace(obj, colors=_COLOURS))
        other = explore(replace(asked, board=coloured), budget=budget, answers=answers)
        if _told(other, obj.id) != _told(ruling, obj.id):
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded("What colour is {what}?", what=obj.name),
                suggestions=(f"{obj.name} is red.",),
            )


def _asks_colours(asked: Question) -> bool:
    if not any(COLOUR_UNKNOWN in obj.flags for obj in asked.board.objects):
        return False
    parts = (asked.board, asked.script)
    return any(map(_of_colour, walk(parts)))


def _of_colour(part: object) -> bool:
    if isinstance(part, Filter):
        return bool(part.colors or part.not_colors or part.colorless)
    return isinstance(part, str) and part.startswith(
        ("protection from", "hexproof from")
    )


def _told(ruling: Ruling, name: str) -> object:
    """The results of *ruling*, whatever the colour of *name* is."""
    boards = frozenset(_bare(one.board, name) for one in ruling.outcomes)
    return boards, tuple(
        tuple(value for value, _ in one.values) for one in ruling.answered
    )


def _bare(board: Board, name: str) -> Board:
    obj = board.obj(name)
    return board.with_object(replace(obj, colors=frozenset())) if obj else board
