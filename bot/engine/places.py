"""Where things are, and whose: units here or elsewhere, attacks, other zones."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.board import Board, Obj
from bot.engine.conditions import AllHold, Matches
from bot.engine.effects import Effect, Modifier, Static, Trigger, ZoneWatch
from bot.engine.scope import Scope
from bot.engine.values import Who, Zone

# How "here" is written in a filter: not elsewhere than the object that says it.
HERE = frozenset({"elsewhere"})


def same_place(scope: Scope, obj: Obj) -> bool:
    """True if *obj* is where the object is that says "here", as far as is known."""
    host = scope.board.obj(scope.this)
    return "elsewhere" not in obj.flags and _base(obj) == (_base(host) if host else "")


def _base(obj: Obj) -> str:
    """Whose base it is in, "" at the battlefield that is spoken of."""
    return obj.controller if "at base" in obj.flags else ""


# What is called so in a text is what the creature a trigger is about attacks (508.1b).
UNDER_ATTACK = "the player or planeswalker it's attacking"
ATTACKING_PLAYER = "attacking player"
DEFENDERS = frozenset({"defending player", UNDER_ATTACK, ATTACKING_PLAYER})


def defending(scope: Scope, called: str) -> tuple[str, ...]:
    """Whom what the trigger is about attacks, or who controls that (508.5)."""
    if called == ATTACKING_PLAYER:
        return (scope.board.active,) if scope.board.active else ()  # 506.2
    for name in (scope.recipient, scope.this):
        obj = scope.board.obj(name)
        if obj is not None and obj.attacking:
            if called == UNDER_ATTACK:
                return (obj.attacking,)
            goal = scope.board.obj(obj.attacking)
            return (goal.controller if goal is not None else obj.attacking,)
    host = scope.board.obj(scope.this)
    bearer = scope.board.obj(host.attached_to) if host and host.attached_to else host
    side = bearer.controller if bearer is not None else scope.you
    others = [one.id for one in scope.board.players if one.id != side]
    # Nothing attacks yet: with one opponent it could only be that one (508.5).
    return (others[0],) if len(others) == 1 else ("defending player",)


def chosen_players(scope: Scope) -> tuple[str, ...]:
    """The players chosen before, who go before the one an event is about."""
    return tuple(n for slot in scope.chosen for n in slot if scope.board.player(n))


def works_anywhere(static: Static) -> bool:
    """Whether it is about its own card's moves from anywhere (113.6)."""
    return (
        isinstance(static, Effect | Trigger)
        and isinstance(static.watch, ZoneWatch)
        and static.watch.what.this
        and static.watch.origin in (None, Zone.HAND, Zone.STACK, Zone.LIBRARY)
    )


def works_there(static: Static, zone: Zone) -> bool:
    """Whether it says itself that it works while its card is in *zone* (113.6b)."""
    parts = static.when.of if isinstance(static.when, AllHold) else (static.when,)
    return zone is not Zone.NOWHERE and any(
        isinstance(one, Matches) and one.ref is Who.THIS and one.filter.zone is zone
        for one in parts
    )


def is_in_force(board: Board, static: Static) -> bool:
    """Whether the object of a static ability is where that works."""
    obj = board.obj(static.host) if static.host else None
    # Emblems, cards that the asker only declared, and permanents count.
    if obj is None or obj.zone in (Zone.BATTLEFIELD, Zone.COMMAND):
        return True
    if works_there(static, obj.zone):
        return True
    return obj.zone not in _NOT_THERE and works_anywhere(static)


_NOT_THERE = frozenset({Zone.NOWHERE, Zone.PHASED_OUT})


def taking(board: Board, static: Static) -> Iterator[tuple[Scope, Modifier]]:
    """What takes away the ability that says *static*, and how it looks at things."""
    for one in board.modifiers:
        if one.takes is not None:
            bare = replace(static, id="", label="", controller="", host="")
            if bare in one.takes.statics:
                yield Scope(board, one.controller, one.host, one.chosen), one
