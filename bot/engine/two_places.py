"""One object that would go to two places at once: its controller chooses (400.6)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from bot.engine.arena import arena
from bot.engine.board import Obj
from bot.engine.choosing import Fork, Option
from bot.engine.effects import Effect, Instead
from bot.engine.events import Destroy, Event, ZoneChange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructions import Instruction, Move
from bot.engine.outcome import Said
from bot.engine.pending import After
from bot.engine.seeing import GONE
from bot.engine.tasks import Commit, State
from bot.engine.values import Who, Zone


def two_places(rules: GameRules, state: State, task: Commit) -> Fork[State] | None:
    """The choice where what dies moves itself elsewhere instead of something else.

    Destroyed in the check in which its player would lose, it saves that player in
    either place.
    """
    effects = {one.id: one for one in arena(rules, state.board).effects}
    for after in (one for loop in task.loops for one in loop.after):
        effect = effects[after.effect]
        obj = state.board.obj(effect.host)
        zone = _moved_to(effect) if after.instead and not after.declined else None
        if obj is None or zone is None or after.stays or not _dies(task, obj):
            continue
        args = (("it", obj.name),)
        return Fork(
            obj.controller,
            Said("{it} would go to two places at once. Where does it go?", args),
            rules.cite(Topic.TWO_PLACES),
            (
                Option(
                    Said("put {it} into the graveyard", args),
                    _then(state, _staying(task, after)),
                ),
                Option(
                    Said("put {it} into {zone}", (*args, ("zone", zone.value))),
                    _then(state, _saved(task, obj)),
                ),
            ),
        )
    return None


def _moved_to(effect: Effect) -> Zone | None:
    """Where the effect puts what it is of, if not into the graveyard."""
    if not isinstance(effect.act, Instead):
        return None
    zones = [it.zone for it in effect.act.do if moves_itself(it)]
    return zones[0] if zones and zones[0] is not Zone.GRAVEYARD else None


def moves_itself(told: Instruction) -> TypeGuard[Move]:
    """Whether *told* puts what it is said by somewhere else."""
    return isinstance(told, Move) and told.what is Who.THIS


def _events(task: Commit) -> Iterator[Event]:
    for loop in task.loops:
        for one in loop.pending:
            if GONE not in one.event.applied:
                yield one.event


def _dies(task: Commit, obj: Obj) -> bool:
    return obj.zone is Zone.BATTLEFIELD and any(
        _is_death(event, obj) for event in _events(task)
    )


def _is_death(event: Event, obj: Obj) -> bool:
    match event:
        case Destroy(object=name):
            return name == obj.id
        case ZoneChange(object=name, to=to):
            return name == obj.id and to is Zone.GRAVEYARD
        case _:
            return False


def _staying(task: Commit, after: After) -> Commit:
    """*task* in which the effect leaves its own object where it is."""
    loops = tuple(
        replace(
            loop,
            after=tuple(
                replace(one, stays=True) if one is after else one for one in loop.after
            ),
        )
        for loop in task.loops
    )
    return Commit(loops)


def _saved(task: Commit, obj: Obj) -> Commit:
    """*task* without the death of *obj*."""
    loops = tuple(
        replace(
            loop,
            pending=tuple(
                replace(
                    one,
                    event=replace(one.event, applied=one.event.applied | {GONE}),
                )
                if _is_death(one.event, obj)
                else one
                for one in loop.pending
            ),
        )
        for loop in task.loops
    )
    return Commit(loops)


def _then(state: State, task: Commit) -> State:
    return State(state.board, (task, *state.agenda[1:]))
