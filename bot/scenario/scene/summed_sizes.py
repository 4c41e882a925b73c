"""Sizes that amounts look at must be known: "equal to its power", "the total power"."""

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.question import Resolve
from bot.engine.values import Chosen, EachOf, StatOf, Zone
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after

_SIZES = frozenset({"power", "toughness"})


@after(Game.MTG)
def sizes_looked_at(scene: Scene) -> None:
    """Every creature needs its size where sizes are added up, a target where its is."""
    there = [it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD]
    for it in there:
        _need(there, it.abilities.statics, ())
    for entry in all_entries(scene):
        if isinstance(entry.what, Resolve):
            _need(there, entry.what.ability, entry.what.chosen)


def _need(
    there: list[DraftThing], done: object, chosen: tuple[tuple[str, ...], ...]
) -> None:
    for part in inside(done, StatOf):
        if part.stat.split()[-1] not in _SIZES:
            continue
        every = isinstance(part.of, EachOf)
        slot = part.of.slot if isinstance(part.of, Chosen) else len(chosen)
        names = chosen[slot] if slot < len(chosen) else ()
        for it in there:
            it.needs_size |= "creature" in it.kinds and (every or it.id in names)
