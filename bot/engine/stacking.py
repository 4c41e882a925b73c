"""Triggered abilities going on the stack and resolving (603.3, 608)."""

from dataclasses import fields, is_dataclass, replace
from functools import partial

from bot.engine.announcing import mode_for, targets_for
from bot.engine.answering import after_answers, aims_left, happening
from bot.engine.board import Board, Waiting
from bot.engine.choosing import Fork, Option
from bot.engine.effects import StateWatch, Trigger
from bot.engine.gamerules import GameRules, Topic
from bot.engine.hashing import by_identity
from bot.engine.inside import walk
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    Draw,
    GainLife,
    LoseLife,
    May,
    MillCards,
    Move,
    PutOnto,
)
from bot.engine.matching import holds, refs
from bot.engine.moved_since import without_moved
from bot.engine.outcome import Said, Step
from bot.engine.places import DEFENDERS
from bot.engine.question import Happening
from bot.engine.scope import Scope
from bot.engine.seeing import looks_at_host
from bot.engine.tasks import (
    Check,
    OnStack,
    Recorder,
    Run,
    State,
    TriggerNow,
    detached,
)
from bot.engine.values import Named, Side, Who, Zone


def put_on_stack(state: State, board: Board, answers: tuple[Happening, ...]) -> State:
    """All that waits goes on the stack at once, the active player's first (603.3b).

    *answers* happen before the first of them resolves. A check comes after each.
    """
    left = board.changed(waiting=())
    order = board.turn_order()
    todo = sorted(
        map(_stacked, board.waiting), key=lambda one: _place(order, one.trigger)
    )
    if len(todo) == 1:
        only = replace(todo[0], answers=answers)
        return State(left, (only, Check(), *state.agenda[1:]))
    return State(
        left, (OnStack(tuple(todo), answers=answers), Check(), *state.agenda[1:])
    )


def _place(order: tuple[str, ...], trigger: Trigger) -> int:
    return order.index(trigger.controller) if trigger.controller in order else 0


def next_on_stack(rules: GameRules, state: State, task: OnStack) -> State | Fork[State]:
    """The next of them chooses its targets or, when all have, resolves."""
    if task.todo:
        return _aimed_next(rules, state, task)
    if not task.ready:
        return state.then(state.board, *happening(task.answers))
    if not task.begun:
        task = replace(task, ready=_alike_together(task.ready))
    order = state.board.turn_order()
    last = max(_place(order, one.trigger) for one in task.ready)
    rivals: dict[object, TriggerNow] = {}
    for one in task.ready:
        if _place(order, one.trigger) == last:
            rivals.setdefault(_does(state.board, one), one)

    def resolving(one: TriggerNow) -> State:
        rest = list(task.ready)
        rest.remove(one)
        later = OnStack((), tuple(rest), begun=True)
        tasks = (Check(), later) if rest else (Check(),)
        return state.then(state.board, replace(one, answers=task.answers), *tasks)

    if len(rivals) == 1:
        return resolving(*rivals.values())
    called = _called(state.board, tuple(rivals.values()))
    return Fork(
        task.ready[0].trigger.controller,
        Said("Which triggered ability resolves next?")
        if task.begun
        else Said("Which triggered ability resolves first?"),
        rules.cite(Topic.TRIGGER_ORDER),
        tuple(
            Option(
                Said("{effect} next", (("effect", name),))
                if task.begun
                else Said("{effect} first", (("effect", name),)),
                resolving(one),
                names=(one.trigger.label,),
            )
            for name, one in zip(called, rivals.values(), strict=True)
        ),
    )


def _aimed_next(rules: GameRules, state: State, task: OnStack) -> State | Fork[State]:
    one, rest = task.todo[0], task.todo[1:]

    def put(aimed: TriggerNow | None) -> State:
        if aimed is None:
            return state.then(state.board, replace(task, todo=rest))
        if aimed.trigger.targets or aimed.trigger.modes:
            return state.then(state.board, replace(task, todo=(aimed, *rest)))
        ready = (*task.ready, aimed)
        return state.then(state.board, replace(task, todo=rest, ready=ready))

    if one.trigger.modes:
        return mode_for(rules, state.board, one, put)
    if not one.trigger.targets:
        return put(one)
    return targets_for(rules, state.board, one, put, looked_at_again=True)


def _alike_together(ready: tuple[TriggerNow, ...]) -> tuple[TriggerNow, ...]:
    """Those of one ability side by side, by their targets.

    It does not matter which of two alike has which target: so they are one position.
    """
    place: dict[str, int] = {}
    for one in ready:
        place.setdefault(one.trigger.id, len(place))
    return tuple(
        sorted(ready, key=lambda one: (place[one.trigger.id], one.scope.chosen))
    )


def _does(board: Board, one: TriggerNow) -> object:
    """What tells one trigger from another of the same player, as to order."""
    about = one.scope.recipient if _moves(one) else ""
    if any(isinstance(it, DealDamage | LoseLife) for it in one.trigger.do):
        # Of two players one may lose before the other is dealt anything (104.2a).
        hurt = board.obj(one.scope.recipient)
        about = hurt.controller if hurt is not None else one.scope.recipient
    return one.trigger.do, one.scope.chosen, about


def _called(board: Board, ones: tuple[TriggerNow, ...]) -> list[str]:
    """What triggered abilities are called, each told from the others."""
    names = [one.trigger.label for one in ones]
    for more in (_deed, partial(_about, board)):
        twice = {name for name in names if names.count(name) > 1}
        names = [
            f"{name} ({told})" if name in twice and (told := more(one)) else name
            for name, one in zip(names, ones, strict=True)
        ]
    return names


def _deed(one: TriggerNow) -> str:
    text = one.trigger.text.replace("~", one.trigger.label).rstrip(".")
    return text.partition(", ")[2]


def _about(board: Board, one: TriggerNow) -> str:
    """What it is about: its targets, or what set it off."""
    names = [name for way in one.scope.chosen for name in way]
    return ", ".join(map(board.name_of, names or [one.scope.recipient]))


def _moves(one: TriggerNow) -> bool:
    return any(isinstance(it, (PutOnto, Move)) for it in one.trigger.do)


def _stacked(waiting: Waiting) -> TriggerNow:
    trigger = waiting.trigger
    scope = Scope(
        Board(players=()),
        you=trigger.controller,
        this=trigger.host,
        chosen=trigger.chosen,
        x=trigger.x,
        amount=waiting.amount,
        prevented=waiting.amount,
        source=waiting.source,
        recipient=waiting.recipient,
        attached=waiting.attached,
    )
    if _whatever_set_it_off(trigger):
        scope = replace(scope, source="", recipient="")
    return TriggerNow(trigger, scope)


# Instructions that are about whom they name, and nobody else.
_NAMED = (GainLife, LoseLife, Draw, MillCards, AddCounters, DealDamage)
_OF_EVENT = frozenset(
    {
        Who.EVENT_SOURCE,
        Who.EVENT_RECIPIENT,
        Who.EVENT_PLAYER,
        Who.EVENT_OBJECT,
        Who.CHOSEN_SOURCE,
    }
)


@by_identity(1024)
def _whatever_set_it_off(trigger: Trigger) -> bool:
    """Whether it does the same whichever object or player set it off."""
    if trigger.modes or not all(isinstance(one, _NAMED) for one in trigger.do):
        return False
    waiting: list[object] = [trigger.do, trigger.targets, trigger.optional]
    while waiting:
        one = waiting.pop()
        if one is Side.THAT_PLAYER or (isinstance(one, Who) and one in _OF_EVENT):
            return False
        if isinstance(one, Named) and one.id in DEFENDERS:
            return False  # whom what set it off attacks (508.5)
        if isinstance(one, (tuple, frozenset)):
            waiting.extend(one)
        elif is_dataclass(one):
            waiting.extend(getattr(one, part.name) for part in fields(one))
    return True


def resolve_trigger(
    rules: GameRules, state: State, task: TriggerNow, log: Recorder | None
) -> State | Fork[State]:
    """It is said that it triggers; targets, answers to it, then what it does."""
    board, trigger, scope = state.board, task.trigger, task.scope
    if not task.told:
        words = trigger.text or f"{trigger.label} triggers"
        board = board.changed(said=tuple(sorted((*board.said, words))))
        if trigger.once:
            board = board.changed(
                triggers=tuple(one for one in board.triggers if one.id != trigger.id)
            )
        if log is not None:
            said = Said("{effect} triggers.", (("effect", trigger.label),))
            so = isinstance(trigger.watch, StateWatch)
            topic = Topic.STATE_TRIGGER if so else Topic.TRIGGER
            log.tell(Step(said, rules.cite(topic)))
        return state.then(board, replace(task, told=True))

    def put(aimed: TriggerNow | None) -> State:
        tasks = happening(task.answers) if aimed is None else (aimed,)
        return state.then(board, *tasks)

    if trigger.modes:
        return mode_for(rules, board, task, put)
    if trigger.targets:
        return targets_for(rules, board, task, put, looked_at_again=bool(task.answers))
    if task.answers:
        return after_answers(state, task)
    if task.aims:
        left = aims_left(rules, state, task, log)
        return state.then(board, *(() if left is None else (left,)))
    return _trigger_runs(rules, state, board, trigger, scope, log)


def _still(scope: Scope, trigger: Trigger) -> bool:
    """Whether what it asks for holds; of what is gone it held when it was there."""
    host = scope.board.obj(scope.this)
    gone = host is None or host.zone is not Zone.BATTLEFIELD
    return (gone and looks_at_host(trigger.still)) or holds(scope, trigger.still)


def _trigger_runs(
    rules: GameRules,
    state: State,
    board: Board,
    trigger: Trigger,
    scope: Scope,
    log: Recorder | None,
) -> State | Fork[State]:
    if not _still(scope.on(board), trigger):
        if log is not None:
            said = Said(
                "What {effect} asks for no longer holds: it does nothing.",
                (("effect", trigger.label),),
            )
            log.tell(Step(said, rules.cite(Topic.TRIGGER_STILL)))
        return state.then(board)
    scope = without_moved(rules, board, trigger, scope)
    task = Run(trigger.do, detached(scope), trigger.label)
    if trigger.if_done:
        if trigger.note in board.flags:
            return state.then(board)
        task = replace(task, note=trigger.note)
    if trigger.optional is None:
        if task.note and not any(isinstance(one, May) for one in walk(trigger.do)):
            board = board.changed(flags=board.flags | {task.note})
        return state.then(board, task)
    noted = {task.note} if task.note else set()
    done = board.changed(flags=board.flags | noted)
    yes = state.then(done, replace(task, note=""))
    who = refs(scope.on(board), trigger.optional)
    args = (("effect", trigger.label),)
    return Fork(
        who[0] if who else trigger.controller,
        Said("Use {effect}?", args),
        rules.cite(Topic.TRIGGER, Topic.OPTIONAL),
        (
            Option(Said("use {effect}", args), yes, names=("yes", trigger.label)),
            Option(Said("don't use {effect}", args), state.then(board), names=("no",)),
        ),
    )
