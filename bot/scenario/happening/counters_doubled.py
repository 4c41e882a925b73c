""" "I double the number of +1/+1 counters on it": as many more are put on it."""

from bot.engine.instructions import AddCounters
from bot.engine.repeating import SameCounters
from bot.engine.values import Named, StatOf
from bot.scenario.happening.happening import do, doer
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("doublecounters")
def double_counters(scene: Scene, clause: Clause) -> None:
    """The +1/+1 counters on my Bear are doubled (701.10e)."""
    who, kind = doer(scene, clause), clause.get("kind")
    for name in targeted(scene, clause.get("on")):
        it = Named(name)
        if kind:
            told = worded("The {kind} counters on {it} would be doubled.", kind=kind,
                          it=name)  # fmt: skip
            do(scene, who, told, AddCounters(kind, StatOf(it, f"counters:{kind}"), it))
        else:
            told = worded("The counters on {it} would be doubled.", it=name)
            do(scene, who, told, SameCounters(it, it))
