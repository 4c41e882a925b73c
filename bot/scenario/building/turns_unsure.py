"""A turn told of that may be the one of what was told before, or a later one."""

from bot.engine.exploration import explore
from bot.engine.outcome import Outcome
from bot.engine.question import AskKind, Question
from bot.errors import Problem, QuestionError
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place
from bot.worded import worded

_BUDGET = 3_000


def comes_to_the_same(one: Question, other: Question, *, whole: bool = False) -> bool:
    """Whether what is asked is answered alike, in the same turn and in a later one.

    *whole*: and whether nothing else comes out otherwise.
    """
    rulings = [explore(it, _BUDGET) for it in (one, other)]
    if not all(it.complete for it in rulings):
        return False
    kinds = {it.kind for it in one.asks}
    if whole or not kinds or AskKind.EVERYTHING in kinds:
        states = [{_state(it) for it in one.outcomes} for one in rulings]
        if states[0] != states[1]:
            return False
    answers = [
        [(sorted(value for value, _ in it.values), it.why) for it in one.answered]
        for one in rulings
    ]
    return answers[0] == answers[1]


def _state(outcome: Outcome) -> tuple[object, ...]:
    """What does not pass with a turn."""
    board = outcome.board
    return (
        tuple((it.id, it.life, it.counters, it.lost) for it in board.players),
        frozenset((it.id, it.zone, it.controller, it.counters) for it in board.objects),
    )


def which_turn(scene: Scene, place: Place) -> QuestionError:
    """What is asked back where it makes a difference."""
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Is what was told before in that turn, too, or in an earlier one? Say "
            "whose turn it is first of all, or where the next turn begins."
        ),
        place,
        ("… Then Bob's turn begins. …",),
    )
