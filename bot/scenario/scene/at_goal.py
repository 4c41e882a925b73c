"""Of several attackers the one "attacking me"; the champion that defends."""

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


_ATTACKS = frozenset({"attack", "weaponattack"})


def of_who_is_attacked(
    scene: Scene, thing: Thing, pool: list[DraftThing]
) -> list[DraftThing]:
    """ "His 3/3 attacks my 2/4. His champion attacks the same ally": not his own."""
    clause = scene.clause
    if clause is None or clause.kind not in _ATTACKS or len(pool) < 2:
        return pool
    if all(part is not thing for part in parts_of(clause.get("at"))):
        return pool
    who, what = clause.get("who"), parts_of(clause.get("what"))
    owners = {scene.owner_of(it) for it in what if isinstance(it, Thing)}
    side = scene.player(who) if isinstance(who, Person) else "".join(owners)
    return [it for it in pool if not side or it.controller != side] or pool


def defending_champion(scene: Scene, thing: Thing) -> list[DraftThing]:
    """ "I attack his champion. The defender has …": that champion.

    What blocks or intercepts would have been taken before.
    """
    combat = last_combat(scene)
    said = {*scene.parse.words[thing.place.start : thing.place.end]}
    if combat is None or "defender" not in said or thing.det != "the":
        return []
    attacked = [it for _, goal in combat.attackers if (it := scene.draft.thing(goal))]
    led = [it for it in attacked if "champion" in it.kinds]
    return led if len({it.id for it in led}) == 1 else []
