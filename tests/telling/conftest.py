"""Rulings on small boards, told."""

from collections.abc import Callable

import pytest

from bot.answers import Answer, Cited
from bot.citation import Game
from bot.engine.board import Board
from bot.engine.games import newest
from bot.engine.question import Ask, Happening, Question
from bot.telling.tell import tell
from tests.exploring import explored

Tell = Callable[..., Answer]


@pytest.fixture
def told() -> Tell:
    """Rules on a board and a script, and tells it."""

    def told(
        board: Board,
        *script: Happening,
        asks: tuple[Ask, ...] = (),
        game: Game = Game.MTG,
    ) -> Answer:
        question = Question(game, newest(game), board, script, asks)
        return tell(
            question,
            explored(question),
            scenario="as typed",
            understood=("understood",),
            assumptions=("assumed",),
            cite=lambda number: Cited(game, number, "edition", f"says {number}"),
        )

    return told
