"""What is told to trigger, and what comes of what was told."""

from collections.abc import Sequence

from bot.engine.asking import triggered
from bot.engine.outcome import Ruling
from bot.engine.question import Question
from bot.errors import Problem, QuestionError
from bot.worded import worded


def check_triggering(asked: Question, ruling: Ruling, told: Sequence[str]) -> None:
    """Refuse what is *told* to trigger, by id, and never does (603.2).

    "Bob casts Shock and Guttersnipe triggers": not if it is somebody else's.
    Raises QuestionError (AMBIGUOUS).
    """
    for name in told:
        if ruling.outcomes and not any(triggered(it, name) for it in ruling.outcomes):
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded(
                    "{it} does not trigger by what is told. Whose is it, and what "
                    "makes it trigger?",
                    it=asked.board.name_of(name),
                ),
            )
