"""Targets that may have so much Might at most."""

from bot.engine.effects import Modifier
from bot.engine.inside import walk
from bot.engine.values import Target
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene


def too_big(scene: Scene, target: Target, it: DraftThing) -> bool:
    """Whether the target may have less Might, and nothing here changes anyone's."""
    most = target.filter.power_at_most
    if not isinstance(most, int) or it.power is None or it.power <= most:
        return False
    told = [one.what for one in all_entries(scene)]
    texts = [one.abilities for one in scene.draft.things]
    return not any(
        isinstance(one, Modifier)
        for part in (*told, *texts, *scene.draft.statics)
        for one in walk(part)
    )
