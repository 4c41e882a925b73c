"""Where things are: units here or elsewhere, whom an attack is against, other zones."""

from bot.engine.board import Board, Obj
from bot.engine.effects import Effect, Static, ZoneWatch
from bot.engine.scope import Scope
from bot.engine.values import Zone

# How "here" is written in a filter: not elsewhere than the object that says it.
HERE = frozenset({"elsewhere"})


def same_place(scope: Scope, obj: Obj) -> bool:
    """True if *obj* is where the object is that says "here", as far as is known."""
    host = scope.board.obj(scope.this)
    return "elsewhere" not in obj.flags and _base(obj) == (_base(host) if host else "")


def _base(obj: Obj) -> str:
    """Whose base it is in, "" at the battlefield that is spoken of."""
    return obj.controller if "at base" in obj.flags else ""


def defending(scope: Scope) -> tuple[str, ...]:
    """Whom what the trigger is about attacks, or who controls that (508.5)."""
    for name in (scope.recipient, scope.this):
        obj = scope.board.obj(name)
        if obj is not None and obj.attacking:
            goal = scope.board.obj(obj.attacking)
            return (goal.controller if goal is not None else obj.attacking,)
    return ("defending player",)


def works_anywhere(static: Static) -> bool:
    """Whether it is about its own card's moves from anywhere (113.6)."""
    return (
        isinstance(static, Effect)
        and isinstance(static.watch, ZoneWatch)
        and static.watch.what.this
        and static.watch.origin is None
    )


def is_elsewhere(board: Board, host: str) -> bool:
    """Whether *host* is in some zone, but not on the battlefield."""
    obj = board.obj(host)
    return obj is not None and obj.zone not in (Zone.BATTLEFIELD, Zone.NOWHERE)
