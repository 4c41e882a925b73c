"""Who may block: what attacks a player, only that player's creatures can block."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def may_meet(scene: Scene, who: str, goal: str) -> bool:
    """Whether *who* is the player, or controls what, is attacked at *goal* (509.1a)."""
    it = scene.draft.thing(goal)
    if not who or goal == who or it is None:
        return not who or goal == who
    # Of two players the one who attacks does not protect the battle (310.8).
    protects = "battle" in it.kinds and len(scene.draft.players) == 2
    return it.controller == who or (protects and who != scene.draft.active)


def check_attacked(
    scene: Scene,
    combat: Combat,
    attackers: list[DraftThing],
    blockers: list[DraftThing],
) -> None:
    """Refuse a block of what attacks somebody else (509.1a)."""
    if scene.game is not Game.MTG or len(scene.draft.players) < 3:
        return
    goals = dict(combat.attackers)
    for attacker in attackers:
        goal = goals.get(attacker.id, "")
        if not goal or all(may_meet(scene, it.controller, goal) for it in blockers):
            continue
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{attacker} attacks {defender}: only that player's creatures can "
                "block it.",
                attacker=attacker.id,
                defender=scene.name(goal),
            ),
        )
