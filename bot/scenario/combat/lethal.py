"""Lethal damage: as much as kills what takes it."""

from bot.engine.question import Hit
from bot.errors import Problem
from bot.scenario.scene.making import source
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause
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


@handles("lethal")
def lethal(scene: Scene, clause: Clause) -> None:
    """My Bear takes lethal damage."""
    names = targeted(scene, clause.get("to"))
    points = lethal_points(scene, names)
    owner = scene.draft.thing(names[0])
    enemy = scene.other(owner.controller) if owner else default_owner(scene)
    it = source(scene, None, enemy, "source")
    hits = [Hit(it.id, name, points) for name in names]
    from bot.scenario.combat.dealing import deal

    deal(scene, hits, enemy, f"{', '.join(names)} would be dealt lethal damage.")
