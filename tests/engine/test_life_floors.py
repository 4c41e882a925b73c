"""Floors under life, and life totals that can't change (119.7, 614)."""

import pytest

from bot.engine.conditions import Exists
from bot.engine.effects import (
    Ban,
    Effect,
    FloorLife,
    LifeGainWatch,
    LifeLossWatch,
    Multiply,
)
from bot.engine.instructions import GainLife, LoseLife, SetLife
from bot.engine.values import ONLY_YOU, Filter, PreventedThisWay, Side
from tests.engine.boards import (
    FOE,
    ME,
    ban,
    board,
    by,
    creature,
    deal,
    do,
    hit,
    next_time,
    rule,
    spell,
    to,
    together,
)

BOLT = spell("Bolt")


def _worship(**fields: object) -> Effect:
    return Effect(
        LifeLossWatch(ONLY_YOU, from_damage=True, below=1),
        FloorLife(1),
        id="worship",
        label="worship",
        controller=ME,
        when=Exists(Filter(kinds=frozenset({"creature"}), controller=Side.YOU)),
        **fields,  # type: ignore[arg-type]
    )


# --- Floors -----------------------------------------------------------------------


@pytest.mark.cr("120.4c", "614.1a")
def test_damage_that_would_kill_leaves_one_life() -> None:
    start = board(BOLT, creature("Bear", 2, 2), _worship(), life=2)
    ruled = rule(start, deal("Bolt", ME, 9))
    assert ruled.life() == {1}
    assert ruled.lost() == {False}
    assert ruled.dealt() == {9}


@pytest.mark.cr("614.1a")
def test_a_floor_leaves_enough_life_alone() -> None:
    start = board(BOLT, creature("Bear", 2, 2), _worship())
    assert rule(start, deal("Bolt", ME, 9)).life() == {11}


@pytest.mark.cr("614.1a")
def test_a_floor_without_its_creature_does_nothing() -> None:
    assert rule(board(BOLT, _worship(), life=2), deal("Bolt", ME, 9)).lost() == {True}


@pytest.mark.cr("614.1a", "120.3a")
def test_a_floor_for_damage_does_not_stop_other_loss_of_life() -> None:
    start = board(creature("Bear", 2, 2), _worship(), life=2)
    assert rule(start, do(LoseLife(5))).lost() == {True}


@pytest.mark.cr("614.1a", "120.3b")
def test_a_floor_does_not_stop_poison() -> None:
    rot = creature("Rot", 12, 5, "infect", controller=FOE)
    start = board(rot, creature("Bear", 2, 2), _worship(), life=2)
    assert rule(start, deal("Rot", ME, 12)).lost() == {True}


@pytest.mark.cr("120.4c", "702.15b")
def test_the_attackers_lifelink_counts_all_the_damage_a_floor_softened() -> None:
    link = creature("Link", 9, 9, "lifelink", controller=FOE)
    start = board(link, creature("Bear", 2, 2), _worship(), life={ME: 2})
    ruled = rule(start, deal("Link", ME, 9))
    assert ruled.lives(ME, FOE) == {(1, 29)}


@pytest.mark.cr("120.4")
def test_life_gained_in_the_same_damage_event_keeps_a_floor_from_applying() -> None:
    gain = next_time(ME, source=by("One"), rider=(GainLife(PreventedThisWay()),))
    start = board(
        creature("One", 5, 5, controller=FOE),
        creature("Two", 5, 5, controller=FOE),
        creature("Bear", 2, 2),
        gain,
        _worship(),
        life={ME: 2},
    )
    ruled = rule(
        start, together(hit("One", ME, 5, combat=True), hit("Two", ME, 5, combat=True))
    )
    assert ruled.life() == {2}


@pytest.mark.cr("120.4", "702.15b")
def test_my_own_lifelink_in_the_same_event_keeps_a_floor_from_applying() -> None:
    start = board(
        creature("Link", 5, 5, "lifelink"),
        creature("Foe", 5, 5, controller=FOE),
        _worship(),
        life={ME: 2},
    )
    ruled = rule(start, together(hit("Link", FOE, 5), hit("Foe", ME, 5)))
    assert ruled.life() == {2}


# --- Life that can't change -------------------------------------------------------


@pytest.mark.cr("119.7", "614.17c")
def test_a_player_who_cannot_gain_life_gains_none_from_lifelink() -> None:
    start = board(creature("Link", 3, 3, "lifelink"), ban(Ban.GAIN_LIFE, to(ME)))
    assert rule(start, deal("Link", FOE, 3)).lives(ME, FOE) == {(20, 17)}


@pytest.mark.cr("119.7", "614.17c")
def test_gaining_life_that_cannot_be_gained_is_not_replaced() -> None:
    instead = Effect(
        LifeGainWatch(ONLY_YOU), Multiply(2), id="x", label="x", controller=ME
    )
    start = board(instead, ban(Ban.GAIN_LIFE, to(ME)))
    assert rule(start, do(GainLife(3))).life() == {20}


@pytest.mark.cr("119.8", "120.3a")
def test_a_player_who_cannot_lose_life_keeps_it_though_damage_is_dealt() -> None:
    start = board(BOLT, ban(Ban.LOSE_LIFE, to(ME)))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.dealt() == {3}


@pytest.mark.cr("119.5")
def test_setting_a_life_total_is_gaining_or_losing_the_difference() -> None:
    twice = Effect(
        LifeGainWatch(ONLY_YOU), Multiply(2), id="x", label="x", controller=ME
    )
    assert rule(board(twice, life=4), do(SetLife(10))).life() == {16}
