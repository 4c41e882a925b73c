"""A player must choose: what is asked, between what, and what each leads to."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

from bot.engine.board import Board
from bot.engine.outcome import Said, Step, divided
from bot.frozen import frozen

T = TypeVar("T")
W = TypeVar("W")

# So many ways to choose are offered at most; a board that has more is not followed to
# its end, and the ruling says so.
MOST_WAYS = 300


@frozen
class Option(Generic[T]):
    """One thing a player can choose, and what it leads to."""

    label: Said
    next: T
    steps: tuple[Step, ...] = ()
    # Names by which a choice made in advance can be recognised.
    names: tuple[str, ...] = ()


class Each(Sequence[T], Generic[W, T]):
    """What *make* makes of each of *ways*, made when it is first looked at.

    Of hundreds of ways to divide something on a crowded board most are never followed.
    Ways that are no sequence yet are :data:`MOST_WAYS` at most.
    """

    def __init__(self, ways: Iterable[W], make: Callable[[W], T]) -> None:
        self._ways: Sequence[W]
        self._ways = ways if isinstance(ways, Sequence) else [*islice(ways, MOST_WAYS)]
        self._make = make
        self._made: dict[int, T] = {}

    def __len__(self) -> int:
        return len(self._ways)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...

    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple(self[one] for one in range(len(self))[at])
        if at not in self._made:
            self._made[at] = self._make(self._ways[at])
        return self._made[at]


def assigned_so(board: Board, way: Sequence[tuple[str, int]], then: T) -> Option[T]:
    """The option to assign combat damage in one *way*: how much to whom."""
    names = tuple(f"{amount} to {name}" for name, amount in way)
    return Option(divided(board, way), then, names=names)


@frozen
class Fork(Generic[T]):
    """A player must choose."""

    chooser: str
    question: Said
    rules: tuple[str, ...]
    options: Sequence[Option[T]]
