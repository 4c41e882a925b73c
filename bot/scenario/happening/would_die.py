""" "Both would die, so I shield mine": what comes of what is told, and no new deed.

Where something told threatens a creature, that it would die says what the threat
would do; told as one more event it would be destroyed whatever is done against it.
"""

from bot.citation import Game
from bot.engine.question import Deal, Resolve
from bot.scenario.combat.traded import killed_by_what
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause


def threatened_with(scene: Scene, clause: Clause, things: list[DraftThing]) -> bool:
    """Whether *things* would die of what is told already.

    Raises QuestionError (AMBIGUOUS) where they fight, but nothing of that is lethal,
    or where they are about to die, and nothing tells of what.
    """
    said = {*clause.text.lower().split()}
    if _WOULD.isdisjoint(said) or not things:
        return False
    magic = scene.game is Game.MTG
    combat = open_combat(scene) if magic else None
    if combat is not None and not combat.dealt:
        against = {it.id: _met_by(scene, combat, it) for it in things}
        if all(against.values()):
            if not all(_lethal(it, against[it.id]) for it in things):
                raise killed_by_what(scene, clause)
            return True
    last = scene.draft.script[-1] if scene.draft.script else None
    aimed = _aimed_at(last) if last is not None else None
    if aimed is not None and (not aimed or aimed.issuperset(it.id for it in things)):
        return True
    if magic and (aimed is not None or "would" not in said):
        raise killed_by_what(scene, clause)
    return False


def _aimed_at(entry: Entry) -> set[str] | None:
    """What harmful *entry* is aimed at, nothing for all there is; None for no harm."""
    match entry.what:
        case Resolve(chosen=chosen) if entry.harms:
            return {name for slot in chosen for name in slot}
        case Deal(hits=hits):
            return {hit.recipient for hit in hits}
        case _:
            return None


_WOULD = frozenset({"would", "about", "going"})


def _met_by(scene: Scene, combat: Combat, it: DraftThing) -> list[DraftThing]:
    met = {name for pair in combat.blocks if it.id in pair for name in pair} - {it.id}
    return [one for one in map(scene.draft.thing, sorted(met)) if one is not None]


def _lethal(it: DraftThing, met: list[DraftThing]) -> bool:
    """Whether the damage of *met* kills *it*, as far as sizes are told."""
    if any("deathtouch" in one.keywords for one in met):
        return True
    if it.toughness is None or any(one.power is None for one in met):
        return True
    return sum(one.power or 0 for one in met) >= it.toughness - it.damage
