"""A player must choose: what is asked, between what, and what each leads to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.engine.board import Board
from bot.engine.outcome import Said, Step, divided

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One thing a player can choose, and what it leads to."""

    label: Said
    next: T
    steps: tuple[Step, ...] = ()
    # Names by which a choice made in advance can be recognised.
    names: tuple[str, ...] = ()


def assigned_so(board: Board, way: Sequence[tuple[str, int]], then: T) -> Option[T]:
    """The option to assign combat damage in one *way*: how much to whom."""
    names = tuple(f"{amount} to {name}" for name, amount in way)
    return Option(divided(board, way), then, names=names)


@dataclass(frozen=True, slots=True)
class Fork(Generic[T]):
    """A player must choose."""

    chooser: str
    question: Said
    rules: tuple[str, ...]
    options: tuple[Option[T], ...]
