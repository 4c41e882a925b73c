"""What the last attack or harmful spell is aimed at: what an answer protects."""

from bot.engine.question import Deal, Resolve
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene


def threatened(scene: Scene, who: str) -> list[str]:
    """The units of *who* that what another player did last is aimed at."""
    last = next(iter(reversed(scene.draft.script)), None)
    if last is None:
        return []
    names = dict.fromkeys(_aimed_at(last, who))
    units = (scene.draft.thing(name) for name in names)
    return [it.id for it in units if it is not None and it.controller == who]


def endangered(scene: Scene, who: str) -> list[str]:
    """What of *who* the one spell cast last is aimed at: *who*, or units.

    Of a combat nobody can tell: which of them is to be saved has to be said.
    """
    last = next(iter(reversed(scene.draft.script)), None)
    if last is None or isinstance(last.what, Combat):
        return []
    return [who] * (who in _aimed_at(last, who)) + threatened(scene, who)


def _aimed_at(entry: Entry, who: str) -> list[str]:
    match entry.what:
        case Combat() as combat:
            inside = [it for it in combat.before if it.harms and it.by != who]
            if inside:
                return _aimed_at(inside[-1], who)
            if combat.attacker == who:
                return []
            return [*(goal for _, goal in combat.attackers), *combat.defenders]
        case Resolve(chosen=chosen) if entry.harms and entry.by != who:
            return [name for slot in chosen for name in slot]
        case Deal(hits=hits) if entry.by != who:
            return [hit.recipient for hit in hits]
        case _:
            return []
