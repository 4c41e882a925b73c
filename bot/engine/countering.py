"""Spells that are countered (701.6)."""

from dataclasses import replace

from bot.engine.board import Board
from bot.engine.counterspells import COUNTERED, UNCOUNTERABLE
from bot.engine.events import ZoneChange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said, Step
from bot.engine.tasks import Propose, Recorder, Task
from bot.engine.values import Zone


def counter(
    board: Board,
    names: tuple[str, ...],
    to: Zone,
    log: Recorder | None,
    rules: GameRules,
) -> tuple[Board, tuple[Task, ...]]:
    """*board* with the spells of these *names* marked, and what puts them there."""
    tasks: list[Task] = []
    cited = rules.cite(Topic.COUNTERED)
    for name in names:
        obj = board.obj(name)
        if obj is None or obj.zone is not Zone.STACK:
            continue
        kept = UNCOUNTERABLE in obj.flags
        if log is not None:
            words = "{spell} is countered."
            if kept:
                words = "{spell} can't be countered."
            log.tell(Step(Said(words, (("spell", obj.name),)), cited))
        if kept:
            continue
        board = board.with_object(replace(obj, flags=obj.flags | {COUNTERED}))
        tasks.append(Propose((ZoneChange(name, Zone.STACK, to),)))
    return board, tuple(tasks)
