"""Static prevention, unpreventable damage, protection, halves (615)."""

from dataclasses import replace

import pytest

from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Modifier,
    PreventEach,
    Trigger,
)
from bot.engine.instructions import (
    AddCounters,
)
from bot.engine.values import (
    Filter,
    Side,
    ThatMuch,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    ban,
    board,
    by,
    creature,
    deal,
    doubler,
    hit,
    next_time,
    on_damage,
    prevent_all,
    prevent_each,
    rule,
    shield,
    spell,
    to,
    together,
    unpreventable,
)

BOLT = spell("Bolt")


# --- Static prevention ------------------------------------------------------------


@pytest.mark.cr("615.10")
def test_a_static_effect_prevents_its_points_from_each_source() -> None:
    start = board(creature("A", 2, 2), creature("B", 3, 3), prevent_each(1, ME))
    ruled = rule(start, together(hit("A", ME, 2), hit("B", ME, 3)))
    assert ruled.life() == {17}
    assert ruled.choosers == set()


@pytest.mark.cr("615.10")
def test_a_static_effect_is_not_used_up() -> None:
    start = board(BOLT, prevent_each(1, ME))
    assert rule(start, deal("Bolt", ME, 3), deal("Bolt", ME, 3)).life() == {16}


@pytest.mark.cr("615.10")
def test_clerics_take_one_less_of_a_sweep_and_beasts_all_of_it() -> None:
    clerics = Filter(kinds=frozenset({"cleric"}), controller=Side.YOU)
    start = board(
        creature("Defender", 3, 3, kinds=("cleric",)),
        creature("Cleric", 2, 2, kinds=("cleric",)),
        creature("Beast", 2, 2, kinds=("beast",)),
        spell("Sweep"),
        Effect(
            DamageWatch(recipient=clerics),
            PreventEach(1),
            id="d",
            label="Defender",
            controller=ME,
            host="Defender",
        ),
    )
    ruled = rule(
        start, together(*(hit("Sweep", n, 2) for n in ("Defender", "Cleric", "Beast")))
    )
    assert ruled.marked("Defender") == {1}
    assert ruled.zone("Cleric") == {Zone.BATTLEFIELD}
    assert ruled.zone("Beast") == {Zone.GRAVEYARD}
    assert "615.10" in ruled.rules


@pytest.mark.cr("615.10", "702.64b")
def test_two_absorbs_each_prevent_their_own_points() -> None:
    start = board(BOLT, creature("Sliver", 2, 9, "absorb 1", "absorb 2"))
    assert rule(start, deal("Bolt", "Sliver", 5)).marked("Sliver") == {2}


@pytest.mark.cr("615.1a")
def test_all_combat_damage_is_prevented_and_other_damage_is_not() -> None:
    fog = prevent_all(combat=True)
    start = board(creature("A", 3, 3, controller=FOE), BOLT, fog)
    assert rule(start, deal("A", ME, 3, combat=True)).life() == {20}
    assert rule(start, deal("Bolt", ME, 3)).life() == {17}


@pytest.mark.cr("615.1")
def test_damage_below_a_threshold_is_left_alone() -> None:
    start = board(BOLT, prevent_all(ME, at_least=4))
    assert rule(start, deal("Bolt", ME, 3)).life() == {17}
    assert rule(start, deal("Bolt", ME, 4)).life() == {20}


@pytest.mark.cr("616.1f", "616.2")
def test_doubling_can_lift_damage_over_a_threshold() -> None:
    start = board(BOLT, prevent_all(ME, at_least=4), doubler())
    assert rule(start, deal("Bolt", ME, 3)).life() == {20}


# --- Damage that can't be prevented -----------------------------------------------


@pytest.mark.cr("615.12")
def test_a_shield_is_not_reduced_by_damage_that_cannot_be_prevented() -> None:
    ruled = rule(board(BOLT, shield(2), unpreventable()), deal("Bolt", ME, 3))
    assert ruled.life() == {17}
    assert ruled.left("shield 2") == {2}


@pytest.mark.cr("615.12")
def test_a_next_time_is_not_used_up_by_damage_that_cannot_be_prevented() -> None:
    ruled = rule(
        board(BOLT, next_time()),
        deal("Bolt", ME, 3, unpreventable=True),
        deal("Bolt", ME, 3),
    )
    assert ruled.life() == {17}
    assert ruled.left("next time") == {0}


@pytest.mark.cr("615.12")
def test_one_source_alone_can_be_unpreventable() -> None:
    start = board(
        creature("Beast", 3, 3, controller=FOE),
        creature("Bear", 2, 2, controller=FOE),
        shield(4),
        unpreventable(subject=by("Beast")),
    )
    ruled = rule(start, together(hit("Beast", ME, 3), hit("Bear", ME, 2)))
    assert ruled.life() == {17}
    assert ruled.left("shield 4") == {2}


@pytest.mark.cr("615.12")
def test_only_combat_damage_can_be_unpreventable() -> None:
    start = board(creature("A", 3, 3), shield(9), unpreventable(combat=True))
    assert rule(start, deal("A", ME, 3, combat=True)).life() == {17}
    assert rule(start, deal("A", ME, 3)).life() == {20}


@pytest.mark.cr("615.12a", "616.1")
def test_doubling_and_two_shields_still_apply_to_unpreventable_damage_once() -> None:
    start = board(BOLT, shield(2), doubler(), unpreventable())
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {14}
    assert ruled.left("shield 2") == {2}
    assert ruled.choosers == set()


# --- Can't be dealt, zero ---------------------------------------------------------


@pytest.mark.cr("614.17")
def test_what_cannot_be_dealt_damage_is_not_prevention() -> None:
    start = board(
        BOLT, shield(2), ban(Ban.BE_DEALT_DAMAGE, object=to(ME)), unpreventable()
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.left("shield 2") == {2}


@pytest.mark.cr("120.8", "614.7a")
def test_zero_damage_is_no_event_and_uses_nothing_up() -> None:
    start = board(creature("A", 0, 1), next_time(), doubler())
    ruled = rule(start, deal("A", ME, 0))
    assert ruled.life() == {20}
    assert ruled.left("next time") == {1}


@pytest.mark.cr("120.8")
def test_damage_prevented_down_to_zero_triggers_nothing() -> None:
    seen = Trigger(
        DamageWatch(recipient=to(ME)),
        (AddCounters("hurt", 1, Who.YOU),),
        id="seen",
        label="seen",
        controller=ME,
    )
    assert rule(board(BOLT, shield(3), seen), deal("Bolt", ME, 3)).counters(
        ME, "hurt"
    ) == {0}


# --- Protection and counters that prevent -----------------------------------------


@pytest.mark.cr("702.16e")
def test_protection_prevents_damage_from_its_colour_only() -> None:
    knight = creature("Knight", 2, 2, "protection from red")
    start = board(knight, BOLT, spell("Shock", colors=("blue",)))
    assert rule(start, deal("Bolt", "Knight", 3)).zone("Knight") == {Zone.BATTLEFIELD}
    assert rule(start, deal("Shock", "Knight", 3)).zone("Knight") == {Zone.GRAVEYARD}


@pytest.mark.cr("702.16e", "615.12")
def test_protection_does_not_stop_damage_that_cannot_be_prevented() -> None:
    knight = creature("Knight", 2, 2, "protection from red")
    ruled = rule(board(knight, BOLT, unpreventable()), deal("Bolt", "Knight", 3))
    assert ruled.zone("Knight") == {Zone.GRAVEYARD}


@pytest.mark.cr("702.16e")
def test_a_player_can_have_protection() -> None:
    start = board(BOLT)
    me = replace(start.players[0], keywords=frozenset({"protection from red"}))
    assert rule(start.with_player(me), deal("Bolt", ME, 3)).life() == {20}


@pytest.mark.cr("702.16e")
def test_granted_protection_protects_too() -> None:
    aura = Modifier(to("Bear"), keywords=("protection from red",), id="ward")
    start = board(creature("Bear", 2, 2), BOLT, aura)
    assert rule(start, deal("Bolt", "Bear", 3)).zone("Bear") == {Zone.BATTLEFIELD}


@pytest.mark.cr("122.1c")
def test_a_shield_counter_prevents_damage_and_goes() -> None:
    bear = creature("Bear", 2, 2, counters=(("shield", 2),))
    ruled = rule(board(bear, BOLT), deal("Bolt", "Bear", 3))
    assert ruled.dealt("Bear") == {0}
    assert ruled.counters("Bear", "shield") == {1}


@pytest.mark.cr("122.1c")
def test_one_shield_counter_goes_for_damage_dealt_by_two_at_once() -> None:
    bear = creature("Bear", 2, 2, counters=(("shield", 2),))
    start = board(bear, creature("A", 2, 2), creature("B", 2, 2))
    ruled = rule(start, together(hit("A", "Bear", 2), hit("B", "Bear", 2)))
    assert ruled.counters("Bear", "shield") == {1}
    assert ruled.dealt("Bear") == {0}


@pytest.mark.cr("122.1c", "615.12")
def test_a_shield_counter_goes_though_the_damage_cannot_be_prevented() -> None:
    bear = creature("Bear", 2, 5, counters=(("shield", 2),))
    ruled = rule(board(bear, BOLT, unpreventable()), deal("Bolt", "Bear", 3))
    assert ruled.marked("Bear") == {3}
    assert ruled.counters("Bear", "shield") == {1}


# --- Optional prevention ----------------------------------------------------------


@pytest.mark.cr("615.1")
def test_an_optional_effect_is_offered_to_the_player_it_names() -> None:
    may = shield(2, optional=Who.YOU, controller=FOE)
    ruled = rule(board(BOLT, may), deal("Bolt", ME, 3))
    assert ruled.life() == {17, 19}
    assert ruled.choosers == {FOE}


@pytest.mark.cr("615.1", "616.1")
def test_one_player_orders_and_another_decides_whether_an_effect_is_used() -> None:
    may = prevent_each(1, ME, optional=Who.YOU, controller=FOE, label="may")
    ruled = rule(board(BOLT, may, doubler()), deal("Bolt", ME, 3))
    assert ruled.life() == {14, 15, 16}
    assert ruled.choosers == {ME, FOE}


# --- Half -------------------------------------------------------------------------


@pytest.mark.cr("615.1")
@pytest.mark.parametrize(("up", "life"), [(True, 18), (False, 17)])
def test_half_of_the_damage_is_rounded_as_the_effect_says(up: bool, life: int) -> None:
    from bot.engine.values import Half

    half = on_damage(PreventEach(Half(ThatMuch(), up)), "half", ME)
    assert rule(board(BOLT, half), deal("Bolt", ME, 5)).life() == {life}


@pytest.mark.cr("615.1")
def test_all_but_one_is_prevented() -> None:
    from bot.engine.values import Sum

    but_one = on_damage(PreventEach(Sum((ThatMuch(), -1))), "all but 1", ME)
    assert rule(board(BOLT, but_one), deal("Bolt", ME, 5)).life() == {19}
