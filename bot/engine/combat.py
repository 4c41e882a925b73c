"""Combat: who deals what to whom, with the legal assignments as choices."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.engine.assigned import agreeing, as_told, told_of_many
from bot.engine.assignments import Assignment, first_of, need
from bot.engine.bands import banded, blocking
from bot.engine.binding import expire
from bot.engine.board import Board, Obj, Waiting
from bot.engine.characteristics import has
from bot.engine.choosing import Each, Fork, assigned_so
from bot.engine.declaring import with_blocks
from bot.engine.effects import OtherWatch, Until
from bot.engine.events import DamageEvent, Event
from bot.engine.gamerules import OUT_OF_COMBAT, TAPPED_TO_ATTACK, GameRules, Topic
from bot.engine.group_combat import lay_down, take_up, wielded
from bot.engine.history import attacked, blocked
from bot.engine.noticing_declared import notice_attackers, notice_blocks
from bot.engine.outcome import Said, Step
from bot.engine.question import Attack, Block
from bot.engine.recalling import AT_HOME
from bot.engine.tasks import (
    BeginDamage,
    Check,
    CombatDamage,
    DeclareBlocks,
    EndCombat,
    Happen,
    Propose,
    Recorder,
    State,
    Task,
)
from bot.engine.turn_steps import COMBAT, begins
from bot.engine.values import Zone
from bot.replacing import replace


def begin_combat(
    rules: GameRules, state: State, attack: Attack, log: Recorder | None
) -> State:
    """Attackers are declared, then blockers; damage steps follow."""
    del log
    if not attack.begun:
        begun = begins(state.board, COMBAT)
        if len(begun.waiting) > len(state.board.waiting):
            # What waits for combat to begin resolves before attackers are declared.
            return state.then(begun, Check(), Happen(replace(attack, begun=True)))
    board = take_up(_none_removed(state.board), attack)
    for name, goal in attack.attackers:
        obj = board.obj(name)
        if obj is not None:
            obj = replace(obj, attacking=goal, blocked=False, flags=obj.flags - AT_HOME)
            board = board.with_object(_tapped(rules, board, obj))
    board = attacked(board, [name for name, _ in attack.attackers])
    for name in attack.defenders if attack.attackers else ():
        obj = board.obj(name)
        if obj is not None:
            first = frozenset({attack.attackers[0][0]})
            board = board.with_object(replace(obj, blocking=first))
    board = notice_attackers(board, _attacking(board, attack), attack.defenders)
    if not board.waiting:
        return declare_blocks(state, board, attack, None)
    # What attacking sets off resolves before blockers are declared (508.1m, 508.2).
    return state.then(board, Check(), DeclareBlocks(attack))


def _tapped(rules: GameRules, board: Board, obj: Obj) -> Obj:
    """*obj* as it is declared as an attacker, which taps it (508.1f, 702.20b)."""
    if not rules.taps_attackers or obj.tapped or has(board, obj, "vigilance"):
        return obj
    return replace(obj, tapped=True, flags=obj.flags | {TAPPED_TO_ATTACK})


def _none_removed(board: Board) -> Board:
    """What was removed from an earlier combat is not from this one."""
    return board.changed(
        objects=tuple(
            replace(obj, flags=obj.flags - {OUT_OF_COMBAT})
            if OUT_OF_COMBAT in obj.flags
            else obj
            for obj in board.objects
        )
    )


def declare_blocks(
    state: State, board: Board, attack: Attack, log: Recorder | None
) -> State:
    """Blockers are declared, as far as they and what they block are still there."""
    kept: list[Block] = []
    for block in attack.blocks:
        attacker, blocker = board.obj(block.attacker), board.obj(block.blocker)
        if attacker is None or blocker is None:
            continue
        if blocker.zone is Zone.BATTLEFIELD and attacker.attacking:
            kept.append(block)
        elif log is not None and blocker.zone is not Zone.BATTLEFIELD:
            said = Said(
                "{blocker} is gone: it can't block.", (("blocker", blocker.name),)
            )
            log.tell(Step(said, ("509.1a",)))
    attack = replace(attack, blocks=tuple(kept))
    board = blocked(
        with_blocks(board, kept), [(it.blocker, it.attacker) for it in kept]
    )
    board = notice_blocks(board, [(it.blocker, it.attacker) for it in kept])
    tasks: list[Task] = [Check()] if board.waiting else []
    tasks += [Happen(one) for one in attack.before_damage]
    tasks += (
        [Check()] if attack.declared else [Check(), BeginDamage(attack), EndCombat()]
    )
    return state.then(board, *tasks)


def _attacking(board: Board, attack: Attack) -> tuple[str, ...]:
    """What attacks: the attackers and, in Grand Archive, what they attack with."""
    names = dict.fromkeys(name for name, _ in attack.attackers)
    return (*names, *(obj.id for name in names for obj in wielded(board, name)))


def end_combat(rules: GameRules, board: Board) -> Board:
    """Nothing attacks or blocks any more; "this combat" is over (511.2)."""
    board = lay_down(expire(board, lambda one: one.until is Until.END_OF_COMBAT))
    return board.changed(
        objects=tuple(
            replace(
                obj,
                attacking="",
                blocking=frozenset(),
                was_blocking=frozenset(),
                blocked=False,
                damage=0 if rules.heals_after_combat else obj.damage,
            )
            if obj.attacking
            or obj.blocking
            or obj.was_blocking
            or rules.heals_after_combat
            else obj
            for obj in board.objects
        )
    )


def at_end_of_combat(board: Board) -> Board:
    """*board* with what triggers at end of combat waiting (511.1)."""
    due = [
        one
        for one in board.triggers
        if isinstance(one.watch, OtherWatch) and one.watch.text == "end of combat"
    ]
    if not due:
        return board
    return board.changed(
        triggers=tuple(one for one in board.triggers if one not in due or not one.once),
        waiting=(*board.waiting, *(Waiting(one, one.x or 0) for one in due)),
    )


def magic_steps(board: Board, attack: Attack) -> tuple[Task, ...]:
    """One damage step, or two if first or double strike is there (510.4)."""
    fast = any(
        (obj := board.obj(name)) is not None and is_fast(board, obj)
        for name in _all_fighters(board, attack)
    )
    if not fast and not attack.between:
        return (CombatDamage(attack, first=False), Check())
    between: tuple[Task, ...] = tuple(Happen(one) for one in attack.between)
    return (CombatDamage(attack, first=True), Check(), *between)


def is_fast(board: Board, obj: Obj) -> bool:
    """True if it deals damage in the first damage step."""
    return has(board, obj, "first strike") or has(board, obj, "double strike")


def combat_damage(
    rules: GameRules, state: State, task: CombatDamage, log: Recorder | None
) -> State | Fork[State]:
    """Decide the next assignment of this step, or deal the damage."""
    board = state.board
    if task.todo is None:
        todo = _fighters(board, task)
        return State(board, (replace(task, todo=todo), *state.agenda[1:]))
    if _last_weighed(task, task.todo):
        return State(board, state.agenda[1:])
    if task.todo:
        return _assign(rules, state, task)
    events = tuple(_event(one) for one in task.assigned if one[2] > 0)
    if log is not None and events:
        dealt = (
            "First-strike combat damage is dealt at the same time."
            if task.first
            else "Combat damage is dealt at the same time."
        )
        rules_cited = rules.cite(
            Topic.COMBAT_DAMAGE, *((Topic.FIRST_STRIKE,) if task.first else ())
        )
        log.tell(
            Step(
                Said(dealt),
                rules_cited,
            )
        )
    follow: tuple[Task, ...] = ()
    if task.first:
        struck = frozenset(one for one in _struck(board, task))
        # Agenda: this step, Check, what happens in between, then the second step.
        follow = (CombatDamage(task.attack, False, struck=struck), Check())
        tail = state.agenda[1:]
        between = 1 + len(task.attack.between)
        head, rest = tail[:between], tail[between:]
        return State(board, (Propose(events), *head, *follow, *rest))
    return state.then(board, Propose(events))


def _event(part: tuple[str, str, int]) -> Event:
    return DamageEvent(part[0], part[1], part[2], combat=True)


def _in_combat(board: Board, name: str) -> Obj | None:
    obj = board.obj(name)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return None
    return obj if obj.attacking or obj.blocking else None


def _struck(board: Board, task: CombatDamage) -> Iterator[str]:
    for name in _all_fighters(board, task.attack):
        obj = _in_combat(board, name)
        if obj is not None and is_fast(board, obj):
            yield name


def _all_fighters(board: Board, attack: Attack) -> tuple[str, ...]:
    names = [name for name, _ in attack.attackers]
    # Tokens that entered attacking were never declared as attackers (508.4).
    names += [one.id for one in board.objects if one.attacking and one.token]
    names += [block.blocker for block in attack.blocks if block.blocker not in names]
    return tuple(dict.fromkeys(names))


def _fighters(board: Board, task: CombatDamage) -> tuple[str, ...]:
    found: list[str] = []
    for name in _all_fighters(board, task.attack):
        obj = _in_combat(board, name)
        if obj is None:
            continue
        if task.first:
            deals = is_fast(board, obj)
        else:
            deals = name not in task.struck or has(board, obj, "double strike")
        if deals:
            found.append(name)
    # What is lethal counts what others assign at the same time (702.19b): those that
    # trample come behind the others that attack.
    order = {
        it: (not o.attacking, has(board, o, "trample"))
        for it in found
        if (o := board.obj(it))
    }
    return tuple(sorted(found, key=lambda name: order[name]))


def _still_told(
    task: CombatDamage,
    name: str,
    every: Callable[[], list[Assignment]],
    told: dict[str, int],
) -> dict[str, int]:
    """What was told of the damage; a second strike spares what the first killed."""
    if not task.struck:
        return told
    there = {recipient for way in every() for recipient, _ in way}
    pairs = [(it.blocker, it.attacker) for it in task.attack.blocks]
    met = {one for pair in pairs for one in pair if name in pair}
    met |= {goal for attacker, goal in task.attack.attackers if attacker == name}
    return told if there.issuperset({*told} & met) else {}


def _last_weighed(task: CombatDamage, rest: tuple[str, ...]) -> bool:
    """Whether only the way it is told is looked at, and nobody's comes behind it."""
    told = {part[0] for part in task.attack.assigned}
    return task.attack.weighed and not task.first and told.isdisjoint(rest)


def _assign(rules: GameRules, state: State, task: CombatDamage) -> State | Fork[State]:
    board = state.board
    assert task.todo is not None
    name, rest = task.todo[0], task.todo[1:]
    obj = board.obj(name)
    assert obj is not None
    every = partial(first_of, board, obj, task.attack, task.assigned)

    def least(to: str) -> int:
        return need(board, obj, to, task.assigned)

    fixed = {part[1]: part[2] for part in task.attack.assigned if part[0] == name}
    told = _still_told(task, name, every, fixed)
    # What is told may be none of the first of so many ways.
    ways = agreeing(told_of_many(every, told, least), told, least) if told else []
    last = _last_weighed(task, rest)
    if not ways:
        # Whether it can be as told needs no more than one other way.
        others = every(most=1) if last else every()
        board, ways = as_told(board, others, told, least)
    if last:
        ways = ways[:1]

    def after(way: Assignment) -> State:
        parts = tuple((name, recipient, points) for recipient, points in way)
        return State(
            board,
            (
                replace(task, todo=rest, assigned=(*task.assigned, *parts)),
                *state.agenda[1:],
            ),
        )

    if not ways:
        return after(())
    if len(ways) == 1:
        return after(ways[0])
    topics, chooser = [Topic.ASSIGN], obj.controller
    if band := banded(board, blocking(board, obj, task.attack)):
        topics, chooser = [Topic.BANDING], band
    elif has(board, obj, "trample"):
        topics.append(Topic.ASSIGN_TRAMPLE)
    if has(board, obj, "trample over planeswalkers"):
        topics.append(Topic.TRAMPLE_WALKERS)
    if has(board, obj, "deathtouch"):
        topics.append(Topic.ASSIGN_DEATHTOUCH)
    return Fork(
        chooser,
        Said("How does {source} assign its combat damage?", (("source", obj.name),)),
        rules.cite(*topics),
        Each(ways, lambda way: assigned_so(board, way, after(way))),
    )
