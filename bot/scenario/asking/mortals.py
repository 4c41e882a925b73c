"""Who or what a question about dying can mean."""

from bot.citation import Game
from bot.engine.question import Deal, Resolve
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat


def attacked_player(scene: Scene) -> str:
    """“… attacks me, no blocks. Dead?” asks about the player."""
    combat = last_combat(scene)
    if combat is None or combat.blocks or not combat.attackers or not scene.focus:
        return ""
    attacking = {name for name, _ in combat.attackers}
    goals = {goal for _, goal in combat.attackers}
    if len(goals) == 1 and {it.id for it in scene.focus} <= attacking:
        (goal,) = goals
        return goal if goal in scene.draft.players else ""
    return ""


def is_mortal(it: DraftThing) -> bool:
    """Whether it can die: creatures, units, allies, planeswalkers."""
    if it.face is not None and it.face.might is not None:
        return True  # Champion units of Riftbound are units like others.
    return bool(it.kinds & {"creature", "unit", "ally", "planeswalker"}) and (
        "champion" not in it.kinds
    )


def last_struck(scene: Scene) -> DraftThing | None:
    """What the last spell was aimed at, where that was one thing and no player."""
    last = next(iter(reversed(all_entries(scene))), None)
    if last is None or not last.harms or not isinstance(last.what, Resolve):
        return None
    names = {name for slot in last.what.chosen for name in slot}
    found = [it for it in map(scene.draft.thing, names) if it and is_mortal(it)]
    return found[0] if len(found) == len(names) == 1 else None


def hurt_ones(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """Of whom "dies?" asks: not of what was only put on the table since."""
    if scene.game is Game.MTG:
        return pool
    hurt: list[str] = []
    for entry in all_entries(scene):
        match entry.what:
            case Deal(hits=hits):
                hurt += [hit.recipient for hit in hits]
            case Combat() as combat:
                hurt += [name for pair in combat.attackers for name in pair]
                hurt += combat.defenders
            case Resolve(chosen=chosen):
                hurt += [name for slot in chosen for name in slot]
            case _:
                pass
    if any(it.id in hurt for it in pool):
        return pool
    found = [it for it in scene.draft.things if it.id in hurt and is_mortal(it)]
    return found or pool
