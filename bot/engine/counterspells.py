"""The instruction to counter a spell (701.6), and what is remembered of it."""

from dataclasses import dataclass

from bot.engine.values import Ref, Zone

# Facts of an object on the stack.
COUNTERED = "countered"
UNCOUNTERABLE = "can't be countered"


@dataclass(frozen=True, slots=True)
class CounterSpell:
    """*what* is countered: it leaves the stack and does nothing (701.6a).

    It is put *to* its owner's graveyard, or where the one that counters it says.
    """

    what: Ref
    to: Zone = Zone.GRAVEYARD
