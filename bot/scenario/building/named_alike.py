"""What goes by names nobody has told: "with the same name as that creature"."""

from bot.engine.inside import inside
from bot.engine.question import Question
from bot.engine.values import Filter
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def check_names(scene: Scene, asked: Question) -> None:
    """Refuse "the same name" beside several things of no name (201.2).

    Raises QuestionError (AMBIGUOUS).
    """
    nameless = [
        it
        for it in scene.draft.things
        if it.on_board and not (it.card or it.label or "face-down" in it.flags)
    ]
    if len(nameless) < 2:
        return
    spoken = (asked.script, *(it.abilities for it in asked.board.objects))
    if any(part.named_as is not None for one in spoken for part in inside(one, Filter)):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which of them have the same name? Say what each is called."),
        )
