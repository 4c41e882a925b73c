"""What is done again: once for each of several things, or a number of times."""

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
