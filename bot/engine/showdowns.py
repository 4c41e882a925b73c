"""Combat of Riftbound: two sides with totals, and how damage is assigned (460/465)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from bot.engine.assigned import as_told, told_of_many
from bot.engine.board import Board, Obj, alive
from bot.engine.characteristics import has, toughness_of
from bot.engine.choosing import MOST_WAYS, Each, Fork, assigned_so
from bot.engine.combats_won import with_excess
from bot.engine.events import DamageEvent
from bot.engine.gamerules import GameRules, Topic
from bot.engine.might_assigned import (
    assigning,
    assignments,
    exempt,
    extra,
    lethal,
    might,
    with_group,
)
from bot.engine.outcome import Said, Step
from bot.engine.question import ATTACKERS, DEFENDERS, Attack
from bot.engine.tasks import Killing, Propose, Recorder, State, Task, Totals


def combat_steps(board: Board, attack: Attack) -> tuple[Task, ...]:
    """The damage step of a combat (460/465), and who dies in its cleanup (461/466)."""
    return (Totals(attack), Killing())


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
        board = with_group(board, source, dealers_here[0].controller)
    here = {obj.id for obj in targets}
    fixed = {to: points for _, to, points in attack.assigned if to in here}
    every = partial(assignments, rules, board, targets, total, task.side == 1)
    # What is told may be none of the first of very many.
    kills = {it.id: lethal(rules, board, it, task.side == 1) or 0 for it in targets}
    least = kills.__getitem__
    found = told_of_many(every, fixed, least) if fixed else []
    ways = found or list(dict.fromkeys(islice(every(), MOST_WAYS)))
    board, ways = as_told(board, ways, fixed, least)

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
        elif extra(board, obj, attacking):
            words = (
                "{unit} attacks with {might} Might (Assault {extra})."
                if attacking
                else "{unit} defends with {might} Might (Shield {extra})."
            )
            topic = Topic.ASSAULT if attacking else Topic.SHIELDED
            yield _told(rules, topic, words, unit=obj.name,
                        might=might(board, obj, attacking),
                        extra=extra(board, obj, attacking))  # fmt: skip
    for obj in targets:
        need = lethal(rules, board, obj, not attacking)
        size = might(board, obj, not attacking) - obj.damage
        if exempt(board, obj):
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
