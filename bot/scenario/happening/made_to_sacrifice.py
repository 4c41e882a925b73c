"""What a player sacrifices because of a spell or a trigger told before (701.21a)."""

from bot.engine.effects import Trigger
from bot.engine.inside import inside, walk
from bot.engine.instructions import SacrificeSome
from bot.engine.question import Do, EnterNow, Preference, Resolve
from bot.engine.values import Chosen, Named, Who, Zone
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def devoured(scene: Scene, who: str, things: list[DraftThing]) -> DraftThing | None:
    """What eats *things* as it enters, as was told last: one choice (702.82a)."""
    last = scene.last_entry.what if scene.last_entry is not None else None
    it = scene.draft.thing(last.object) if isinstance(last, EnterNow) else None
    if it is None or not any(one.startswith("devour ") for one in it.keywords):
        return None
    if any(one.controller != who for one in (it, *things)):
        return None
    eaten = ", ".join(one.id for one in scene.draft.things if one in things)
    scene.draft.preferences.append(Preference(who, eaten))
    scene.draft.tell(worded("{it} is sacrificed.", it=eaten))
    return it


def chosen_to_sacrifice(scene: Scene, who: str, things: list[DraftThing]) -> bool:
    """ "Bob casts an edict on Alice. She sacrifices the Bear": once, and her choice."""
    hers = all(it.controller == who for it in things)
    if not hers or not (_by_spell(scene, who) or _by_trigger(scene, who)):
        return False
    for it in things:
        scene.draft.preferences.append(Preference(who, it.id))
    listed = ", ".join(it.id for it in things)
    scene.draft.tell(worded("{it} is sacrificed.", it=listed))
    return True


def _by_spell(scene: Scene, who: str) -> bool:
    """Whether what was cast or used or told last makes *who* sacrifice something."""
    last = scene.last_entry.what if scene.last_entry is not None else None
    if isinstance(last, Do):
        return any(
            isinstance(it, SacrificeSome) and it.who == Named(who) for it in last.do
        )
    if not isinstance(last, Resolve):
        return False
    whose = [it.who for it in inside(last.ability, SacrificeSome)]
    own = last.controller == who
    sides = {Who.YOU: own, Who.EACH_OPPONENT: not own}
    return any(
        any(who in slot for slot in last.chosen)
        if isinstance(one, Chosen)
        else not isinstance(one, Who) or sides.get(one, True)
        for one in whose
    )


def _by_trigger(scene: Scene, who: str) -> bool:
    """Whether something of another player makes *who* do so when it triggers."""
    return scene.last_entry is not None and any(
        isinstance(one, Trigger)
        and any(it.who is not Who.YOU for it in inside(one.do, SacrificeSome))
        for host in scene.draft.things
        if host.zone is Zone.BATTLEFIELD and host.controller != who
        for one in host.abilities.statics
    )


def given_to_trigger(
    scene: Scene, who: str, things: list[DraftThing], *, told: bool
) -> bool:
    """ "… and sacrifices a Goat to the trigger": what *who* gives it, a choice.

    Not *told* what for, it is for what *who* has to do as a fight goes on.
    """
    hosts = [
        host
        for host in scene.draft.things
        if host.zone is Zone.BATTLEFIELD
        and any(_asks_for_some(one, optional=told) for one in walk(host.abilities))
    ]
    fights = any(isinstance(it.what, Combat) for it in scene.draft.script)
    if len(hosts) != 1 or not (told or (fights and hosts[0].controller == who)):
        return False
    if any(it.controller != who for it in things):
        return False
    given = ", ".join(it.id for it in things)
    scene.draft.preferences += [
        Preference(who, f"use {hosts[0].id}"),
        Preference(who, f"sacrifice {given}"),  # not what it is aimed at
    ]
    scene.draft.tell(worded("{it} is sacrificed.", it=given))
    return True


def _asks_for_some(one: object, *, optional: bool) -> bool:
    if not isinstance(one, Trigger):
        return False
    within = walk(one.do) if optional else one.do
    return any(isinstance(it, SacrificeSome) for it in within)
