"""The instructions to counter (701.6) or copy a spell, and what is remembered."""

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


@dataclass(frozen=True, slots=True)
class CopySpell:
    """*what* is copied (707.10); *anew*: new targets may be chosen for the copy."""

    what: Ref
    anew: bool = False
