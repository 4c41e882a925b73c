"""Instructions that put something into force: shields, changes, tokens."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from bot.engine.binding import install
from bot.engine.board import DESIGNATED, Board, Obj, Waiting
from bot.engine.effects import (
    DestroyWatch,
    Effect,
    Instead,
    Static,
    Trigger,
    Until,
)
from bot.engine.events import (
    CreateTokens,
    Event,
)
from bot.engine.instructions import (
    EMPTY,
    CardAbilities,
    Heal,
    Instruction,
    MakeTokens,
    RemoveFromCombat,
    TapIt,
)
from bot.engine.matching import refs, value
from bot.engine.scope import Scope
from bot.engine.seeing import looks_at_host
from bot.engine.single_events import fresh
from bot.engine.tasks import Propose, Run, Task
from bot.engine.values import Filter, Named, Who, Zone
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


def tokens(
    scope: Scope, make: MakeTokens, rest: Run
) -> tuple[Board, tuple[Task, ...], Run]:
    board = scope.board
    amount = value(scope, make.amount)
    events: list[Event] = []
    for player in refs(scope, make.who):
        copied = refs(scope, make.copy_of) if make.copy_of is not None else ()
        original = board.obj(copied[0]) if copied else None
        if original is not None:
            name = fresh(board, f"{original.name} token")
            pattern = _copied(
                replace(
                    original, id=name, kinds=original.kinds - DESIGNATED,
                    zone=Zone.NOWHERE, counters=(), damage=0, token=True,
                ),
                make, scope,
            )  # fmt: skip
        else:
            kinds = make.kinds | {"token"}
            title = make.name or _title(make)
            name = fresh(board, f"{title} pattern")
            power = None if make.power is None else value(scope, make.power)
            tough = None if make.toughness is None else value(scope, make.toughness)
            pattern = Obj(
                name, title, player, player, kinds, make.colors,
                power=power, toughness=tough, keywords=frozenset(make.keywords),
                zone=Zone.NOWHERE, token=True, abilities=make.says or EMPTY,
            )  # fmt: skip
        if make.attacking:
            pattern = replace(pattern, attacking=_attacked(board, scope.this, player))
        board = board.changed(objects=(*board.objects, pattern))
        events.append(
            CreateTokens(
                player,
                amount,
                name,
                tapped=make.tapped,
                called=make.called,
                applied=rest.applied,
            )
        )
    return board, (Propose(tuple(events)),) if events else (), rest


def _attacked(board: Board, host: str, player: str) -> str:
    """What *host*, or else what *player* attacks with, attacks; "" outside combat."""
    obj = board.obj(host)
    if obj is not None and obj.attacking:
        return obj.attacking
    goals = (one.attacking for one in board.objects if one.controller == player)
    return next((goal for goal in goals if goal), "")


def _copied(pattern: Obj, make: MakeTokens, scope: Scope) -> Obj:
    """*pattern* with the exceptions that *make* names (707.9)."""
    if make.power is not None and make.toughness is not None:
        size = (value(scope, make.power), value(scope, make.toughness))
        pattern = replace(pattern, power=size[0], toughness=size[1])
    return replace(
        pattern,
        kinds=(pattern.kinds | make.kinds) - make.not_kinds,
        keywords=pattern.keywords | frozenset(make.keywords),
        abilities=_with_more(pattern.abilities, make.says),
    )


def _with_more(own: CardAbilities, more: CardAbilities | None) -> CardAbilities:
    if more is None:
        return own
    return replace(
        own,
        statics=(*own.statics, *more.statics),
        activated=(*own.activated, *more.activated),
        keywords=(*own.keywords, *more.keywords),
    )


def _title(make: MakeTokens) -> str:
    plain = {"creature", "artifact", "enchantment", "token", "legendary", "land"}
    named = sorted(kind for kind in make.kinds if kind not in plain)
    return " ".join(word.capitalize() for word in named) or "token"


def with_slot(scope: Scope, slot: int, names: tuple[str, ...]) -> Scope:
    """*scope* with *names* in that slot."""
    chosen = list(scope.chosen)
    while len(chosen) <= slot:
        chosen.append(())
    chosen[slot] = names
    return replace(scope, chosen=tuple(chosen))
