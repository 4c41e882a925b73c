"""Which living things were told of together: "two 2/2s", "a 3/3 and a 2/2"."""

from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.small_words import LIVING

_JOINING = frozenset({",", "and", "&", "plus"})


def told_groups(scene: Scene) -> list[list[DraftThing]]:
    """Several of one player told of in one list, in the order they were told in."""
    there = [
        it
        for it in scene.draft.things
        if it.on_board and it.kinds & LIVING and it.place[1] > it.place[0]
    ]
    there.sort(key=lambda it: it.place)
    found: list[list[DraftThing]] = []
    for it in there:
        last = found[-1][-1] if found else None
        if last is not None and _joined(scene, last, it):
            found[-1].append(it)
        else:
            found.append([it])
    return [some for some in found if len(some) > 1]


def whole_group(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """The group that all of *pool* belong to: "two" and "one" go on with all of it."""
    found = (some for some in told_groups(scene) if all(it in some for it in pool))
    return next(found, pool) if pool else pool


def _joined(scene: Scene, last: DraftThing, it: DraftThing) -> bool:
    if last.controller != it.controller:
        return False
    between = scene.parse.words[last.place[1] : it.place[0]]
    return last.place == it.place or (bool(between) and _JOINING.issuperset(between))
