"""What a unit does anew in each combat: followed through one (Riftbound 437.5.a)."""

from bot.citation import Game
from bot.engine.inside import inside
from bot.errors import Problem
from bot.scenario.casting.giving_text import ANEW_EACH_COMBAT
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.RIFTBOUND)
def only_one_combat(scene: Scene) -> None:
    """Refuse a second combat of what prevents anew in each."""
    fights = [it for it in scene.draft.script if isinstance(it.what, Combat)]
    fighting = [{*inside(it.happening(), str)} for it in fights]
    for it in scene.draft.things:
        often = sum(it.id in names for names in fighting)
        if ANEW_EACH_COMBAT in it.said and often > 1:
            raise scene.error(
                Problem.UNSUPPORTED,
                worded("What comes anew each combat I follow through one combat only."),
            )
