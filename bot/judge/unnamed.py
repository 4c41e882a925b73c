"""Whether an answer hangs on what kind of card went to a graveyard, if nobody said."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.outcome import Ruling
from bot.engine.question import Question
from bot.engine.room import Room
from bot.engine.unnamed_cards import FIT_ALL
from bot.engine.values import Zone
from bot.engine.watches import ZoneWatch
from bot.errors import Problem, QuestionError
from bot.judge.untold import tried
from bot.worded import worded


def check_unnamed(
    asked: Question, ruling: Ruling, room: Room, answers: tuple[int, ...]
) -> None:
    """Refuse to take milled or discarded cards for none of a kind that matters.

    Cards that are only counted have no characteristics. Where something looks for
    cards of some kind in a graveyard (603.6c, 614.1), and it comes out otherwise if
    each of them is such a card, their kind is asked for.
    Raises QuestionError (AMBIGUOUS).
    """
    if asked.game is not Game.MTG or not any(
        map(_of_graveyard, inside(_parts(asked), ZoneWatch))
    ):
        return
    flags = asked.board.flags | {FIT_ALL}
    fitting = replace(asked, board=asked.board.changed(flags=flags))
    other = tried(fitting, room, answers)
    if other is not None and _told(other) != _told(ruling):
        raise QuestionError(
            Problem.AMBIGUOUS,
            worded(
                "What kind of cards are these? It matters here, and nobody said it."
            ),
            suggestions=("Alice discards a creature card.",),
        )


def _parts(asked: Question) -> tuple[object, ...]:
    """All that may look for something: players and objects themselves do not."""
    board = asked.board
    return (
        board.effects,
        board.triggers,
        board.modifiers,
        board.restrictions,
        board.tallies,
        board.waiting,
        tuple([it.abilities for it in board.objects]),
        asked.script,
    )


def _of_graveyard(watch: ZoneWatch) -> bool:
    return watch.to is Zone.GRAVEYARD and watch.origin is not Zone.BATTLEFIELD


def _told(ruling: Ruling) -> object:
    return frozenset(
        one.board.changed(flags=one.board.flags - {FIT_ALL}) for one in ruling.outcomes
    )
