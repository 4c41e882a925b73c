"""Whether what is done in response is done in response to a trigger just aimed."""

from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause

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
