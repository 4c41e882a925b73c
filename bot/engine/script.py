"""The script of a question: what happens, one thing after the other."""

from typing import TypeVar, assert_never

from bot.engine.answering import answered
from bot.engine.attaching import unresolved
from bot.engine.binding import aimed, bind, expire, install, unbind
from bot.engine.board import Board, Obj, Waiting
from bot.engine.combat import begin_combat
from bot.engine.controlling import returned
from bot.engine.counters_taken import paid_with
from bot.engine.counterspells import COUNTERED
from bot.engine.effects import (
    Effect,
    Modifier,
    OtherWatch,
    Restriction,
    Static,
    Tally,
    Trigger,
    Until,
)
from bot.engine.events import DamageEvent, Enter, ZoneChange
from bot.engine.gamerules import Fizzles, GameRules, Topic
from bot.engine.history import SO_FAR
from bot.engine.instructions import Ability, Draw
from bot.engine.noticing import notice_targeted
from bot.engine.noticing_declared import notice_cast
from bot.engine.outcome import Said, Step
from bot.engine.phased_out import phased_in
from bot.engine.question import (
    Add,
    Answered,
    Attack,
    Change,
    Deal,
    Do,
    EnterNow,
    Happening,
    NextTurn,
    Remove,
    Resolve,
    StepBegins,
)
from bot.engine.scope import Scope
from bot.engine.targets_left import still_legal
from bot.engine.tasks import (
    Check,
    Happen,
    Propose,
    Recorder,
    Run,
    State,
    Task,
    detached,
)
from bot.engine.turn_steps import begins
from bot.engine.untapping import untap_step
from bot.engine.values import Who, Zone
from bot.engine.watches import YOUR_NEXT_END_STEP
from bot.replacing import replace


def happen(
    rules: GameRules, state: State, happening: Happening, log: Recorder | None
) -> State:
    """*state* with *happening* of the script put on what is to be done."""
    board = _forgetful(state.board, getattr(happening, "source", ""))
    state = replace(state, board=board)
    match happening:
        case Deal(hits, goes_on):
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
            then = () if goes_on else (Check(),)
            return state.then(board, Propose(events), *then)
        case Resolve(upon=upon) if upon:
            for spell, chosen in upon:
                board = notice_cast(aimed(board, spell, chosen), spell)
                whose = board.obj(spell)
                by = whose.controller if whose is not None else ""
                names = [name for slot in chosen for name in slot]
                board = notice_targeted(board, by, spell, names, cast=True)
            first: tuple[Task, ...] = (Check(),) if board.waiting else ()
            later = Happen(replace(happening, upon=()))
            return state.then(board, *first, later)
        case Resolve(spell=spelt, announced=False) if spelt or happening.chosen:
            if spelt:
                board = notice_cast(board, happening.source)
            wanted = len(_chosen_mode(happening).targets)
            names = [name for slot in happening.chosen[:wanted] for name in slot]
            board = notice_targeted(
                board, happening.controller, happening.source, names, cast=spelt
            )
            again = Happen(replace(happening, announced=True))
            ahead: tuple[Task, ...] = (Check(),) if board.waiting else ()
            return state.then(board, *ahead, again)
        case Resolve():
            return _resolve(rules, state, happening, log)
        case Do(do, controller, source, x, goes_on):
            scope = Scope(Board(players=()), you=controller, this=source, x=x)
            label = board.name_of(source) if source else ""
            then = () if goes_on else (Check(),)
            return state.then(board, Run(do, scope, label), *then)
        case Attack():
            return begin_combat(rules, state, happening, log)
        case EnterNow(name, cast=True):
            board = notice_cast(board, name)
            again = Happen(replace(happening, cast=False))
            ahead = (Check(),) if board.waiting else ()
            return state.then(board, *ahead, again)
        case EnterNow(name, controller, x):
            obj = board.obj(name)
            if obj is not None and COUNTERED in obj.flags:
                return state.then(board)
            why = unresolved(rules, board, name, controller)
            if why:
                if log is not None:
                    log.tell(*why)
                return state.then(board, *_leave_stack(board, name), Check())
            origin = obj.zone if obj else Zone.NOWHERE
            return state.then(
                board, Propose((Enter(name, controller, origin, x=x),)), Check()
            )
        case Answered(what, by):
            rest = len(state.agenda) - 1
            return answered(happen(rules, state, what, log), rest, by)
        case Change(obj):
            before = board.obj(obj.id)
            # A spell that leaves the stack once it has resolved is no news.
            moved = before is not None and replace(before, zone=obj.zone) == obj
            if log is not None and not moved:
                log.tell(Step(Said("{object} changes.", (("object", obj.name),))))
            return state.then(_changed(board, obj), Check())
        case Add(static):
            return state.then(install(board, static), Check())
        case Remove(name):
            return state.then(_removed(board, name), Check())
        case NextTurn(player):
            return _left_for_later(state) or _next_turn(rules, state, player, log)
        case StepBegins("draw step"):
            # The card of the turn comes first (504.1).
            scope = Scope(Board(players=()), you=board.active)
            card = Run((Draw(1, Who.YOU, turn=True),), scope, "")
            return state.then(begins(board, "draw step"), card, Check())
        case StepBegins(step):
            return state.then(begins(board, step), Check())
        case _:
            assert_never(happening)


def _forgetful(board: Board, source: str) -> Board:
    """*board* where nothing but *source* is known any more as it last was."""
    if all(one.last is None or one.id == source for one in board.objects):
        return board
    objects = [
        one if one.id == source else replace(one, last=None) for one in board.objects
    ]
    return board.changed(objects=tuple(objects))


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
        tallies=tuple(one for one in board.tallies if one.id != name),
    )


def _resolve(
    rules: GameRules, state: State, resolve: Resolve, log: Recorder | None
) -> State:
    board = state.board
    spell = board.obj(resolve.source)
    if resolve.spell and spell is not None and COUNTERED in spell.flags:
        return state.then(board)
    ability = _chosen_mode(resolve)
    label = board.name_of(resolve.source)
    scope = Scope(
        board,
        you=resolve.controller,
        this=resolve.source,
        chosen=resolve.chosen,
        x=resolve.x,
        removed=0 if resolve.spell else paid_with(board, resolve.source),
    )
    chosen, fizzles, barred = still_legal(rules, scope, ability, resolve)
    if log is not None:
        for legal in barred:
            log.tell(Step(legal.why, legal.rules))
        topic = Topic.FIZZLE if fizzles else Topic.RESOLVE
        words = _FIZZLES[rules.fizzles] if fizzles else "{effect} resolves."
        log.tell(Step(Said(words, (("effect", label),)), rules.cite(topic)))
    after: tuple[Task, ...] = (Check(),)
    if resolve.spell:
        after = (*_leave_stack(board, resolve.source), *after)
    if fizzles and rules.fizzles is not Fizzles.NEVER:
        return state.then(board, *after)
    task = Run(
        ability.do,
        detached(replace(scope, chosen=chosen)),
        label,
        division=resolve.division,
    )
    return state.then(board, task, *after)


_FIZZLES = {
    Fizzles.WITHOUT_ANY: "{effect} has no legal target left and does nothing.",
    Fizzles.MISSING_ONE: "{effect} has lost a target it needs and does nothing.",
    Fizzles.NEVER: "{effect} resolves without a legal target.",
}


def _leave_stack(board: Board, name: str) -> tuple[Task, ...]:
    """The last step of resolving: the card is put into the graveyard (608.2n).

    State-based actions come after it, so that what the spell kills still sees it go.
    """
    obj = board.obj(name)
    if obj is None or obj.zone is not Zone.STACK:
        return ()
    return (Propose((ZoneChange(name, Zone.STACK, Zone.GRAVEYARD),)),)


def _chosen_mode(resolve: Resolve) -> Ability:
    ability = resolve.ability
    if not ability.modes or not resolve.modes:
        return ability
    picked = [ability.modes[index] for index in resolve.modes]
    do = tuple(one for mode in picked for one in mode.do)
    targets = tuple(one for mode in picked for one in mode.targets)
    return replace(ability, do=(*ability.do, *do), targets=(*ability.targets, *targets))


def _left_for_later(state: State) -> State | None:
    """What a spell left for the end step triggers; None if nothing does."""
    board = state.board
    due = tuple(
        one
        for one in board.triggers
        if one.watch == OtherWatch("end step")
        or (one.watch == YOUR_NEXT_END_STEP and one.controller == board.active)
    )
    if not due:
        return None
    board = board.changed(
        triggers=tuple(one for one in board.triggers if one not in due),
        waiting=(*board.waiting, *(Waiting(one, one.x or 0) for one in due)),
    )
    return State(board, (Check(), *state.agenda))


S = TypeVar("S", Effect, Restriction, Modifier, Trigger, Tally)


def _last_turn(board: Board, player: str) -> Board:
    """*board* as the turn of *player* begins with which some effects will end."""

    def last(one: S) -> S:
        if one.until is Until.END_OF_YOUR_NEXT_TURN and one.controller == player:
            return replace(one, until=Until.END_OF_TURN)
        return one

    return board.changed(
        effects=tuple(last(one) for one in board.effects),
        restrictions=tuple(last(one) for one in board.restrictions),
        modifiers=tuple(last(one) for one in board.modifiers),
        triggers=tuple(last(one) for one in board.triggers),
        tallies=tuple(last(one) for one in board.tallies),
    )


def _next_turn(
    rules: GameRules, state: State, player: str, log: Recorder | None
) -> State:
    board = state.board
    order = board.turn_order()
    following = player or (order[1] if len(order) > 1 else order[0] if order else "")

    def is_over(one: Static) -> bool:
        if one.until in (Until.END_OF_TURN, Until.END_OF_COMBAT):
            return True
        return one.until is Until.YOUR_NEXT_TURN and one.controller == following

    board = phased_in(rules, returned(rules, board), following, log)
    objects = tuple(
        replace(
            obj,
            damage=obj.damage if rules.keeps_damage(obj) else 0,
            damaged_by=frozenset(),
            deathtouched=False,
            attacking="",
            blocking=frozenset(),
            stunned=False,
            sick=False if obj.controller == following else obj.sick,
        )
        if obj.zone in (Zone.BATTLEFIELD, Zone.PHASED_OUT)
        else obj
        for obj in board.objects
    )
    board = untap_step(rules, board.changed(objects=objects), following, log)
    board = _last_turn(expire(board, is_over), following).changed(
        active=following,
        flags=frozenset(
            one for one in board.flags if not one.startswith(("triggered: ", SO_FAR))
        ),
        turn=board.turn + 1,
        players=tuple(replace(one, drew=0) for one in board.players),
        dealt=tuple(replace(it, points=0) if it.tally else it for it in board.dealt),
    )
    board = board.changed(
        effects=tuple(
            replace(one, uses=1) if one.each_turn and one.uses == 0 else one
            for one in board.effects
        )
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
