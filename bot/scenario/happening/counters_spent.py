"""Counters removed one by one, each for another target: "one ping at each"."""

from bot.engine.instructions import TakeCounters
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.activating import activate
from bot.scenario.casting.default_targets import Use
from bot.scenario.happening.counting import loses_counters
from bot.scenario.happening.happening import doer
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.asked_back import WHAT_PAID, WHICH_ABILITY, WHICH_SO_MANY
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("removemore")
def on_each_told(scene: Scene, clause: Clause) -> None:
    """I remove a counter to ping the 2/2 and another to ping the 1/1."""
    who = doer(scene, clause)
    host = _host(scene, clause, who)
    told = [clause.get(slot) for slot in ("to", "to2", "to3")]
    aimed = [name for one in told if one for name in targeted(scene, one)]
    amount, _ = clause.get("counters")
    if amount not in {1, len(aimed)}:
        raise scene.error(Problem.AMBIGUOUS, WHAT_PAID, clause.place)
    for name in aimed:
        activate(scene, host, Use(who, [name], []))


@handles("removeeach")
def on_each(scene: Scene, clause: Clause) -> None:
    """I remove two counters, one ping at each: of the creatures of others.

    Raises AMBIGUOUS where those are not as many as the counters.
    """
    who = doer(scene, clause)
    host = _host(scene, clause, who)
    amount, _ = clause.get("counters")
    others = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and it.controller != who
        and it.kinds & {"creature", "planeswalker"}
    ]
    if len(others) != amount:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(WHICH_SO_MANY, n=amount),
            clause.place,
            [scene.describe(it) for it in others[:4]],
        )
    for it in others:
        activate(scene, host, Use(who, [it.id], []))


def _host(scene: Scene, clause: Clause, who: str) -> DraftThing:
    """What the counters are removed from, one for each use of its ability."""
    host = loses_counters(scene, clause, who)
    for ability in host.abilities.activated:
        for paid in ability.pays:
            if isinstance(paid, TakeCounters) and paid.amount == 1:
                return host
    raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY, clause.place)
