"""Whom an attack hits although something is blocked."""

from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene


def still_hit(scene: Scene, combat: Combat) -> str:
    """ "I'm at 6. His 4/4 and 3/3 attack, I block the 4/4. Dead?": who told his life.

    Nobody where all that attacks is blocked.
    """
    blocked = {name for _, name in combat.blocks}
    goals = {goal for name, goal in combat.attackers if name not in blocked}
    told = [it for it in scene.draft.players.values() if "life" in it.said]
    return told[0].id if len(told) == 1 and goals == {told[0].id} else ""
