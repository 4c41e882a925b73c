"""Permanents cast for X: the counters they enter with."""

from typing import TYPE_CHECKING

from bot.engine.effects import EnterWith
from bot.engine.inside import inside, uses_x
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def cast_for(scene: "Scene", it: DraftThing, x: int) -> None:
    """A permanent cast for X: the counters it entered with."""
    it.x = x
    kinds = counters_for_x(it)
    if not kinds:
        raise scene.error(Problem.ILLEGAL, worded("{it} has no use for X.", it=it.id))
    it.said.add("counters")
    for kind in kinds:
        it.counters[kind] = x


def counters_for_x(it: DraftThing) -> list[str]:
    """The kinds of counters *it* enters with as many of as were paid for X."""
    return [
        kind
        for act in inside(it.abilities.statics, EnterWith)
        if uses_x(act)
        for kind, _ in act.counters
    ]
