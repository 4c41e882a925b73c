"""Whether an effect, a trigger or a restriction looks at an event."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from bot.engine.binding import bind
from bot.engine.board import Board, Obj, copy_of, count
from bot.engine.characteristics import loses_all
from bot.engine.effects import (
    Ban,
    CounterWatch,
    DamageWatch,
    DestroyWatch,
    DiscardWatch,
    DrawWatch,
    Effect,
    EnterWatch,
    LeaveWatch,
    LifeGainWatch,
    LifeLossWatch,
    LoseWatch,
    MillWatch,
    Modifier,
    PreventNext,
    Redirect,
    Restriction,
    Static,
    Tally,
    TokenWatch,
    Trigger,
    Watch,
    ZoneWatch,
)
from bot.engine.events import (
    CreateTokens,
    DamageEvent,
    Destroy,
    Discard,
    DrawCards,
    DrawOne,
    Enter,
    Event,
    LifeGain,
    LifeLoss,
    LoseGame,
    Mill,
    PutCounters,
    RemoveCounters,
    ZoneChange,
    affected,
    amount_of,
)
from bot.engine.in_force import holds_for
from bot.engine.matching import matches
from bot.engine.scope import Scope
from bot.engine.values import Filter, Who, Zone

# Marks an event without an amount that something else has replaced altogether.
GONE = "gone"


@lru_cache(maxsize=4096)
def mentions(part: Any, word: Any) -> bool:
    """True if *word* occurs anywhere inside the frozen data *part*."""
    if part == word:
        return True
    if isinstance(part, tuple):
        return any(mentions(one, word) for one in part)
    if is_dataclass(part) and not isinstance(part, type):
        return any(mentions(getattr(part, one.name), word) for one in fields(part))
    return False


@lru_cache(maxsize=4096)
def looks_at_host(part: Any) -> bool:
    """True if what *part* means depends on the object whose ability it is."""
    if part in (Who.THIS, Who.ATTACHED):
        return True
    if isinstance(part, Filter) and (part.this or part.other or part.attached):
        return True
    if isinstance(part, tuple):
        return any(looks_at_host(one) for one in part)
    if is_dataclass(part) and not isinstance(part, type):
        return any(looks_at_host(getattr(part, one.name)) for one in fields(part))
    return False


def source_of(event: Event) -> str:
    """The id of the event's source, "" if it has none."""
    return getattr(event, "source", "")


def scope_of(
    board: Board,
    effect: Effect | Trigger | Restriction | Tally,
    event: Event | None = None,
) -> Scope:
    """What *you*, *this*, *that much* … mean for *effect* and *event*."""
    return Scope(
        board,
        you=effect.controller,
        this=effect.host,
        chosen=effect.chosen,
        x=getattr(effect, "x", None),
        amount=amount_of(event) if event is not None else 0,
        source=source_of(event) if event is not None else "",
        recipient=affected(event) if event is not None else "",
        combat=isinstance(event, DamageEvent) and event.combat,
    )


def sees(scope: Scope, watch: Watch, event: Event) -> bool:
    """True if *event* is of the kind *watch* looks for."""
    match watch, event:
        case DamageWatch(), DamageEvent():
            return (
                (watch.combat is None or watch.combat == event.combat)
                and event.amount >= watch.at_least
                and (watch.at_most is None or event.amount <= watch.at_most)
                and matches(scope, watch.recipient, event.recipient)
                and matches(_with_kind(scope, event), watch.source, event.source)
            )
        case LifeGainWatch(who, own, by), LifeGain():
            by_own = not own or event.by == event.player
            by_it = by is None or matches(scope, by, event.source)
            return by_own and by_it and matches(scope, who, event.player)
        case LifeLossWatch(), LifeLoss():
            return (
                (watch.from_damage is None or watch.from_damage == event.from_damage)
                and (watch.paid is None or watch.paid == event.paid)
                and matches(scope, watch.who, event.player)
            )
        case DrawWatch(), DrawCards():
            return (
                watch.several
                and event.amount >= watch.at_least
                and matches(scope, watch.who, event.player)
            )
        case DrawWatch(), DrawOne():
            if watch.several or (watch.but_first and event.turn):
                return False
            return matches(scope, watch.who, event.player)
        case MillWatch(who), Mill():
            if event.amount == 0 or event.to is not Zone.GRAVEYARD:
                return False
            return matches(scope, who, event.player)
        case DiscardWatch(), Discard():
            return (
                (watch.by_opponent is None or watch.by_opponent == event.by_opponent)
                and not (watch.unnamed and event.object)
                and matches(scope, watch.who, event.player)
            )
        case CounterWatch(removed=True), RemoveCounters():
            of_kind = watch.kind in ("", event.kind)
            return of_kind and matches(scope, watch.on, event.on)
        case CounterWatch(removed=False), PutCounters():
            return (
                watch.kind in ("", event.kind)
                and (
                    watch.from_effect is None or watch.from_effect == event.from_effect
                )
                and (watch.by is None or matches(scope, watch.by, event.by))
                and matches(scope, watch.on, event.on)
                and (not watch.nth or _reached(scope, watch, event))
            )
        case DestroyWatch(), Destroy():
            return (
                (watch.by_state is None or watch.by_state == event.by_state)
                and matches(scope, watch.what, event.object)
                and not (watch.regeneration and _cannot_regenerate(scope, event))
            )
        case ZoneWatch(), ZoneChange():
            return _moves(scope, watch, event)
        case ZoneWatch(what, Zone() as origin, None), Enter():
            # Onto the battlefield as well: "leaves your graveyard".
            left = origin is event.origin and origin is not Zone.BATTLEFIELD
            return left and matches(scope, what, event.object)
        case EnterWatch(what, origin, uncast), Enter():
            if uncast and event.origin is Zone.STACK:
                return False
            return origin in (None, event.origin) and matches(
                _as_it_enters(scope, event), what, event.object
            )
        case LeaveWatch(what), ZoneChange():
            return event.origin is Zone.BATTLEFIELD and matches(
                scope, what, event.object
            )
        case TokenWatch(), CreateTokens():
            return (
                (watch.from_effect is None or watch.from_effect == event.from_effect)
                and matches(scope, watch.who, event.player)
                and _made_like(scope, watch.what, event.blueprint)
            )
        case LoseWatch(who), LoseGame():
            return matches(scope, who, event.player)
        case _:
            return False


def _made_like(scope: Scope, what: Filter, token: Obj) -> bool:
    """True if a token made like *token* would match *what*."""
    board = scope.board
    there = board.changed(objects=(*board.objects, token))
    return matches(replace(scope, board=there), what, token.id)


def _with_kind(scope: Scope, event: DamageEvent) -> Scope:
    """The board with the source as what it counts as for this damage."""
    obj = scope.board.obj(event.source) if event.kind else None
    if obj is None:
        return scope
    # Damage of an ability or spell is no unit's damage (417.6).
    kinds = (obj.kinds - {"unit"}) | {event.kind}
    return scope.on(scope.board.with_object(replace(obj, kinds=kinds)))


def _as_it_enters(scope: Scope, event: Enter) -> Scope:
    """The board with the permanent as it would be there (614.12)."""
    obj = scope.board.obj(event.object)
    if obj is None:
        return scope
    original = scope.board.obj(event.copy_of) if event.copy_of else None
    if original is not None:
        obj = copy_of(obj, original, event.but)
    entered = replace(
        obj,
        controller=event.controller,
        tapped=event.tapped,
        zone=Zone.BATTLEFIELD,
        kinds=(obj.kinds | event.also_kinds) - event.not_kinds,
    )
    board = scope.board.with_object(entered)
    own = tuple(it for it in obj.abilities.statics if isinstance(it, Modifier))
    # What its own static abilities would make of it counts as well.
    says = replace(obj.abilities, statics=own)
    return scope.on(bind(board, replace(entered, abilities=says)) if own else board)


def _reached(scope: Scope, watch: CounterWatch, event: PutCounters) -> bool:
    """Whether these counters are the ones that make it so many (714.2b)."""
    on = scope.board.obj(event.on)
    if on is None:
        return False
    now = count(on.counters, event.kind)
    return now - event.amount < watch.nth <= now


def _cannot_regenerate(scope: Scope, event: Destroy) -> bool:
    return not event.regenerable or bool(
        find_ban(scope.board, Ban.REGENERATE, event.object)
    )


def _moves(scope: Scope, watch: ZoneWatch, event: ZoneChange) -> bool:
    if watch.origin is not None and watch.origin is not event.origin:
        return False
    if watch.to is not None and watch.to is not event.to:
        return False
    if watch.but_from is not None and watch.but_from is event.origin:
        return False
    if watch.discarded and not event.discarded:
        return False
    if watch.sacrificed and not event.sacrificed:
        return False
    if watch.by_opponent is not None and watch.by_opponent != event.by_opponent:
        return False
    if watch.damaged_by is not None:
        obj = scope.board.obj(event.object)
        if obj is None or not any(
            matches(scope, watch.damaged_by, name) for name in obj.damaged_by
        ):
            return False
    return matches(scope, watch.what, event.object)


_WATCHES: dict[type[Any], tuple[type[Any], ...]] = {
    DamageEvent: (DamageWatch,),
    LifeGain: (LifeGainWatch,),
    LifeLoss: (LifeLossWatch,),
    DrawCards: (DrawWatch,),
    DrawOne: (DrawWatch,),
    Mill: (MillWatch,),
    Discard: (DiscardWatch,),
    PutCounters: (CounterWatch,),
    RemoveCounters: (CounterWatch,),
    Destroy: (DestroyWatch,),
    ZoneChange: (ZoneWatch,),
    Enter: (EnterWatch,),
    CreateTokens: (TokenWatch,),
    LoseGame: (LoseWatch,),
}


def remaining_of(effect: Effect) -> int | None:
    """Points or uses an effect still has, None where nothing is counted."""
    match effect.act:
        case PreventNext(remaining):
            return remaining if isinstance(remaining, int) else None
        case Redirect(points=True, amount=amount):
            return amount if isinstance(amount, int) else None
        case _:
            return effect.uses


def find_ban(
    board: Board,
    ban: Ban,
    subject: str,
    other: str = "",
    combat: bool | None = None,
    kind: str = "",
) -> Restriction | None:
    """The restriction in force that forbids *ban* for *subject* (and *other*).

    *kind*: of the counters; a restriction about one kind forbids only that.
    """
    for one in _bans(board, ban, subject, other):
        if one.counter and one.counter != kind:
            continue
        if one.combat is not None and combat is not None and one.combat != combat:
            continue
        if one.after and (ban is not Ban.DRAW or _drew(board, subject) < one.after):
            continue
        if one.unless is None:
            return one
    return None


def conditional_bans(
    board: Board, ban: Ban, subject: str, other: str = ""
) -> tuple[Restriction, ...]:
    """What forbids *ban* as long as nothing is paid, alone, or to more than so many."""
    return tuple(
        one
        for one in _bans(board, ban, subject, other)
        if one.unless is not None or one.after
    )


def _bans(board: Board, ban: Ban, subject: str, other: str) -> Iterator[Restriction]:
    given = (one for one in granted(board) if isinstance(one, Restriction))
    for one in (*board.restrictions, *given):
        if one.ban is not ban:
            continue
        scope = scope_of(board, one)
        if not holds_for(one, board, scope):
            continue
        if matches(scope, one.subject, subject) and (
            not other or matches(scope, one.object, other)
        ):
            yield one


def _drew(board: Board, name: str) -> int:
    player = board.player(name)
    return player.drew if player is not None else 0


def granted(board: Board) -> tuple[Static, ...]:
    """Abilities in quotation marks that modifiers give to objects."""
    givers = [one for one in board.modifiers if one.grants is not None]
    if not givers:
        return ()
    found: list[Static] = []
    for modifier in givers:
        assert modifier.grants is not None
        scope = Scope(board, modifier.controller, modifier.host, modifier.chosen)
        if not holds_for(modifier, board, scope):
            continue
        for obj in board.objects:
            if (
                obj.zone is Zone.BATTLEFIELD
                and matches(scope, modifier.subject, obj.id)
                and loses_all(board, obj) <= board.modifiers.index(modifier)
            ):
                found.extend(
                    replace(
                        static,
                        id=f"{modifier.id}>{obj.id}#{index}",
                        label=modifier.label,
                        controller=obj.controller,
                        host=obj.id,
                    )
                    for index, static in enumerate(modifier.grants.statics)
                )
    return tuple(found)
