"""How much Might counts in a combat of Riftbound, and how it is assigned (465)."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from math import comb

from bot.engine.arena import Arena, arena
from bot.engine.assigned import Wanted
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, might_for, power_of, toughness_of
from bot.engine.components import Loop
from bot.engine.dividing import divisions
from bot.engine.effects import Ban, DamageWatch, PreventAll, PreventNext
from bot.engine.events import DamageEvent, amount_of
from bot.engine.filling import fillings
from bot.engine.gamerules import GameRules, Topic
from bot.engine.hashing import by_identity
from bot.engine.in_force import holds_for
from bot.engine.matching import matches
from bot.engine.numeric import numeric
from bot.engine.pending import Pending
from bot.engine.question import ATTACKERS
from bot.engine.scope import Scope
from bot.engine.seeing import find_ban
from bot.engine.values import Zone


def might(board: Board, obj: Obj, attacking: bool) -> int:
    """Might in this combat, with Assault or Shield (807, 814)."""
    return max(0, power_of(board, obj) + extra(board, obj, attacking))


def extra(board: Board, obj: Obj, attacking: bool) -> int:
    """What Assault or Shield adds to its Might."""
    return might_for(board, obj, "assault" if attacking else "shield")


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
    if any(need is None and not exempt(board, obj) for obj, need in needs):
        topics.append(Topic.ASSIGN_ALL)
    if any(exempt(board, obj) for obj in targets):
        topics.append(Topic.EXEMPT)
    for keyword, topic in (("tank", Topic.TANK), ("backline", Topic.BACKLINE)):
        if any(has(board, obj, keyword) for obj in targets):
            topics.append(topic)
    return rules.cite(*topics)


def exempt(board: Board, obj: Obj) -> bool:
    """Whether combat damage can't be dealt to *obj*."""
    return bool(find_ban(board, Ban.BE_DEALT_DAMAGE, ATTACKERS, obj.id, True))


@by_identity(64)
def with_group(board: Board, name: str, controller: str) -> Board:
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
    if exempt(board, obj):
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
        points = max(0, might(board, obj, attacking) - obj.damage)
        return _least(arena(rules, with_group(board, ATTACKERS, "")), obj.id, points)
    return max(0, need)


@by_identity(256)
def _least(here: Arena, name: str, need: int) -> int:
    """The least assignment that is lethal after what changes damage (465.2.c.4–5).

    Where the order of those effects matters, its controller takes the one that
    leaves least. Of more than _LOOKED_THROUGH, what does not grow with what is assigned
    is not looked for.
    """
    hit = DamageEvent(ATTACKERS, name, max(1, need), combat=True)
    if not any(here.could_apply(one, hit) for one in here.watching(hit)):
        return need

    def enough(points: int) -> bool:
        event = DamageEvent(ATTACKERS, name, points, combat=True)
        found = numeric(here, Loop((Pending(event, points),)))
        dealt = points
        if found is not None:
            dealt = min(amount_of(one.pending[0].event) for one in found.exits)
        return dealt >= need

    most = 8 * need + 200
    if most <= _LOOKED_THROUGH:
        return next(filter(enough, range(1, most)), need)
    return bisect_left(range(most), True, lo=1, key=enough) if enough(most) else need


_LOOKED_THROUGH = 1_000


def assignments(
    rules: GameRules,
    board: Board,
    targets: list[Obj],
    total: int,
    attacking: bool,
    wanted: Wanted = lambda name: None,
) -> Iterator[Assignment]:
    """Every legal one of *total*: lethal before the next, Tank first, Backline last.

    Only those that give each unit what is *wanted*; *attacking* says on which side the
    *targets* are.
    """
    if not targets or not total:
        return
    rest = [obj for obj in targets if not exempt(board, obj)] or targets
    need = {obj.id: lethal(rules, board, obj, attacking) for obj in rest}
    ranks = {obj.id: _ranks(board, obj) for obj in rest}
    # What needs no damage to die is assigned none, unless nothing else is there.
    filling = [obj.id for obj in rest if need[obj.id] != 0]
    if not filling:
        yield from (((obj.id, total),) for obj in rest)
        return
    endless = any(need[it] is None for it in filling)
    over = total - sum(need[it] or 0 for it in filling)
    if over >= 0 and not endless:
        # All that is lethal can be assigned: only who gets what is left differs.
        full = {name: need[name] or 0 for name in filling}
        yield from map(_in_order, _shared(full, over, wanted))
        return
    needs = {name: need[name] for name in filling}
    yield from map(_in_order, fillings(needs, ranks, total, wanted))


def _in_order(parts: Mapping[str, int]) -> Assignment:
    return tuple(sorted(parts.items()))


def _shared(
    parts: Mapping[str, int], over: int, wanted: Wanted
) -> Iterator[Mapping[str, int]]:
    """The ways to share out *over* beside *parts*; of very many, all of it to one."""
    more = {
        name: points - parts[name]
        for name in parts
        if (points := wanted(name)) is not None
    }
    open_ones = [name for name in parts if name not in more]
    free = over - sum(more.values())
    if min(more.values(), default=0) < 0 or free < 0 or (free and not open_ones):
        return
    so_far = {name: n + more.get(name, 0) for name, n in parts.items()}
    if not open_ones:
        yield so_far
    elif comb(free + len(open_ones) - 1, free) > _SHARED_OUT:
        yield from ({**so_far, name: so_far[name] + free} for name in open_ones)
    else:
        for given in [*divisions(free, (free,) * len(open_ones))][::-1]:
            added = dict(zip(open_ones, given, strict=True))
            yield {name: n + added.get(name, 0) for name, n in so_far.items()}


_SHARED_OUT = 24


def first_in_line(board: Board, targets: list[Obj]) -> list[Obj]:
    """Which of *targets* may be the first that damage is assigned to."""
    rest = [obj for obj in targets if not exempt(board, obj)] or targets
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
