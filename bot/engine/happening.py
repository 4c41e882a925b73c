"""Modified events happen: the board changes, triggers see it, results follow."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.arena import GONE, arena, mentions, scope_of, triggers_for
from bot.engine.binding import bind, unbind
from bot.engine.board import Board, Obj, Waiting, with_counters
from bot.engine.effects import (
    AlsoCreate,
    Ban,
    Effect,
    Instead,
    PreventedWatch,
    PreventNext,
    Redirect,
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
    amount_of,
)
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructions import Instruction
from bot.engine.matching import Scope, matches
from bot.engine.outcome import DamageDone, Said, Step
from bot.engine.resolution import Loop, merge
from bot.engine.results import results
from bot.engine.rewriting import After
from bot.engine.tasks import NOWHERE, Commit, Propose, Recorder, Run, State, Task
from bot.engine.values import Who, Zone

Tell = Callable[..., None]


def commit(rules: GameRules, state: State, task: Commit, log: Recorder | None) -> State:
    """The position after the settled events of *task* have happened."""
    here = arena(rules, state.board)
    board = _use_up(state.board, task.loops)
    pending = [one for loop in task.loops for one in loop.pending]
    events = [
        one.event
        for one in pending
        if amount_of(one.event) > 0 and GONE not in one.event.applied
    ]
    after = merge([one for loop in task.loops for one in loop.after])
    effects = {one.id: one for one in here.effects}
    tasks: list[Task] = []
    for one in after:
        if one.instead:
            tasks.append(_run_instead(effects[one.effect], one))
    damage = tuple(
        event
        for event in events
        if isinstance(event, DamageEvent)
        and not _refused(rules, state.board, event, log)
    )
    if log is not None:
        _record_damage(state.board, log, task)
    agenda = state.agenda[1:]
    if damage:
        board, later, steps = results(rules, board, damage)
        board = _notice(board, damage)
        if log is not None:
            log.tell(*steps)
        if later:
            tasks.append(Propose(later))
        agenda = _report(agenda, damage)
    for event in events:
        if not isinstance(event, DamageEvent):
            board, more = _happens(rules, board, event, log)
            tasks.extend(more)
    for one in after:
        if one.noticed:
            board = _prevention_triggers(board, effects[one.effect], one)
        elif not one.instead:
            tasks.append(_run_rider(rules, effects[one.effect], one, log))
    return State(board, (*tasks, *agenda))


def _refused(
    rules: GameRules, board: Board, event: DamageEvent, log: Recorder | None
) -> bool:
    """True if the damage was redirected to what can't be dealt damage (614.17)."""
    if not event.redirected:
        return False
    found = arena(rules, board).ban(
        Ban.BE_DEALT_DAMAGE, event.source, event.recipient, event.combat
    )
    if found is not None and log is not None:
        log.tell(
            Step(
                Said(
                    "{recipient} can't be dealt damage.",
                    (("recipient", board.name_of(event.recipient)),),
                ),
                rules.cite(Topic.CANT),
            )
        )
    return found is not None


def _use_up(board: Board, loops: tuple[Loop, ...]) -> Board:
    left = {name: number for loop in loops for name, number in loop.left}
    if not left:
        return board
    changed: list[Effect] = []
    for effect in board.effects:
        if effect.id not in left:
            changed.append(effect)
            continue
        number = left[effect.id]
        match effect.act:
            case PreventNext():
                changed.append(replace(effect, act=PreventNext(number)))
            case Redirect(points=True):
                changed.append(replace(effect, act=replace(effect.act, amount=number)))
            case _:
                changed.append(replace(effect, uses=number))
    return board.changed(effects=tuple(changed))


def _run_instead(effect: Effect, after: After) -> Run:
    act = effect.act
    do: tuple[Instruction, ...] = ()
    if isinstance(act, Instead):
        do = act.do
    elif isinstance(act, AlsoCreate) and act.token is not None:
        do = (replace(act.token, amount=act.amount),)
    return Run(do, _after_scope(effect, after), effect.label, after.applied)


def _run_rider(
    rules: GameRules, effect: Effect, after: After, log: Recorder | None
) -> Run:
    if log is not None and after.prevented == 0 and effect.prevents:
        log.tell(
            Step(
                Said(
                    "Nothing was prevented, but what else {effect} does still happens.",
                    (("effect", effect.label),),
                ),
                rules.cite(Topic.UNPREVENTABLE),
            )
        )
    return Run(effect.rider, _after_scope(effect, after), effect.label)


def _after_scope(effect: Effect, after: After) -> Scope:
    return Scope(
        NOWHERE,
        you=effect.controller,
        this=effect.host,
        chosen=effect.chosen,
        x=effect.x,
        amount=after.amount,
        prevented=after.prevented,
        source=after.source,
        recipient=after.recipient,
        combat=after.combat,
    )


def _record_damage(board: Board, log: Recorder, task: Commit) -> None:
    for loop in task.loops:
        for one in loop.pending:
            event = one.event
            if isinstance(event, DamageEvent):
                log.damage.append(
                    DamageDone(
                        board.name_of(event.source),
                        board.name_of(event.recipient),
                        one.proposed,
                        max(0, event.amount),
                        one.prevented,
                        event.combat,
                    )
                )


def _report(
    agenda: tuple[Task, ...], damage: tuple[DamageEvent, ...]
) -> tuple[Task, ...]:
    """Tell the instructions being carried out whom they have dealt damage to."""
    for index, task in enumerate(agenda):
        if isinstance(task, Run):
            scope = replace(
                task.scope,
                damaged=task.scope.damaged | {one.recipient for one in damage},
            )
            return (*agenda[:index], replace(task, scope=scope), *agenda[index + 1 :])
    return agenda


# --- Triggers --------------------------------------------------------------


def _wait(board: Board, *waiting: Waiting) -> Board:
    return board.changed(waiting=(*board.waiting, *waiting)) if waiting else board


def _notice(board: Board, damage: tuple[DamageEvent, ...]) -> Board:
    """Abilities that trigger on damage: per source, or once for all together."""
    found: dict[tuple[str, str, str], Waiting] = {}
    for event in damage:
        for trigger, _ in triggers_for(board, event):
            together = not trigger.each_source
            key = (
                trigger.id,
                ""
                if together and not mentions(trigger.do, Who.EVENT_SOURCE)
                else event.source,
                event.recipient,
            )
            old = found.get(key)
            if old is None:
                found[key] = Waiting(
                    trigger, event.amount, event.source, event.recipient
                )
            else:
                found[key] = replace(old, amount=old.amount + event.amount)
    return _wait(board, *found.values())


def _prevention_triggers(board: Board, effect: Effect, after: After) -> Board:
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
    return _wait(board, *waiting)


def notice(board: Board, event: Event) -> Board:
    """Abilities that trigger on an event other than damage, now waiting."""
    subject = (
        getattr(event, "player", "")
        or getattr(event, "object", "")
        or getattr(event, "on", "")
    )
    return _wait(
        board,
        *(
            Waiting(trigger, amount_of(event), getattr(event, "source", ""), subject)
            for trigger, _ in triggers_for(board, event)
        ),
    )


# --- Single events ---------------------------------------------------------


def _happens(
    rules: GameRules, board: Board, event: Event, log: Recorder | None
) -> tuple[Board, tuple[Task, ...]]:
    def tell(template: str, *topics: Topic, **args: str | int) -> None:
        if log is not None:
            log.tell(Step(Said(template, tuple(args.items())), rules.cite(*topics)))

    name = board.name_of
    match event:
        case LifeGain(player=who, amount=amount):
            player = board.player(who)
            if player is None or player.life is None:
                return board, ()
            board = board.with_player(replace(player, life=player.life + amount))
            tell(
                "{player}: +{amount} life, now {life}.",
                Topic.GAIN_LIFE,
                player=who,
                amount=amount,
                life=player.life + amount,
            )
            return notice(board, event), ()
        case LifeLoss(player=who, amount=amount):
            player = board.player(who)
            if player is None or player.life is None:
                return board, ()
            board = board.with_player(replace(player, life=player.life - amount))
            tell(
                "{player}: -{amount} life, now {life}.",
                Topic.LOSE_LIFE,
                player=who,
                amount=amount,
                life=player.life - amount,
            )
            return notice(board, event), ()
        case DrawCards(player=who, amount=amount, applied=applied):
            return board, tuple(
                Propose((DrawOne(who, applied=applied),))
                for _ in range(min(amount, 1000))
            )
        case DrawOne(player=who):
            player = board.player(who)
            if player is None:
                return board, ()
            hand = None if player.hand is None else player.hand + 1
            board = board.with_player(
                replace(player, drawn=player.drawn + 1, hand=hand)
            )
            tell("A card is drawn by {player}.", Topic.DRAW, player=who)
            return notice(board, event), ()
        case Mill(player=who, amount=amount):
            player = board.player(who)
            if player is None:
                return board, ()
            board = board.with_player(replace(player, milled=player.milled + amount))
            tell(
                "Cards milled by {player}: {amount}.",
                Topic.MILL,
                player=who,
                amount=amount,
            )
            return notice(board, event), ()
        case Discard(player=who, amount=amount):
            player = board.player(who)
            if player is None:
                return board, ()
            board = board.with_player(
                replace(player, discarded=player.discarded + amount)
            )
            tell(
                "Cards discarded by {player}: {amount}.",
                Topic.DISCARD,
                player=who,
                amount=amount,
            )
            return notice(board, event), ()
        case PutCounters(on=on, kind=kind, amount=amount):
            board = _counters(board, on, kind, amount)
            tell(
                "{amount} {kind} counter(s) are put on {on}.",
                Topic.COUNTERS,
                amount=amount,
                kind=kind,
                on=name(on),
            )
            return notice(board, event), ()
        case RemoveCounters(on=on, kind=kind, amount=amount):
            board = _counters(board, on, kind, -amount)
            tell(
                "{amount} {kind} counter(s) are removed from {on}.",
                Topic.COUNTERS,
                amount=amount,
                kind=kind,
                on=name(on),
            )
            return board, ()
        case Destroy():
            return _destroyed(board, event, tell)
        case ZoneChange():
            return _moved(rules, board, event, tell)
        case Enter():
            return _entered(board, event, tell)
        case CreateTokens():
            return _created(board, event, tell)
        case LoseGame(player=who, why=why):
            player = board.player(who)
            if player is None or player.lost:
                return board, ()
            tell("{player}: game lost ({why}).", Topic.LOSE_GAME, player=who, why=why)
            return board.with_player(replace(player, lost=why)), ()
        case DamageEvent():
            raise AssertionError("damage happens in a batch")


def _counters(board: Board, on: str, kind: str, change: int) -> Board:
    player = board.player(on)
    if player is not None:
        return board.with_player(
            replace(player, counters=with_counters(player.counters, kind, change))
        )
    obj = board.obj(on)
    if obj is None:
        return board
    if change < 0 and kind == "":
        for one, number in obj.counters:
            taken = min(number, -change)
            obj = replace(obj, counters=with_counters(obj.counters, one, -taken))
            change += taken
        return board.with_object(obj)
    return board.with_object(
        replace(obj, counters=with_counters(obj.counters, kind, change))
    )


def _destroyed(
    board: Board, event: Destroy, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    obj = board.obj(event.object)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return board, ()
    tell("{object} is destroyed.", Topic.DESTROY, object=obj.name)
    board = board.with_object(replace(obj, destroyed=True))
    move = ZoneChange(
        obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True, source=event.source
    )
    return board, (Propose((move,)),)


def _moved(
    rules: GameRules, board: Board, event: ZoneChange, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    obj = board.obj(event.object)
    if obj is None or obj.zone is not event.origin:
        return board, ()
    board = notice(board, event)
    died = event.origin is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD
    if died:
        tell("{object} dies.", Topic.DIES, object=obj.name)
    else:
        tell(
            "{object} goes to {zone}.", Topic.ZONE, object=obj.name, zone=str(event.to)
        )
    gone = replace(
        obj,
        zone=event.to,
        counters=(),
        damage=obj.damage if obj.destroyed else 0,
        attacking="",
        blocking=frozenset(),
        attached_to="",
    )
    board = unbind(board.with_object(gone), obj.id)
    return board, ()


def _entered(board: Board, event: Enter, tell: Tell) -> tuple[Board, tuple[Task, ...]]:
    obj = board.obj(event.object)
    if obj is None:
        return board, ()
    board = unbind(board, obj.id)
    entered = replace(
        obj,
        zone=Zone.BATTLEFIELD,
        controller=event.controller,
        tapped=event.tapped,
        sick=True,
        counters=obj.counters,
    )
    copied = board.obj(event.copy_of) if event.copy_of else None
    if copied is not None:
        entered = _copy(entered, copied)
    if event.back_face:
        entered = replace(entered, notes=(*entered.notes, "back face up"))
    for kind, number in event.counters:
        entered = replace(
            entered, counters=with_counters(entered.counters, kind, number)
        )
    if entered.loyalty is not None and not dict(entered.counters).get("loyalty"):
        entered = replace(
            entered,
            counters=with_counters(entered.counters, "loyalty", entered.loyalty),
        )
    tell(
        "{object} enters the battlefield{how}.",
        Topic.ENTERS,
        object=obj.name,
        how=" tapped" if event.tapped else "",
    )
    board = bind(board.with_object(entered), entered)
    return notice(board, event), ()


def _copy(obj: Obj, copied: Obj) -> Obj:
    """*obj* with the copiable values of *copied* (707.2)."""
    return replace(
        obj,
        name=copied.name,
        kinds=copied.kinds,
        colors=copied.colors,
        power=copied.power,
        toughness=copied.toughness,
        mana_value=copied.mana_value,
        keywords=copied.keywords,
        abilities=copied.abilities,
        loyalty=copied.loyalty,
        notes=(*obj.notes, f"a copy of {copied.name}"),
    )


def _created(
    board: Board, event: CreateTokens, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    pattern = board.obj(event.blueprint)
    if pattern is None:
        return board, ()
    tell(
        "{amount} {token} token(s) for {player}.",
        Topic.TOKENS,
        player=event.player,
        amount=event.amount,
        token=pattern.name,
    )
    enters: list[Event] = []
    for _ in range(min(event.amount, 200)):
        name, board = fresh(board, pattern.name)
        token = replace(
            pattern,
            id=name,
            controller=event.player,
            owner=event.player,
            token=True,
            zone=Zone.NOWHERE,
        )
        board = bind(board.changed(objects=(*board.objects, token)), token)
        enters.append(Enter(name, event.player, Zone.NOWHERE, tapped=event.tapped))
    board = notice(board, event)
    return board, (Propose(tuple(enters)),)


def fresh(board: Board, name: str) -> tuple[str, Board]:
    """An id that nothing has yet, made from *name*, and the board that knows it."""
    taken = {one.id for one in board.objects} | {one.id for one in board.players}
    if name not in taken:
        return name, board
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}", board
