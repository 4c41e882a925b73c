"""Whom an attack hits although something is blocked."""

from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene


def still_hit(scene: Scene, combat: Combat) -> str:
    """ "I'm at 6. His 4/4 and 3/3 attack, I block the 4/4. Dead?": who told his life.

    Or his poison. Nobody where all that attacks is blocked and none of it tramples.
    """
    blocked = {name for _, name in combat.blocks}
    goals = {
        goal
        for name, goal in combat.attackers
        if name not in blocked or tramples(scene, name)
    }
    told = [
        it.id
        for it in scene.draft.players.values()
        if "life" in it.said or it.counters.get("poison")
    ]
    return told[0] if len(told) == 1 and goals == {told[0]} else ""


def tramples(scene: Scene, name: str) -> bool:
    """Whether the thing of that name has trample."""
    it = scene.draft.thing(name)
    return it is not None and "trample" in it.keywords
