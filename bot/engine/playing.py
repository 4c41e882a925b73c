"""One step of play: the first task of a position's agenda."""

from dataclasses import replace
from itertools import combinations
from typing import assert_never

from bot.engine.arena import arena, find_ban, scope_of
from bot.engine.binding import bind, install, unbind
from bot.engine.board import Board, Obj, Waiting
from bot.engine.combat import begin_combat, combat_damage, end_combat
from bot.engine.effects import (
    Ban,
    CountersReachWatch,
    OtherWatch,
    Trigger,
    Until,
)
from bot.engine.events import DamageEvent, Enter, Event, LifeGain
from bot.engine.gamerules import GameRules, Topic
from bot.engine.group_combat import retaliation, totals
from bot.engine.happening import commit
from bot.engine.instructing import run
from bot.engine.instructions import Ability
from bot.engine.legality import can_target
from bot.engine.matching import Scope, everything, matches, refs
from bot.engine.outcome import Said, Step
from bot.engine.question import (
    Add,
    Attack,
    Change,
    Deal,
    Do,
    EnterNow,
    Happening,
    NextTurn,
    Remove,
    Resolve,
)
from bot.engine.resolution import Fork, Loop, Option, components, step
from bot.engine.tasks import (
    Batch,
    Check,
    CombatDamage,
    Commit,
    EndCombat,
    Happen,
    Propose,
    Recorder,
    Retaliation,
    Run,
    State,
    Task,
    Totals,
    TriggerNow,
    detached,
)
from bot.engine.values import Filter, Zone


def advance(
    rules: GameRules, state: State, log: Recorder | None
) -> State | Fork[State] | None:
    """The next position, a choice, or None when nothing is left to do."""
    if not state.agenda:
        return None
    task = state.agenda[0]
    match task:
        case Happen(happening):
            return _happen(rules, state, happening, log)
        case Propose(events):
            return _propose(rules, state, events, log)
        case Batch():
            return _loop(rules, state, task, log)
        case Commit():
            return commit(rules, state, task, log)
        case Run():
            return run(rules, state, task, log)
        case Check():
            return _check(rules, state, log)
        case TriggerNow():
            return _resolve_trigger(rules, state, task, log)
        case CombatDamage():
            return combat_damage(rules, state, task, log)
        case Retaliation():
            return retaliation(rules, state, task, log)
        case Totals():
            return totals(rules, state, task, log)
        case EndCombat():
            return state.then(end_combat(state.board))
        case _:
            assert_never(task)


# --- Events ----------------------------------------------------------------


def _propose(
    rules: GameRules, state: State, events: tuple[Event, ...], log: Recorder | None
) -> State:
    board = state.board
    kept: list[Event] = []
    for event in events:
        if isinstance(event, Enter):
            obj = board.obj(event.object)
            if obj is not None:
                # Its own ways of entering apply as it enters (614.12).
                board = bind(unbind(board, obj.id), obj)
        stopped = _stopped(rules, board, event)
        if stopped is None:
            kept.append(event)
        elif log is not None:
            log.tell(stopped)
    if not kept:
        return state.then(board)
    if log is not None:
        for event in kept:
            _tell_proposed(rules, board, event, log)
    return state.then(board, Batch(components(arena(rules, board), kept)))


def _tell_proposed(rules: GameRules, board: Board, event: Event, log: Recorder) -> None:
    if isinstance(event, DamageEvent) and event.amount > 0:
        kind = " combat" if event.combat else ""
        log.tell(
            Step(
                Said(
                    "{source} would deal {amount}" + kind + " damage to {recipient}.",
                    (
                        ("source", board.name_of(event.source)),
                        ("amount", event.amount),
                        ("recipient", board.name_of(event.recipient)),
                    ),
                ),
                rules.cite(Topic.COMBAT_DAMAGE if event.combat else Topic.PREVENT),
            )
        )


def _stopped(rules: GameRules, board: Board, event: Event) -> Step | None:
    """Why *event* can't happen, None if nothing forbids it (614.17)."""
    here = arena(rules, board)
    found = None
    subject = ""
    match event:
        case DamageEvent():
            if event.amount <= 0:
                return Step(
                    Said(
                        "{source} would deal 0 damage to {recipient}: nothing is"
                        " dealt.",
                        (
                            ("source", board.name_of(event.source)),
                            ("recipient", board.name_of(event.recipient)),
                        ),
                    ),
                    rules.cite(Topic.ZERO),
                )
            subject = event.recipient
            if not here.can_take_damage(subject):
                return Step(
                    Said(
                        "{recipient} is nothing that can be dealt damage.",
                        (("recipient", board.name_of(subject)),),
                    ),
                    rules.cite(Topic.NO_DAMAGE),
                )
            found = here.ban(
                Ban.DEAL_DAMAGE, event.source, event.recipient, event.combat
            ) or here.ban(
                Ban.BE_DEALT_DAMAGE, event.source, event.recipient, event.combat
            )
        case LifeGain(player=player):
            subject = player
            found = find_ban(board, Ban.GAIN_LIFE, player)
        case _:
            found = _other_ban(board, event)
            subject = getattr(event, "player", "") or getattr(event, "on", "")
            subject = subject or getattr(event, "object", "")
    if found is None:
        return None
    topic = Topic.NO_GAIN if found.ban is Ban.GAIN_LIFE else Topic.CANT
    return Step(
        Said(
            "{effect}: {subject} {ban}.",
            (
                ("effect", found.label or "An effect"),
                ("subject", board.name_of(subject)),
                ("ban", str(found.ban)),
            ),
        ),
        rules.cite(topic),
    )


def _other_ban(board: Board, event: Event):  # type: ignore[no-untyped-def]
    name = type(event).__name__
    player = getattr(event, "player", "")
    match name:
        case "LifeLoss":
            return find_ban(board, Ban.LOSE_LIFE, player)
        case "DrawOne":
            return find_ban(board, Ban.DRAW, player)
        case "LoseGame":
            return find_ban(board, Ban.LOSE_GAME, player)
        case "PutCounters":
            return find_ban(board, Ban.COUNTERS, event.on)  # type: ignore[union-attr]
        case "Destroy":
            return find_ban(board, Ban.DESTROY, event.object)  # type: ignore[union-attr]
        case _:
            return None


def _loop(
    rules: GameRules, state: State, task: Batch, log: Recorder | None
) -> State | Fork[State]:
    if not task.open:
        return state.then(state.board, Commit(task.settled))
    loop, rest = task.open[0], task.open[1:]

    def after(changed: Loop) -> State:
        return state.then(state.board, Batch((changed, *rest), task.settled))

    found = step(arena(rules, state.board), loop)
    if found is None:
        return state.then(state.board, Batch(rest, (*task.settled, loop)))
    if isinstance(found, Fork):
        return Fork(
            found.chooser,
            found.question,
            found.rules,
            tuple(
                Option(one.label, after(one.next), one.steps, one.names)
                for one in found.options
            ),
        )
    changed, steps = found
    if log is not None:
        log.tell(*steps)
    return after(changed)


# --- State checks and triggers ----------------------------------------------


def _check(rules: GameRules, state: State, log: Recorder | None) -> State:
    found = rules.check_state(rules, state.board)
    board = _state_triggers(found.board)
    if log is not None:
        log.tell(*found.steps)
    if found.events:
        return State(board, (Propose(found.events), *state.agenda))
    if board.waiting:
        order = board.turn_order()
        first = min(
            board.waiting,
            key=lambda one: (
                order.index(one.trigger.controller)
                if one.trigger.controller in order
                else 0
            ),
        )
        rest = list(board.waiting)
        rest.remove(first)
        board = board.changed(waiting=tuple(rest))
        return State(board, (_stacked(first), *state.agenda))
    if board != state.board:
        return State(board, state.agenda)
    return State(board, state.agenda[1:])


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


def _resolve_trigger(
    rules: GameRules, state: State, task: TriggerNow, log: Recorder | None
) -> State | Fork[State]:
    board, trigger, scope = state.board, task.trigger, task.scope
    if task.told:
        if trigger.targets:
            return _trigger_targets(rules, state, trigger, scope)
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
        return _trigger_targets(
            rules, state.then(board, *state.agenda[:1]), trigger, scope
        )
    return _trigger_runs(rules, state, board, trigger, scope)


def _trigger_targets(
    rules: GameRules, state: State, trigger: Trigger, scope: Scope
) -> State | Fork[State]:
    """Targets are chosen as the ability goes on the stack (603.3d)."""
    slot = len(scope.chosen)
    here = scope.on(state.board)
    target, rest = trigger.targets[0], replace(trigger, targets=trigger.targets[1:])
    found = [
        name
        for name in everything(here, target.filter)
        if can_target(
            state.board, trigger.controller, name, state.board.obj(scope.this)
        ).allowed
    ]
    ways: list[tuple[str, ...]] = [(name,) for name in found]
    if target.most is None or target.most > 1:
        most = len(found) if target.most is None else min(target.most, len(found))
        ways = [
            way
            for size in range(max(1, target.least), most + 1)
            for way in combinations(found, size)
        ]
    if target.least == 0:
        ways.append(())
    if not ways:
        return state.then(state.board)  # No legal target: it is removed (603.3d).

    def after(way: tuple[str, ...]) -> State:
        chosen = (*scope.chosen[:slot], way)
        slotted = detached(replace(scope, chosen=chosen))
        return state.then(state.board, TriggerNow(rest, slotted, told=True))

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


# --- The script ------------------------------------------------------------


def _happen(
    rules: GameRules, state: State, happening: Happening, log: Recorder | None
) -> State:
    board = state.board
    match happening:
        case Deal(hits):
            events = tuple(
                DamageEvent(
                    hit.source,
                    hit.recipient,
                    hit.amount,
                    hit.combat,
                    preventable=not hit.unpreventable,
                    order=index if hit.combat else 0,
                )
                for index, hit in enumerate(hits)
                if _can_be_hit(board, hit.recipient)
            )
            return state.then(board, Propose(events), Check())
        case Resolve():
            return _resolve(rules, state, happening, log)
        case Do(do, controller, source, x):
            scope = Scope(Board(players=()), you=controller, this=source, x=x)
            label = board.name_of(source) if source else ""
            return state.then(board, Run(do, scope, label), Check())
        case Attack():
            return begin_combat(rules, state, happening, log)
        case EnterNow(name, controller):
            obj = board.obj(name)
            origin = obj.zone if obj else Zone.NOWHERE
            return state.then(
                board, Propose((Enter(name, controller, origin),)), Check()
            )
        case Change(obj):
            if log is not None:
                log.tell(Step(Said("{object} changes.", (("object", obj.name),))))
            return state.then(_changed(board, obj), Check())
        case Add(static):
            return state.then(install(board, static), Check())
        case Remove(name):
            return state.then(_removed(board, name), Check())
        case NextTurn(player):
            return _next_turn(rules, state, player, log)
        case _:
            assert_never(happening)


def _can_be_hit(board: Board, name: str) -> bool:
    obj = board.obj(name)
    if obj is None:
        player = board.player(name)
        return player is not None and not player.lost
    return obj.zone is Zone.BATTLEFIELD


def _changed(board: Board, obj: Obj) -> Board:
    if board.obj(obj.id) is None:
        return bind(board.changed(objects=(*board.objects, obj)), obj)
    return board.with_object(obj)


def _removed(board: Board, name: str) -> Board:
    obj = board.obj(name)
    if obj is not None:
        return unbind(board.with_object(replace(obj, zone=Zone.NOWHERE)), name)
    return board.changed(
        effects=tuple(one for one in board.effects if one.id != name),
        restrictions=tuple(one for one in board.restrictions if one.id != name),
        modifiers=tuple(one for one in board.modifiers if one.id != name),
        triggers=tuple(one for one in board.triggers if one.id != name),
    )


def _resolve(
    rules: GameRules, state: State, resolve: Resolve, log: Recorder | None
) -> State:
    board = state.board
    ability = _chosen_mode(resolve)
    label = board.name_of(resolve.source)
    scope = Scope(
        board,
        you=resolve.controller,
        this=resolve.source,
        chosen=resolve.chosen,
        x=resolve.x,
    )
    chosen, fizzles = _legal_targets(scope, ability, resolve)
    if log is not None:
        topic = Topic.FIZZLE if fizzles else Topic.RESOLVE
        words = (
            "{effect} has no legal target left and does nothing."
            if fizzles
            else "{effect} resolves."
        )
        log.tell(Step(Said(words, (("effect", label),)), rules.cite(topic)))
    after: tuple[Task, ...] = (Check(),)
    if resolve.spell:
        after = (Happen(_leave_stack(board, resolve.source)), *after)
    if fizzles:
        return state.then(board, *after)
    task = Run(
        ability.do,
        detached(replace(scope, chosen=chosen)),
        label,
        division=resolve.division,
    )
    return state.then(board, task, *after)


def _leave_stack(board: Board, name: str) -> Happening:
    obj = board.obj(name)
    if obj is None or obj.zone is not Zone.STACK:
        return Remove("")
    return Change(replace(obj, zone=Zone.GRAVEYARD))


def _chosen_mode(resolve: Resolve) -> Ability:
    ability = resolve.ability
    if not ability.modes or not resolve.modes:
        return ability
    picked = [ability.modes[index] for index in resolve.modes]
    do = tuple(one for mode in picked for one in mode.do)
    targets = tuple(one for mode in picked for one in mode.targets)
    return replace(ability, do=(*ability.do, *do), targets=(*ability.targets, *targets))


def _legal_targets(
    scope: Scope, ability: Ability, resolve: Resolve
) -> tuple[tuple[tuple[str, ...], ...], bool]:
    """Targets that are still there; True if all of them are gone (608.2b)."""
    if not ability.targets or not resolve.chosen:
        return resolve.chosen, False
    kept: list[tuple[str, ...]] = []
    some = left = 0
    for index, names in enumerate(resolve.chosen):
        if index >= len(ability.targets):
            kept.append(names)
            continue
        target = ability.targets[index]
        legal = tuple(
            name for name in names if _still_there(scope, target.filter, name)
        )
        some += len(names)
        left += len(legal)
        kept.append(legal)
    return tuple(kept), bool(some) and not left


def _still_there(scope: Scope, filter: Filter, name: str) -> bool:
    board = scope.board
    obj = board.obj(name)
    if obj is None:
        player = board.player(name)
        return player is not None and not player.lost
    if filter.zone is not None:
        return obj.zone is filter.zone
    return obj.zone in (Zone.BATTLEFIELD, Zone.STACK)


def _next_turn(
    rules: GameRules, state: State, player: str, log: Recorder | None
) -> State:
    board = state.board
    due = tuple(
        one
        for one in board.triggers
        if isinstance(one.watch, OtherWatch) and one.watch.text == "end step"
    )
    if due:
        board = board.changed(
            triggers=tuple(one for one in board.triggers if one not in due),
            waiting=(
                *board.waiting,
                *(Waiting(one, one.x or 0) for one in due),
            ),
        )
        return State(board, (Check(), *state.agenda))
    order = board.turn_order()
    following = player or (order[1] if len(order) > 1 else order[0] if order else "")
    gone = (Until.END_OF_TURN, Until.END_OF_COMBAT)

    def stays(one) -> bool:  # type: ignore[no-untyped-def]
        if one.until in gone:
            return False
        return not (one.until is Until.YOUR_NEXT_TURN and one.controller == following)

    objects = tuple(
        replace(
            obj,
            damage=obj.damage if rules.keeps_damage(obj) else 0,
            damaged_by=frozenset(),
            deathtouched=False,
            attacking="",
            blocking=frozenset(),
            sick=False if obj.controller == following else obj.sick,
        )
        if obj.zone is Zone.BATTLEFIELD
        else obj
        for obj in board.objects
    )
    board = board.changed(
        objects=objects,
        effects=tuple(
            replace(one, uses=1) if one.each_turn and one.uses == 0 else one
            for one in board.effects
            if stays(one)
        ),
        restrictions=tuple(one for one in board.restrictions if stays(one)),
        modifiers=tuple(one for one in board.modifiers if stays(one)),
        triggers=tuple(one for one in board.triggers if stays(one)),
        active=following,
        turn=board.turn + 1,
    )
    if log is not None:
        log.tell(
            Step(
                Said(
                    'The turn ends: damage and "this turn" effects are gone. It is'
                    " {player}'s turn.",
                    (("player", following),),
                ),
                rules.cite(Topic.TURN_END),
            )
        )
    return state.then(board, Check())
