"""Which triggered abilities an event that happened sets waiting."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.engine.arena import triggers_for
from bot.engine.board import Board, Waiting
from bot.engine.effects import (
    CounterWatch,
    DamageWatch,
    DiscardWatch,
    Effect,
    EnterWatch,
    MillWatch,
    PreventedWatch,
    Tally,
    Trigger,
)
from bot.engine.events import DamageEvent, Event, amount_of
from bot.engine.in_force import holds_for
from bot.engine.matching import matches
from bot.engine.pending import After
from bot.engine.seeing import granted, mentions, scope_of, sees
from bot.engine.unnamed_cards import seen_in_graveyard
from bot.engine.values import Side, Who, Zone
from bot.engine.watches import TargetedWatch


def with_waiting(board: Board, *waiting: Waiting) -> Board:
    """*board* with *waiting*; once-each-turn abilities only if they have not yet."""
    if not waiting:
        return board
    kept: list[Waiting] = []
    for one in waiting:
        if one.trigger.each_turn:
            if one.trigger.note in board.flags:
                continue
            if not one.trigger.if_done:
                board = board.changed(flags=board.flags | {one.trigger.note})
        host = board.obj(one.trigger.host)
        if host is not None and host.attached_to:
            one = replace(one, attached=host.attached_to)
        kept.append(one)
    waiting = tuple(kept)
    return board.changed(waiting=(*board.waiting, *waiting)) if waiting else board


def once_together(board: Board, before: int) -> Board:
    """*board* on which "one or more" counts once for what happened at one moment.

    *before* is how many abilities were waiting until then (603.2c).
    """
    new = board.waiting[before:]
    kept = only_once(new)
    # Tokens that one spell or ability creates enter together, in whatever steps.
    seen = {it.trigger.id for it in board.waiting[:before] if _by_token(board, it)}
    kept = [it for it in kept if not (it.trigger.id in seen and _by_token(board, it))]
    if len(kept) == len(new):
        return board
    return board.changed(waiting=(*board.waiting[:before], *kept))


def _by_token(board: Board, one: Waiting) -> bool:
    """Whether a token's entering set off *one*, which counts once for each moment."""
    entered = board.obj(one.recipient)
    watches = isinstance(one.trigger.watch, EnterWatch)
    return watches and not one.trigger.each_source and bool(entered and entered.token)


def only_once(new: Sequence[Waiting]) -> list[Waiting]:
    """*new* without what triggers on the same moment again, for another thing."""
    about: dict[str, str] = {}
    return [
        one
        for one in new
        if one.trigger.each_source
        or isinstance(one.trigger.watch, (DamageWatch, PreventedWatch))
        # As often as it triggers on the first of them (603.2d).
        or about.setdefault(one.trigger.id, one.recipient) == one.recipient
    ]


def times_triggered(
    board: Board, trigger: Trigger, counts: Callable[[Tally], bool]
) -> int:
    """How often *trigger* triggers on what *counts* says a tally is about (603.2d)."""
    host = board.obj(trigger.host)
    if not board.tallies or host is None or host.zone is not Zone.BATTLEFIELD:
        return 1
    times = 1
    for tally in board.tallies:
        scope = scope_of(board, tally)
        if (
            not holds_for(tally, board, scope)
            or not matches(scope, tally.hosts, host.id)
            or not (tally.cause is None or counts(tally))
        ):
            continue
        if tally.more is None:
            return 0
        times += tally.more
    return times


def _of_source(trigger: Trigger) -> bool:
    does = (trigger.do, *(mode.do for mode in trigger.modes))
    return any(mentions(do, Who.EVENT_SOURCE) for do in does)


def _times_on(board: Board, trigger: Trigger, event: Event) -> int:
    def counts(tally: Tally) -> bool:
        scope = scope_of(board, tally, event)
        return tally.cause is not None and sees(scope, tally.cause, event)

    return times_triggered(board, trigger, counts)


def notice_damage(
    board: Board, damage: tuple[DamageEvent, ...], excess: Mapping[str, int]
) -> Board:
    """Abilities that trigger on damage: per source, or once for all together.

    *excess* is what of it was more than lethal, by recipients.
    """
    found: dict[tuple[str, str, str], Waiting] = {}
    often: dict[tuple[str, str, str], int] = {}
    for event in damage:
        for trigger, _ in triggers_for(board, event):
            watch = trigger.watch
            over = isinstance(watch, DamageWatch) and watch.excess
            if over and event.recipient not in excess:
                continue
            together = not trigger.each_source
            at_once = isinstance(watch, DamageWatch) and watch.at_once
            key = (
                trigger.id,
                "" if together and not _of_source(trigger) else event.source,
                "" if at_once else event.recipient,
            )
            old = found.get(key)
            # Any of what is seen together may make it trigger more often.
            often[key] = max(often.get(key, 0), _times_on(board, trigger, event))
            amount = excess[event.recipient] if over else event.amount
            if old is None:
                found[key] = Waiting(trigger, amount, event.source, event.recipient)
            elif not over or old.recipient != event.recipient:
                found[key] = replace(old, amount=old.amount + amount)
    return with_waiting(
        board, *(one for key, one in found.items() for _ in range(often[key]))
    )


def notice_prevention(board: Board, effect: Effect, after: After) -> Board:
    """*board* with what triggers on the damage that *effect* prevented."""
    if not after.prevented:
        return board  # Only if some was prevented (615.13).
    waiting: list[Waiting] = []
    for trigger in board.triggers:
        watch = trigger.watch
        if not isinstance(watch, PreventedWatch):
            continue
        if watch.by_this and trigger.host != effect.host:
            continue
        scope = scope_of(board, trigger)
        seen = (not after.source or matches(scope, watch.source, after.source)) and (
            not after.recipient or matches(scope, watch.recipient, after.recipient)
        )
        if seen:
            waiting.append(
                Waiting(trigger, after.prevented, after.source, after.recipient)
            )
    return with_waiting(board, *waiting)


def notice(board: Board, event: Event, *, together: bool | None = None) -> Board:
    """Abilities that trigger on an event other than damage, now waiting.

    *together*: only those that count once for several at once, or only the others.
    """
    subject = (
        getattr(event, "player", "")
        or getattr(event, "object", "")
        or getattr(event, "on", "")
    )
    return with_waiting(
        board,
        *(
            Waiting(trigger, amount_of(event), getattr(event, "source", ""), subject)
            for trigger, _ in triggers_for(board, event)
            if together is None or trigger.each_source is not together
            for _ in range(_times_on(board, trigger, event) * _each(trigger, event))
        ),
    )


def notice_due(board: Board, due: Iterable[Trigger]) -> Board:
    """*board* with the abilities *due* waiting."""
    return with_waiting(board, *(Waiting(one, one.x or 0) for one in due))


def notice_unnamed(board: Board, player: str, amount: int, origin: Zone) -> Board:
    """Abilities that trigger on cards nobody has named going to a graveyard."""
    return with_waiting(board, *seen_in_graveyard(board, player, amount, origin))


def _each(trigger: Trigger, event: Event) -> int:
    """How often one event is seen: "whenever a counter is …" once for each."""
    watch = trigger.watch
    each = isinstance(watch, (CounterWatch, MillWatch)) and watch.each
    # "Whenever … discards a card" is seen once for every card (603.2c).
    return amount_of(event) if each or isinstance(watch, DiscardWatch) else 1


def notice_targeted(
    board: Board, by: str, cause: str, targets: Iterable[str], *, cast: bool
) -> Board:
    """Abilities that trigger on a spell or ability of player *by* having targets.

    *cause* is the spell, or what the ability is of; *cast* is True for a spell.
    """
    found: list[Waiting] = []
    given = (one for one in granted(board) if isinstance(one, Trigger))
    for trigger in (*board.triggers, *given):
        watch = trigger.watch
        if not isinstance(watch, TargetedWatch) or (watch.cast and not cast):
            continue
        own = trigger.controller == by
        if watch.by is not None and own != (watch.by is Side.YOU):
            continue
        scope = scope_of(board, trigger)
        if holds_for(trigger, board, scope):
            met = [it for it in targets if matches(scope, watch.what, it)]
            # "At least one of them": once for all that it targets (603.2c).
            met = met if trigger.each_source else met[:1]
            found += [Waiting(trigger, 0, cause, name) for name in met]
    return with_waiting(board, *found) if found else board
