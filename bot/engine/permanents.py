"""What is done to permanents but damage: tapping, attaching, taking over."""

from dataclasses import dataclass

from bot.engine.effects import Until
from bot.engine.values import Ref, Who


@dataclass(frozen=True, slots=True)
class TapIt:
    """Tap (or untap) *what*; *stays*: it won't untap in its next untap step."""

    what: Ref
    untap: bool = False
    stays: bool = False


@dataclass(frozen=True, slots=True)
class GainControl:
    """*who* gains control of *what*."""

    what: Ref
    who: Ref = Who.YOU
    until: Until = Until.END_OF_GAME


@dataclass(frozen=True, slots=True)
class Attach:
    """Attach *what* to *to*."""

    what: Ref
    to: Ref


@dataclass(frozen=True, slots=True)
class BecomeBlocked:
    """*what*, which attacks, becomes blocked, though nothing blocks it (509.1h)."""

    what: Ref


@dataclass(frozen=True, slots=True)
class RemoveFromCombat:
    """*what* leaves combat."""

    what: Ref
