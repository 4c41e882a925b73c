"""Attacks that are told only for what is asked of them: who may or must block."""

from bot.engine.asking_legality import OF_LEGALITY
from bot.engine.conditions import Compare
from bot.engine.inside import walk
from bot.engine.values import Filter
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene


def only_asked_about(scene: Scene) -> None:
    """ "Signal Pest attacks. Can my flyer block it?": no size is needed for that."""
    asks = scene.draft.asks
    if not asks or any(one.kind not in OF_LEGALITY for one in asks):
        return
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or combat.before:
            continue
        if combat.blocks and not (combat.declared and not _sizes_matter(scene)):
            continue
        names = {name for name, _ in combat.attackers} | {by for by, _ in combat.blocks}
        fighting = [it for it in scene.draft.things if it.id in names]
        goals = {goal for _, goal in combat.attackers}
        walkers = [it for it in scene.draft.things if it.id in goals]
        known = all(it.power is not None for it in fighting)
        if combat.between or (known and all(map(_loyal, walkers))):
            continue
        for it in fighting:
            it.needs_size = False
            it.flags.add(SIZELESS)
        # It attacks: what that sets off has happened when blockers are declared.
        combat.declared = True


# Of what only the right to attack or block is asked.
SIZELESS = "size not needed"


def _sizes_matter(scene: Scene) -> bool:
    """Whether anything there looks at how big something is."""
    told = [it.what for it in scene.draft.script if not isinstance(it.what, Combat)]
    texts = [it.abilities for it in scene.draft.things]
    if any(it.keywords & {"skulk", "daunt"} for it in scene.draft.things):
        return True
    return any(
        isinstance(one, Compare) or (isinstance(one, Filter) and _of_sizes(one))
        for part in (*told, *texts, *scene.draft.statics)
        for one in walk(part)
    )


def _of_sizes(one: Filter) -> bool:
    bounds = (one.power_at_least, one.power_at_most, one.power_than, one.lopsided)
    return any(it is not None for it in bounds) or (
        one.toughness_at_least is not None or one.toughness_at_most is not None
    )


def _loyal(it: DraftThing) -> bool:
    """Whether it is told how much damage a planeswalker that is attacked can take."""
    return it.loyalty is not None or "planeswalker" not in it.kinds
