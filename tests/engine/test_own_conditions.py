"""What a static ability does is no reason for it to do so (613)."""

import pytest

from bot.engine.board import Board, Obj, Player
from bot.engine.characteristics import kinds_of, power_of
from bot.engine.conditions import Exists
from bot.engine.effects import Modifier
from bot.engine.values import THIS, Filter, Side

ELK = Obj("Elk", "Elk", "me", "me", kinds=frozenset({"creature"}), power=3, toughness=3)


def _board(wanted: Filter, *others: Obj) -> Board:
    more = Modifier(
        THIS, power=2, controller="me", host="Elk", when=Exists(wanted), id="more"
    )
    players = (Player("me", 20), Player("you", 20))
    return Board(players=players, objects=(ELK, *others), modifiers=(more,))


def test_a_bonus_does_not_meet_its_own_condition() -> None:
    board = _board(Filter(controller=Side.YOU, power_at_least=4))
    assert power_of(board, ELK) == 3


def test_a_bonus_holds_where_something_else_meets_its_condition() -> None:
    big = Obj(
        "Ox", "Ox", "me", "me", kinds=frozenset({"creature"}), power=4, toughness=4
    )
    board = _board(Filter(controller=Side.YOU, power_at_least=4), big)
    assert power_of(board, ELK) == 5


def test_a_bonus_can_hang_on_a_kind_of_land() -> None:
    forest = Obj("Forest", "Forest", "me", "me", kinds=frozenset({"land", "forest"}))
    board = _board(Filter(controller=Side.YOU, kinds=frozenset({"forest"})), forest)
    assert power_of(board, ELK) == 5
    assert "forest" in kinds_of(board, forest)


@pytest.mark.cr("613.1")
def test_a_bonus_goes_to_what_has_become_of_its_kind_and_gained_its_keyword() -> None:
    elks = Filter(kinds=frozenset({"creature"}))
    also = Modifier(elks, kinds=frozenset({"elf"}), id="also")
    fliers = Modifier(Filter(kinds=frozenset({"elf"})), keywords=("flying",), id="fly")
    lord = Modifier(Filter(keywords=frozenset({"flying"})), power=2, id="lord")
    board = Board(players=(), objects=(ELK,), modifiers=(lord, fliers, also))
    assert power_of(board, ELK) == 5
