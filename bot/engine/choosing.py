"""A player must choose: what is asked, between what, and what each leads to."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.engine.outcome import Said, Step

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One thing a player can choose, and what it leads to."""

    label: Said
    next: T
    steps: tuple[Step, ...] = ()
    # Names by which a choice made in advance can be recognised.
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fork(Generic[T]):
    """A player must choose."""

    chooser: str
    question: Said
    rules: tuple[str, ...]
    options: tuple[Option[T], ...]
