"""Combat of Riftbound: two sides with totals, and how damage is assigned (460/465)."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import comb

from bot.engine.arena import arena
from bot.engine.assigned import as_told
from bot.engine.board import Board, Obj, alive
from bot.engine.characteristics import has, might_for, power_of, toughness_of
from bot.engine.choosing import MOST_WAYS, Each, Fork, assigned_so
from bot.engine.combats_won import with_excess
from bot.engine.components import Loop
from bot.engine.effects import Ban, DamageWatch, PreventAll, PreventNext
from bot.engine.events import DamageEvent, amount_of
from bot.engine.gamerules import GameRules, Topic
from bot.engine.in_force import holds_for
from bot.engine.matching import matches
from bot.engine.numeric import numeric
from bot.engine.outcome import Said, Step
from bot.engine.pending import Pending, divisions
from bot.engine.question import ATTACKERS, DEFENDERS, Attack
from bot.engine.scope import Scope
from bot.engine.seeing import find_ban
from bot.engine.tasks import Killing, Propose, Recorder, State, Task, Totals
from bot.engine.values import Zone


def combat_steps(board: Board, attack: Attack) -> tuple[Task, ...]:
    """The damage step of a combat (460/465), and who dies in its cleanup (461/466)."""
    return (Totals(attack), Killing())


def might(board: Board, obj: Obj, attacking: bool) -> int:
    """Might in this combat, with Assault or Shield (807, 814)."""
    return max(0, power_of(board, obj) + _extra(board, obj, attacking))


def _extra(board: Board, obj: Obj, attacking: bool) -> int:
    return might_for(board, obj, "assault" if attacking else "shield")


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
    dealers_here = [obj for name in dealers if (obj := alive(board, name)) is not None]
    total = sum(
        might(board, obj, task.side == 0)
        for obj in dealers_here
        if not has(board, obj, "stunned")
    )
    targets = [obj for name in takers if (obj := alive(board, name)) is not None]
    if task.side == 0 and targets:
        needs = [lethal(rules, board, obj) for obj in targets]
        if None not in needs:
            over = total - sum(need or 0 for need in needs)
            board = with_excess(board, dealers_here, over)
    source = (
        dealers_here[0].id
        if len(dealers_here) == 1
        else (ATTACKERS, DEFENDERS)[task.side]
    )
    if len(dealers_here) > 1:
        board = _with_group(board, source, dealers_here[0].controller)
    every = _ways(rules, board, targets, total, task.side == 1)
    ways = list(dict.fromkeys(islice(every, MOST_WAYS)))
    here = {obj.id for obj in targets}
    fixed = {to: points for _, to, points in attack.assigned if to in here}
    board, ways = as_told(board, ways, fixed)

    def after(way: tuple[tuple[str, int], ...]) -> State:
        parts = tuple((source, name, points) for name, points in way)
        return State(
            board,
            (
                replace(task, side=task.side + 1, assigned=(*task.assigned, *parts)),
                *state.agenda[1:],
            ),
        )

    if log is not None:
        log.tell(*_what_counts(rules, board, dealers_here, targets, task.side == 0))
    if not ways or not total:
        return after(())
    if len(ways) == 1:
        return after(ways[0])
    return Fork(
        dealers_here[0].controller,
        Said("How is the damage assigned?"),
        assigning(rules, board, targets, task.side == 1),
        Each(ways, lambda way: assigned_so(board, way, after(way))),
    )


def _what_counts(
    rules: GameRules,
    board: Board,
    dealers: list[Obj],
    targets: list[Obj],
    attacking: bool,
) -> Iterator[Step]:
    """What makes the total of *dealers*, and what must come first among *targets*."""
    for obj in dealers:
        if has(board, obj, "stunned"):
            yield _told(rules, Topic.STUNNED, "{unit} is stunned: its Might does not "
                        "count for the damage.", unit=obj.name)  # fmt: skip
        elif _extra(board, obj, attacking):
            words = (
                "{unit} attacks with {might} Might (Assault {extra})."
                if attacking
                else "{unit} defends with {might} Might (Shield {extra})."
            )
            topic = Topic.ASSAULT if attacking else Topic.SHIELDED
            yield _told(rules, topic, words, unit=obj.name,
                        might=might(board, obj, attacking),
                        extra=_extra(board, obj, attacking))  # fmt: skip
    for obj in targets:
        need = lethal(rules, board, obj, not attacking)
        size = might(board, obj, not attacking) - obj.damage
        if _exempt(board, obj):
            yield _told(rules, Topic.EXEMPT, "{unit} can't be dealt damage: none has "
                        "to be assigned to it.", unit=obj.name)  # fmt: skip
        elif need is None and toughness_of(board, obj) is not None:
            yield _told(rules, Topic.ASSIGN_ALL, "No amount is lethal for {unit}: all "
                        "damage to it is prevented.", unit=obj.name)  # fmt: skip
        elif need is not None and need > size:
            yield _told(
                rules,
                Topic.ASSIGN_PREVENT,
                "{need} damage must be assigned to {unit} to be lethal.",
                need=need,
                unit=obj.name,
            )
    if len(targets) < 2:
        return
    for obj in targets:
        if has(board, obj, "tank"):
            yield _told(rules, Topic.TANK, "{unit} has Tank: it is assigned lethal "
                        "damage first.", unit=obj.name)  # fmt: skip
        if has(board, obj, "backline"):
            yield _told(rules, Topic.BACKLINE, "{unit} has Backline: it is assigned "
                        "damage last.", unit=obj.name)  # fmt: skip


def _told(rules: GameRules, topic: Topic, template: str, **args: str | int) -> Step:
    return Step(Said(template, tuple(args.items())), rules.cite(topic))


def assigning(
    rules: GameRules, board: Board, targets: list[Obj], attacking: bool
) -> tuple[str, ...]:
    """The rules on how damage is assigned to *targets*, only those that matter.

    *attacking* says on which side the targets are.
    """
    topics = [Topic.ASSIGN]
    needs = [(obj, lethal(rules, board, obj, attacking)) for obj in targets]
    if any(
        need is not None and need > might(board, obj, attacking) - obj.damage
        for obj, need in needs
    ):
        topics.append(Topic.ASSIGN_PREVENT)
    if any(need is None and not _exempt(board, obj) for obj, need in needs):
        topics.append(Topic.ASSIGN_ALL)
    if any(_exempt(board, obj) for obj in targets):
        topics.append(Topic.EXEMPT)
    for keyword, topic in (("tank", Topic.TANK), ("backline", Topic.BACKLINE)):
        if any(has(board, obj, keyword) for obj in targets):
            topics.append(topic)
    return rules.cite(*topics)


def _exempt(board: Board, obj: Obj) -> bool:
    return bool(find_ban(board, Ban.BE_DEALT_DAMAGE, ATTACKERS, obj.id, True))


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
    if _exempt(board, obj):
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
    leaves least. Beyond _LOOKED_THROUGH, what does not grow with what is assigned is
    not looked for.
    """
    here = arena(rules, _with_group(board, ATTACKERS, ""))

    def enough(points: int) -> bool:
        event = DamageEvent(ATTACKERS, obj.id, points, combat=True)
        found = numeric(here, Loop((Pending(event, points),)))
        dealt = points
        if found is not None:
            dealt = min(amount_of(one.pending[0].event) for one in found.exits)
        return dealt >= need

    most = 8 * need + 200
    first = next(filter(enough, range(1, min(most, _LOOKED_THROUGH))), None)
    if first is not None or most <= _LOOKED_THROUGH or not enough(most):
        return need if first is None else first
    return bisect_left(range(most), True, lo=_LOOKED_THROUGH, key=enough)


_LOOKED_THROUGH = 1_000


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
    rest = [obj for obj in targets if not _exempt(board, obj)] or targets
    need = {obj.id: lethal(rules, board, obj, attacking) for obj in rest}
    ranks = {obj.id: _ranks(board, obj) for obj in rest}
    # What needs no damage to die is assigned none, unless nothing else is there.
    filling = [obj.id for obj in rest if need[obj.id] != 0]
    if not filling:
        yield from (((obj.id, total),) for obj in rest)
        return
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
        full = {name: need[name] or left for name in waiting}
        over = left - sum(full.values())
        alike = len({ranks[it] for it in waiting}) == 1
        if over >= 0 and alike and max(ranks[waiting[0]]) >= rank:
            # All that is lethal can be assigned: only who gets what is left differs.
            filled = {**dict(parts), **full}
            for more in _shares(over, len(filled)):
                given = zip(filled.items(), more, strict=True)
                yield tuple(sorted((name, n + one) for (name, n), one in given))
            return
        for name in waiting:
            at = next((one for one in ranks[name] if one >= rank), None)
            others = tuple(other for other in waiting if other != name)
            if at is None or any(max(ranks[other]) < at for other in others):
                continue
            least = need[name]
            points = left if not others or least is None else min(left, least)
            part = ((name, points),) if points else ()
            yield from on(others, left - points, at, (*parts, *part))

    yield from on(tuple(filling), total, 0, ())


def _shares(over: int, among: int) -> list[tuple[int, ...]]:
    """The ways to share out *over*; of very many, those that give it all to one."""
    if comb(over + among - 1, over) > _SHARED_OUT:
        return [
            tuple(over * (at == one) for at in range(among)) for one in range(among)
        ]
    return [*divisions(over, (over,) * among)][::-1]


_SHARED_OUT = 24


def first_in_line(board: Board, targets: list[Obj]) -> list[Obj]:
    """Which of *targets* may be the first that damage is assigned to."""
    rest = [obj for obj in targets if not _exempt(board, obj)] or targets
    ranks = {obj.id: _ranks(board, obj) for obj in rest}
    return [
        obj
        for obj in rest
        if not any(
            max(ranks[other.id]) < min(ranks[obj.id])
            for other in rest
            if other is not obj
        )
    ]


def _ranks(board: Board, obj: Obj) -> tuple[int, ...]:
    """Where it may stand: Tank first, Backline last, with both either of these."""
    ranks = ((0,) if has(board, obj, "tank") else ()) + (
        (2,) if has(board, obj, "backline") else ()
    )
    return ranks or (1,)
