""" "It's my second main phase. He blocked my 2/2": a combat told late is over."""

from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import close_combat, last_combat
from bot.scenario.scene.turns import COMBAT_IS_OVER
from bot.scenario.words.syntax import Clause


def over_already(scene: Scene, clause: Clause) -> None:
    """What is done in a second main phase comes behind the combat, told late or not."""
    if clause.kind not in {"cast", "use", "damage"}:
        return
    if scene.parse.memory.pop(COMBAT_IS_OVER, False) and last_combat(scene):
        close_combat(scene)
