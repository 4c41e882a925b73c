"""Attacks that are told only for what is asked of them: who may or must block."""

from bot.engine.asking_legality import OF_LEGALITY
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene


def only_asked_about(scene: Scene) -> None:
    """ "Signal Pest attacks. Can my flyer block it?": no size is needed for that."""
    asks = scene.draft.asks
    if not asks or any(one.kind not in OF_LEGALITY for one in asks):
        return
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or combat.blocks or combat.before:
            continue
        names = {name for name, _ in combat.attackers}
        fighting = [it for it in scene.draft.things if it.id in names]
        goals = {goal for _, goal in combat.attackers}
        walkers = [it for it in scene.draft.things if it.id in goals]
        known = all(it.power is not None for it in fighting)
        if combat.between or (known and all(map(_loyal, walkers))):
            continue
        for it in fighting:
            it.needs_size = False
        # It attacks: what that sets off has happened when blockers are declared.
        combat.declared = True


def _loyal(it: DraftThing) -> bool:
    """Whether it is told how much damage a planeswalker that is attacked can take."""
    return it.loyalty is not None or "planeswalker" not in it.kinds
