"""Triggers that are aimed: whether there are any, and what is done in response."""

from bot.engine.counterspells import CopySpell
from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.instructions import ChooseOne
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing

_AIMED = "trigger aimed"
_WORDS = frozenset({"trigger", "triggers", "ability", "triggered"})


def note_aimed(scene: Scene, clause: Clause) -> None:
    """Keep in mind that *clause* told what a trigger targets."""
    if _WORDS & set(clause.text.lower().split()):
        scene.parse.memory[_AIMED] = clause.place


def trigger_aimed(scene: Scene) -> bool:
    """ "I target Otto with the trigger. In response, …": to that, not to the spell."""
    last = scene.draft.script[-1:]
    fits = bool(last) and not isinstance(last[0].what, Combat)
    told = scene.parse.memory.get(_AIMED)
    return fits and told is not None and scene.told_last == told


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
    """ "He shocks my Reckoner. I send it at his face.": what was dealt, no attack."""
    if _SENDS.isdisjoint(clause.text.lower().split()):
        return False
    what = parts_of(clause.get("what"))
    bare = len(what) == 1 and isinstance(what[0], Thing) and what[0].noun == "it"
    done = scene.draft.script and not isinstance(scene.draft.script[-1].what, Combat)
    return bare and bool(done) and aims_triggers(scene, who)


_SENDS = frozenset({"send", "sends", "sent"})
