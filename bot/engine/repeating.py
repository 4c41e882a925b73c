"""What is done again: for each of several things, some times, or counter by counter."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.engine.values import Amount, Ref

if TYPE_CHECKING:
    from bot.engine.instructions import Instruction


@dataclass(frozen=True, slots=True)
class ForEach:
    """*do* for each thing that *of* refers to now, with that thing in slot *slot*."""

    of: Ref
    slot: int
    do: tuple["Instruction", ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """*do* as many times as *times* says now."""

    times: Amount
    do: tuple["Instruction", ...]


@dataclass(frozen=True, slots=True)
class Proliferate:
    """Whoever does it chooses permanents and players with counters (701.34a).

    Each chosen one gets another counter of each kind it has. *left* are the ids still
    to be asked about; None: all that have counters now.
    """

    left: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class SameCounters:
    """The counters of every kind that *of* has, or last had, are put on *on*."""

    of: Ref
    on: Ref
