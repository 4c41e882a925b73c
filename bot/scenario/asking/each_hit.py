"""Whom the damage that was told is dealt to: "how much does each of them take?"."""

from collections.abc import Iterator

from bot.engine.acts import Redirect
from bot.engine.inside import holds, walk
from bot.engine.instructions import DealDamage
from bot.engine.question import Deal, Resolve
from bot.engine.values import Chosen, EachOf, Filter, Named, Ref, Side
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene


def each_hit(scene: Scene) -> list[str]:
    """Players and creatures to whom damage may be dealt, players first."""
    found: list[str] = []
    for entry in all_entries(scene):
        found += _hit_by(scene, entry)
    there = dict.fromkeys([*scene.draft.players, *(it.id for it in _living(scene))])
    # What is dealt elsewhere instead may come to anybody.
    parts = (
        *scene.draft.statics,
        *(it.abilities for it in scene.draft.things if it.on_board),
        *(entry.what for entry in all_entries(scene)),
    )
    anybody = holds(parts, Redirect)
    return [name for name in there if anybody or name in found]


def _hit_by(scene: Scene, entry: Entry) -> Iterator[str]:
    match entry.what:
        case Deal(hits=hits):
            yield from (hit.recipient for hit in hits)
        case Combat() as combat:
            blocked = {attacker for _, attacker in combat.blocks}
            for name, goal in combat.attackers:
                it = scene.draft.thing(name)
                over = it is not None and "trample" in it.keywords
                if name not in blocked or over:
                    yield goal
            for pair in combat.blocks:
                yield from pair
        case Resolve(chosen=chosen) as what:
            for one in walk(what):
                if isinstance(one, DealDamage):
                    yield from _meant(scene, entry.by, one.to, chosen)


def _meant(
    scene: Scene, by: str, to: Ref, chosen: tuple[tuple[str, ...], ...]
) -> Iterator[str]:
    match to:
        case Chosen(slot):
            yield from chosen[slot] if slot < len(chosen) else ()
        case Named(name):
            yield name
        case EachOf(Filter() as which):
            for player in scene.draft.players if which.players is not None else ():
                theirs = which.players is Side.OPPONENT and player == by
                mine = which.players is Side.YOU and player != by
                if not (theirs or mine):
                    yield player
            if which.objects:
                yield from (it.id for it in _living(scene))
        case _:
            yield from scene.draft.players
            yield from (it.id for it in _living(scene))


def _living(scene: Scene) -> list[DraftThing]:
    return [it for it in scene.draft.things if not is_passive(it)]
