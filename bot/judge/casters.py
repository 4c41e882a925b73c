"""Whether an answer hangs on who has cast a spell of which nobody says that."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Obj
from bot.engine.outcome import Ruling
from bot.engine.question import Happening, Question, Resolve
from bot.engine.room import Room
from bot.errors import Problem, QuestionError
from bot.judge.untold import tried
from bot.scenario.scene.draft import CASTER_UNTOLD
from bot.worded import worded


def check_casters(
    asked: Question, ruling: Ruling, room: Room, answers: tuple[int, ...]
) -> None:
    """Ask who casts "Flame Rift has resolved", where the other side's does otherwise.

    Raises QuestionError (AMBIGUOUS).
    """
    players = [it.id for it in asked.board.players]
    if asked.game is not Game.MTG or len(players) != 2 or answers:
        return
    for obj in asked.board.objects:
        if CASTER_UNTOLD not in obj.flags:
            continue
        (other,) = [it for it in players if it != obj.controller]
        changed = _cast_by(asked, obj, other)
        again = tried(changed, room, answers)
        if again is not None and _comes_out(again) != _comes_out(ruling):
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded("Who casts {it}?", it=obj.name),
                suggestions=(f"I cast {obj.name}.", f"My opponent casts {obj.name}."),
            )


def _cast_by(asked: Question, obj: Obj, player: str) -> Question:
    def turned(happening: Happening) -> Happening:
        if isinstance(happening, Resolve) and happening.source == obj.id:
            return replace(happening, controller=player)
        return happening

    board = asked.board.with_object(replace(obj, controller=player, owner=player))
    return replace(asked, board=board, script=tuple(map(turned, asked.script)))


def _comes_out(ruling: Ruling) -> frozenset[object]:
    """What is answered; where nothing is asked, how everybody is left."""
    if ruling.answered:
        return frozenset(
            (at, value)
            for at, one in enumerate(ruling.answered)
            for value, _ in one.values
        )
    return frozenset(
        (
            tuple(sorted((it.id, it.life) for it in one.board.players)),
            tuple(
                sorted(
                    (it.id, it.zone, it.damage)
                    for it in one.board.objects
                    if CASTER_UNTOLD not in it.flags
                )
            ),
        )
        for one in ruling.outcomes
    )
