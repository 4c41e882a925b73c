"""What is on a thing that is named again: "the 3/3 with two -1/-1 counters"."""

from typing import TYPE_CHECKING

from bot.engine.inside import walk
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.matching import fits
from bot.scenario.scene.specs import apply_spec
from bot.scenario.words.numbers_asked import COUNTERS_OF_A_KIND
from bot.scenario.words.syntax import Several, Spec, Thing
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene

_BORNE = frozenset({"counters", "damage", "attached", "ownedby", "facts"})


def bearers(scene: "Scene", pool: list[DraftThing], thing: Thing) -> list[DraftThing]:
    """Those of *pool* that have on them what *thing* says; all where none has."""
    wanted = [it for it in thing.specs if it.kind in _BORNE]
    return [it for it in pool if all(_bears(scene, it, one) for one in wanted)] or pool


def bear(scene: "Scene", found: list[DraftThing], thing: Thing) -> None:
    """Put onto *found* what is said only now to be on it.

    Where something has happened to it by then, that may be what left it there.
    """
    for spec in thing.specs:
        if spec.kind not in _BORNE or (spec.kind == "damage" and _hurt(scene)):
            continue
        for it in found:
            if _bears(scene, it, spec):
                continue
            if spec.kind != "facts" and _acted_on(scene, it):
                continue
            if spec.kind == "counters" and it.counters.get(spec.value[1]):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(
                        COUNTERS_OF_A_KIND,
                        kind=spec.value[1],
                        it=it.id,
                    ),
                    spec.place,
                )
            apply_spec(scene, it, spec)


def _bears(scene: "Scene", it: DraftThing, spec: Spec) -> bool:
    match spec.kind:
        case "counters":
            number, kind = spec.value
            has = it.counters.get(kind, 0) if kind else sum(it.counters.values())
            return bool(has == number or has > number == 1)
        case "ownedby":
            return it.owner == scene.player(spec.value)
        case "damage":
            return spec.value in {it.damage, it.counters.get("damage")}
        case "facts":
            told = ((f"level {is_so}", True) if name == "level" else (name, is_so)
                for name, is_so in spec.value)  # fmt: skip
            return all((name in it.flags) is is_so for name, is_so in told)
        case _:
            parts = spec.value.parts if isinstance(spec.value, Several) else ()
            return all(
                any(
                    fits(one, part, scene.game)
                    and (one.attached_to == it.id or _aimed(scene, one, it))
                    for one in scene.draft.things
                )
                for part in parts
                if isinstance(part, Thing)
            )


def _aimed(scene: "Scene", spell: DraftThing, it: DraftThing) -> bool:
    """ "The unit with Ki Barrier": whether that was cast on it, and lies on nothing."""
    return not spell.attached_to and any(
        isinstance(one.what, Resolve)
        and one.source == spell.id
        and any(it.id in slot for slot in one.what.chosen)
        for one in _told(scene)
    )


def _hurt(scene: "Scene") -> bool:
    return any(one.harms or isinstance(one.what, Combat) for one in _told(scene))


def _acted_on(scene: "Scene", it: DraftThing) -> bool:
    told = [one for one in _told(scene) if not isinstance(one.what, Combat)]
    for one in _told(scene):
        if isinstance(one.what, Combat):
            told += one.what.before + one.what.between
    return any(it.id in walk(one.what) for one in told)


def _told(scene: "Scene") -> list[Entry]:
    return scene.draft.opening + scene.draft.script
