"""What counts as the result of a question: ids, serials and combat roles do not."""

from dataclasses import replace

from bot.engine.board import Board, Obj
from bot.engine.effects import Effect, Modifier
from bot.engine.seeing import remaining_of
from bot.engine.values import Zone


def final_board(board: Board) -> Board:
    """What counts as the result: ids, serials and combat roles do not."""
    objects = tuple(
        _settled(obj) for obj in board.objects if obj.zone is not Zone.NOWHERE
    )
    return board.changed(
        objects=objects,
        effects=tuple(
            sorted((replace(e, id="") for e in board.effects), key=_by_label)
        ),
        modifiers=tuple(
            sorted((replace(one, id="") for one in board.modifiers), key=_by_label)
        ),
        restrictions=(),
        triggers=(),
        waiting=(),
        serial=0,
    )


def _by_label(one: Effect | Modifier) -> tuple[str, str]:
    return one.label, str(remaining_of(one) if isinstance(one, Effect) else one)


def _settled(obj: Obj) -> Obj:
    return replace(
        obj,
        attacking="",
        blocking=frozenset(),
        blocked=False,
        damaged_by=frozenset(),
        deathtouched=False,
        damage=obj.damage if obj.zone is Zone.BATTLEFIELD else 0,
    )
