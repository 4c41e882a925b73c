"""What counts as the result of a question: ids, serials and combat roles do not."""

from operator import itemgetter
from typing import TypeVar

from bot.engine.board import Board, Obj
from bot.engine.effects import Effect, Modifier
from bot.engine.hashing import by_identity
from bot.engine.history import SO_FAR
from bot.engine.seeing import remaining_of
from bot.engine.values import Zone
from bot.replacing import replace


def final_board(board: Board) -> Board:
    """What counts as the result: ids, serials and combat roles do not."""
    objects = tuple(
        _settled(obj) for obj in board.objects if obj.zone is not Zone.NOWHERE
    )
    return board.changed(
        objects=objects,
        effects=_unnamed(board.effects),
        modifiers=_unnamed(board.modifiers),
        restrictions=(),
        triggers=(),
        tallies=(),
        waiting=(),
        flags=frozenset(one for one in board.flags if not one.startswith(SO_FAR)),
        serial=0,
    )


K = TypeVar("K", Effect, Modifier)


def _unnamed(parts: tuple[K, ...]) -> tuple[K, ...]:
    found = sorted([_without_id(one) for one in parts], key=itemgetter(0))
    return tuple([one for _, one in found])


@by_identity(4096)
def _without_id(one: K) -> tuple[tuple[str, str], K]:
    left = str(remaining_of(one) if isinstance(one, Effect) else one)
    return (one.label, left), replace(one, id="")


@by_identity(4096)
def _settled(obj: Obj) -> Obj:
    return replace(
        obj,
        attacking="",
        blocking=frozenset(),
        was_blocking=frozenset(),
        blocked=False,
        damaged_by=frozenset(),
        deathtouched=False,
        last=None,
        damage=obj.damage if obj.zone is Zone.BATTLEFIELD else 0,
    )
