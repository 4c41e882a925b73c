""" "My Pyroclasm and Grizzly Bears": what is named beside a spell only named."""

from bot.cards.card import Face
from bot.cards.facts import is_spell
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Place, Thing

_BESIDE = frozenset({"and", ",", "&", "+", "plus"})
_HAD = frozenset({"have", "shield"})
# Whose what was named last is, and where it was named.
_OWNERS = "owners of those named"


def named_beside(scene: Scene, clause: Clause, thing: Thing, face: Face) -> str | None:
    """Whose permanent it is that is named right behind a bare name, "" for nobody's.

    None where something is said to be done. Nobody casts it: it is there.
    """
    last = scene.told_last
    alone = clause.get("elided") and thing.place.end == clause.place.end
    alone = alone and thing.place.start == clause.place.start
    if is_spell(face) or not alone or not clause.lead or last is None:
        return None
    beside = last.end + len(clause.lead) == clause.place.start
    if not beside or not _BESIDE.issuperset(clause.lead):
        return None
    if scene.told_kind in _HAD:
        return scene.subject  # "I have two shields and Furnace of Rath"
    if scene.told_kind != "cast":
        return None
    owners: dict[Place, str] = scene.parse.memory.setdefault(_OWNERS, {})
    for end, owner in scene.parse.reads("owner", last.start):
        if _is_name(scene, Place(end, last.end)):
            owners[clause.place] = scene.player(owner)
            return owners[clause.place]
    if not _is_name(scene, last):
        return None
    owners[clause.place] = owners.get(last, "")
    return owners[clause.place]


def _is_name(scene: Scene, place: Place) -> bool:
    return any(end == place.end for end, _ in scene.parse.reads("card", place.start))
