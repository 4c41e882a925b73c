"""What comes out depends on a block that nobody has told of."""

from bot.errors import Problem
from bot.scenario.casting.mortals import might_block
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def check_blocks(scene: Scene, clause: Clause, names: list[str]) -> None:
    """ "He swings three, I have a 3/3. Can I survive?" Raises AMBIGUOUS."""
    if blocker := might_block(scene, names):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Does {it} block, and what? Say so, or that nothing blocks.",
                it=blocker,
            ),
            clause.place,
        )
