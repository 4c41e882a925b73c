"""Modified events happen: the board changes, triggers see it, results follow."""

from bot.engine.arena import arena
from bot.engine.board import Board
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.components import Loop
from bot.engine.dealing import excess
from bot.engine.effects import (
    Ban,
    Bonus,
    DamageWatch,
    Effect,
    Instead,
    PreventNext,
    Redirect,
)
from bot.engine.events import (
    CreateTokens,
    DamageEvent,
    Destroy,
    Enter,
    Event,
    LifeLoss,
    ZoneChange,
    amount_of,
)
from bot.engine.gamerules import GameRules, Topic
from bot.engine.hashing import by_identity
from bot.engine.history import remember, remember_prevented
from bot.engine.instructions import Instruction
from bot.engine.noticing import (
    notice,
    notice_damage,
    notice_prevention,
    once_together,
)
from bot.engine.outcome import DamageDone, Said, Step
from bot.engine.pending import After
from bot.engine.resolution import merge
from bot.engine.results import results
from bot.engine.scope import Scope
from bot.engine.seeing import GONE
from bot.engine.single_events import happens
from bot.engine.tasks import NOWHERE, Commit, Propose, Recorder, Run, State, Task
from bot.engine.two_places import moves_itself
from bot.engine.values import Filter, Zone
from bot.replacing import replace


def commit(rules: GameRules, state: State, task: Commit, log: Recorder | None) -> State:
    """The position after the settled events of *task* have happened."""
    here = arena(rules, state.board)
    board = _use_up(state.board, task.loops)
    waited = len(board.waiting)
    pending = [one for loop in task.loops for one in loop.pending]
    events = [
        _as_banished(rules, board, one.event)
        for one in pending
        if amount_of(one.event) > 0 and GONE not in one.event.applied
    ]
    after = merge([one for loop in task.loops for one in loop.after])
    effects = {one.id: one for one in here.effects} if after else {}
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
    for one in after:
        if one.noticed:
            board = notice_prevention(board, effects[one.effect], one)
        elif not one.instead:
            # Before the damage turns into results: life that is gained here counts
            # when a floor is looked at (the example of 120.4).
            tasks.append(_run_rider(rules, effects[one.effect], one, log))
    over: dict[str, int] = {}
    if damage:
        over = dict(excess(board, damage))
        board, gained, later, steps = results(rules, board, damage)
        board = notice_damage(board, damage, over)
        if log is not None:
            log.tell(*steps)
        tasks.extend(Propose(part) for part in (gained, later) if part)
    agenda = _report(agenda, state.board, damage, events, sum(over.values()))
    others = [one for one in events if not isinstance(one, DamageEvent)]
    for event in (*damage, *others):
        board = remember(board, event)
    for met in pending:
        if met.counted:
            board = remember_prevented(board, met.event, met.counted)
    board = _remembered(board, events)
    for event in events:
        if isinstance(event, ZoneChange):
            # What leaves together sees each other leave (603.10a).
            board = notice(board, event)
    moves: list[Event] = []
    for event in others:
        board, more = happens(rules, board, event, log)
        for follow in more:
            at_once = isinstance(event, (Destroy, CreateTokens))
            if at_once and isinstance(follow, Propose):
                moves.extend(follow.events)
            else:
                tasks.append(follow)
    if moves:
        tasks.append(Propose(tuple(moves)))
    if len(board.waiting) > waited:
        board = once_together(board, waited)
    return State(board, (*tasks, *agenda))


def _remembered(board: Board, events: list[Event]) -> Board:
    """*board*, on which what leaves together is known as it last was (608.2h)."""
    was = board
    for event in events:
        if isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD:
            obj = board.obj(event.object)
            if obj is not None and obj.zone is Zone.BATTLEFIELD:
                last = (power_of(was, obj), toughness_of(was, obj), obj.counters)
                board = board.with_object(replace(obj, last=last))
    return board


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
        spell = _raised_by(effect, loops)
        changed.append(spell or _with_left(effect, left[effect.id]))
    return board.changed(effects=tuple(changed))


def _raised_by(effect: Effect, loops: tuple[Loop, ...]) -> Effect | None:
    """Bonus Damage of the next spell, once that deals some: of all it deals (715)."""
    if not isinstance(effect.act, Bonus) or not isinstance(effect.watch, DamageWatch):
        return None
    dealt = (one.event for loop in loops for one in loop.pending)
    spells = {
        it.source
        for it in dealt
        if isinstance(it, DamageEvent) and effect.id in it.applied
    }
    watch = replace(effect.watch, source=Filter(ids=frozenset(spells)))
    return replace(effect, watch=watch, uses=None)


@by_identity(4096)
def _with_left(effect: Effect, number: int) -> Effect:
    match effect.act:
        case PreventNext():
            return replace(effect, act=PreventNext(number))
        case Redirect(points=True):
            return replace(effect, act=replace(effect.act, amount=number))
        case _:
            return replace(effect, uses=number)


def _run_instead(effect: Effect, after: After) -> Run:
    act = effect.act
    do: tuple[Instruction, ...] = ()
    if after.declined:
        do = effect.decline
    elif isinstance(act, Instead):
        # What the sentences behind it tell comes after it.
        do = (*act.do, *effect.rider)
        if after.stays:
            do = tuple(it for it in do if not moves_itself(it))
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
    agenda: tuple[Task, ...],
    board: Board,
    damage: tuple[DamageEvent, ...],
    events: list[Event],
    over: int,
) -> tuple[Task, ...]:
    """Tell the instructions being carried out whom they have dealt what damage.

    And what of the other *events* went away by them, from *board*.
    """
    if not any(isinstance(task, Run) for task in agenda):
        return agenda
    done = {(one.recipient, "dealt damage") for one in damage}
    done |= {fate for event in events for fate in _fates(board, event)}
    lost = sum(
        it.amount for it in events if isinstance(it, LifeLoss) and not it.from_damage
    )
    if not done and not lost:
        return agenda
    for index, task in enumerate(agenda):
        if isinstance(task, Run):
            scope = replace(
                task.scope,
                done=task.scope.done | done,
                dealt=task.scope.dealt + sum(one.amount for one in damage),
                excess=task.scope.excess + over,
                lost=task.scope.lost + lost,
            )
            return (*agenda[:index], replace(task, scope=scope), *agenda[index + 1 :])
    return agenda


def _fates(board: Board, event: Event) -> list[tuple[str, str]]:
    """What *event* makes of something on the battlefield, in the words for it."""
    if not isinstance(event, (Destroy, ZoneChange, Enter)):
        return []
    obj = board.obj(event.object)
    if isinstance(event, Enter):
        made = obj is not None and obj.token and event.origin is Zone.NOWHERE
        return [(event.object, "created")] if made else []
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return []
    if isinstance(event, Destroy):
        return [(obj.id, "destroyed")]
    fates = [(obj.id, _GOES[event.to])] if event.to in _GOES else []
    return [*fates, (obj.id, "sacrificed")] if event.sacrificed else fates


_GOES = {Zone.GRAVEYARD: "put into a graveyard", Zone.EXILE: "exiled"}


# --- Triggers --------------------------------------------------------------


# --- Single events ---------------------------------------------------------


def _as_banished(rules: GameRules, board: Board, event: Event) -> Event:
    """*event*; a regalia is banished where others are buried."""
    if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
        return event
    obj = board.obj(event.object) if rules.banishes else None
    if obj is None or not obj.is_("regalia"):
        return event
    return replace(event, to=Zone.EXILE)
