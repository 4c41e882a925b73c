"""Of what kind damage is, asked for where something on the table looks at it."""

from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect
from bot.engine.question import Deal
from bot.scenario.casting.sides import effects_here
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Place
from bot.worded import worded


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def kinds_are_said(scene: Scene) -> None:
    """Damage of no said kind, where something here looks at the kind: asked for."""
    kindless: set[str] = scene.parse.memory.get("kindless", set())
    hits = [
        hit
        for entry in scene.draft.script
        if isinstance(entry.what, Deal)
        for hit in entry.what.hits
        if hit.source in kindless
    ]
    everywhere = bool(hits) and any(map(_looks_at_kind, effects_here(scene)))
    for hit in hits:
        it = scene.draft.thing(hit.recipient)
        # A bulwark counter prevents combat damage alone (BW 1).
        if not everywhere and not (it is not None and it.counters.get("bulwark")):
            continue
        whom = it.id if it is not None else scene.name(hit.recipient)
        words = worded(
            "whether the {n} damage to {whom} is of an attack or a spell",
            n=hit.amount,
            whom=whom,
        )
        if (words, Place(0, 1)) not in scene.missing:
            scene.missing.append((words, Place(0, 1)))


def _looks_at_kind(effect: Effect) -> bool:
    watch = effect.watch
    if not isinstance(watch, DamageWatch):
        return False
    source_kinds = watch.source.kinds | watch.source.any_kinds
    return watch.combat is not None or bool(
        source_kinds & {"spell", "ability", "unit", "ally", "champion"}
    )
