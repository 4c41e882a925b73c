"""What stands over the examples that a refusal shows; read without the reader."""

from bot.errors import QuestionError
from bot.worded import worded


def lead_of(error: QuestionError) -> str:
    """What stands over the examples that are shown with *error*."""
    if error.offers:
        return worded("Or say it in other words, as here:")
    if error.alike:
        return worded("What I can rule on, for comparison:")
    return worded("Try:")
