"""Modes and targets of triggered abilities, chosen as they go on the stack."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, islice

from bot.engine.board import Board
from bot.engine.characteristics import kinds_of
from bot.engine.choosing import MOST_WAYS, Each, Fork, Option
from bot.engine.divided_by_choice import with_bonus
from bot.engine.effects import Trigger
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructions import Ability, DealDamage
from bot.engine.legality import can_target
from bot.engine.matching import everything
from bot.engine.outcome import Said
from bot.engine.scope import Scope
from bot.engine.tasks import State, TriggerNow, detached
from bot.engine.values import Chosen, Target


def targets_for(
    rules: GameRules,
    board: Board,
    task: TriggerNow,
    put: Callable[[TriggerNow | None], State],
    *,
    looked_at_again: bool,
) -> State | Fork[State]:
    """The next target is chosen as the ability goes on the stack (603.3d).

    *put* makes of it the next position; of None, for which there is no legal target.
    *looked_at_again*: something may come between, so they are as it resolves.
    """
    trigger, scope = task.trigger, task.scope
    slot = len(scope.chosen)
    here = scope.on(board)
    target, rest = trigger.targets[0], replace(trigger, targets=trigger.targets[1:])
    found = _legal(here, trigger, target)
    ways: list[tuple[str, ...]] = [(name,) for name in found]
    if target.most is None or target.most > 1:
        most = len(found) if target.most is None else min(target.most, len(found))
        most = min([most, *_parts(rules, here, trigger, slot, tuple(found))])
        sizes = range(max(1, target.least), most + 1)
        every = (way for size in sizes for way in combinations(found, size))
        ways = [*islice(every, MOST_WAYS)]
    if target.least == 0:
        ways.append(())
    if not ways:
        return put(None)  # No legal target: it is removed (603.3d).

    def after(way: tuple[str, ...]) -> State:
        chosen = (*scope.chosen[:slot], way)
        slotted = detached(replace(scope, chosen=chosen))
        aims = (*task.aims, target) if looked_at_again else ()
        return put(replace(task, trigger=rest, scope=slotted, aims=aims))

    if len(ways) == 1:
        return after(ways[0])
    return Fork(
        trigger.controller,
        Said("What does {effect} target?", (("effect", trigger.label),)),
        rules.cite(Topic.TRIGGER_TARGET),
        Each(
            ways,
            lambda way: Option(
                Said(
                    "{names}",
                    (("names", ", ".join(map(board.name_of, way)) or "nothing"),),
                ),
                after(way),
                names=way,
            ),
        ),
    )


def mode_for(
    rules: GameRules,
    board: Board,
    task: TriggerNow,
    put: Callable[[TriggerNow | None], State],
) -> State | Fork[State]:
    """Which of its modes it has; none that lacks a legal target (603.3c, 700.2b)."""
    trigger, here = task.trigger, task.scope.on(board)
    able = [
        (number, mode)
        for number, mode in enumerate(trigger.modes)
        if all(it.least == 0 or _legal(here, trigger, it) for it in mode.targets)
    ]
    hit = [
        {name for it in mode.targets for name in _legal(here, trigger, it)}
        for _, mode in able
    ]

    def told_by(at: int) -> set[str]:
        """What only one of the modes can target: who names it means that mode."""
        return hit[at].difference(*hit[:at], *hit[at + 1 :])

    def after(mode: Ability) -> State:
        plain = replace(trigger, modes=(), do=mode.do, targets=mode.targets)
        return put(replace(task, trigger=plain))

    if not able:
        return put(None)
    if len(able) == 1:
        return after(able[0][1])
    return Fork(
        trigger.controller,
        Said("Which mode of {effect}?", (("effect", trigger.label),)),
        rules.cite(Topic.TRIGGER_TARGET),
        tuple(
            Option(
                Said("{mode}", (("mode", mode.text.rstrip(".")),)),
                after(mode),
                names=(mode_name(trigger.label, number), *told_by(at)),
            )
            for at, (number, mode) in enumerate(able)
        ),
    )


def mode_name(label: str, number: int) -> str:
    """What a choice made in advance calls the mode *number*, from 0 on, of *label*."""
    return f"{label}: mode {number + 1}"


def _legal(here: Scope, trigger: Trigger, target: Target) -> list[str]:
    """What *target* can be."""
    source = here.board.obj(here.this)
    return [
        name
        for name in everything(here, target.filter)
        if (not target.any_target or _can_be_hit(here.board, name))
        and can_target(here.board, trigger.controller, name, source).allowed
    ]


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
