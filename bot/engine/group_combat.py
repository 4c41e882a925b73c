"""Combat without blockers: attack and retaliation, or two sides with totals."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations

from bot.engine.arena import arena
from bot.engine.board import Board, Obj, count
from bot.engine.characteristics import has, keyword_number, power_of, toughness_of
from bot.engine.choosing import Fork, Option
from bot.engine.components import Loop
from bot.engine.effects import Ban, DamageWatch, PreventAll, PreventNext
from bot.engine.events import DamageEvent, Event, RemoveCounters, amount_of
from bot.engine.gamerules import GameRules, Topic
from bot.engine.matching import holds_for, matches
from bot.engine.numeric import numeric
from bot.engine.outcome import Said, Step, divided
from bot.engine.pending import MOST_WAYS, Pending
from bot.engine.question import ATTACKERS, DEFENDERS, Attack
from bot.engine.scope import Scope
from bot.engine.seeing import find_ban
from bot.engine.tasks import (
    Check,
    Propose,
    Recorder,
    Retaliation,
    State,
    Task,
    Totals,
)
from bot.engine.values import Zone


def attack_steps(board: Board, attack: Attack) -> tuple[Task, ...]:
    """The damage step of an attack (DS)."""
    return (Retaliation(attack), Check())


def combat_steps(board: Board, attack: Attack) -> tuple[Task, ...]:
    """The damage step of a combat (460/465)."""
    return (Totals(attack), Check())


def _alive(board: Board, name: str) -> Obj | None:
    obj = board.obj(name)
    return obj if obj is not None and obj.zone is Zone.BATTLEFIELD else None


def retaliation(
    rules: GameRules, state: State, task: Retaliation, log: Recorder | None
) -> State | Fork[State]:
    """Damage of attackers and retaliators; the attacking player orders the latter."""
    board = state.board
    attack = task.attack
    hits: list[Event] = []
    for name, goal in attack.attackers:
        attacker, target = _alive(board, name), _alive(board, goal)
        if attacker is None or target is None or _unseen(board, attacker, target):
            continue
        power = power_of(board, attacker) + attack.extra + _at_range(board, attacker)
        power += sum(power_of(board, obj) for obj in wielded(board, name))
        hits.append(DamageEvent(name, goal, power, combat=True))
    back = [
        (block.blocker, block.attacker)
        for block in attack.blocks
        if _alive(board, block.blocker)
        and _alive(board, block.attacker)
        and not _safe(board, block.attacker, block.blocker, log)
    ]

    def after(order: tuple[tuple[str, str], ...]) -> State:
        events = list(hits)
        for place, (name, goal) in enumerate(order):
            obj = board.obj(name)
            assert obj is not None
            power = power_of(board, obj) + keyword_number(board, obj, "retort")
            events.append(DamageEvent(name, goal, power, combat=True, order=place))
        # Damage and the wear of weapons happen at the same time (DS 3.7).
        wear = _wear(board, attack) if hits else ()
        return state.then(board, Propose((*events, *wear)))

    if attack.order:
        rank = {name: place for place, name in enumerate(attack.order)}
        back.sort(key=lambda pair: rank.get(pair[0], len(rank)))
        return after(tuple(back))
    if len(back) < 2 or len({goal for _, goal in back}) == len(back):
        return after(tuple(back))
    attacker = board.obj(back[0][1])
    assert attacker is not None
    return Fork(
        attacker.controller,
        Said("In which order do the retaliating units deal their damage?"),
        rules.cite(Topic.RETALIATE_ORDER),
        tuple(
            Option(
                Said(
                    "{order}",
                    (("order", ", then ".join(board.name_of(n) for n, _ in way)),),
                ),
                after(way),
                names=(way[0][0], board.name_of(way[0][0])),
            )
            for way in islice(permutations(back), MOST_WAYS)
        ),
    )


def _safe(board: Board, attacker: str, name: str, log: Recorder | None) -> bool:
    """Whether nothing can retaliate against *attacker*; if so, that is told."""
    ban = find_ban(board, Ban.BE_RETALIATED, attacker, name)
    if ban is not None and log is not None:
        args = (("unit", board.name_of(name)), ("effect", ban.label))
        log.tell(Step(Said("{effect}: {unit} can't retaliate.", args), ("RS 3",)))
    return ban is not None


def _at_range(board: Board, attacker: Obj) -> int:
    """Ranged N: the attacks of a distant unit get +N power; several add up."""
    if "distant" not in attacker.flags:
        return 0
    return keyword_number(board, attacker, "ranged")


def _unseen(board: Board, attacker: Obj, target: Obj) -> bool:
    """A target that has stealth by now is no legal one without true sight.

    It is dealt no damage; if it had been declared to retaliate it still does (DS 3).
    """
    if not has(board, target, "stealth"):
        return False
    with_it = [obj for obj in board.objects if obj.attached_to == attacker.id]
    return not any(has(board, obj, "true sight") for obj in (attacker, *with_it))


def wielded(board: Board, attacker: str) -> list[Obj]:
    """Weapons and attack cards that *attacker* attacks with (DS 3.1)."""
    return [
        obj
        for obj in board.objects
        if obj.attached_to == attacker
        and obj.zone is Zone.BATTLEFIELD
        and (obj.is_("weapon") or obj.is_("attack"))
    ]


# Marks what is wielded in this combat only.
_TAKEN_UP = frozenset({"taken up"})


def take_up(board: Board, attack: Attack) -> Board:
    """Its weapons and attack cards are with what attacks with them."""
    for name, attacker in attack.wields:
        obj = board.obj(name)
        if obj is not None and not obj.attached_to:
            obj = replace(obj, attached_to=attacker, flags=obj.flags | _TAKEN_UP)
            board = board.with_object(obj)
    return board


def lay_down(board: Board) -> Board:
    """Weapons are wielded no more, attack cards go to the graveyard."""
    for obj in board.objects:
        if obj.flags >= _TAKEN_UP:
            gone = obj.is_("attack") and obj.zone is Zone.BATTLEFIELD
            zone = Zone.GRAVEYARD if gone else obj.zone
            here = replace(obj, attached_to="", zone=zone, flags=obj.flags - _TAKEN_UP)
            board = board.with_object(here)
    return board


def _wear(board: Board, attack: Attack) -> tuple[Event, ...]:
    """Each weapon wielded in the attack loses a durability counter (DS 3.7.2)."""
    attackers = {name for name, _ in attack.attackers}
    return tuple(
        RemoveCounters(obj.id, "durability", 1)
        for obj in board.objects
        if obj.is_("weapon")
        and obj.zone is Zone.BATTLEFIELD
        and obj.attached_to in attackers
        and count(obj.counters, "durability")
    )


# --- Riftbound -------------------------------------------------------------


def might(board: Board, obj: Obj, attacking: bool) -> int:
    """Might in this combat, with Assault or Shield (807, 814)."""
    keyword = "assault" if attacking else "shield"
    extra = keyword_number(board, obj, keyword) + (1 if has(board, obj, keyword) else 0)
    return max(0, power_of(board, obj) + extra)


def totals(
    rules: GameRules, state: State, task: Totals, log: Recorder | None
) -> State | Fork[State]:
    """Each side's total is assigned, then all damage is dealt at the same time."""
    board = state.board
    attack = task.attack
    mine = tuple(dict.fromkeys(name for name, _ in attack.attackers))
    theirs = attack.defenders
    sides = ((mine, theirs), (theirs, mine))
    if task.side == 2:
        events = tuple(
            DamageEvent(source, to, points, combat=True)
            for source, to, points in task.assigned
            if points > 0
        )
        return state.then(board, Propose(events))
    dealers, takers = sides[task.side]
    alive = [obj for name in dealers if (obj := _alive(board, name)) is not None]
    total = sum(
        might(board, obj, task.side == 0)
        for obj in alive
        if not has(board, obj, "stunned")
    )
    targets = [obj for name in takers if (obj := _alive(board, name)) is not None]
    source = alive[0].id if len(alive) == 1 else (ATTACKERS, DEFENDERS)[task.side]
    if len(alive) > 1:
        board = _with_group(board, source, alive[0].controller)
    ways = list(dict.fromkeys(_ways(rules, board, targets, total, task.side == 1)))
    fixed = {part[1]: part[2] for part in attack.assigned}
    if fixed:
        wanted = [
            w
            for w in ways
            if all(
                dict(w).get(k, 0) == v for k, v in fixed.items() if k in dict(w) or v
            )
        ]
        ways = wanted or ways

    def after(way: tuple[tuple[str, int], ...]) -> State:
        parts = tuple((source, name, points) for name, points in way)
        return State(
            board,
            (
                replace(task, side=task.side + 1, assigned=(*task.assigned, *parts)),
                *state.agenda[1:],
            ),
        )

    if not ways or not total:
        return after(())
    if len(ways) == 1:
        return after(ways[0])
    return Fork(
        alive[0].controller,
        Said("How is the damage assigned?"),
        rules.cite(Topic.ASSIGN),
        tuple(
            Option(
                divided(board, way),
                after(way),
                names=tuple(f"{n} to {r}" for r, n in way),
            )
            for way in ways
        ),
    )


def _with_group(board: Board, name: str, controller: str) -> Board:
    """*board* with one side's units as one source of unit damage (417.6.c)."""
    if board.obj(name) is not None:
        return board
    group = Obj(
        name, name, controller, controller, frozenset({"unit"}), zone=Zone.NOWHERE
    )
    return board.changed(objects=(*board.objects, group))


Assignment = tuple[tuple[str, int], ...]  # units and points


def lethal(
    rules: GameRules, board: Board, obj: Obj, attacking: bool = False
) -> int | None:
    """Damage that must be assigned to be lethal; None if no amount is (437.5).

    *attacking* says which of Assault and Shield counts for its Might.
    """
    if find_ban(board, Ban.BE_DEALT_DAMAGE, ATTACKERS, obj.id, True):
        return None
    need = might(board, obj, attacking) - obj.damage
    if toughness_of(board, obj) is None:
        return None
    for effect in arena(rules, board).effects:
        watch = effect.watch
        if not isinstance(watch, DamageWatch) or watch.combat is False:
            continue
        scope = Scope(board, effect.controller, effect.host, effect.chosen, combat=True)
        if not holds_for(effect, board, scope):
            continue
        if not matches(scope, watch.recipient, obj.id):
            continue
        if any(
            kind in watch.source.any_kinds | watch.source.kinds
            for kind in ("spell", "ability")
        ):
            continue  # Combat damage is unit damage (417.6.c).
        if isinstance(effect.act, PreventAll):
            return None
        if isinstance(effect.act, PreventNext) and isinstance(
            effect.act.remaining, int
        ):
            need += effect.act.remaining
    if rules.assigns_modified:
        return _least(
            rules, board, obj, max(0, might(board, obj, attacking) - obj.damage)
        )
    return max(0, need)


def _least(rules: GameRules, board: Board, obj: Obj, need: int) -> int:
    """The least assignment that is lethal after what changes damage (465.2.c.4–5).

    Where the order of those effects matters, its controller takes the one that
    leaves least.
    """
    for points in range(1, 8 * need + 200):
        event = DamageEvent(ATTACKERS, obj.id, points, combat=True)
        here = arena(rules, _with_group(board, ATTACKERS, "")) if points else None
        if here is None:
            continue
        found = numeric(here, Loop((Pending(event, points),)))
        dealt = points
        if found is not None:
            dealt = min(amount_of(one.pending[0].event) for one in found.exits)
        if dealt >= need:
            return points
    return need


def assignments(
    rules: GameRules, board: Board, targets: list[Obj], total: int, *, attacking: bool
) -> Iterator[tuple[tuple[str, int], ...]]:
    """Every legal assignment of *total* among *targets*: (unit, points) pairs.

    *attacking* says on which side the dealers are.
    """
    yield from _ways(rules, board, targets, total, not attacking)


def _ways(
    rules: GameRules, board: Board, targets: list[Obj], total: int, attacking: bool
) -> Iterator[tuple[tuple[str, int], ...]]:
    """Assignments: lethal in full before the next, Tank first, Backline last."""
    if not targets or not total:
        return
    exempt = [
        obj
        for obj in targets
        if find_ban(board, Ban.BE_DEALT_DAMAGE, ATTACKERS, obj.id, True)
    ]
    rest = [obj for obj in targets if obj not in exempt] or targets
    need = {obj.id: lethal(rules, board, obj, attacking) for obj in rest}
    ranks = {obj.id: _ranks(board, obj) for obj in rest}
    # In which order units were filled does not matter, only which of them are.
    seen: set[tuple[frozenset[str], int]] = set()

    def on(
        waiting: tuple[str, ...], left: int, rank: int, parts: Assignment
    ) -> Iterator[Assignment]:
        if not left or not waiting:
            yield tuple(sorted(parts))
            return
        if (frozenset(waiting), rank) in seen:
            return
        seen.add((frozenset(waiting), rank))
        for name in waiting:
            at = next((one for one in ranks[name] if one >= rank), None)
            others = tuple(other for other in waiting if other != name)
            if at is None or any(max(ranks[other]) < at for other in others):
                continue
            least = need[name]
            points = left if not others or least is None else min(left, least)
            part = ((name, points),) if points else ()
            yield from on(others, left - points, at, (*parts, *part))

    yield from on(tuple(obj.id for obj in rest), total, 0, ())


def _ranks(board: Board, obj: Obj) -> tuple[int, ...]:
    """Where it may stand: Tank first, Backline last, with both either of these."""
    ranks = ((0,) if has(board, obj, "tank") else ()) + (
        (2,) if has(board, obj, "backline") else ()
    )
    return ranks or (1,)
