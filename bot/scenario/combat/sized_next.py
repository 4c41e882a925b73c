"""How big something is that deals damage, told right behind that."""

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing


def size_told_next(scene: Scene, it: DraftThing) -> tuple[int, int] | None:
    """The size of "My creature deals damage to Bob. It's a 4/4"; None for none."""
    if not scene.following or scene.following[0].kind not in {"is", "isa"}:
        return None
    clause = scene.following[0]
    described = clause.get("as") or clause.get("what2")
    specs = described.specs if described is not None else clause.get("specs") or ()
    parts = parts_of(clause.get("what"))
    part = parts[0] if len(parts) == 1 else None
    if not isinstance(part, Thing):
        return None
    if part.noun != "it" and not fits(it, part, scene.game):
        return None
    sizes: list[tuple[int, int]] = [one.value for one in specs if one.kind == "size"]
    return sizes[0] if len(sizes) == 1 else None
