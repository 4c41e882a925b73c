"""Lethal damage: as much as kills what takes it."""

from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def lethal_points(scene: Scene, names: list[str]) -> int:
    """The damage that is lethal to each of *names* (120.6)."""
    points = 1
    for name in names:
        thing = scene.draft.thing(name)
        if thing is None:
            raise scene.error(Problem.AMBIGUOUS, worded("How much damage is it?"))
        if thing.toughness is None:
            thing.power = thing.toughness = 2
            thing.sized = True
            scene.draft.assume(
                worded(
                    "{thing} is a 2/2; its size does not matter here.", thing=thing.id
                )
            )
        points = max(points, (thing.toughness or 1) - thing.damage)
    return points
