"""Whether an answer hangs on how big a creature is that nobody has told."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Obj
from bot.engine.characteristics import toughness_of
from bot.engine.outcome import Ruling
from bot.engine.question import AskKind, Question
from bot.engine.room import Room
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.judge.untold import tried
from bot.scenario.words.numbers_asked import HOW_BIG
from bot.worded import worded


def check_sizes(
    asked: Question, ruling: Ruling, room: Room, answers: tuple[int, ...]
) -> None:
    """Refuse to let live what might die, where its toughness is not known.

    Without a toughness no damage is lethal (704.5g). Where what is asked would be
    answered otherwise with a toughness of 1, and where the size itself is asked, it is
    asked for. Each try costs another ruling: many are tried at once, and halved to find
    the one it hangs on. Raises QuestionError (AMBIGUOUS).
    """
    asks = [one for one in asked.asks if one.kind is not AskKind.EVERYTHING]
    if not asks:
        return
    sizes = {one.subject for one in asks if one.kind is AskKind.SIZE}
    for name in sorted(sizes):
        if _sizeless(ruling, name):
            raise _ask(asked.board.name_of(name), asked.game)
    unknown = [*filter(_unknown, asked.board.objects)]
    for obj in unknown:
        if obj.id in sizes:
            raise _ask(obj.name, asked.game)

    def differs(small: Sequence[Obj]) -> bool:
        board = asked.board
        for obj in small:
            power = obj.power if asked.game is Game.MTG else obj.power or 1
            board = board.with_object(replace(obj, power=power, toughness=1))
        other = tried(replace(asked, board=board), room, answers)
        return other is not None and _answers(other) != _answers(ruling)

    if len(unknown) > _FEW and not differs(unknown):
        return
    for obj in unknown[:_FEW]:
        if differs([obj]):
            raise _ask(obj.name, asked.game)
    if len(unknown) > _FEW:
        first = bisect_left(
            range(1, len(unknown)), True, key=lambda count: differs(unknown[:count])
        )
        raise _ask(unknown[first].name, asked.game)


_FEW = 4


def _ask(what: str, game: Game) -> QuestionError:
    return QuestionError(
        Problem.AMBIGUOUS,
        worded(HOW_BIG, what=what),
        suggestions=(f"{what} {_TOLD[game]}",),
    )


_TOLD = {
    Game.MTG: "is a 2/2.",
    Game.GRAND_ARCHIVE: "has 2 life.",
    Game.RIFTBOUND: "has 2 Might.",
}


def _sizeless(ruling: Ruling, name: str) -> bool:
    """Whether it is there in the end, and nothing says how big it is."""
    there = ((one.board, one.board.obj(name)) for one in ruling.outcomes)
    return any(
        obj is not None
        and obj.zone is Zone.BATTLEFIELD
        and toughness_of(board, obj) is None
        for board, obj in there
    )


def _unknown(obj: Obj) -> bool:
    fights = bool(obj.kinds & {"creature", "ally", "unit"})
    here = obj.zone is Zone.BATTLEFIELD and "champion" not in obj.kinds
    return here and fights and obj.toughness is None


def _answers(ruling: Ruling) -> list[frozenset[str]]:
    return [frozenset(value for value, _ in one.values) for one in ruling.answered]
