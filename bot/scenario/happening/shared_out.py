""" "Two Bears are out, one is mine and one is his": whose each of several is."""

from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing

_SHARED = "one of several"


def shared_out(scene: Scene, thing: Thing, owner: str) -> list[DraftThing]:
    """The next of those told last that is *owner*'s, where *thing* is just "one"."""
    last = scene.recent[-1:]
    if thing.noun != "thing" or thing.specs or thing.label or not last:
        return []
    alike = [it for it in scene.recent if it.label == last[0].label]
    left = [it for it in alike if _SHARED not in it.said]
    if len(alike) < 2 or not left:
        return []
    left[0].controller = left[0].owner = owner
    left[0].said |= {_SHARED, "chosen controller"}
    return left[:1]
