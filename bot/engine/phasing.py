"""The instruction that something phases out or in (702.26)."""

from dataclasses import dataclass

from bot.engine.values import Ref


@dataclass(frozen=True, slots=True)
class Phase:
    """*what* phases out, and is treated as though it did not exist; or *back* in."""

    what: Ref
    back: bool = False
