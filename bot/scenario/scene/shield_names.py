"""What a shield is called where there are several alike."""

from typing import TYPE_CHECKING

from bot.engine.alike import NTH
from bot.engine.effects import DamageWatch, Effect
from bot.engine.values import Filter

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def shield_name(scene: "Scene", called: str, whose: str, name: str) -> str:
    """A name for one more shield: "second prevent-2 shield", "Bob's …"."""
    there = [it for it in scene.draft.statics if isinstance(it, Effect)]
    labels = {it.label for it in there}
    ids = frozenset({name})
    own = [
        it
        for it in there
        if called in it.label
        and isinstance(it.watch, DamageWatch)
        and isinstance(it.watch.recipient, Filter)
        and it.watch.recipient.ids == ids
    ]
    shown = f"{NTH[min(len(own), len(NTH)) - 1]} {called}" if own else called
    if shown not in labels:
        return shown
    return f"your {shown}" if whose == "you" else f"{whose}'s {shown}"
