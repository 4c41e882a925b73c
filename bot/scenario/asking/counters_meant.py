"""Which thing "it" is where counters on it are asked about."""

from bot.engine.inside import inside
from bot.engine.instructions import AddCounters
from bot.engine.values import Who
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat

_WITHERING = frozenset({"wither", "infect"})


def more_meant(scene: Scene, names: list[str], kind: str) -> list[str]:
    """*names* and, where none of them can get such counters, whatever else can.

    "If my 2/2 would be dealt damage, … put a charge counter on this": the one that
    was dealt it is not the one with counters. *kind*: "" for any.
    """
    getting = {
        it.id
        for it in scene.draft.things
        if it.on_board and (_puts_on_itself(it, kind) or _withered(scene, it, kind))
    }
    if getting.intersection(names):
        return names
    return [*names, *(it.id for it in scene.draft.things if it.id in getting)]


def _puts_on_itself(it: DraftThing, kind: str) -> bool:
    return any(
        part.on is Who.THIS and part.kind == (kind or part.kind)
        for part in inside(it.abilities, AddCounters)
    )


def _withered(scene: Scene, it: DraftThing, kind: str) -> bool:
    """Whether what fights it deals damage as -1/-1 counters (702.80a, 702.90c)."""
    combat = last_combat(scene)
    if combat is None or kind not in {"", "-1/-1"}:
        return False
    met = {a for a, b in combat.blocks if b == it.id}
    met |= {b for a, b in combat.blocks if a == it.id}
    return any(
        one is not None and _WITHERING & {*one.keywords}
        for one in map(scene.draft.thing, met)
    )
