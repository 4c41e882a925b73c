"""What steps and tokens of an outcome say that its last position does not show."""

from bot.engine.board import Board, Obj
from bot.engine.outcome import Outcome
from bot.engine.question import Question
from bot.engine.values import Zone


def came_back(outcome: Outcome, name: str) -> bool:
    """Whether it died on the way to where it is now, by undying or the like."""
    return said_of(outcome, "{object} dies.", name)


GAINED_LIFE = "{player}: +{amount} life, now {life}."
LOST_LIFE = "{player}: -{amount} life, now {life}."
ENTERS_TAPPED = "{object} enters the battlefield tapped."


def said_of(outcome: Outcome, template: str, name: str) -> bool:
    """Whether a step says that of the object of that *name*."""
    return any(
        step.said.template == template and ("object", name) in step.said.args
        for step in outcome.steps
    )


def life_told(outcome: Outcome, template: str, player: str) -> int:
    """How much life that *player* gained or lost, as the steps say."""
    return sum(
        amount
        for step in outcome.steps
        if step.said.template == template and ("player", player) in step.said.args
        for key, amount in step.said.args
        if key == "amount" and isinstance(amount, int)
    )


def made(question: Question, board: Board) -> list[Obj]:
    """The tokens that have been created, wherever they are now."""
    before = {one.id for one in question.board.objects}
    return [
        one
        for one in board.objects
        if one.token and one.id not in before and one.zone is not Zone.NOWHERE
    ]
