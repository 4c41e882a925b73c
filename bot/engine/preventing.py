"""What prevention effects make of damage."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.arena import Arena
from bot.engine.choosing import Each
from bot.engine.dividing import ways_to_divide
from bot.engine.effects import (
    Effect,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
)
from bot.engine.events import (
    DamageEvent,
    Event,
    amount_of,
)
from bot.engine.gamerules import Topic
from bot.engine.indistinct import alike
from bot.engine.matching import value
from bot.engine.outcome import Said, Step, StepKind
from bot.engine.pending import (
    After,
    Pending,
    Rewritten,
    mark,
    names,
    recipient_id,
    reduced,
    said,
    source_id,
)
from bot.engine.seeing import mentions, scope_of
from bot.engine.values import Who
from bot.worded import joined, worded


def shield(
    arena: Arena, effect: Effect, left: int, pending: tuple[Pending, ...]
) -> Sequence[Rewritten]:
    """The ways to spend *left* points of *effect* on damage met together (615.7)."""
    rules = arena.rules
    open_to: list[int] = []
    steps: list[Step] = []
    for index, one in enumerate(pending):
        event = one.event
        assert isinstance(event, DamageEvent)
        if arena.preventable(event):
            open_to.append(index)
        else:
            # It applies, prevents nothing and is not reduced (615.12; DP 7).
            steps.append(_cannot(arena, effect, event))
    marked = [mark(one, effect) for one in pending]
    divided = [pending[index] for index in open_to]
    amounts = tuple(amount_of(one.event) for one in divided)
    spend = min(left, sum(amounts))
    if not open_to:
        done = tuple(marked)
        return (
            Rewritten(
                done,
                left,
                after_of(arena, effect, pending, [0] * len(pending)),
                tuple(steps),
            ),
        )
    counts = arena.counts_prevented
    ways = ways_to_divide(spend, amounts, alike(arena, divided))

    def spent(way: tuple[int, ...]) -> Rewritten:
        parts = [0] * len(pending)
        for index, points in zip(open_to, way, strict=True):
            parts[index] = points
        after_parts = tuple(
            reduced(one, points, counts=counts)
            for one, points in zip(marked, parts, strict=True)
        )
        told = list(steps)
        for index in open_to:
            event = pending[index].event
            if parts[index]:
                told.append(
                    said(
                        "{effect} prevents {points} of the {amount} damage from"
                        " {source} to {recipient}; {left} left on it.",
                        rules.cite(Topic.SHIELD),
                        rules.cite(Topic.DIVIDE) if len(ways) > 1 else (),
                        rules.cite(Topic.BONUS_INSIDE) if has_bonus(event) else (),
                        kind=StepKind.PREVENTION,
                        effect=effect.label,
                        points=parts[index],
                        amount=amount_of(event),
                        left=left - spend,
                        **names(arena, event),
                    )
                )
        label = None
        if len(ways) > 1:
            label = division_label(arena, pending, parts)
        return Rewritten(
            after_parts,
            left - spend,
            after_of(arena, effect, pending, parts),
            tuple(told),
            label,
        )

    return Each(ways, spent)


def division_label(
    arena: Arena, pending: tuple[Pending, ...], parts: list[int]
) -> Said:
    """How a shield was divided: “2 from Fire (to Bear)”."""
    several = (
        len(
            {
                one.event.recipient
                for one in pending
                if isinstance(one.event, DamageEvent)
            }
        )
        > 1
    )
    said: list[str] = []
    for one, points in zip(pending, parts, strict=True):
        if points and isinstance(one.event, DamageEvent):
            told = names(arena, one.event)
            said.append(
                worded("{n} from {source} (to {recipient})", n=points, **told)
                if several
                else worded("{n} from {source}", n=points, source=told["source"])
            )
    return Said("{division}", (("division", joined(said)),))


def _cannot(arena: Arena, effect: Effect, event: DamageEvent) -> Step:
    spent = arena.rules.instance_spent_on_unpreventable
    if isinstance(effect.act, PreventInstance) and spent:
        template = (
            "{effect} applies, but the damage from {source} can't be prevented."
            " The attempt uses it up."
        )
    elif isinstance(effect.act, (PreventInstance, PreventNext)) and spent is not None:
        template = (
            "{effect} applies, but the damage from {source} can't be prevented."
            " It is not used up."
        )
    else:
        template = "{effect} applies, but the damage from {source} can't be prevented."
    bulwark = effect.id.startswith("bulwark:")
    topic = Topic.BULWARK_SPENT if bulwark else Topic.UNPREVENTABLE
    return said(
        template,
        arena.rules.cite(topic),
        kind=StepKind.PREVENTION,
        effect=effect.label,
        **names(arena, event),
    )


def has_bonus(event: Event) -> bool:
    """Whether Bonus Damage is in what is prevented (Riftbound 715.4.a)."""
    return isinstance(event, DamageEvent) and event.bonus > 0


def prevent(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
    """Damage less what *effect* prevents of it, once or each time (615.8, 615.10)."""
    rules = arena.rules
    parts: list[int] = []
    steps: list[Step] = []
    spent = False
    for one in pending:
        event = one.event
        assert isinstance(event, DamageEvent)
        scope = scope_of(arena.board, effect, event)
        if not arena.preventable(event):
            parts.append(0)
            steps.append(_cannot(arena, effect, event))
            spent = spent or bool(rules.instance_spent_on_unpreventable)
            continue
        spent = True
        match effect.act:
            case PreventAll():
                points = event.amount
                topic = Topic.PREVENT
            case PreventInstance(amount) | PreventEach(amount):
                points = min(event.amount, value(scope, amount))
                instance = isinstance(effect.act, PreventInstance)
                topic = Topic.INSTANCE if instance else Topic.EACH
            case _:
                raise AssertionError(effect.act)
        parts.append(points)
        steps.append(
            said(
                "{effect} prevents {points} of the {amount} damage from {source} to"
                " {recipient}.",
                topic_of(arena, effect, topic),
                rules.cite(Topic.BONUS_INSIDE) if has_bonus(event) else (),
                kind=StepKind.PREVENTION,
                effect=effect.label,
                points=points,
                amount=event.amount,
                **names(arena, event),
            )
        )
    if left is not None and spent:
        left -= 1
    done = tuple(
        reduced(mark(one, effect), points, counts=arena.counts_prevented)
        for one, points in zip(pending, parts, strict=True)
    )
    return Rewritten(done, left, after_of(arena, effect, pending, parts), tuple(steps))


def prevent_shared(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Sequence[Rewritten]:
    """N points of all damage of a moment, divided as the chooser likes."""
    act = effect.act
    assert isinstance(act, (PreventInstance, PreventEach))
    points = value(scope_of(arena.board, effect, pending[0].event), act.amount)
    if left is not None:
        can = any(
            isinstance(one.event, DamageEvent) and arena.preventable(one.event)
            for one in pending
        )
        if can or arena.rules.instance_spent_on_unpreventable:
            left -= 1
    ways = shield(arena, effect, points, pending)
    return Each(ways, lambda way: replace(way, left=left))


def topic_of(arena: Arena, effect: Effect, topic: Topic) -> tuple[str, ...]:
    """The rules of what *effect* comes from, or those of *topic* (614.1a, 615.1a)."""
    if effect.id.startswith("protection:"):
        return arena.rules.cite(Topic.PROTECTION)
    if effect.id.startswith("shield counter:"):
        return arena.rules.cite(Topic.SHIELD_COUNTER)
    if effect.id.startswith("bulwark:"):
        return arena.rules.cite(Topic.BULWARK)
    if effect.id.startswith("absorb:"):
        return arena.rules.cite(Topic.ABSORB)
    return arena.rules.cite(topic)


def after_of(
    arena: Arena, effect: Effect, pending: tuple[Pending, ...], parts: list[int]
) -> tuple[After, ...]:
    """What the application leaves to be done: riders, and triggers on prevention."""
    one_by_one = effect.each_source and not isinstance(effect.act, PreventNext)
    found: list[After] = []
    if effect.prevents and arena.watches_prevention and any(parts):
        found.append(_noticed(effect, pending, parts, one_by_one))
    if not effect.rider:
        return tuple(found)
    by_recipient = mentions(effect.rider, Who.EVENT_RECIPIENT) or mentions(
        effect.rider, Who.EVENT_PLAYER
    )
    by_source = one_by_one or mentions(effect.rider, Who.EVENT_SOURCE)
    found.extend(
        After(
            effect.id,
            source_id(one.event) if by_source else "",
            recipient_id(one.event) if by_recipient or one_by_one else "",
            amount_of(one.event),
            points,
            combat=isinstance(one.event, DamageEvent) and one.event.combat,
        )
        for one, points in zip(pending, parts, strict=True)
    )
    return tuple(found)


def _noticed(
    effect: Effect, pending: tuple[Pending, ...], parts: list[int], one_by_one: bool
) -> After:
    """One entry an application, however many events it met (615.13)."""
    first = next(one for one, points in zip(pending, parts, strict=True) if points)
    # Applications of one effect to several simultaneous events are one for shields
    # and "all damage"; "a source would deal" is applied to each on its own.
    return After(
        effect.id,
        source_id(first.event) if one_by_one else "",
        recipient_id(first.event) if one_by_one else "",
        sum(amount_of(one.event) for one in pending),
        sum(parts),
        noticed=True,
    )
