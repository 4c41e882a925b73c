"""Of several attackers the one "attacking me", beside others that attack a Jace."""

from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Person, Thing
from bot.worded import worded


def at_goal(scene: Scene, thing: Thing, pool: list[DraftThing]) -> list[DraftThing]:
    """Those of *pool* that attack what *thing* is said to attack.

    Raises QuestionError (AMBIGUOUS) where others do.
    """
    said, combat = thing.first("goal"), last_combat(scene)
    if said is None or combat is None or len(pool) < 2:
        return pool
    goals: set[str] = set()
    for part in parts_of(said):
        if isinstance(part, Person):
            goals.add(scene.player(part))
        else:
            goals |= {it.id for it in scene.thing(part)}
    attacked = dict(combat.attackers)
    left = [it for it in pool if attacked.get(it.id) in goals]
    if not left and any(it.id in attacked for it in pool):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(thing)),
            thing.place,
        )
    return left or pool
