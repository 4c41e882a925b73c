"""What "damage from it" is dealt by: the source of the damage told last."""

from bot.engine.question import Deal, Resolve
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Several, Thing


def sources_meant(scene: Scene, value: Several | Thing | None) -> list[DraftThing]:
    """The things in *value*; "it" is no recipient where only one thing deals damage."""
    pointing = any(isinstance(it, Thing) and it.is_pronoun for it in parts_of(value))
    last = next(iter(reversed(all_entries(scene))), None) if pointing else None
    names = _sources(last) if last is not None else set()
    found = [it for it in scene.draft.things if it.id in names]
    return found if len(found) == 1 else scene.things(value)


def _sources(entry: Entry) -> set[str]:
    match entry.what:
        case Deal(hits=hits):
            return {hit.source for hit in hits}
        case Combat(attackers=attackers, blocks=[]):
            return {name for name, _ in attackers}
        case Resolve(source=source) if entry.harms:
            return {source}
    return set()
