"""Instructions that put something into force: shields and changes."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from bot.engine.binding import install
from bot.engine.board import Board, Waiting
from bot.engine.effects import (
    DestroyWatch,
    Effect,
    Instead,
    Static,
    Trigger,
    Until,
)
from bot.engine.instructions import Heal, Instruction
from bot.engine.matching import refs
from bot.engine.permanents import RemoveFromCombat, TapIt
from bot.engine.scope import Scope
from bot.engine.seeing import looks_at_host
from bot.engine.values import Filter, Named, Who
from bot.engine.watches import REMOVED_THIS_WAY, OtherWatch


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


def regeneration(board: Board, name: str, scope: Scope, label: str) -> Board:
    """A shield that replaces the next destruction (701.19a)."""
    do: tuple[Instruction, ...] = (
        TapIt(Who.EVENT_OBJECT),
        Heal(Who.EVENT_OBJECT),
        RemoveFromCombat(Who.EVENT_OBJECT),
    )
    shield = Effect(
        DestroyWatch(Filter(ids=frozenset({name})), regeneration=True),
        Instead(do),
        label=f"regeneration of {board.name_of(name)}",
        uses=1,
        until=Until.END_OF_TURN,
    )
    return created(board, shield, scope, label)


def installed(board: Board, static: Static, scope: Scope, label: str) -> Board:
    """*board* with *static* on it, in force from now on."""
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
    if isinstance(bound, Trigger) and isinstance(bound.watch, OtherWatch):
        # "At end of combat" knows no event: what is spoken of is what it was (603.7c).
        bound = replace(bound, do=_remembered(bound.do, scope))
    if isinstance(bound, Trigger) and bound.watch == REMOVED_THIS_WAY:
        # It triggers as it is made, on what has just been done (603.12).
        now = Waiting(bound, scope.removed, scope.source, scope.recipient)
        return board.changed(waiting=(*board.waiting, now))
    if not isinstance(bound, Trigger):
        # One-shot changes outlive the spell or permanent they come from.
        bound = replace(bound, host="" if not _needs_host(bound) else bound.host)
    return install(board, bound, scope.x)


def _remembered(part: Any, scope: Scope) -> Any:
    """*part* with each "that creature" of the event as the object it is now."""
    match part:
        case Who.EVENT_SOURCE | Who.EVENT_RECIPIENT | Who.EVENT_OBJECT:
            names = refs(scope, part)
            return Named(names[0]) if names else part
        case tuple():
            return tuple(_remembered(one, scope) for one in part)
        case _ if is_dataclass(part) and not isinstance(part, type):
            made = {
                one.name: _remembered(getattr(part, one.name), scope)
                for one in fields(part)
                if one.init
            }
            return replace(part, **made)
    return part


def _needs_host(static: Static) -> bool:
    return looks_at_host(replace(static, host=""))


def with_slot(scope: Scope, slot: int, names: tuple[str, ...]) -> Scope:
    """*scope* with *names* in that slot."""
    chosen = list(scope.chosen)
    while len(chosen) <= slot:
        chosen.append(())
    chosen[slot] = names
    return replace(scope, chosen=tuple(chosen))
