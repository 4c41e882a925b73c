"""Who has to attack or block beside what can't do so alone (508.1c, 509.1b)."""

from bot.engine.board import Board, Obj
from bot.engine.characteristics import kinds_of, power_of
from bot.engine.effects import Restriction
from bot.engine.matching import matches
from bot.engine.scope import Scope
from bot.engine.unless import Company
from bot.engine.values import Zone


def company(board: Board, obj: Obj, one: Restriction) -> list[Obj]:
    """The creatures beside *obj* that *one* asks for."""
    wants = one.unless
    assert isinstance(wants, Company)
    scope = Scope(board, one.controller, one.host, one.chosen)
    return [
        it
        for it in board.objects
        if it.id != obj.id
        and it.zone is Zone.BATTLEFIELD
        and it.controller == obj.controller
        and "creature" in kinds_of(board, it)
        and matches(scope, wants.who, it.id)
        and (not wants.greater or power_of(board, it) > power_of(board, obj))
    ]
