"""Grand Archive: who can be attacked, retaliate, be targeted by Spells."""

import pytest

from bot.engine.board import Board, Obj, Player
from bot.engine.unit_legality import can_be_attacked, can_be_targeted, can_retaliate


def _ally(
    name: str, *keywords: str, owner: str = "foe", power: int = 2, rested: bool = False
) -> Obj:
    return Obj(
        name, name, owner, owner, frozenset({"ally", "unit"}), power=power,
        toughness=3, keywords=frozenset(keywords), tapped=rested,
    )  # fmt: skip


def _board(*objects: Obj) -> Board:
    return Board((Player("me"), Player("foe")), objects, active="me")


def test_stealth_needs_true_sight() -> None:
    hidden, seer = _ally("Shade", "stealth"), _ally("Owl", "true sight", owner="me")
    board = _board(hidden, seer)
    assert not can_be_attacked(board, hidden, None, "").allowed
    assert can_be_attacked(board, hidden, None, "true sight").allowed
    assert can_be_attacked(board, hidden, seer, "").allowed


def test_an_awake_unit_with_taunt_is_attacked_first() -> None:
    guard, other = _ally("Guard", "taunt"), _ally("Scout")
    board = _board(guard, other)
    assert not can_be_attacked(board, other, None, "").allowed
    assert can_be_attacked(board, guard, None, "").allowed


def test_taunt_does_nothing_while_rested() -> None:
    guard, other = _ally("Guard", "taunt", rested=True), _ally("Scout")
    assert can_be_attacked(_board(guard, other), other, None, "").allowed


def test_unblockable_attacks_ignore_taunt() -> None:
    guard, other = _ally("Guard", "taunt"), _ally("Scout")
    mine = _ally("Wisp", "unblockable", owner="me")
    assert can_be_attacked(_board(guard, other, mine), other, mine, "").allowed


@pytest.mark.parametrize(
    ("unit", "allowed", "rule"),
    [
        (_ally("Wolf"), True, "RS 3"),
        (_ally("Wolf", rested=True), False, "RS 3"),
        (_ally("Wolf", "steadfast", rested=True), True, "Steadfast 1"),
        (_ally("Wolf", power=0), False, "RS 3.2"),
    ],
)
def test_who_can_retaliate(unit: Obj, allowed: bool, rule: str) -> None:
    found = can_retaliate(_board(unit), unit)
    assert found.allowed is allowed
    assert rule in found.rules


def test_spellshroud_stops_spells_only() -> None:
    unit = _ally("Spirit", "spellshroud")
    board = _board(unit)
    assert not can_be_targeted(board, unit, spell=True).allowed
    assert can_be_targeted(board, unit, spell=False).allowed
