"""What shares nothing that can be used up any more is gone through by itself."""

from unittest.mock import patch

from hypothesis import HealthCheck, assume, given, settings

from bot.engine.board import Board
from bot.engine.components import Loop
from bot.engine.finals import final_board
from bot.engine.games import rules_for
from bot.engine.graph import Graph, graph
from bot.engine.question import Deal, Question
from bot.engine.room import Room
from tests.engine.boards import (
    FOE,
    ME,
    attack,
    board,
    creature,
    doubler,
    question,
    shield,
)
from tests.engine.small_boards import BEAR, Case, boards
from tests.exploring import ENOUGH


def _followed(asked: Question) -> Graph:
    return graph(asked, rules_for(asked.game, asked.edition), Room(ENOUGH))


def _ends(found: Graph) -> set[Board]:
    return {final_board(it) for it in found.ends}


def _whole(_: object, loop: Loop) -> tuple[Loop, ...]:
    return (loop,)


def test_what_is_open_to_one_shield_is_in_parts_once_that_is_used_up() -> None:
    goblins = [creature(f"Goblin {at}", at, 2, controller=FOE) for at in range(1, 6)]
    start = board(*goblins, doubler(), shield(3), active=FOE)
    asked = question(start, attack(*(it.id for it in goblins), at=ME))
    found = _followed(asked)
    with patch("bot.engine.playing.parts_left", _whole):
        whole = _followed(asked)

    assert _ends(found) == _ends(whole)
    assert found.states < whole.states / 2


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(boards((ME, BEAR)))
def test_nothing_is_lost_by_going_through_parts_by_themselves(made: Case) -> None:
    asked = question(made.board, Deal(made.hits))
    with patch("bot.engine.playing.parts_left", _whole):
        whole = _followed(asked)
    assume(whole.complete)

    assert _ends(_followed(asked)) == _ends(whole)
