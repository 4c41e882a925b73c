"""Events on their way through the loop, and what an application leaves behind."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypedDict

from bot.engine.arena import Arena
from bot.engine.effects import (
    Effect,
)
from bot.engine.events import (
    DamageEvent,
    Event,
    affected,
    amount_of,
    changed,
)
from bot.engine.outcome import Args, Said, Step, StepKind
from bot.frozen import frozen


@frozen
class Pending:
    """An event on its way through the loop.

    *proposed* and *prevented* are kept for telling; they say nothing about what can
    still happen, so positions that differ only in them are the same. *counted* is
    *prevented* once more where somebody asks how much that is.
    """

    event: Event
    proposed: int = field(default=0, compare=False)
    prevented: int = field(default=0, compare=False)
    counted: int = 0


@dataclass(frozen=True, slots=True, order=True)
class After:
    """A rider (or what happens *instead*) that is due once the events are settled.

    Grouped effects have one entry for damage dealt together to a recipient, with the
    points added up; ``each source`` effects have one per source (615.5, 615.13).
    """

    effect: str
    source: str
    recipient: str
    amount: int
    prevented: int
    instead: bool = False
    # True: not a rider but what abilities that trigger on prevention see (615.13).
    noticed: bool = False
    # True: the effect was declined, and that has its price.
    declined: bool = False
    # True: its own object goes elsewhere than this would put it (400.6).
    stays: bool = False
    applied: frozenset[str] = field(default=frozenset(), compare=False)
    combat: bool = False


@frozen
class Rewritten:
    """One way an application can turn out.

    *pending* replaces the events it was applied to, *used* is what the effect has
    left (None: nothing counted), *after* what is due later; *label* tells this way
    from the others where there are several.
    """

    pending: tuple[Pending, ...]
    left: int | None
    after: tuple[After, ...]
    steps: tuple[Step, ...]
    label: Said | None = None


def mark(pending: Pending, effect: Effect, **changes: int | str) -> Pending:
    """*pending* that has met *effect*: it applies no more than once (614.5)."""
    event = pending.event
    return replace(
        pending,
        event=changed(event, applied=event.applied | {effect.id}, **changes),
    )


def merged(
    pending: Iterable[Pending], alike: Callable[[Pending, Pending], bool]
) -> list[Pending]:
    """*pending* with those that are *alike* made one, of as much as all of them.

    What has met one of them has had its one opportunity (614.5).
    """
    found: list[Pending] = []
    for one in pending:
        at = next((n for n, it in enumerate(found) if alike(it, one)), None)
        if at is None:
            found.append(one)
            continue
        other = found[at]
        found[at] = Pending(
            changed(
                other.event,
                amount=amount_of(other.event) + amount_of(one.event),
                applied=other.event.applied | one.event.applied,
            ),
            other.proposed + one.proposed,
            other.prevented + one.prevented,
            other.counted + one.counted,
        )
    return found


def said(
    template: str,
    *topics: tuple[str, ...],
    kind: StepKind = StepKind.OTHER,
    **args: str | int,
) -> Step:
    """A step of that *kind*, said in these words under those *topics*."""
    pairs: Args = tuple(args.items())
    rules = tuple(dict.fromkeys(rule for group in topics for rule in group))
    return Step(Said(template, pairs), rules, kind)


class Names(TypedDict, total=False):
    """Who deals damage to whom, by name."""

    source: str
    recipient: str


def names(arena: Arena, event: Event) -> Names:
    """Who deals damage to whom, by name, for a step."""
    name = arena.board.name_of
    if isinstance(event, DamageEvent):
        return {"source": name(event.source), "recipient": name(event.recipient)}
    return {}


def reduced(pending: Pending, points: int, *, counts: bool) -> Pending:
    """*pending* with *points* of it prevented; *counts*: how much is asked about."""
    if not points:
        return pending
    return Pending(
        changed(pending.event, amount=amount_of(pending.event) - points),
        pending.proposed,
        pending.prevented + points,
        pending.counted + points if counts else 0,
    )


def source_id(event: Event) -> str:
    return getattr(event, "source", "")


def recipient_id(event: Event) -> str:
    return affected(event)
