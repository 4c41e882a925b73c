"""An outcome in the numbers and names of the answer."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from bot import answers
from bot.engine.board import Board, Obj, Player, count
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.outcome import DamageDone, Outcome
from bot.engine.seeing import remaining_of
from bot.engine.values import Zone
from bot.telling.flowing import flows_of
from bot.telling.naming import Names
from bot.telling.saying import Sayings


def outcome_of(
    before: Board, outcome: Outcome, summary: str, names: Names, sayings: Sayings
) -> answers.Outcome:
    """The outcome as shown; *before* is the board that was asked about."""
    after = outcome.board
    return answers.Outcome(
        summary=summary,
        choices=sayings.taken(outcome.choices),
        damage=tuple(_damage(one, names) for one in outcome.damage),
        players={one.id: _player(before, one) for one in after.players},
        objects={
            names.object(one.id): _object(after, one)
            for one in after.objects
            if _shown(before, one)
        },
        effects=_effects(before, after, names),
        triggers=after.said[len(before.said) :],
        steps=tuple(_lines(outcome, sayings)),
        flows=flows_of(outcome, names),
    )


def _lines(outcome: Outcome, sayings: Sayings) -> Iterator[answers.StepLine]:
    """The explanation; what happens alike to six tokens in a row is one line."""
    lines = (
        answers.StepLine(sayings.sentence(step.said), step.rules)
        for step in outcome.steps
    )
    for line, same in groupby(lines):
        times = sum(1 for _ in same)
        yield line if times == 1 else replace(line, text=f"{line.text} (×{times})")


def _damage(done: DamageDone, names: Names) -> answers.DamageLine:
    return answers.DamageLine(
        source=names.key(done.source),
        recipient=names.key(done.recipient),
        proposed=done.proposed,
        dealt=done.dealt,
        prevented=done.prevented,
        combat=done.combat,
    )


def _player(before: Board, now: Player) -> answers.PlayerState:
    was = before.player(now.id)
    changes = {
        what: number
        for what in ("drawn", "milled", "exiled", "discarded", "returned")
        if (number := getattr(now, what) - (getattr(was, what) if was else 0))
    }
    changes |= {kind: number for kind, number in now.counters if kind != "poison"}
    return answers.PlayerState(
        life=now.life,
        poison=count(now.counters, "poison"),
        lost=bool(now.lost),
        changes=changes,
    )


def _object(board: Board, obj: Obj) -> answers.ObjectState:
    on_field = obj.zone is Zone.BATTLEFIELD
    sized = obj.toughness is not None
    return answers.ObjectState(
        zone=obj.zone.value,
        damage=obj.damage,
        counters=dict(obj.counters),
        power=(power_of(board, obj) if on_field else obj.power) if sized else None,
        toughness=toughness_of(board, obj) if on_field else obj.toughness,
        destroyed=obj.destroyed,
        tapped=obj.tapped,
        controller=obj.controller,
        notes=obj.notes,
    )


def _shown(before: Board, obj: Obj) -> bool:
    """Blueprints of tokens are nowhere; what was never anywhere is not shown."""
    was = before.obj(obj.id)
    return obj.zone is not Zone.NOWHERE or (
        was is not None and was.zone is not Zone.NOWHERE
    )


def _effects(
    before: Board, after: Board, names: Names
) -> dict[str, answers.EffectState]:
    states: dict[str, answers.EffectState] = {}
    for effect in (*before.effects, *after.effects):
        now = after.effect(effect.id)
        left = remaining_of(now) if now is not None else None
        if now is None and remaining_of(effect) is not None:
            left = 0
        states[names.effect(effect.id)] = answers.EffectState(
            remaining=left, in_force=now is not None and left != 0
        )
    return states
