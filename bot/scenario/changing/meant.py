"""What "it" and "they both" mean in a follow-up."""

from bot.engine.question import Deal
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Clause, Several, Thing


def begin(scene: Scene) -> None:
    """What “it” and “he” mean in a follow-up: the only one they can, or nothing."""
    pool = _creatures(scene)
    scene.focus = pool if len(pool) == 1 else []
    scene.subject = ""
    scene.timing = ""


def _creatures(scene: Scene) -> list[DraftThing]:
    return [
        it
        for it in scene.draft.things
        if it.kinds & {"creature", "unit", "ally", "planeswalker"}
        and "champion" not in it.kinds
        and it.zone.value == "battlefield"
        and "utility" not in it.flags
    ]


def meant(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What *clause* speaks of, where that is more than what "it" always means."""
    source = clause.get("source") if clause.kind == "damage" else None
    parts = source.parts if isinstance(source, Several) else (source,)
    if any(isinstance(it, Thing) and it.noun == "it" for it in parts):
        # "What if it deals 5 damage?": what dealt some before.
        dealt = [it.what for it in all_entries(scene) if isinstance(it.what, Deal)]
        found = [scene.draft.thing(hit.source) for it in dealt for hit in it.hits]
        by = [it for it in found if it is not None]
        return by[:1] if len({it.id for it in by}) == 1 else scene.focus
    return scene.focus or both(scene, clause)


def both(scene: Scene, clause: Clause) -> list[DraftThing]:
    """The ones that "they" are in a follow-up: the two there are, or that fight.

    Any number of them that were told as one: "two 2/2s".
    """
    said = [clause.get(slot) for slot in ("what", "on", "attacker")]
    parts = [part for it in said for part in _things(it)]
    if not any(it.noun == "them" for it in parts):
        return []
    pool = _creatures(scene)
    combat = last_combat(scene)
    pairs = [*combat.attackers, *combat.blocks] if combat is not None else []
    fighting = {name for pair in pairs for name in pair}
    alike = len({(it.label, it.controller) for it in pool}) == 1
    if len(pool) != 2 and not alike:
        pool = [it for it in pool if it.id in fighting]
    return pool if len(pool) == 2 or (alike and len(pool) > 2) else []


def same_again(new: object, old: object) -> bool:
    """ "He bolts my 3/3", "what if he bolts it for 5": "it" is what was told of."""
    one, before = _things(new), _things(old)
    it = len(one) == 1 and one[0].noun == "it" and not one[0].specs
    return it and len(before) == 1 and not before[0].plural


def _things(said: object) -> list[Thing]:
    parts = said.parts if isinstance(said, Several) else (said,)
    return [it for it in parts if isinstance(it, Thing)]
