"""Carrying out instructions: each becomes events, effects in force, or a choice."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import assert_never

from bot.engine.arena import find_ban, looks_at_host
from bot.engine.binding import install
from bot.engine.board import Board, Obj, count
from bot.engine.effects import (
    Ban,
    DestroyWatch,
    Effect,
    Instead,
    OtherWatch,
    PreventNext,
    Static,
    Trigger,
    Until,
)
from bot.engine.events import (
    CreateTokens,
    DamageEvent,
    Destroy,
    Discard,
    DrawCards,
    Enter,
    Event,
    LifeGain,
    LifeLoss,
    LoseGame,
    Mill,
    PutCounters,
    RemoveCounters,
    ZoneChange,
)
from bot.engine.gamerules import GameRules, Topic
from bot.engine.happening import fresh
from bot.engine.instructions import (
    AddCounters,
    Attach,
    ChooseOne,
    ChooseSource,
    DealDamage,
    DestroyIt,
    DiscardCards,
    Draw,
    EndOfTurn,
    Fight,
    GainControl,
    GainLife,
    Heal,
    If,
    Install,
    Instruction,
    Kill,
    LoseLife,
    LoseTheGame,
    MakeTokens,
    May,
    MillCards,
    Move,
    PutOnto,
    Regenerate,
    RemoveFromCombat,
    SacrificeIt,
    SacrificeSome,
    SetLife,
    TakeCounters,
    TapIt,
    Unplayed,
    WinTheGame,
)
from bot.engine.matching import (
    Scope,
    everything,
    holds,
    matches,
    power_of,
    refs,
    value,
)
from bot.engine.outcome import Said, Step
from bot.engine.resolution import Fork, Option
from bot.engine.rewriting import divisions
from bot.engine.tasks import Propose, Recorder, Run, State, Task, detached
from bot.engine.values import Filter, Ref, Who, Zone


def run(
    rules: GameRules, state: State, task: Run, log: Recorder | None
) -> State | Fork[State]:
    """Carry out the first instruction of *task*."""
    if not task.do:
        return state.then(state.board)
    first, rest = task.do[0], replace(task, do=task.do[1:])
    scope = task.scope.on(state.board)
    match first:
        case If():
            chosen = first.do if holds(scope, first.when) else first.otherwise
            return state.then(state.board, replace(rest, do=(*chosen, *rest.do)))
        case May():
            return _may(rules, state, first, rest, scope)
        case ChooseSource(filter, slot, by):
            return _choose(rules, state, rest, scope, filter, slot, by, source=True)
        case ChooseOne(filter, slot, by):
            return _choose(rules, state, rest, scope, filter, slot, by, source=False)
        case SacrificeSome():
            return _sacrifice_some(state, first, rest, scope)
        case DealDamage(divided=True):
            return _divided_damage(rules, state, first, rest, scope)
        case Install(divided=True):
            return _divided_shields(rules, state, first, rest, scope)
        case EndOfTurn(do):
            trigger = Trigger(
                OtherWatch("end step"),
                do,
                label=task.label,
                controller=scope.you,
                host=scope.this,
                once=True,
                until=Until.END_OF_TURN,
                chosen=scope.chosen,
                x=scope.removed or scope.prevented or scope.amount,
            )
            board = state.board.changed(triggers=(*state.board.triggers, trigger))
            return state.then(board, rest)
        case _:
            board, tasks, after = perform(rules, scope, first, rest, log)
            return state.then(board, *tasks, after)


def _may(
    rules: GameRules, state: State, may: May, rest: Run, scope: Scope
) -> State | Fork[State]:
    who = refs(scope, may.who)
    yes = state.then(state.board, replace(rest, do=(*may.do, *rest.do)))
    no = state.then(state.board, replace(rest, do=(*may.otherwise, *rest.do)))
    if not who:
        return no
    label = (("effect", rest.label or "it"),)
    return Fork(
        who[0],
        Said("Use {effect}?", label),
        rules.cite(Topic.OPTIONAL),
        (
            Option(Said("use {effect}", label), yes, names=("yes", rest.label)),
            Option(Said("don't use {effect}", label), no, names=("no",)),
        ),
    )


def _with_slot(scope: Scope, slot: int, names: tuple[str, ...]) -> Scope:
    chosen = list(scope.chosen)
    while len(chosen) <= slot:
        chosen.append(())
    chosen[slot] = names
    return replace(scope, chosen=tuple(chosen))


def _choose(
    rules: GameRules,
    state: State,
    rest: Run,
    scope: Scope,
    filter: Filter,
    slot: int,
    by: Ref,
    *,
    source: bool,
) -> State | Fork[State]:
    if slot < len(scope.chosen) and scope.chosen[slot]:
        return state.then(state.board, rest)  # The scenario says what was chosen.
    board = state.board
    if source:
        found = tuple(
            obj.id
            for obj in board.objects
            if obj.zone in (Zone.BATTLEFIELD, Zone.STACK)
            and matches(scope, filter, obj.id)
        )
    else:
        found = everything(scope, filter)
    if not found:
        return state.then(board, rest)
    who = refs(scope, by) or (scope.you,)
    options = tuple(
        Option(
            Said("{name}", (("name", board.name_of(name)),)),
            state.then(
                board,
                replace(rest, scope=detached(_with_slot(scope, slot, (name,)))),
            ),
            names=(name, board.name_of(name)),
        )
        for name in found
    )
    if len(options) == 1:
        return options[0].next
    asked = "Which source is chosen?" if source else "Which one is chosen?"
    return Fork(who[0], Said(asked), rules.cite(Topic.RESOLVE), options)


def _sacrifice_some(
    state: State, what: SacrificeSome, rest: Run, scope: Scope
) -> State | Fork[State]:
    board = state.board
    who = refs(scope, what.who)
    if not who:
        return state.then(board, rest)
    found = [
        name
        for name in everything(replace(scope, you=who[0]), what.filter)
        if (obj := board.obj(name)) is not None and obj.controller == who[0]
    ]
    wanted = min(value(scope, what.amount), len(found))
    options = tuple(
        Option(
            Said(
                "sacrifice {names}", (("names", ", ".join(map(board.name_of, names))),)
            ),
            state.then(board, Propose(tuple(_sacrificed(n) for n in names)), rest),
            names=names,
        )
        for names in combinations(found, wanted)
        if names
    )
    if not options:
        return state.then(board, rest)
    if len(options) == 1:
        return options[0].next
    return Fork(who[0], Said("What is sacrificed?"), (), options)


def _sacrificed(name: str) -> ZoneChange:
    return ZoneChange(name, Zone.BATTLEFIELD, Zone.GRAVEYARD, sacrificed=True)


def _divided_damage(
    rules: GameRules, state: State, deal: DealDamage, rest: Run, scope: Scope
) -> State | Fork[State]:
    board = state.board
    targets = refs(scope, deal.to)
    total = value(scope, deal.amount)
    said = dict(rest.division)

    def after(parts: tuple[int, ...]) -> State:
        events = _damage(
            scope,
            deal,
            tuple((name, n) for name, n in zip(targets, parts, strict=True)),
        )
        return state.then(board, Propose(events), rest)

    if not targets:
        return state.then(board, rest)
    if said:
        return after(tuple(said.get(name, 0) for name in targets))
    ways = [way for way in divisions(total, (total,) * len(targets)) if all(way)]
    return _division_fork(rules, board, scope, targets, ways, after)


def _divided_shields(
    rules: GameRules, state: State, made: Install, rest: Run, scope: Scope
) -> State | Fork[State]:
    board = state.board
    static = made.static
    names = refs(scope, made.each) if made.each is not None else ()
    assert isinstance(static, Effect)
    assert isinstance(static.act, PreventNext)
    total = value(scope, static.act.remaining)
    said = dict(rest.division)

    def after(parts: tuple[int, ...]) -> State:
        after_board = board
        for name, points in zip(names, parts, strict=True):
            if points:
                one = replace(static, act=PreventNext(points))
                slotted = _with_slot(scope, made.slot, (name,))
                after_board = created(after_board, one, slotted, rest.label)
        return state.then(after_board, rest)

    if not names:
        return state.then(board, rest)
    if said:
        return after(tuple(said.get(name, 0) for name in names))
    ways = [way for way in divisions(total, (total,) * len(names)) if all(way)]
    return _division_fork(rules, board, scope, names, ways, after)


def _division_fork(
    rules: GameRules,
    board: Board,
    scope: Scope,
    names: tuple[str, ...],
    ways: list[tuple[int, ...]],
    after: Callable[[tuple[int, ...]], State],
) -> State | Fork[State]:
    if not ways:
        return after(tuple(0 for _ in names))
    if len(ways) == 1:
        return after(ways[0])
    options = tuple(
        Option(
            Said(
                "{division}",
                (
                    (
                        "division",
                        ", ".join(
                            f"{n} to {board.name_of(name)}"
                            for name, n in zip(names, way, strict=True)
                        ),
                    ),
                ),
            ),
            after(way),
        )
        for way in ways
    )
    return Fork(
        scope.you, Said("How is it divided?"), rules.cite(Topic.RESOLVE), options
    )


def _damage(
    scope: Scope,
    deal: DealDamage,
    parts: tuple[tuple[str, int], ...],
    applied: frozenset[str] = frozenset(),
) -> tuple[Event, ...]:
    sources = refs(scope, deal.source) or ("",)
    return tuple(
        DamageEvent(
            source,
            name,
            points,
            preventable=not deal.unpreventable,
            applied=applied,
        )
        for source in sources
        for name, points in parts
        if takes_damage(scope.board, name)
    )


def takes_damage(board: Board, name: str) -> bool:
    """True if *name* is a player, or an object that damage can be dealt to."""
    obj = board.obj(name)
    if obj is None:
        return board.player(name) is not None
    return obj.zone is Zone.BATTLEFIELD


def created(board: Board, static: Effect, scope: Scope, label: str) -> Board:
    """*board* with a copy of the template *static* in force for *scope*."""
    serial = board.serial + 1
    name = static.label or label or "effect"
    effect_id = f"{name}@{serial}"
    board = board.changed(serial=serial)
    return install(
        board,
        replace(
            static,
            id=effect_id,
            label=name,
            controller=scope.you,
            host=static.host or scope.this,
            chosen=scope.chosen,
        ),
        scope.x,
    )


def perform(
    rules: GameRules, scope: Scope, first: Instruction, rest: Run, log: Recorder | None
) -> tuple[Board, tuple[Task, ...], Run]:
    """One instruction that needs no choice: board, what follows, what is left."""
    board = scope.board
    applied = rest.applied

    def propose(*events: Event) -> tuple[Board, tuple[Task, ...], Run]:
        return board, (Propose(events),) if events else (), rest

    match first:
        case DealDamage():
            events: list[Event] = []
            for part in (first, *first.also):
                points = value(scope, part.amount)
                targets = tuple((name, points) for name in refs(scope, part.to))
                events.extend(_damage(scope, part, targets, applied))
            return propose(*events)
        case Fight(left, right):
            return propose(*_fight(scope, left, right))
        case GainLife(amount, who):
            points = value(scope, amount)
            return propose(
                *(
                    LifeGain(one, points, scope.this, applied)
                    for one in refs(scope, who)
                )
            )
        case LoseLife(amount, who):
            points = value(scope, amount)
            return propose(
                *(
                    LifeLoss(one, points, source=scope.this, applied=applied)
                    for one in refs(scope, who)
                )
            )
        case SetLife(amount, who):
            return propose(*_set_life(scope, value(scope, amount), who))
        case Draw(amount, who):
            points = value(scope, amount)
            return propose(*(DrawCards(o, points, applied) for o in refs(scope, who)))
        case MillCards(amount, who):
            points = value(scope, amount)
            return propose(*(Mill(o, points, applied) for o in refs(scope, who)))
        case DiscardCards(amount, who):
            points = value(scope, amount)
            return propose(
                *(
                    Discard(one, points, by_opponent=one != scope.you, applied=applied)
                    for one in refs(scope, who)
                )
            )
        case AddCounters(kind, amount, on):
            points = value(scope, amount)
            return propose(
                *(
                    PutCounters(one, kind, points, by=scope.you, applied=applied)
                    for one in refs(scope, on)
                    if takes_damage(board, one)
                )
            )
        case TakeCounters():
            return _take_counters(scope, first, rest)
        case DestroyIt(what, regenerable):
            return propose(
                *(
                    Destroy(one, regenerable=regenerable, source=scope.this)
                    for one in refs(scope, what)
                )
            )
        case Kill(what):
            return propose(
                *(
                    ZoneChange(one, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True)
                    for one in refs(scope, what)
                )
            )
        case Move(what, zone):
            return propose(
                *(
                    ZoneChange(
                        obj.id, obj.zone, zone, source=scope.this, applied=applied
                    )
                    for one in refs(scope, what)
                    if (obj := board.obj(one)) is not None
                )
            )
        case SacrificeIt(what):
            return propose(*(_sacrificed(one) for one in refs(scope, what)))
        case Regenerate(what):
            for one in refs(scope, what):
                board = _regeneration(board, one, scope, rest.label)
            return board, (), rest
        case Install(static, each, slot):
            names = (None,) if each is None else refs(scope, each)
            for name in names:
                slotted = scope if name is None else _with_slot(scope, slot, (name,))
                board = _installed(board, static, slotted, rest.label)
            return board, (), rest
        case TapIt(what, untap):
            board = _each(scope, what, lambda obj: replace(obj, tapped=not untap))
            return board, (), rest
        case MakeTokens():
            return _tokens(scope, first, rest)
        case PutOnto(what, under, tapped):
            owner = refs(scope, under) if under is not None else ()
            return propose(
                *(
                    Enter(one, (owner or (obj.controller,))[0], obj.zone, tapped=tapped)
                    for one in refs(scope, what)
                    if (obj := board.obj(one)) is not None
                )
            )
        case LoseTheGame(who):
            return propose(
                *(LoseGame(one, "an effect says so") for one in refs(scope, who))
            )
        case WinTheGame(who):
            return propose(
                *(
                    LoseGame(other, "an opponent wins")
                    for one in refs(scope, who)
                    if find_ban(board, Ban.WIN_GAME, one) is None
                    for other in board.opponents(one)
                )
            )
        case GainControl(what, who):
            new = refs(scope, who)
            if new:
                board = _each(scope, what, lambda obj: replace(obj, controller=new[0]))
            return board, (), rest
        case Attach(what, to):
            goal = refs(scope, to)
            if goal:
                board = _each(
                    scope, what, lambda obj: replace(obj, attached_to=goal[0])
                )
            return board, (), rest
        case Heal(what, amount):
            healed = None if amount is None else value(scope, amount)
            board = _each(scope, what, lambda obj: _healed(obj, healed))
            return board, (), rest
        case RemoveFromCombat(what):
            board = _each(
                scope,
                what,
                lambda obj: replace(obj, attacking="", blocking=frozenset()),
            )
            return board, (), rest
        case Unplayed(text):
            if log is not None:
                log.tell(Step(Said("{text}", (("text", text),)), ()))
            return board, (), rest
        case (
            If() | May() | ChooseSource() | ChooseOne() | SacrificeSome() | EndOfTurn()
        ):
            raise AssertionError(first)
        case _:
            assert_never(first)


def _each(scope: Scope, what: Ref, change: Callable[[Obj], Obj]) -> Board:
    board = scope.board
    for name in refs(scope, what):
        obj = board.obj(name)
        if obj is not None:
            board = board.with_object(change(obj))
    return board


def _healed(obj: Obj, points: int | None) -> Obj:
    return replace(obj, damage=0 if points is None else max(0, obj.damage - points))


def _fight(scope: Scope, left: Ref, right: Ref) -> tuple[Event, ...]:
    board = scope.board
    pairs = [
        (board.obj(a), board.obj(b))
        for a in refs(scope, left)
        for b in refs(scope, right)
    ]
    events: list[Event] = []
    for one, other in pairs:
        if one is None or other is None:
            continue
        if one.zone is not Zone.BATTLEFIELD or other.zone is not Zone.BATTLEFIELD:
            continue  # If either is gone, no damage is dealt (701.14b).
        events.append(DamageEvent(one.id, other.id, max(0, power_of(board, one))))
        events.append(DamageEvent(other.id, one.id, max(0, power_of(board, other))))
    return tuple(events)


def _set_life(scope: Scope, life: int, who: Ref) -> tuple[Event, ...]:
    events: list[Event] = []
    for name in refs(scope, who):
        player = scope.board.player(name)
        now = player.life if player and player.life is not None else 0
        if life > now:
            events.append(LifeGain(name, life - now, scope.this))
        elif life < now:
            events.append(LifeLoss(name, now - life, source=scope.this))
    return tuple(events)


def _take_counters(
    scope: Scope, take: TakeCounters, rest: Run
) -> tuple[Board, tuple[Task, ...], Run]:
    board = scope.board
    wanted = value(scope, take.amount)
    events: list[Event] = []
    removed = 0
    for name in refs(scope, take.on):
        obj, player = board.obj(name), board.player(name)
        counters = obj.counters if obj else player.counters if player else ()
        points = min(wanted, count(counters, take.kind))
        removed += points
        if points:
            events.append(RemoveCounters(name, take.kind, points))
    after = replace(rest, scope=replace(rest.scope, removed=removed))
    return board, (Propose(tuple(events)),) if events else (), after


def _regeneration(board: Board, name: str, scope: Scope, label: str) -> Board:
    """A shield that replaces the next destruction (701.19a)."""
    do: tuple[Instruction, ...] = (
        TapIt(Who.EVENT_OBJECT),
        Heal(Who.EVENT_OBJECT),
        RemoveFromCombat(Who.EVENT_OBJECT),
    )
    shield = Effect(
        DestroyWatch(Filter(ids=frozenset({name}))),
        Instead(do),
        label=f"regeneration of {board.name_of(name)}",
        uses=1,
        until=Until.END_OF_TURN,
    )
    return created(board, shield, scope, label)


def _installed(board: Board, static: Static, scope: Scope, label: str) -> Board:
    if isinstance(static, Effect):
        return created(board, static, scope, label)
    serial = board.serial + 1
    board = board.changed(serial=serial)
    bound = replace(
        static,
        id=f"{static.label or label or 'effect'}@{serial}",
        label=static.label or label,
        controller=scope.you,
        host=static.host or scope.this,
        chosen=scope.chosen,
    )
    if not isinstance(bound, Trigger):
        # One-shot changes outlive the spell or permanent they come from.
        bound = replace(bound, host="" if not _needs_host(bound) else bound.host)
    return install(board, bound, scope.x)


def _needs_host(static: Static) -> bool:
    return looks_at_host(replace(static, host=""))


def _tokens(
    scope: Scope, make: MakeTokens, rest: Run
) -> tuple[Board, tuple[Task, ...], Run]:
    board = scope.board
    amount = value(scope, make.amount)
    events: list[Event] = []
    for player in refs(scope, make.who):
        copied = refs(scope, make.copy_of) if make.copy_of is not None else ()
        original = board.obj(copied[0]) if copied else None
        if original is not None:
            name, _ = fresh(board, f"{original.name} token")
            pattern = replace(
                original, id=name, zone=Zone.NOWHERE, counters=(), damage=0, token=True
            )
        else:
            kinds = make.kinds | {"token"}
            title = make.name or _title(make)
            name, _ = fresh(board, f"{title} pattern")
            power = None if make.power is None else value(scope, make.power)
            tough = None if make.toughness is None else value(scope, make.toughness)
            pattern = Obj(
                name, title, player, player, kinds, make.colors,
                power=power, toughness=tough, keywords=frozenset(make.keywords),
                zone=Zone.NOWHERE, token=True,
            )  # fmt: skip
        board = board.changed(objects=(*board.objects, pattern))
        events.append(
            CreateTokens(player, amount, name, tapped=make.tapped, applied=rest.applied)
        )
    return board, (Propose(tuple(events)),) if events else (), rest


def _title(make: MakeTokens) -> str:
    plain = {"creature", "artifact", "enchantment", "token", "legendary", "land"}
    named = sorted(kind for kind in make.kinds if kind not in plain)
    return " ".join(word.capitalize() for word in named) or "token"
