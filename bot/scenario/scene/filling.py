"""What is told of a thing only where it is named again: "Odd Ox (3/2) attacks"."""

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.specs import apply_spec
from bot.scenario.words.syntax import Thing

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def fill_in(scene: "Scene", found: list[DraftThing], thing: Thing) -> None:
    """Put onto the one thing that is named again what is told of it only now."""
    if len(found) != 1 or scene.game is not Game.MTG or not found[0].named:
        return
    it = found[0]
    if scene.clause is None or scene.clause.kind.startswith("ask_"):
        return
    for spec in thing.specs:
        if spec.kind == "size" and it.power is None and it.toughness is None:
            apply_spec(scene, it, spec)
        elif spec.kind in {"loyalty", "counters"} and spec.kind not in it.said:
            if not it.counters:
                apply_spec(scene, it, spec)
        elif spec.kind == "keyword" and not set(str(spec.value).split("+")) <= (
            it.keywords
        ):
            apply_spec(scene, it, spec)


def uncoloured(scene: "Scene", thing: Thing, whose: str) -> DraftThing | None:
    """What "the red 3/3" means where one 3/3 was told of, and nothing of its colour."""
    colors = [spec for spec in thing.specs if spec.kind == "color" and spec.value]
    if scene.game is not Game.MTG or not colors or thing.plural:
        return None
    if thing.det not in {"the", "that"} and thing.owner is None:
        return None
    rest = tuple(spec for spec in thing.specs if spec not in colors)
    if not rest and not thing.label and thing.noun != "creature":
        return None
    bare = replace(thing, specs=rest)
    pool = [
        it
        for it in scene.draft.things
        if it not in scene.in_list
        and fits(it, bare, scene.game)
        and (not whose or it.controller == whose)
    ]
    if len(pool) != 1 or pool[0].colors or "color" in pool[0].said:
        return None
    if pool[0].face is not None and pool[0].face.colours_known:
        return None
    for spec in colors:
        apply_spec(scene, pool[0], spec)
    return pool[0]
