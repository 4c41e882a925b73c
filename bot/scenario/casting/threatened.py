"""What the last attack or harmful spell is aimed at: what an answer protects."""

from bot.citation import Game
from bot.engine.question import Deal, Resolve
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing


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

    In a combat, all that its damage and the spells within reach.
    """
    last = next(iter(reversed(scene.draft.script)), None)
    if last is None:
        return []
    if isinstance(last.what, Combat):
        return _in_combat(scene, last.what, who)
    return [who] * (who in _aimed_at(last, who)) + threatened(scene, who)


def endangered_so_far(scene: Scene, who: str) -> list[str]:
    """The same of all that has been told, where nobody says what it answers."""
    told = scene.draft.script
    before = {name for it in told[:-1] for name in _aimed_at(it, who)}
    before &= {who, *(it.id for it in scene.draft.things if it.controller == who)}
    last = endangered(scene, who)
    return [*last, *sorted(before - {*last})] if last else []


def _in_combat(scene: Scene, combat: Combat, who: str) -> list[str]:
    """What of *who* may be dealt damage there; none where more blocks are to come."""
    if combat.closed or combat.dealt or combat.over:
        return []
    if any("block" in it.kind for it in scene.following):
        return []
    blocked = {attacker for _, attacker in combat.blocks}
    through = {
        goal
        for name, goal in combat.attackers
        if name not in blocked or _may_trample(scene, name)
    }
    within = (*combat.before, *combat.between)
    spells = {name for it in within for name in _aimed_at(it, who)}
    fighting = blocked | {blocker for blocker, _ in combat.blocks}
    reached = through | spells | fighting
    own = [it.id for it in scene.draft.things if it.controller == who]
    return [it for it in (who, *own) if it in reached]


def _may_trample(scene: Scene, name: str) -> bool:
    it = scene.draft.thing(name)
    return it is None or "trample" in it.keywords or bool(it.card)


def side_hit(scene: Scene) -> str:
    """Who is to be protected where nobody says whose the shield is; "" if unsure.

    "I attack his champion. X is up": his, of those that do not retaliate.
    """
    later = {it.kind for it in scene.following}
    if scene.game is Game.MTG or len(scene.draft.players) != 2 or "retaliate" in later:
        return ""
    if scene.draft.script:
        sides = [it for it in scene.draft.players if threatened(scene, it)]
        return sides[0] if len(sides) == 1 else ""
    hit = next((it for it in scene.following if it.kind in _ATTACKS), None)
    goals = parts_of(hit.get("at")) if hit is not None else ()
    owners = [it.owner for it in goals if isinstance(it, Thing)]
    if len(goals) != 1 or len(owners) != 1 or owners[0] is None:
        return ""
    return scene.player(owners[0])


_ATTACKS = frozenset({"attack", "weaponattack"})


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
