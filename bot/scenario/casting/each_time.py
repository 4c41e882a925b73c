"""An ability used several times: what each of the times is for."""

from dataclasses import replace

from bot.engine.inside import walk
from bot.engine.instructions import CAST_LATER, Ability, ChooseSource
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.targeting import Use
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def each_time(use: Use, ability: Ability, nth: int) -> Use:
    """ "… twice, choosing the Giant and the Lion": one for each time."""
    if len(use.sources) == use.times > 1:
        return replace(use, sources=[use.sources[nth]], times=1)
    one = [it.most for it in ability.targets] == [1]
    if one and len(use.targets) == use.times > 1:
        return replace(use, targets=[use.targets[nth]], times=1)
    return use


def for_each_source(use: Use, ability: Ability) -> Use:
    """ "I activate the Circle for each of them": one source each time."""
    named = use.sources or (use.targets if not ability.targets else [])
    once = use.times == 1 and not (ability.taps or ability.sacrifices)
    often = once or use.times == len(named)
    if len(named) < 2 or not often or not _chooses_one(ability):
        return use
    return replace(use, sources=named, targets=[], times=len(named))


def check_one_source(scene: Scene, it: DraftThing, use: Use, ability: Ability) -> None:
    """Refuse several sources for what chooses one. Raises ILLEGAL."""
    if any(isinstance(part, ChooseSource) for part in walk(ability)):
        scene.told_by_choice = len(scene.draft.things)
    named = use.sources or (use.targets if not ability.targets else [])
    if len(named) > 1 and _chooses_one(ability):
        raise scene.error(
            Problem.ILLEGAL, worded("One source is chosen for {it}.", it=it.id)
        )


def note_cast_later(scene: Scene) -> None:
    """What is cast only then is no source that could have been chosen (609.7a)."""
    for it in (
        scene.draft.things[scene.told_by_choice :] if scene.told_by_choice else ()
    ):
        if it.zone is Zone.STACK:
            it.flags.add(CAST_LATER)


def _chooses_one(ability: Ability) -> bool:
    return sum(isinstance(it, ChooseSource) for it in walk(ability)) == 1
