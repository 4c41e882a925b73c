"""Spells that are countered (701.6)."""

from dataclasses import replace

from bot.engine.board import Board
from bot.engine.characteristics import has
from bot.engine.conditions import Condition
from bot.engine.counterspells import COUNTERED, UNCOUNTERABLE
from bot.engine.events import ZoneChange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructions import Ability, If, Unplayed
from bot.engine.matching import holds
from bot.engine.outcome import Said, Step
from bot.engine.scope import Scope
from bot.engine.tasks import Propose, Recorder, Task
from bot.engine.values import Zone

# What stands under the condition on which a spell can't be.
KEPT = Unplayed("this can't be countered")


def kept_if(spell: Ability | None) -> tuple[Condition, ...]:
    """On what conditions *spell* can't be countered."""
    do = spell.do if spell is not None else ()
    return tuple(one.when for one in do if isinstance(one, If) and KEPT in one.do)


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
        scope = Scope(board, obj.controller, name)
        kept = (
            UNCOUNTERABLE in obj.flags
            or has(board, obj, UNCOUNTERABLE)
            or any(holds(scope, when) for when in kept_if(obj.abilities.spell))
        )
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
