"""A question of what comes of something, where nothing has been told to happen."""

from bot.engine.exploration import explore
from bot.engine.question import AskKind, Question
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.worded import worded

# Answered with “no” of any board on which nothing happens.
_COMES_OF = frozenset({
    AskKind.DIES, AskKind.ALL_DIE, AskKind.CAN_KILL, AskKind.CAN_SAVE, AskKind.POISON,
    AskKind.GAINS, AskKind.LOSES_LIFE, AskKind.LOSES, AskKind.WINS, AskKind.WINNER,
})  # fmt: skip
_BUDGET = 200


def check_eventful(scene: Scene, asked: Question) -> None:
    """Refuse "he has a 3/3 and I have a 5/5. Does mine die?": of which fight?

    What is by itself so that something happens (704) is a question. Raises
    QuestionError (SYNTAX).
    """
    if asked.script or not {it.kind for it in asked.asks} <= _COMES_OF:
        return
    ruling = explore(asked, _BUDGET)
    if all(it.board == asked.board for it in ruling.outcomes):
        raise scene.error(
            Problem.SYNTAX,
            worded("Nothing has happened yet: say what is done, too."),
            None,
            ("A 3/3 attacks me and I have a prevent-2 shield.",),
        )
