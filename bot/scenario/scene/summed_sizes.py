"""Sizes that are added up or compared must be known: "the total power of …"."""

from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.question import Resolve
from bot.engine.values import EachOf, StatOf, Zone
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after


_SIZES = frozenset({"power", "toughness"})


@after(Game.MTG)
def summed_sizes(scene: Scene) -> None:
    """Every creature needs its size where something adds up sizes."""
    things = scene.draft.things
    there = [it for it in things if it.zone is Zone.BATTLEFIELD]
    done = [it.what.ability for it in all_entries(scene) if isinstance(it.what, Resolve)]
    stands = [it.abilities.statics for it in there]
    if any(
        isinstance(part, StatOf)
        and isinstance(part.of, EachOf)
        and part.stat.split()[-1] in _SIZES
        for one in (*done, *stands)
        for part in walk(one)
    ):
        for it in there:
            it.needs_size |= "creature" in it.kinds
