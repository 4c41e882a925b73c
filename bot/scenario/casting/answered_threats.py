"""The harmful spell that another is cast in response to: told with it."""

from dataclasses import replace

from bot.engine.question import Resolve
from bot.scenario.casting.casting import cast
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.who_casts import caster_told
from bot.scenario.scene.aiming import all_entries, card_thing, listed
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause


def threat_answered(scene: Scene, clause: Clause, who: str) -> DraftThing | None:
    """“… on his Bolt that is going at my face”: that spell, cast first."""
    said = clause.get("threat")
    if said is None:
        return None
    thing = card_thing(scene, said)
    for it in scene.draft.things:
        if thing.card and it.card and it.card.ref in thing.card.names:
            scene.response_to = _entry_from(scene, it)
            return it
    caster = caster_told(scene, Clause("cast", {}, clause.place, (".",)), thing)
    caster = caster or (scene.other(who) if who else scene.other("me"))
    names = listed(scene, clause.get("goal"), caster)
    if not names:
        names = [scene.other(caster)]
    made = cast(scene, thing, Use(caster, names, []))
    scene.response_to = _entry_from(scene, made)
    scene.timing = "response"
    return made


def _entry_from(scene: Scene, it: DraftThing) -> Entry | None:
    return next((entry for entry in all_entries(scene) if entry.source == it.id), None)


def aimed_elsewhere(
    scene: Scene, clause: Clause, threat: DraftThing | None, who: str
) -> Clause:
    """ "Harm's Way on the Bolt, targeting opp": the target of what answers it."""
    goal = clause.get("goal")
    if threat is None or goal is None or clause.get("to") is not None:
        return clause
    entry = _entry_from(scene, threat)
    if entry is None or not isinstance(entry.what, Resolve):
        return clause
    told = {name for slot in entry.what.chosen for name in slot}
    if not told or told & {*listed(scene, goal, who)}:
        return clause
    slots = {name: it for name, it in clause.slots.items() if name != "goal"}
    return replace(clause, slots=slots | {"to": goal})
