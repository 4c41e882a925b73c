"""What one effect makes of the events it is applied to: the one home of case
analysis on acts."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import assert_never

from bot.engine.arena import GONE, Arena, mentions, scope_of
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
)
from bot.engine.events import (
    CreateTokens,
    DamageEvent,
    Enter,
    Event,
    ZoneChange,
    affected,
    amount_of,
    changed,
)
from bot.engine.gamerules import Topic
from bot.engine.matching import refs, value
from bot.engine.outcome import Args, Said, Step
from bot.engine.values import ThatMuch, Who


@dataclass(frozen=True, slots=True)
class Pending:
    """An event on its way through the loop.

    *proposed* and *prevented* are kept for telling; they say nothing about what can
    still happen, so positions that differ only in them are the same.
    """

    event: Event
    proposed: int = field(default=0, compare=False)
    prevented: int = field(default=0, compare=False)


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
    applied: frozenset[str] = field(default=frozenset(), compare=False)
    combat: bool = False


@dataclass(frozen=True, slots=True)
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


def _mark(pending: Pending, effect: Effect, **changes: int | str) -> Pending:
    event = pending.event
    return replace(
        pending,
        event=changed(event, applied=event.applied | {effect.id}, **changes),
    )


def _said(template: str, *topics: tuple[str, ...], **args: str | int) -> Step:
    pairs: Args = tuple(args.items())
    rules = tuple(dict.fromkeys(rule for group in topics for rule in group))
    return Step(Said(template, pairs), rules)


def divisions(points: int, amounts: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to spread *points* so that no part exceeds its amount."""
    if len(amounts) == 1:
        if points <= amounts[0]:
            yield (points,)
        return
    rest = sum(amounts[1:])
    for first in range(max(0, points - rest), min(points, amounts[0]) + 1):
        for others in divisions(points - first, amounts[1:]):
            yield (first, *others)


def rewrite(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> tuple[Rewritten, ...]:
    """Apply *effect* (with *left* points or uses) to the events it meets together.

    Usually one result; several where a player divides a shield.
    """
    match effect.act:
        case PreventNext():
            return _shield(arena, effect, left or 0, pending)
        case PreventInstance(amount) | PreventEach(amount) if len(pending) > 1 and (
            not mentions(amount, ThatMuch())
        ):
            return _prevent_shared(arena, effect, left, pending)
        case PreventInstance() | PreventEach() | PreventAll():
            return (_prevent(arena, effect, left, pending),)
        case Redirect(points=True):
            return _redirect_pool(arena, effect, left or 0, pending)
        case Redirect():
            return (_redirect(arena, effect, left, pending),)
        case Instead():
            return (_instead(arena, effect, left, pending),)
        case _:
            return (_modify(arena, effect, left, pending),)


# --- Prevention ------------------------------------------------------------


def _names(arena: Arena, event: Event) -> dict[str, str]:
    name = arena.board.name_of
    if isinstance(event, DamageEvent):
        return {"source": name(event.source), "recipient": name(event.recipient)}
    return {}


def _shield(
    arena: Arena, effect: Effect, left: int, pending: tuple[Pending, ...]
) -> tuple[Rewritten, ...]:
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
    marked = [_mark(one, effect) for one in pending]
    amounts = tuple(amount_of(pending[index].event) for index in open_to)
    spend = min(left, sum(amounts))
    if not open_to:
        done = tuple(marked)
        return (
            Rewritten(
                done,
                left,
                _after(arena, effect, pending, [0] * len(pending)),
                tuple(steps),
            ),
        )
    results: list[Rewritten] = []
    ways = list(divisions(spend, amounts))
    for way in ways:
        parts = [0] * len(pending)
        for index, points in zip(open_to, way, strict=True):
            parts[index] = points
        after_parts = tuple(
            _reduced(one, points) for one, points in zip(marked, parts, strict=True)
        )
        told = list(steps)
        for index in open_to:
            event = pending[index].event
            if parts[index]:
                told.append(
                    _said(
                        "{effect} prevents {points} of the {amount} damage from"
                        " {source} to {recipient}; {left} left on it.",
                        rules.cite(Topic.SHIELD),
                        rules.cite(Topic.DIVIDE) if len(ways) > 1 else (),
                        effect=effect.label,
                        points=parts[index],
                        amount=amount_of(event),
                        left=left - spend,
                        **_names(arena, event),
                    )
                )
        label = None
        if len(ways) > 1:
            label = _division_label(arena, pending, parts)
        results.append(
            Rewritten(
                after_parts,
                left - spend,
                _after(arena, effect, pending, parts),
                tuple(told),
                label,
            )
        )
    return tuple(results)


def _division_label(
    arena: Arena, pending: tuple[Pending, ...], parts: list[int]
) -> Said:
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
    words: list[str] = []
    for one, points in zip(pending, parts, strict=True):
        if points and isinstance(one.event, DamageEvent):
            names = _names(arena, one.event)
            where = f" (to {names['recipient']})" if several else ""
            words.append(f"{points} from {names['source']}{where}")
    return Said("{division}", (("division", ", ".join(words)),))


def _reduced(pending: Pending, points: int) -> Pending:
    if not points:
        return pending
    return Pending(
        changed(pending.event, amount=amount_of(pending.event) - points),
        pending.proposed,
        pending.prevented + points,
    )


def _cannot(arena: Arena, effect: Effect, event: DamageEvent) -> Step:
    template = "{effect} applies, but the damage from {source} can't be prevented."
    if isinstance(effect.act, PreventNext):
        template += " It is not used up."
    elif isinstance(effect.act, PreventInstance):
        if arena.rules.instance_spent_on_unpreventable:
            template += " The attempt uses it up."
        else:
            template += " It is not used up."
    return _said(
        template,
        arena.rules.cite(Topic.UNPREVENTABLE),
        effect=effect.label,
        **_names(arena, event),
    )


def _prevent(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
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
            spent = spent or rules.instance_spent_on_unpreventable
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
            _said(
                "{effect} prevents {points} of the {amount} damage from {source} to"
                " {recipient}.",
                _topic_of(arena, effect, topic),
                effect=effect.label,
                points=points,
                amount=event.amount,
                **_names(arena, event),
            )
        )
    if left is not None and spent:
        left -= 1
    done = tuple(
        _reduced(_mark(one, effect), points)
        for one, points in zip(pending, parts, strict=True)
    )
    return Rewritten(done, left, _after(arena, effect, pending, parts), tuple(steps))


def _prevent_shared(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> tuple[Rewritten, ...]:
    """N points of all damage of a moment, divided as the chooser likes."""
    act = effect.act
    assert isinstance(act, PreventInstance | PreventEach)
    points = value(scope_of(arena.board, effect, pending[0].event), act.amount)
    if left is not None:
        can = any(
            isinstance(one.event, DamageEvent) and arena.preventable(one.event)
            for one in pending
        )
        if can or arena.rules.instance_spent_on_unpreventable:
            left -= 1
    return tuple(
        replace(way, left=left) for way in _shield(arena, effect, points, pending)
    )


def _topic_of(arena: Arena, effect: Effect, topic: Topic) -> tuple[str, ...]:
    if effect.id.startswith("protection:"):
        return arena.rules.cite(Topic.PROTECTION)
    if effect.id.startswith("shield counter:"):
        return arena.rules.cite(Topic.SHIELD_COUNTER)
    if effect.id.startswith("bulwark:"):
        return arena.rules.cite(Topic.BULWARK)
    if effect.id.startswith("absorb:"):
        return arena.rules.cite(Topic.ABSORB)
    return arena.rules.cite(topic)


def _after(
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
            _source(one.event) if by_source else "",
            _recipient(one.event) if by_recipient or one_by_one else "",
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
        _source(first.event) if one_by_one else "",
        _recipient(first.event) if one_by_one else "",
        sum(amount_of(one.event) for one in pending),
        sum(parts),
        noticed=True,
    )


def _source(event: Event) -> str:
    return getattr(event, "source", "")


def _recipient(event: Event) -> str:
    return affected(event)


# --- Replacement -----------------------------------------------------------


def _redirect(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
    act = effect.act
    assert isinstance(act, Redirect)
    points = [
        amount_of(one.event)
        if act.amount is None
        else min(
            amount_of(one.event),
            value(scope_of(arena.board, effect, one.event), act.amount),
        )
        for one in pending
    ]
    left = None if left is None else left - 1
    return _moved(arena, effect, left, pending, points)


def _redirect_pool(
    arena: Arena, effect: Effect, left: int, pending: tuple[Pending, ...]
) -> tuple[Rewritten, ...]:
    """The next N points are dealt elsewhere; which ones, the chooser says."""
    amounts = tuple(amount_of(one.event) for one in pending)
    spend = min(left, sum(amounts))
    ways = list(divisions(spend, amounts))
    found = [_moved(arena, effect, left - spend, pending, list(way)) for way in ways]
    if len(ways) == 1:
        return tuple(found)
    return tuple(
        replace(one, label=_division_label(arena, pending, list(way)))
        for one, way in zip(found, ways, strict=True)
    )


def _moved(
    arena: Arena,
    effect: Effect,
    left: int | None,
    pending: tuple[Pending, ...],
    points: list[int],
) -> Rewritten:
    """*points* of each event are dealt to another recipient (614.9)."""
    act = effect.act
    assert isinstance(act, Redirect)
    parts: list[Pending] = []
    steps: list[Step] = []
    for one, moving in zip(pending, points, strict=True):
        event = one.event
        assert isinstance(event, DamageEvent)
        goal = refs(scope_of(arena.board, effect, event), act.to)[0]
        marked = _mark(one, effect)
        staying = event.amount - moving
        if moving:
            parts.append(
                replace(
                    marked,
                    event=changed(
                        marked.event, recipient=goal, amount=moving, redirected=True
                    ),
                    proposed=moving if staying else one.proposed,
                )
            )
            steps.append(
                _said(
                    "{effect}: {points} damage from {source} is dealt to {goal} instead"
                    " of {recipient}.",
                    arena.rules.cite(Topic.REDIRECT),
                    effect=effect.label,
                    points=moving,
                    goal=arena.board.name_of(goal),
                    **_names(arena, event),
                )
            )
        if staying:
            parts.append(
                replace(
                    marked,
                    event=changed(marked.event, amount=staying),
                    proposed=max(0, one.proposed - moving),
                )
            )
    after = _after(arena, effect, pending, [0] * len(pending))
    return Rewritten(tuple(parts), left, after, tuple(steps))


def _due(effect: Effect, pending: Pending) -> After:
    """What happens instead (or as well), with the same effects already applied."""
    event = pending.event
    return After(
        effect.id,
        _source(event),
        _recipient(event),
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
        Pending(_emptied(_mark(one, effect).event), one.proposed, one.prevented)
        for one in pending
    )
    step = _said(
        "{effect} replaces it: something else happens instead.",
        arena.rules.cite(Topic.REPLACE),
        effect=effect.label,
    )
    return Rewritten(gone, None if left is None else left - 1, after, (step,))


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
        match act:
            case Multiply(factor):
                event = changed(event, amount=before * factor)
            case Plus(amount):
                event = changed(event, amount=before + value(scope, amount))
            case Bonus(amount):
                more = value(scope, amount)
                event = changed(event, amount=before + more, bonus=more)
            case Minus(amount):
                event = changed(event, amount=max(0, before - value(scope, amount)))
            case SetTo(amount):
                event = changed(event, amount=max(0, value(scope, amount)))
            case FromSource(source):
                names = refs(scope, source)
                event = changed(event, source=names[0]) if names else event
            case FloorLife(life):
                player = arena.board.player(_recipient(event))
                now = player.life if player and player.life is not None else 0
                event = changed(event, amount=max(0, now - life))
            case MoveTo():
                assert isinstance(event, ZoneChange)
                event = changed(event, to=act.zone)
            case EnterWith():
                event = _enter_with(arena, effect, event)
            case EnterAsCopy(of):
                assert isinstance(event, Enter)
                names = refs(scope, of)
                # A copy has only what the copied object has (614.12, 707.9b).
                event = changed(event, copy_of=names[0] if names else "")
            case EnterUnder(controller):
                assert isinstance(event, Enter)
                names = refs(scope, controller)
                event = changed(
                    event, controller=names[0] if names else event.controller
                )
            case EnterBackFace():
                assert isinstance(event, Enter)
                event = changed(event, back_face=True)
            case AlsoCreate():
                assert isinstance(event, CreateTokens)
            case (
                PreventNext()
                | PreventInstance()
                | PreventEach()
                | PreventAll()
                | Redirect()
                | Instead()
                | AsEntersChoose()
            ):
                pass
            case _:
                assert_never(act)
        done.append(replace(one, event=event))
        steps.append(_told(arena, effect, one.event, event))
    if left is not None:
        left -= 1
    if isinstance(effect.act, AlsoCreate):
        extra = tuple(_due(effect, one) for one in pending)
        return Rewritten(tuple(done), left, extra, tuple(steps))
    return Rewritten(
        tuple(done),
        left,
        _after(arena, effect, pending, [0] * len(pending)),
        tuple(steps),
    )


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
        tapped=event.tapped or act.tapped,
        counters=tuple(sorted((kind, n) for kind, n in counters.items() if n)),
    )


def _told(arena: Arena, effect: Effect, before: Event, after: Event) -> Step:
    cite = arena.rules.cite
    name = arena.board.name_of
    act = effect.act
    if isinstance(before, DamageEvent):
        topic = Topic.BONUS if isinstance(act, Bonus) else Topic.REPLACE
        return _said(
            "{effect}: the {before} damage from {source} to {recipient}"
            " becomes {after}.",
            cite(topic),
            effect=effect.label,
            before=amount_of(before),
            after=amount_of(after),
            **_names(arena, before),
        )
    if isinstance(act, MoveTo):
        return _said(
            "{effect}: {object} goes to {zone} instead.",
            cite(Topic.REPLACE),
            effect=effect.label,
            object=name(_recipient(before)),
            zone=_place(act),
        )
    if isinstance(act, EnterAsCopy) and isinstance(after, Enter):
        return _said(
            "{effect}: {object} enters as a copy of {copied}.",
            cite(Topic.ENTERS_COPY, Topic.COPY_FIRST),
            effect=effect.label,
            object=name(_recipient(before)),
            copied=name(after.copy_of),
        )
    if isinstance(act, EnterWith) and isinstance(after, Enter):
        return _said(
            "{effect}: {object} enters {how}.",
            cite(Topic.ENTERS),
            effect=effect.label,
            object=name(_recipient(before)),
            how=_how(act, after),
        )
    if isinstance(act, FloorLife):
        return _said(
            "{effect}: the damage reduces {player}'s life total to {life} instead.",
            cite(Topic.FLOOR),
            effect=effect.label,
            player=_recipient(before),
            life=act.life,
        )
    if isinstance(act, AsEntersChoose):
        return _said(
            "{effect}: as it enters, {what} is chosen.",
            cite(Topic.ENTERS_CHOICE),
            effect=effect.label,
            what=act.what,
        )
    if hasattr(before, "amount"):
        return _said(
            "{effect}: {before} becomes {after}.",
            cite(Topic.REPLACE),
            effect=effect.label,
            before=amount_of(before),
            after=amount_of(after),
        )
    return _said("{effect} applies.", cite(Topic.REPLACE), effect=effect.label)


def _place(act: MoveTo) -> str:
    if act.shuffle:
        return "the library (shuffled in)"
    if act.bottom:
        return "the bottom of the library"
    return str(act.zone)


def _how(act: EnterWith, event: Enter) -> str:
    parts = ["tapped"] if act.tapped else []
    kinds = {kind for kind, _ in act.counters}
    parts += [
        f"with {n} {kind} counter{'s' * (n != 1)}"
        for kind, n in event.counters
        if kind in kinds
    ]
    return " and ".join(parts) or "as usual"
