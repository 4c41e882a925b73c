"""How long what lasts beyond a turn goes on."""

import pytest

from bot.engine.effects import Until
from bot.engine.question import NextTurn
from tests.engine.boards import FOE, ME, board, deal, prevent_all, rule, spell

BOLT = spell("Bolt")


@pytest.mark.parametrize(
    ("turns", "life"),
    [
        pytest.param((), 20, id="this turn"),
        pytest.param((FOE,), 20, id="the other player's turn"),
        pytest.param((FOE, ME), 20, id="your next turn"),
        pytest.param((FOE, ME, FOE), 17, id="the turn after it"),
    ],
)
def test_what_lasts_until_the_end_of_your_next_turn_ends_with_it(
    turns: tuple[str, ...], life: int
) -> None:
    shield = prevent_all(ME, until=Until.END_OF_YOUR_NEXT_TURN)
    script = [NextTurn(player) for player in turns]
    ruled = rule(board(BOLT, shield), *script, deal("Bolt", ME, 3))

    assert ruled.life() == {life}
