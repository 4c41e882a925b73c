"""Damage that is said to be assigned as it can't be is refused."""

from bot.engine.asking_combat import always_illegal
from bot.engine.question import Attack, Question
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def check_assigned(scene: Scene, question: Question) -> None:
    """Raises QuestionError (ILLEGAL) where the damage can't be assigned as told."""
    fights = [it for it in question.script if isinstance(it, Attack) and it.assigned]
    if fights and always_illegal(question):
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{source} can't assign its combat damage like that.",
                source=fights[-1].assigned[-1][0],
            ),
            None,
            (worded("How must it be assigned?"),),
        )
