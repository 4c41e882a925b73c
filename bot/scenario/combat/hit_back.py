"""What a trigger of a creature that was dealt damage hits: told as if it hit that."""

from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.question import Resolve
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing


def hits_back(scene: Scene, clause: Clause) -> DraftThing | None:
    """ "He shocks my Reckoner and it hits his face": the Reckoner, by its trigger."""
    what = parts_of(clause.get("what"))
    bare = len(what) == 1 and isinstance(what[0], Thing) and what[0].noun in _IT
    last = next(iter(reversed(all_entries(scene))), None)
    if not bare or last is None or not isinstance(last.what, Resolve):
        return None
    struck = {name for slot in last.what.chosen for name in slot}
    found = [
        it
        for it in scene.draft.things
        if it.id in struck
        if any(isinstance(one, Trigger) and one.aims for one in walk(it.abilities))
    ]
    return found[0] if last.harms and len(found) == len(struck) == 1 else None


_IT = frozenset({"it", "which"})
