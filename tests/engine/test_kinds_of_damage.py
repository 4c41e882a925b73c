"""Damage of spells, of abilities and of units (Riftbound 417.6)."""

import pytest

from bot.citation import Game
from bot.engine.board import Board, Obj, Player
from bot.engine.effects import DamageWatch, Effect, PreventAll, Until
from bot.engine.instructions import Ability, DealDamage
from bot.engine.question import Question, Resolve
from bot.engine.values import Chosen, Filter
from tests.exploring import explored

SPELLS = Effect(
    DamageWatch(source=Filter(any_kinds=frozenset({"spell", "ability"}))),
    PreventAll(),
    id="spirit",
    label="spirit",
    until=Until.END_OF_TURN,
)


def _unit(name: str, owner: str) -> Obj:
    kinds = frozenset({"unit"})
    return Obj(name, name, owner, owner, kinds, power=4, toughness=4)


@pytest.mark.rule("417.6")
def test_a_units_ability_deals_ability_damage() -> None:
    ability = Ability((DealDamage(2, Chosen(0)),))
    start = Board(
        (Player("me"), Player("foe")),
        (_unit("A", "foe"), _unit("B", "me")),
        effects=(SPELLS,),
        active="foe",
    )
    zap = Resolve("A", ability, "foe", (("B",),))
    ruled = explored(Question(Game.RIFTBOUND, "1.4", start, (zap,)))

    (outcome,) = ruled.outcomes
    target = outcome.board.obj("B")
    assert target is not None
    assert target.damage == 0
