"""Lethal damage: as much as kills what takes it."""

from bot.errors import Problem
from bot.scenario.combat.sized_next import size_told_next
from bot.scenario.scene.scene import Scene
from bot.scenario.words.numbers_asked import HOW_MUCH_DAMAGE
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def lethal_points(scene: Scene, names: list[str]) -> int:
    """The damage that is lethal to each of *names* (120.6)."""
    points = 1
    for name in names:
        thing = scene.draft.thing(name)
        if thing is None:
            raise scene.error(Problem.AMBIGUOUS, HOW_MUCH_DAMAGE)
        if thing.toughness is None and (size := size_told_next(scene, thing)):
            thing.power, thing.toughness = size
        if thing.toughness is None:
            if any(map(_tells_size, scene.following)):
                raise scene.error(Problem.AMBIGUOUS, HOW_MUCH_DAMAGE)
            thing.power = thing.toughness = 2
            thing.sized = True
            scene.draft.assume(
                worded(
                    "{thing} is a 2/2; its size does not matter here.", thing=thing.id
                )
            )
        points = max(points, (thing.toughness or 1) - thing.damage)
    return points


def _tells_size(clause: Clause) -> bool:
    specs = clause.get("specs") or ()
    return any(one.kind in {"size", "power", "toughness"} for one in specs)
