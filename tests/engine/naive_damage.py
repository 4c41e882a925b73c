"""The damage that the naive reading of 616.1 follows, and what comes of it."""

from dataclasses import dataclass, replace

from bot.engine.effects import (
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
)

PREVENTING = (PreventNext, PreventInstance, PreventEach, PreventAll)


@dataclass(frozen=True)
class Damage:
    """One source's damage to one recipient, not dealt yet."""

    source: str
    recipient: str
    amount: int
    combat: bool
    preventable: bool
    place: int
    applied: tuple[str, ...] = ()
    prevented: int = 0
    # A part of the damage was, or this is what was, sent elsewhere by a shield of
    # points: all parts are still one event (614.5, 614.9).
    split: bool = False
    moved: bool = False


@dataclass(frozen=True)
class Result:
    """How much each recipient is dealt, and what is left of what is used up."""

    dealt: tuple[tuple[str, int], ...]
    left: tuple[tuple[str, int], ...]


class TooManyError(Exception):
    """The board has more orders than a naive reader can follow."""


def altered(events: list[Damage], place: int, event: Damage) -> list[Damage]:
    return [*events[:place], event, *events[place + 1 :]]


def lessened(event: Damage, points: int) -> Damage:
    assert 0 <= points <= event.amount
    return replace(
        event, amount=event.amount - points, prevented=event.prevented + points
    )
