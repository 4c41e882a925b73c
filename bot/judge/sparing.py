"""Rulings tried on the way to one answer, no more than its time allows."""

from collections.abc import Callable
from typing import TypeVar

from bot.errors import Problem, QuestionError
from bot.judge.inquiry import Inquiry

T = TypeVar("T")


def sparing(rule: Callable[[Inquiry], T], characters: int) -> Callable[[Inquiry], T]:
    """*rule*, which refuses once it has been asked to read so many *characters*."""
    left = characters

    def tried(inquiry: Inquiry) -> T:
        nonlocal left
        left -= len(inquiry.scenario)
        if left < 0:
            raise QuestionError(Problem.LIMIT, "")
        return rule(inquiry)

    return tried
