"""What one effect makes of the events it is applied to: the one home of case
analysis on acts."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.arena import Arena
from bot.engine.bonuses import raised
from bot.engine.changes import told
from bot.engine.copying import ways_to_copy
from bot.engine.creating import creating, makes_only_tokens
from bot.engine.effects import (
    AlsoCreate,
    AsEntersChoose,
    Bonus,
    Effect,
    EnterAsCopy,
    EnterBackFace,
    EnterUnder,
    EnterWith,
    FloorLife,
    FromSource,
    Instead,
    Minus,
    MoveTo,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    SetTo,
    TakeAsEnters,
)
from bot.engine.events import (
    CreateTokens,
    DamageEvent,
    Destroy,
    Enter,
    Event,
    PutCounters,
    ZoneChange,
    amount_of,
    changed,
)
from bot.engine.gamerules import Doubt, Topic
from bot.engine.matching import refs, value
from bot.engine.outcome import Said, Step
from bot.engine.pending import (
    After,
    Pending,
    Rewritten,
    mark,
    recipient_id,
    said,
    source_id,
)
from bot.engine.preventing import after_of, prevent, prevent_shared, shield, topic_of
from bot.engine.redirecting import redirect, redirect_pool
from bot.engine.seeing import GONE, mentions, scope_of
from bot.engine.taking import options_for
from bot.engine.values import ThatMuch, Zone
from bot.engine.watches import DestroyWatch
from bot.replacing import replace


def rewrite(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Sequence[Rewritten]:
    """Apply *effect* (with *left* points or uses) to the events it meets together.

    Usually one result; several where a player divides a shield.
    """
    match effect.act:
        case PreventNext():
            return shield(arena, effect, left or 0, pending)
        case PreventInstance(amount) | PreventEach(amount) if len(pending) > 1 and (
            not mentions(amount, ThatMuch()) and not _number_for_each(arena, effect)
        ):
            return prevent_shared(arena, effect, left, pending)
        case PreventInstance() | PreventEach() | PreventAll():
            return (prevent(arena, effect, left, pending),)
        case Redirect(points=True):
            return redirect_pool(arena, effect, left or 0, pending)
        case Redirect():
            return (redirect(arena, effect, left, pending),)
        case EnterAsCopy():
            return ways_to_copy(arena, effect, left, pending)
        case AsEntersChoose() if options := options_for(arena, effect, pending):
            return _chosen(arena, effect, left, pending, options)
        case Bonus():
            return (raised(arena, effect, left, pending),)
        case AlsoCreate() | Instead() if makes_only_tokens(effect):
            return (creating(arena, effect, left, pending),)
        case Instead():
            return (_instead(arena, effect, left, pending),)
        case _:
            return (_modify(arena, effect, left, pending),)


def _number_for_each(arena: Arena, effect: Effect) -> bool:
    """True if "one or more" is read as that many points of each (DP 8 is silent)."""
    return effect.one_or_more and arena.doubts(Doubt.SHARED_NUMBER) == 1


def _chosen(
    arena: Arena,
    effect: Effect,
    left: int | None,
    pending: tuple[Pending, ...],
    options: tuple[str, ...],
) -> tuple[Rewritten, ...]:
    """As it enters, its controller chooses one of *options* (614.12a)."""
    ways: list[Rewritten] = []
    for option in options:
        done: list[Pending] = []
        for one in pending:
            marked = mark(one, effect)
            event = marked.event
            assert isinstance(event, Enter)
            chosen = (*event.chosen, option)
            done.append(replace(marked, event=changed(event, chosen=chosen)))
        step = said(
            "{effect}: {option} is chosen.",
            arena.rules.cite(Topic.ENTERS_CHOICE),
            effect=effect.label,
            option=option,
        )
        label = Said("{option}", (("option", option),))
        ways.append(Rewritten(tuple(done), left, (), (step,), label))
    return tuple(ways)


def _due(effect: Effect, pending: Pending) -> After:
    """What happens instead (or as well), with the same effects already applied."""
    event = pending.event
    return After(
        effect.id,
        source_id(event),
        recipient_id(event),
        amount_of(event),
        0,
        instead=True,
        applied=event.applied | {effect.id},
        combat=isinstance(event, DamageEvent) and event.combat,
    )


def _instead(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
    after = tuple(_due(effect, one) for one in pending)
    gone = tuple(
        replace(one, event=_emptied(mark(one, effect).event)) for one in pending
    )
    steps = tuple(_replaced(arena, effect, one.event) for one in pending)
    return Rewritten(gone, None if left is None else left - 1, after, steps)


def _replaced(arena: Arena, effect: Effect, event: Event) -> Step:
    """Whose death is replaced is told; of several at once it is not seen otherwise."""
    cited = arena.rules.cite(Topic.REPLACE)
    if isinstance(effect.watch, DestroyWatch) and effect.watch.regeneration:
        always = effect.uses is None
        topic = Topic.REGENERATE_ALWAYS if always else Topic.REGENERATE
        return said(
            "{effect}: {object} is not destroyed; it is tapped, its damage is removed, "
            "and it leaves combat if it is in one.",
            (*arena.rules.cite(topic), *cited),
            effect=effect.label,
            object=arena.board.name_of(recipient_id(event)),
        )
    cited = topic_of(arena, effect, Topic.REPLACE)
    dies = isinstance(event, ZoneChange) and event.to is Zone.GRAVEYARD
    if dies or isinstance(event, Destroy):
        name = arena.board.name_of(recipient_id(event))
        words = "{effect} replaces what would happen to {object}."
        return said(words, cited, effect=effect.label, object=name)
    words = "{effect} replaces it: something else happens instead."
    return said(words, cited, effect=effect.label)


def _emptied(event: Event) -> Event:
    if hasattr(event, "amount"):
        return changed(event, amount=0)
    return changed(event, applied=event.applied | {GONE})


def _modify(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
    done: list[Pending] = []
    steps: list[Step] = []
    for one in pending:
        scope = scope_of(arena.board, effect, one.event)
        before = amount_of(one.event)
        act = effect.act
        event = replace(one.event, applied=one.event.applied | {effect.id})
        if isinstance(event, (PutCounters, CreateTokens)):
            # What began as a cost is now what an effect does (614.16).
            event = changed(event, from_effect=True)
        match act:
            case Multiply(factor):
                event = changed(event, amount=before * factor)
            case Plus(amount):
                event = changed(event, amount=before + value(scope, amount))
            case Minus(amount):
                event = changed(event, amount=max(0, before - value(scope, amount)))
            case SetTo(amount):
                event = changed(event, amount=max(0, value(scope, amount)))
            case FromSource(source):
                names = refs(scope, source)
                event = changed(event, source=names[0]) if names else event
            case FloorLife(life):
                player = arena.board.player(recipient_id(event))
                now = player.life if player and player.life is not None else 0
                event = changed(event, amount=max(0, now - life))
            case MoveTo():
                event = _sent(arena, event, act)
            case EnterWith():
                event = _enter_with(arena, effect, event)
            case EnterUnder(controller):
                assert isinstance(event, Enter)
                names = refs(scope, controller)
                event = changed(
                    event, controller=names[0] if names else event.controller
                )
            case EnterBackFace():
                assert isinstance(event, Enter)
                event = changed(event, back_face=True)
            case (
                PreventNext()
                | PreventInstance()
                | PreventEach()
                | PreventAll()
                | Redirect()
                | Instead()
                | AlsoCreate()
                | Bonus()
                | AsEntersChoose()
                | TakeAsEnters()
                | EnterAsCopy()
            ):
                pass
            case _:
                assert_never(act)
        done.append(replace(one, event=event))
        steps.append(told(arena, effect, one.event, event))
    if left is not None:
        left -= 1
    return Rewritten(
        tuple(done),
        left,
        after_of(arena, effect, pending, [0] * len(pending)),
        tuple(steps),
    )


def _sent(arena: Arena, event: Event, act: MoveTo) -> Event:
    """It goes elsewhere instead; what would enter goes there from where it is."""
    zone, on = act.zone, act.counters
    if isinstance(event, Enter):
        obj = arena.board.obj(event.object)
        origin = obj.zone if obj is not None else event.origin
        done = event.applied
        return ZoneChange(event.object, origin, zone, counters=on, applied=done)
    assert isinstance(event, ZoneChange)
    return changed(event, to=zone, counters=on)


def _enter_with(arena: Arena, effect: Effect, event: Event) -> Event:
    act = effect.act
    assert isinstance(event, Enter)
    assert isinstance(act, EnterWith)
    scope = scope_of(arena.board, effect, event)
    counters = dict(event.counters)
    for kind, amount in act.counters:
        counters[kind] = counters.get(kind, 0) + value(scope, amount)
    return changed(
        event,
        tapped=(event.tapped or act.tapped) and not act.untapped,
        also_kinds=event.also_kinds | act.kinds,
        counters=tuple(sorted((kind, n) for kind, n in counters.items() if n)),
    )
