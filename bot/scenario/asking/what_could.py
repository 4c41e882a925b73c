"""What would kill or save something: not seen from what happens."""

from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("ask_means")
def means(scene: Scene, clause: Clause) -> None:
    """What would kill it? Nothing is destroyed by asking so."""
    raise scene.error(
        Problem.UNSUPPORTED,
        worded("I can't answer that. Ask what happens, what dies or who chooses."),
        clause.place,
    )
