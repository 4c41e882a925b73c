"""Who attacked, and nobody said what: asked where something else was there."""

from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def check_attacked(
    scene: Scene, clause: Clause, units: list[DraftThing], involved: set[str]
) -> None:
    """Raise AMBIGUOUS where "I attack. Who dies?" may mean an ally that is there."""
    other = scene.parse.memory.get("goal not said", "")
    fight = [it for it in scene.draft.things if "attacking" in it.flags]
    # Who attacks with cleave attacks them all.
    one = other and not any("cleave" in it.keywords for it in fight)
    if one and any(it.controller == other and it.id not in involved for it in units):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What attacks, and what is attacked?"),
            clause.place,
            ("My 3/3 ally attacks their 2/2 ally. …",),
        )
