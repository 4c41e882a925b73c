"""When something holds: the conditions that effects and abilities wait for."""

from dataclasses import dataclass

from bot.engine.values import Amount, Filter, Ref, Side


@dataclass(frozen=True, slots=True)
class Always:
    """No condition."""


@dataclass(frozen=True, slots=True)
class Exists:
    """At least *at_least* (at most *at_most*) things match *filter*."""

    filter: Filter
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class Compare:
    """*left* compared with *right*; *how* is one of ``>= <= == > <``."""

    left: Amount
    how: str
    right: Amount


@dataclass(frozen=True, slots=True)
class IsTurnOf:
    """It is that side's turn."""

    side: Side


@dataclass(frozen=True, slots=True)
class Matches:
    """What *ref* refers to matches *filter* ("if it's tapped", "if you're …")."""

    ref: Ref
    filter: Filter


@dataclass(frozen=True, slots=True)
class HurtBy:
    """What *ref* refers to was dealt damage this turn by something like *by*."""

    ref: Ref
    by: Filter


@dataclass(frozen=True, slots=True)
class InCombat:
    """Combat damage is being dealt now ("during combat")."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A fact that only the asker knows, by name ("class bonus", "empowered",
    "metalcraft", "kicked"). It holds if the scenario says so."""

    name: str


@dataclass(frozen=True, slots=True)
class Not:
    """*of* does not hold."""

    of: "Condition"


@dataclass(frozen=True, slots=True)
class AllHold:
    """Each of *of* holds."""

    of: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class AnyHolds:
    """At least one of *of* holds."""

    of: tuple["Condition", ...]


Condition = (
    Always | Exists | Compare | IsTurnOf | Matches | HurtBy | InCombat | Flag | Not
    | AllHold | AnyHolds
)  # fmt: skip
