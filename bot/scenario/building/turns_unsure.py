"""A turn told of that may be the one of what was told before, or a later one."""

from bot.engine.exploration import explore
from bot.engine.outcome import Outcome
from bot.engine.question import AskKind, Question
from bot.errors import Problem, QuestionError
from bot.scenario.scene.scene import Scene
from bot.scenario.words.effort import room
from bot.scenario.words.syntax import Place
from bot.worded import worded

_BUDGET = 3_000


def comes_to_the_same(one: Question, other: Question, *, whole: bool = False) -> bool:
    """Whether what is asked is answered alike, in the same turn and in a later one.

    *whole*: and whether nothing else comes out otherwise of whom it is asked.
    """
    rulings = [explore(it, room(_BUDGET)) for it in (one, other)]
    if not all(it.complete for it in rulings):
        return False
    kinds = {it.kind for it in one.asks}
    every = not kinds or AskKind.EVERYTHING in kinds
    if whole or every:
        of = None if every else frozenset(it.subject for it in one.asks)
        states = [{_state(it, of) for it in one.outcomes} for one in rulings]
        if states[0] != states[1]:
            return False
    answers = [
        [(sorted(value for value, _ in it.values), it.why) for it in one.answered]
        for one in rulings
    ]
    return answers[0] == answers[1]


def _state(outcome: Outcome, of: frozenset[str] | None) -> tuple[object, ...]:
    """What does not pass with a turn; *of* those alone, where they are given."""
    board = outcome.board
    return (
        tuple(
            (it.id, it.life, it.counters, it.lost)
            for it in board.players
            if of is None or it.id in of
        ),
        frozenset(
            (it.id, it.zone, it.controller, it.counters)
            for it in board.objects
            if of is None or it.id in of
        ),
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
