"""Who is meant by what is said of it: that it fights, is dealt damage, or its size."""

from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause, Spec, Thing

_TOLD_OF_SOME = frozenset("damage is gains pumped put fight attached".split())
_LIE_THERE = frozenset("enchantment artifact land gear item phantasia".split())


def who_fights(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "I control a 5/5 and Furnace of Rath. It attacks": the one creature there."""
    goals = parts_of(scene.clause.get("at")) if scene.clause is not None else ()
    at_it = any(isinstance(goal, Thing) and goal.noun == "it" for goal in goals)
    if at_it or not candidates or not all(map(_only_lies_there, candidates)):
        return candidates
    fighters = {it.id: it for it in mortal(scene) if "creature" in it.kinds}
    return [*fighters.values()] if len(fighters) == 1 else candidates


def told_of_creatures(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "My 2/2 … I control Worship. It has flying", "it takes 3": not Worship.

    Raises AMBIGUOUS for what may be told of both: "it's indestructible".
    """
    clause = scene.clause
    if clause is None or clause.kind not in _TOLD_OF_SOME:
        return candidates
    if candidates and all(map(_is_no_creature, candidates)) and _sizes(clause):
        # "My 3/3 attacks his planeswalker. It's a 5/5": the 3/3, or so I say.
        sized = [it for it in mortal(scene) if not _is_no_creature(it)]
        return [*{it.id: it for it in sized}.values()] or candidates
    if not all(map(_takes_no_damage, candidates)):
        return candidates
    living = {it.id: it for it in mortal(scene) if not _takes_no_damage(it)}
    fighters = [*living.values()]
    if clause.kind == "damage":
        hurt = parts_of(clause.get("to"))
        named = any(isinstance(it, Thing) and it.noun == "it" for it in hurt)
        return (fighters if named else []) or candidates
    if not candidates or not all(map(_only_lies_there, candidates)):
        return candidates
    keywords = {it.value for it in clause.get("specs") or () if it.kind == "keyword"}
    if fighters and keywords & _OF_BOTH:
        said = WHICH_ONE
        raise scene.error(Problem.AMBIGUOUS, said, clause.place)
    return (fighters if keywords or _of_creatures(clause) else []) or candidates


def _is_no_creature(it: DraftThing) -> bool:
    return bool(it.kinds & {"planeswalker", "battle"}) and "creature" not in it.kinds


def _sizes(clause: Clause) -> bool:
    """Whether *clause* tells how big a creature is, or what makes it bigger."""
    specs: tuple[Spec, ...] = clause.get("specs") or ()
    sized = any(spec.kind in {"size", "power", "toughness"} for spec in specs)
    return sized or clause.kind == "pumped" or _grows(clause)


def _of_creatures(clause: Clause) -> bool:
    """Whether what is told is told of creatures, not of what only lies there."""
    if clause.kind in {"fight", "attached"}:
        return True
    specs: tuple[Spec, ...] = clause.get("specs") or ()
    marked = any(spec.kind in {"shield", "damage"} for spec in specs)
    return marked or _grows(clause)


def _grows(clause: Clause) -> bool:
    _, kind = clause.get("counters") or (0, "")
    specs: tuple[Spec, ...] = clause.get("specs") or ()
    return kind in _SIZING or any(
        spec.kind == "bonus" or (spec.kind == "counters" and spec.value[1] in _SIZING)
        for spec in specs
    )


_SIZING = frozenset({"+1/+1", "-1/-1"})
# Keywords that an enchantment may have as well.
_OF_BOTH = frozenset({"indestructible", "hexproof", "shroud", "flash", "phased out"})


def of_no_size(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "A creature blocks my 6/6. It's a 1/1.": the one whose size was not told."""
    specs = scene.clause.get("specs") or () if scene.clause is not None else ()
    if not any(it.kind == "size" for it in specs):
        return _of_loyalty(scene, candidates)
    bodies = [it for it in mortal(scene) if not _is_no_creature(it)]
    unsized = [it for it in bodies if it.power is None]
    return unsized if len(unsized) == 1 else candidates


def _of_loyalty(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "A 3/3 attacks Garruk. He has 3 loyalty.": the planeswalker, and no creature."""
    specs = scene.clause.get("specs") or () if scene.clause is not None else ()
    told = [it for it in specs if it.kind in {"loyalty", "counters"}]
    if not any("loyalty" in f"{it.kind} {it.value}" for it in told):
        return candidates
    walkers = [it for it in scene.recent if "planeswalker" in it.kinds]
    return walkers[-1:] or candidates


def mortal(scene: Scene) -> list[DraftThing]:
    """What was spoken of last and can be dealt damage."""
    return [it for it in scene.recent if it.on_board and not is_passive(it)]


def _takes_no_damage(it: DraftThing) -> bool:
    return is_passive(it) or "weapon" in it.kinds


def _only_lies_there(it: DraftThing) -> bool:
    return is_passive(it) and bool(it.kinds & _LIE_THERE) and "vehicle" not in it.kinds
