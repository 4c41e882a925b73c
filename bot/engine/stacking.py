"""State checks, and triggered abilities going on the stack and resolving."""

from dataclasses import replace
from itertools import combinations

from bot.engine.answering import after_answers, aims_left, happening
from bot.engine.board import Board, Waiting
from bot.engine.characteristics import kinds_of
from bot.engine.choosing import Fork, Option
from bot.engine.commanders import going_back
from bot.engine.effects import (
    CountersReachWatch,
    Trigger,
)
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructing import with_bonus
from bot.engine.instructions import (
    DealDamage,
    GainLife,
    Install,
    Instruction,
    LoseLife,
    MakeTokens,
    Move,
    PutOnto,
)
from bot.engine.legality import can_target
from bot.engine.legends import legend_rule
from bot.engine.matching import everything, matches, refs
from bot.engine.outcome import Said, Step
from bot.engine.question import Happening
from bot.engine.scope import Scope
from bot.engine.seeing import scope_of
from bot.engine.tasks import (
    Check,
    EndCombat,
    Propose,
    Recorder,
    Run,
    State,
    TriggerNow,
    detached,
)
from bot.engine.values import Chosen, EachOf, Side, Who, Zone


def check(
    rules: GameRules,
    state: State,
    answers: tuple[Happening, ...],
    log: Recorder | None,
) -> State | Fork[State]:
    """State-based actions, then the next trigger that waits (704.3).

    *answers* are done in response to that trigger, or else to nothing.
    """
    if _is_over(state.board):
        return _ended(rules, state, log)
    found = rules.check_state(rules, state.board)
    board = _state_triggers(found.board)
    if log is not None:
        log.tell(*found.steps)
    if found.events:
        return State(board, (Propose(found.events), *state.agenda))
    same = legend_rule(rules, state, board)
    if same is not None:
        return same
    back = going_back(rules, state, board)
    if back is not None:
        return back
    if board.waiting:
        # Whoever comes later in turn order puts theirs on top of the stack (603.3b).
        order = board.turn_order()
        first = max(
            board.waiting,
            key=lambda one: (
                order.index(one.trigger.controller)
                if one.trigger.controller in order
                else 0
            ),
        )
        return _next_trigger(rules, state, board, first, answers)
    if board != state.board:
        return State(board, state.agenda)
    return State(board, (*happening(answers), *state.agenda[1:]))


def _next_trigger(
    rules: GameRules,
    state: State,
    board: Board,
    first: Waiting,
    answers: tuple[Happening, ...],
) -> State | Fork[State]:
    """*first* goes on the stack, or another that moves the same card (603.3b)."""

    def stacked(one: Waiting) -> State:
        rest = list(board.waiting)
        rest.remove(one)
        put = replace(_stacked(one), answers=answers)
        left = board.changed(waiting=tuple(rest))
        return State(left, (put, Check(), *state.agenda[1:]))

    rivals: dict[object, Waiting] = {}
    if first.recipient and _moves(first):
        for one in board.waiting:
            same = one.trigger.controller == first.trigger.controller
            if same and one.recipient == first.recipient and _moves(one):
                rivals.setdefault(one.trigger.do, one)
    if len(rivals) < 2:
        rivals = _in_turn(board, first)
    if len(rivals) < 2:
        return stacked(first)
    labels = [one.trigger.label for one in rivals.values()]
    alike = len(set(labels)) < len(labels)
    return Fork(
        first.trigger.controller,
        Said("Which triggered ability resolves first?"),
        rules.cite(Topic.TRIGGER),
        tuple(
            Option(
                Said("{effect} first", (("effect", _called(one, alike)),)),
                stacked(one),
                names=(one.trigger.label,),
            )
            for one in rivals.values()
        ),
    )


def _called(one: Waiting, alike: bool) -> str:
    """What a triggered ability is called, told from another of the same object."""
    label = one.trigger.label
    deed = one.trigger.text.replace("~", label).rstrip(".").partition(", ")[2]
    return f"{label} ({deed})" if alike and deed else label


def _in_turn(board: Board, first: Waiting) -> dict[object, Waiting]:
    """Of one player's: two of which either may go first, and it can matter which."""
    side = first.trigger.controller
    mine = [one for one in board.waiting if one.trigger.controller == side]
    for one_way, other_way in ((_joins, _for_each), (_costs_life, _gains_life)):
        ones = [one for one in mine if any(map(one_way, one.trigger.do))]
        others = [one for one in mine if any(map(other_way, one.trigger.do))]
        if ones and others and first in (ones[0], others[0]):
            return {one.trigger.do: one for one in (ones[0], others[0])}
    return {}


def _costs_life(it: Instruction) -> bool:
    """Whether its controller loses life by it."""
    who = it.who if isinstance(it, LoseLife) else None
    everyone = isinstance(who, EachOf) and who.filter.players is Side.ANY
    return who is Who.YOU or everyone


def _gains_life(it: Instruction) -> bool:
    return isinstance(it, GainLife) and it.who is Who.YOU


def _joins(it: Instruction) -> bool:
    return isinstance(it, MakeTokens) and it.attacking


def _for_each(it: Instruction) -> bool:
    return isinstance(it, Install) and isinstance(it.each, EachOf)


def _moves(one: Waiting) -> bool:
    return any(isinstance(it, PutOnto | Move) for it in one.trigger.do)


def _is_over(board: Board) -> bool:
    """Whether nobody, or one player of several, is left in the game."""
    left = sum(not player.lost for player in board.players)
    return left < len(board.players) and left < 2


def _ended(rules: GameRules, state: State, log: Recorder | None) -> State:
    """The game ends at once (104.2a): nothing that was still to come happens."""
    rest = state.board.waiting or any(
        not isinstance(task, Check | EndCombat) for task in state.agenda
    )
    if log is not None and rest:
        said = Said("The game is over: nothing of what was still to come happens.")
        log.tell(Step(said, rules.cite(Topic.GAME_OVER)))
    return State(state.board.changed(waiting=()), ())


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
    return TriggerNow(trigger, scope)


def _state_triggers(board: Board) -> Board:
    """State triggers, once while their condition holds (603.8)."""
    for trigger in board.triggers:
        watch = trigger.watch
        if not isinstance(watch, CountersReachWatch):
            continue
        scope = scope_of(board, trigger)
        reached = any(
            dict(obj.counters).get(watch.kind, 0) >= watch.at_least
            for obj in board.objects
            if obj.zone is Zone.BATTLEFIELD and matches(scope, watch.on, obj.id)
        )
        if reached:
            board = board.changed(
                triggers=tuple(one for one in board.triggers if one.id != trigger.id),
                waiting=(*board.waiting, Waiting(trigger, watch.at_least)),
            )
    return board


def resolve_trigger(
    rules: GameRules, state: State, task: TriggerNow, log: Recorder | None
) -> State | Fork[State]:
    board, trigger, scope = state.board, task.trigger, task.scope
    if task.told:
        if trigger.targets:
            return _trigger_targets(rules, state, task)
        if task.answers:
            return after_answers(state, task)
        if task.aims:
            left = aims_left(rules, state, task, log)
            return state.then(board, *(() if left is None else (left,)))
        return _trigger_runs(rules, state, board, trigger, scope)
    words = trigger.text or f"{trigger.label} triggers"
    board = board.changed(said=tuple(sorted((*board.said, words))))
    if trigger.once:
        board = board.changed(
            triggers=tuple(one for one in board.triggers if one.id != trigger.id)
        )
    if log is not None:
        log.tell(
            Step(
                Said("{effect} triggers.", (("effect", trigger.label),)),
                rules.cite(Topic.TRIGGER),
            )
        )
    if trigger.targets:
        return _trigger_targets(rules, state.then(board, *state.agenda[:1]), task)
    if task.answers:
        return after_answers(state.then(board, *state.agenda[:1]), task)
    return _trigger_runs(rules, state, board, trigger, scope)


def _trigger_targets(
    rules: GameRules, state: State, task: TriggerNow
) -> State | Fork[State]:
    """Targets are chosen as the ability goes on the stack (603.3d)."""
    trigger, scope = task.trigger, task.scope
    slot = len(scope.chosen)
    here = scope.on(state.board)
    target, rest = trigger.targets[0], replace(trigger, targets=trigger.targets[1:])
    found = [
        name
        for name in everything(here, target.filter)
        if (not target.any_target or _can_be_hit(state.board, name))
        and can_target(
            state.board, trigger.controller, name, state.board.obj(scope.this)
        ).allowed
    ]
    ways: list[tuple[str, ...]] = [(name,) for name in found]
    if target.most is None or target.most > 1:
        most = len(found) if target.most is None else min(target.most, len(found))
        most = min([most, *_parts(rules, here, trigger, slot, tuple(found))])
        ways = [
            way
            for size in range(max(1, target.least), most + 1)
            for way in combinations(found, size)
        ]
    if target.least == 0:
        ways.append(())
    if not ways:
        # No legal target: it is removed (603.3d).
        return state.then(state.board, *happening(task.answers))

    def after(way: tuple[str, ...]) -> State:
        chosen = (*scope.chosen[:slot], way)
        slotted = detached(replace(scope, chosen=chosen))
        aims = (*task.aims, target) if task.answers else ()
        later = replace(task, trigger=rest, scope=slotted, told=True, aims=aims)
        return state.then(state.board, later)

    if len(ways) == 1:
        return after(ways[0])
    return Fork(
        trigger.controller,
        Said("What does {effect} target?", (("effect", trigger.label),)),
        rules.cite(Topic.TRIGGER),
        tuple(
            Option(
                Said(
                    "{names}",
                    (("names", ", ".join(map(state.board.name_of, way)) or "nothing"),),
                ),
                after(way),
                names=way,
            )
            for way in ways
        ),
    )


def _can_be_hit(board: Board, name: str) -> bool:
    """Whether "any target" can be that (115.4)."""
    obj = board.obj(name)
    return obj is None or bool(_HIT & kinds_of(board, obj))


_HIT = frozenset({"creature", "planeswalker", "battle"})


def _parts(
    rules: GameRules, scope: Scope, trigger: Trigger, slot: int, found: tuple[str, ...]
) -> list[int]:
    """So many can share what is divided: each has at least one (601.2d; RB 715.3)."""
    return [
        with_bonus(rules, scope, one, found)[0]
        for one in trigger.do
        if isinstance(one, DealDamage) and one.divided and one.to == Chosen(slot)
    ]


def _trigger_runs(
    rules: GameRules, state: State, board: Board, trigger: Trigger, scope: Scope
) -> State | Fork[State]:
    task = Run(trigger.do, detached(scope), trigger.label)
    yes = state.then(board, task)
    if trigger.optional is None:
        return yes
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
