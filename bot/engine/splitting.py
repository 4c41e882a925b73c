"""Damage of which a shield of points sent a part elsewhere: still one event (614.9)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.effects import Effect, Minus, Multiply, Plus, Redirect
from bot.engine.events import NONE, DamageEvent
from bot.engine.pending import Pending, merged


def split_off(
    pending: Sequence[Pending], index: int, effect: Effect
) -> tuple[int, ...]:
    """Where the other parts of the same damage stand, if *effect* changes how much.

    It has one opportunity to affect the event and what the event became (614.5).
    """
    if not isinstance(effect.act, (Minus, Plus, Multiply)):
        return ()
    event = pending[index].event
    if not isinstance(event, DamageEvent) or not event.split:
        return ()
    return tuple(
        at
        for at, one in enumerate(pending)
        if isinstance(one.event, DamageEvent)
        and one.event.split
        and one.event.source == event.source
    )


def together(
    pending: list[Pending], effect: Effect, where: tuple[int, ...]
) -> list[Pending]:
    """*pending* once *effect* was applied at *where*.

    What several shields sent to one recipient is one amount of damage, and parts that
    it did not reach have had their opportunity as well.
    """
    if isinstance(effect.act, Redirect):
        return merged(pending, _same) if effect.act.points else pending
    found = pending
    for index in where:
        for at in split_off(found, index, effect):
            event = found[at].event
            applied = event.applied | {effect.id}
            found[at] = replace(found[at], event=replace(event, applied=applied))
    return found


def _same(one: Pending, other: Pending) -> bool:
    """Whether both are redirected damage of one source to one recipient."""
    first, second = one.event, other.event
    if not isinstance(first, DamageEvent) or not isinstance(second, DamageEvent):
        return False
    return (
        first.redirected
        and first.split
        and replace(first, amount=0, applied=NONE)
        == replace(second, amount=0, applied=NONE)
    )
