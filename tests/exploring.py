"""The engine with room enough for what tests look at."""

from bot.engine.exploration import explore, resolve
from bot.engine.outcome import ChoicePoint, Ruling, Settled
from bot.engine.question import Question
from bot.engine.room import Room

ENOUGH = 36_000


def explored(question: Question, answers: tuple[int, ...] = ()) -> Ruling:
    """All that comes of *question*."""
    return explore(question, Room(ENOUGH), answers)


def resolved(
    question: Question, answers: tuple[int, ...] = ()
) -> Settled | ChoicePoint:
    """What *answers* lead to."""
    return resolve(question, Room(ENOUGH), answers)
