"""How much is done to read one text, counted: the same text always takes as much.

Nearly all that is done is begun by :func:`spend`, so that no text, whatever it says
again and again, is read for long: it is refused, and says so.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.engine.room import Room
from bot.errors import Problem, QuestionError
from bot.worded import worded

# In phrases tried at a place. What people ask takes hundreds, no text that is tested
# an eighth of it, a first look at the longest that can be typed two thirds.
MOST = 50_000
# What it takes to put one word into plainer ones, beside trying a phrase.
REWRITTEN = 8
# What it takes to look at one position of a game.
PLAYED = 3


class _Effort:
    """What is *left* to be done."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = MOST


_EFFORT: ContextVar[_Effort | None] = ContextVar("effort", default=None)


@contextmanager
def bounded() -> Iterator[None]:
    """What is read within takes :data:`MOST` at most; within another, of its rest.

    Raises QuestionError (LIMIT) where it would be more, even if that was made up for.
    """
    with shared(of=_EFFORT.get()) as effort:
        yield
    if effort.left < 0:
        raise _too_much()


@contextmanager
def shared(of: _Effort | None = None) -> Iterator[_Effort]:
    """All texts that are read within together take :data:`MOST`, or what is left *of*.

    Of one of them that would be more, :func:`bounded` says so.
    """
    effort = of or _Effort()
    token = _EFFORT.set(effort)
    try:
        yield effort
    finally:
        _EFFORT.reset(token)


def spend(count: int) -> None:
    """Count what is done next. Raises QuestionError (LIMIT) where it is too much."""
    effort = _EFFORT.get()
    if effort is not None:
        effort.left -= count
        if effort.left < 0:
            raise _too_much()


class _Played(Room):
    """Room for what is played out as a text is read: that counts as reading it."""

    __slots__ = ()

    def take(self, positions: int) -> None:
        super().take(positions)
        spend(PLAYED * positions)


def room(positions: int) -> Room:
    """So many *positions*, fewer where no more may be done.

    Whoever takes more than may be done raises QuestionError (LIMIT).
    """
    effort = _EFFORT.get()
    left = positions if effort is None else effort.left // PLAYED
    return _Played(min(positions, left))


def _too_much() -> QuestionError:
    return QuestionError(
        Problem.LIMIT,
        worded("That takes too long to read: tell it in fewer words, or in parts."),
        suggestions=(worded("Leave out what does not touch the damage."),),
    )
