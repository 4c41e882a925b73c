"""What is told of a thing only where it is named again: "Odd Ox (3/2) attacks"."""

from typing import TYPE_CHECKING

from bot.citation import Game
from bot.scenario.scene.draft import DraftThing
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
