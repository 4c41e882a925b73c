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
# a third of it, a first look at the longest that can be typed two thirds.
MOST = 50_000
# A text with all its changes: some twenty of these, read one after the other.
CHANGED = 2 * MOST
# What it takes to put one word into plainer ones, beside trying a phrase.
REWRITTEN = 8
# What it takes to look at one position of a game.
PLAYED = 3


class Effort:
    """What is *left* to be done, and how much was *taken*."""

    __slots__ = ("_most", "left")

    def __init__(self, most: int) -> None:
        self._most = self.left = most

    @property
    def taken(self) -> int:
        return self._most - self.left


_EFFORT: ContextVar[Effort | None] = ContextVar("effort", default=None)


@contextmanager
def bounded() -> Iterator[None]:
    """What is read within takes :data:`MOST` at most.

    Raises QuestionError (LIMIT) where it would be more, even if that was made up for.
    """
    with shared() as effort:
        yield
    if effort.left < 0:
        raise _too_much()


@contextmanager
def shared(most: int = MOST) -> Iterator[Effort]:
    """All that is read within takes *most* together; within another, of its rest.

    Of a text that would take more, :func:`bounded` says so.
    """
    outer = _EFFORT.get()
    effort = Effort(most if outer is None else min(most, outer.left))
    token = _EFFORT.set(effort)
    try:
        yield effort
    finally:
        _EFFORT.reset(token)
        if outer is not None:
            outer.left -= effort.taken


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
