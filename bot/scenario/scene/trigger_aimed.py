"""Triggers that are aimed: whether there are any, and what is done in response."""

from collections.abc import Iterable, Sequence

from bot.engine.counterspells import CopySpell
from bot.engine.effects import Trigger
from bot.engine.inside import holds, walk
from bot.engine.instructions import ChooseOne, DealDamage
from bot.engine.question import Resolve
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing

_AIMED = "trigger aimed"
_WORDS = frozenset({"trigger", "triggers", "ability", "triggered"})


def note_aimed(scene: Scene, clause: Clause, names: Sequence[str]) -> None:
    """Keep in mind that *clause* told that a trigger targets *names*."""
    if _WORDS & set(clause.text.lower().split()):
        scene.parse.memory[_AIMED] = clause.place, frozenset(names)


def trigger_aimed(scene: Scene) -> bool:
    """ "I target Otto with the trigger. In response, …": to that, not to the spell."""
    last = scene.draft.script[-1:]
    fits = bool(last) and not isinstance(last[0].what, Combat)
    told, _ = scene.parse.memory.get(_AIMED, (None, ()))
    return fits and told is not None and scene.told_last == told


def saves_from_attack_trigger(scene: Scene, entry: Entry, response: bool) -> bool:
    """ "She attacks, the trigger deals 2 to my 2/2. I respond with NAME on the 2/2."

    Whether *entry* is aimed at what the trigger of the attack told last is told to be
    aimed at, or in response at anything that does not fight where an attacker has
    such a trigger: resolving behind that trigger it would come too late.
    """
    last = scene.draft.script[-1:]
    combat = last[0].what if last else None
    if not isinstance(combat, Combat) or not isinstance(entry.what, Resolve):
        return False
    if combat.over or combat.dealt or combat.before or combat.between:
        return False
    aimed = {name for slot in entry.what.chosen for name in slot}
    fighting = {name for name, _ in (*combat.attackers, *combat.blocks)}
    if entry.by == combat.attacker or not aimed or aimed & fighting:
        return False
    told, names = scene.parse.memory.get(_AIMED, (None, frozenset()))
    if told is not None and scene.told_last == told and aimed <= names:
        return True
    attackers = [scene.draft.thing(name) for name, _ in combat.attackers]
    return response and not combat.blocks and aims_damage(filter(None, attackers))


def aims_damage(hosts: Iterable[DraftThing]) -> bool:
    """Whether one of *hosts* has a trigger that deals damage to a chosen target."""
    return any(
        isinstance(one, Trigger) and one.aims and holds((one.do, one.modes), DealDamage)
        for host in hosts
        for one in host.abilities.statics
    )


def aims_triggers(scene: Scene, who: str) -> bool:
    """Whether a triggered ability of this player asks for a target."""
    return any(
        isinstance(one, ChooseOne)
        or (isinstance(one, Trigger) and one.aims)
        or (isinstance(one, CopySpell) and one.anew)
        for it in scene.draft.things
        if it.controller == who
        for one in walk(it.abilities)
    )


def sends_damage(scene: Scene, clause: Clause, who: str) -> bool:
    """ "He shocks my Reckoner. I send it at his face": what was dealt, no attack.

    "And I send 2 at his face": as much.
    """
    if _SENDS.isdisjoint(clause.text.lower().split()):
        return False
    what = parts_of(clause.get("what"))
    bare = len(what) == 1 and isinstance(what[0], Thing) and what[0].noun == "it"
    bare = bare or (not what and clause.get("n") is not None)
    last = scene.draft.script[-1].what if scene.draft.script else None
    attacks = isinstance(last, Combat) and last.attacker == who
    return bare and not (last is None or attacks) and aims_triggers(scene, who)


_SENDS = frozenset({"send", "sends", "sent"})
