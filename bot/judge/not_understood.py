"""Sentences nobody understands, which a ruling may leave aside until they matter."""

from bot.engine.outcome import Ruling
from bot.engine.question import Question
from bot.engine.unread import not_understood
from bot.engine.watches import UNREAD
from bot.errors import Problem, QuestionError
from bot.worded import worded


def check_understood(asked: Question, ruling: Ruling) -> None:
    """Refuse an answer in which something is done that is not understood.

    Raises QuestionError (UNSUPPORTED).
    """
    if not any(UNREAD in outcome.board.done for outcome in ruling.outcomes):
        return
    unknown = next(not_understood((asked.script, _texts(asked))), None)
    raise QuestionError(
        Problem.UNSUPPORTED,
        worded(
            "It matters here what “{sentence}” does, and I do not understand it.",
            sentence=unknown.text if unknown is not None else UNREAD,
        ),
        suggestions=[worded("Say what it does in other words, in quotation marks.")],
    )


def _texts(asked: Question) -> tuple[object, ...]:
    return tuple(obj.abilities for obj in asked.board.objects)
