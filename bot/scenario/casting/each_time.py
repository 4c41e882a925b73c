"""An ability used several times: what each of the times is for."""

from dataclasses import replace

from bot.engine.inside import walk
from bot.engine.instructions import CAST_LATER, Ability, ChooseSource, DealDamage
from bot.engine.question import Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.default_targets import Use
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_ONE
from bot.worded import worded


def each_time(use: Use, ability: Ability, nth: int) -> Use:
    """ "… twice, choosing the Giant and the Lion": one for each time."""
    if len(use.sources) == use.times > 1:
        return replace(use, sources=[use.sources[nth]], times=1)
    one = [it.most for it in ability.targets] == [1]
    if one and len(use.targets) == use.times > 1:
        return replace(use, targets=[use.targets[nth]], times=1)
    return use


def for_each_source(scene: Scene, use: Use, ability: Ability) -> Use:
    """ "I activate the Circle for each of them": one source each time.

    So it is after "he shocks me twice" where it is used twice, or each time. Raises
    QuestionError (SYNTAX) where "each time" would be lost.
    """
    always = scene.clause is not None and bool(scene.clause.get("always"))
    threats = _threats(scene, use.who) if always or use.times > 1 else []
    chosen = use.sources or (use.targets if not ability.targets else [])
    if _chooses_one(ability) and not chosen and not ability.taps:
        found = threats if always else _so_many(scene, threats, use.times)
        if len(found) > 1:
            return replace(use, sources=found, times=len(found))
    elif always and len(threats) > 1:
        place = scene.clause.place if scene.clause else None
        raise scene.not_read(place)
    named = use.sources or (use.targets if not ability.targets else [])
    once = use.times == 1 and not (ability.taps or ability.sacrifices)
    often = once or use.times == len(named)
    if len(named) < 2 or not often or not _chooses_one(ability):
        return use
    return replace(use, sources=named, targets=[], times=len(named))


def _threats(scene: Scene, who: str) -> list[str]:
    """What harms, told in a row up to here: spells of others, who attacks *who*."""
    script = scene.draft.script
    if script and isinstance(combat := script[-1].what, Combat):
        return [name for name, goal in combat.attackers if goal == who]
    found: list[str] = []
    for entry in reversed(script):
        spell = isinstance(entry.what, Resolve) and entry.what.spell
        if not spell or not entry.harms or entry.by == who or entry.resolved:
            break
        found.insert(0, entry.source)
    return found


def _so_many(scene: Scene, threats: list[str], times: int) -> list[str]:
    """The last *times* of spells that are all alike, or all if they are as many.

    Raises QuestionError (AMBIGUOUS) where some of several unlike are meant.
    """
    things = [scene.draft.thing(it) for it in threats]
    if not all(it is not None and it.zone is Zone.STACK for it in things):
        return []
    alike = len({it.card.ref for it in things if it is not None and it.card}) == 1
    if len(threats) > times and not alike:
        which = WHICH_ONE
        place = scene.clause.place if scene.clause else None
        raise scene.error(Problem.AMBIGUOUS, which, place)
    return threats[-times:] if len(threats) >= times else []


def check_one_source(scene: Scene, it: DraftThing, use: Use, ability: Ability) -> None:
    """Refuse several sources for what chooses one. Raises ILLEGAL."""
    chooses = any(isinstance(part, ChooseSource) for part in walk(ability))
    # Used against nothing yet, it is told ahead of what it is used against.
    if chooses and (_threats(scene, use.who) or scene.told_by_choice):
        scene.told_by_choice = len(scene.draft.things)
    things = [it for it in map(scene.draft.thing, use.sources) if it is not None]
    spells = [it.id for it in things if it.zone is Zone.STACK]
    aimed = [it for it in use.sources if it not in spells]
    if len(spells) == len(aimed) == 1 and not (
        use.targets or {*aimed} & {*_threats(scene, use.who)}
    ):
        if ability.targets and _chooses_one(ability):
            # "I cast NAME choosing the Bolt and his 2/2": a source and a target.
            use.sources, use.targets = spells, aimed
    named = use.sources or (use.targets if not ability.targets else [])
    if len(named) > 1 and _chooses_one(ability):
        raise scene.error(
            Problem.ILLEGAL, worded("One source is chosen for {it}.", it=it.id)
        )
    deals = any(isinstance(part, DealDamage) for part in walk(ability))
    if use.sources and deals and ability.targets and not chooses:
        # "Bolt against his 3/3?": what a spell is aimed at is told as such.
        raise scene.error(
            Problem.ILLEGAL,
            worded("{source} does not choose a source.", source=it.id),
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
