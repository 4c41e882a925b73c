"""Which of several things is meant: the question that the asker is sent back with."""

from collections.abc import Sequence

from bot.worded import Worded, one_of, worded


def which_is_meant(said: str, names: Sequence[str]) -> Worded:
    """That what was *said* could be any of the things called *names*."""
    return worded(
        "“{thing}” could be {listed}. Which one is meant?",
        thing=said,
        listed=one_of(names),
    )
