"""Where units are, and whom an attack is against, as far as a board says so."""

from bot.engine.board import Obj
from bot.engine.scope import Scope

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
