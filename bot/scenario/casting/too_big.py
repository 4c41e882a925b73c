"""Targets that may have so much Might, power or life at most, or at least."""

from bot.engine.effects import Modifier
from bot.engine.inside import holds
from bot.engine.values import Filter, Target
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene


def too_big(scene: Scene, target: Target, it: DraftThing) -> bool:
    """Whether it has another size than the target may have, and nothing changes it."""
    if _fits(target.filter, it):
        return False
    told = [one.what for one in all_entries(scene)]
    texts = [one.abilities for one in scene.draft.things]
    return not any(
        holds(part, Modifier) for part in (*told, *texts, *scene.draft.statics)
    )


def _fits(filter_: Filter, it: DraftThing) -> bool:
    more = it.counters.get("buff", 0) - it.counters.get("debuff", 0)
    return _within(it.power, more, filter_.power_at_least, filter_.power_at_most) and (
        _within(
            it.toughness, more, filter_.toughness_at_least, filter_.toughness_at_most
        )
    )


def _within(number: int | None, more: int, least: object, most: object) -> bool:
    if number is None:
        return True
    number += more
    low = isinstance(least, int) and number < least
    return not (low or (isinstance(most, int) and number > most))
