"""What was exiled only for a while: its return is kept as words, not played out."""

from bot.engine.inside import inside
from bot.engine.instructions import Unplayed
from bot.engine.outcome import Outcome, Ruling
from bot.engine.question import Question
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.passed_over import passed_over

_AS_IT_LEAVES = "comes back when this leaves the battlefield"
_RETURNED = "return the exiled card"


def check_returning(asked: Question, ruling: Ruling) -> None:
    """Refuse an answer in which something exiled would be back (610.3, 607.2a).

    Raises QuestionError (UNSUPPORTED).
    """
    hosts = [
        obj.id
        for obj in asked.board.objects
        if any(_AS_IT_LEAVES in it.text for it in inside(obj.abilities, Unplayed))
    ]
    for outcome in ruling.outcomes:
        gone = any(_is_gone(outcome, name) for name in hosts)
        said = _said(outcome, _RETURNED) or (gone and _said(outcome, _AS_IT_LEAVES))
        if said:
            raise QuestionError(Problem.UNSUPPORTED, passed_over(said))


def _is_gone(outcome: Outcome, name: str) -> bool:
    obj = outcome.board.obj(name)
    return obj is None or obj.zone is not Zone.BATTLEFIELD


def _said(outcome: Outcome, words: str) -> str:
    """What a step says with these *words* in it."""
    for step in outcome.steps:
        for part in (step.said.template, *(str(value) for _, value in step.said.args)):
            if words in part.lower():
                return part
    return ""
