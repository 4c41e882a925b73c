"""Who is meant by what is said of it: that it fights, is dealt damage, or its size."""

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing

_LIE_THERE = frozenset({"enchantment", "artifact", "land"})


def who_fights(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "I control a 5/5 and Furnace of Rath. It attacks": the one creature there."""
    goals = parts_of(scene.clause.get("at")) if scene.clause is not None else ()
    at_it = any(isinstance(goal, Thing) and goal.noun == "it" for goal in goals)
    if at_it or not candidates or not all(map(_only_lies_there, candidates)):
        return candidates
    fighters = {it.id: it for it in _mortal(scene) if "creature" in it.kinds}
    return [*fighters.values()] if len(fighters) == 1 else candidates


def who_is_hurt(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "My 2/2 … I control Worship. It is dealt 3 damage": not the enchantment."""
    hurt = parts_of(scene.clause.get("to")) if scene.clause is not None else ()
    named = any(isinstance(it, Thing) and it.noun == "it" for it in hurt)
    if not named or not all(map(is_passive, candidates)):
        return candidates
    return [*{it.id: it for it in _mortal(scene)}.values()] or candidates


def of_no_size(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "A creature blocks my 6/6. It's a 1/1.": the one whose size was not told."""
    specs = scene.clause.get("specs") or () if scene.clause is not None else ()
    if not any(it.kind == "size" for it in specs):
        return candidates
    unsized = [it for it in _mortal(scene) if it.power is None]
    return unsized if len(unsized) == 1 else candidates


def _mortal(scene: Scene) -> list[DraftThing]:
    return [it for it in scene.recent if it.on_board and not is_passive(it)]


def _only_lies_there(it: DraftThing) -> bool:
    return is_passive(it) and it.kinds <= _LIE_THERE
