"""Bonus Damage: every instance of it is totalled, and the total used once (714)."""

from dataclasses import replace

from bot.engine.arena import Arena
from bot.engine.changes import told
from bot.engine.components import Loop
from bot.engine.effects import Bonus, Effect
from bot.engine.events import Event, amount_of, changed
from bot.engine.gamerules import Topic
from bot.engine.matching import value
from bot.engine.outcome import Step
from bot.engine.pending import Pending, Rewritten
from bot.engine.seeing import scope_of


def next_bonus(arena: Arena, loop: Loop) -> Loop | None:
    """The next Bonus Damage: it is never ordered among the effects (715).

    What raises the next spell raises all that it deals, each by itself (715.2).
    """
    pairs = [
        (index, effect)
        for index, one in enumerate(loop.pending)
        for effect in arena.watching(one.event)
        if isinstance(effect.act, Bonus)
        and arena.applies(effect, one.event, loop.left_of(effect))
    ]
    if not pairs:
        return None
    first, effect = pairs[0]
    where = {first}
    if effect.uses is not None:
        where |= {
            index
            for index, one in pairs
            if one.id == effect.id and _source(loop, index) == _source(loop, first)
        }
    return replace(loop, picked=effect.id, where=tuple(sorted(where)))


def _source(loop: Loop, index: int) -> str:
    return getattr(loop.pending[index].event, "source", "")


def raised(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
    """Each event with the total of *effect* and all that lasts beside it."""
    done: list[Pending] = []
    steps: list[Step] = []
    for one in pending:
        found = [effect, *_others(arena, effect, one.event)]
        more = sum(_points(arena, it, one.event) for it in found)
        event: Event = changed(
            one.event,
            amount=amount_of(one.event) + more,
            bonus=more,
            applied=one.event.applied | {it.id for it in found},
        )
        done.append(replace(one, event=event))
        label = " + ".join(it.label for it in found)
        step = told(arena, replace(effect, label=label), one.event, event)
        if len(found) > 1:
            step = Step(step.said, arena.rules.cite(Topic.BONUS_SUM))
        steps.append(step)
    return Rewritten(tuple(done), None if left is None else left - 1, (), tuple(steps))


def _others(arena: Arena, effect: Effect, event: Event) -> list[Effect]:
    """What else gives Bonus Damage; what gives it to one spell only counts its uses."""
    return [
        it
        for it in arena.watching(event)
        if isinstance(it.act, Bonus)
        and it.id != effect.id
        and it.uses is None
        and arena.applies(it, event, None)
    ]


def _points(arena: Arena, effect: Effect, event: Event) -> int:
    assert isinstance(effect.act, Bonus)
    return value(scope_of(arena.board, effect, event), effect.act.amount)
