"""What fights a second time has to be there still: a unit that has died does not."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.exploration import explore
from bot.engine.question import Attack, NextTurn, Question
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_BUDGET = 2_000


def check_there(scene: Scene, asked: Question) -> None:
    """Refuse an attack by or on what has died before it, whatever is chosen.

    Raises QuestionError (AMBIGUOUS): something else is meant.
    """
    if asked.game is Game.MTG:
        return
    fought: set[str] = set()
    last: set[str] = set()  # who fought last in this turn: told of once more, perhaps
    for at, one in enumerate(asked.script):
        if isinstance(one, NextTurn):
            last = set()
        if not isinstance(one, Attack):
            continue
        now = {name for pair in one.attackers for name in pair} | {*one.defenders}
        again = {it for it in fought & now if asked.board.obj(it) is not None}
        again = set() if now <= last else again
        if again:
            before = replace(asked, script=asked.script[:at], asks=())
            ruling = explore(before, _BUDGET)
            for name in sorted(again) if ruling.complete else ():
                left = [it.board.obj(name) for it in ruling.outcomes]
                if not any(it and it.zone is Zone.BATTLEFIELD for it in left):
                    raise scene.error(
                        Problem.AMBIGUOUS,
                        worded("{it} has died by then: what is meant there?", it=name),
                    )
        fought, last = fought | now, now
