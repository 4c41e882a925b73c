"""Shields, instances, static prevention and riders (615)."""

from dataclasses import replace

import pytest

from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Modifier,
    PreventEach,
    PreventedWatch,
    PreventInstance,
    PreventNext,
    Trigger,
    Until,
)
from bot.engine.instructions import (
    AddCounters,
    ChooseSource,
    GainLife,
    Install,
    TakeCounters,
)
from bot.engine.question import Add, Change, NextTurn
from bot.engine.values import (
    CREATURE,
    EachOf,
    Filter,
    PreventedThisWay,
    Side,
    StatOf,
    ThatMuch,
    Times,
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
    do,
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


# --- Shields of points -----------------------------------------------------


@pytest.mark.cr("615.7")
def test_a_shield_takes_its_points_off_and_lets_the_rest_through() -> None:
    ruled = rule(board(BOLT, shield(2)), deal("Bolt", ME, 3))
    assert ruled.life() == {19}
    assert ruled.left("shield 2") == {0}
    assert ruled.choosers == set()


@pytest.mark.cr("615.7")
def test_a_shield_that_is_larger_keeps_the_rest_for_later() -> None:
    ruled = rule(board(BOLT, shield(5)), deal("Bolt", ME, 3), deal("Bolt", ME, 3))
    assert ruled.life() == {19}


@pytest.mark.cr("615.7")
def test_an_empty_shield_prevents_nothing_more() -> None:
    start = board(BOLT, shield(1))
    assert rule(start, deal("Bolt", ME, 1), deal("Bolt", ME, 4)).life() == {16}


@pytest.mark.cr("615.7")
def test_the_damaged_player_divides_a_shield_over_simultaneous_sources() -> None:
    link = creature("Link", 3, 3, "lifelink", controller=FOE)
    bear = creature("Bear", 2, 2, controller=FOE)
    ruled = rule(
        board(link, bear, shield(4)),
        together(hit("Link", ME, 3, combat=True), hit("Bear", ME, 2, combat=True)),
    )
    assert ruled.lives(ME, FOE) == {(19, 20), (19, 21)}
    assert ruled.choosers == {ME}
    assert "615.7" in ruled.rules


@pytest.mark.cr("615.7")
def test_dividing_a_shield_is_not_asked_when_it_cannot_matter() -> None:
    start = board(creature("A", 2, 2), creature("B", 2, 2), shield(3))
    ruled = rule(start, together(hit("A", ME, 2), hit("B", ME, 2)))
    assert ruled.life() == {19}
    assert ruled.choosers == set()


@pytest.mark.cr("615.7")
def test_a_creatures_controller_divides_the_shield_on_it() -> None:
    start = board(
        creature("Bear", 2, 9, controller=FOE),
        creature("Wither", 2, 2, "wither"),
        creature("Plain", 2, 2),
        shield(2, "Bear", controller=ME),
    )
    ruled = rule(start, together(hit("Wither", "Bear", 2), hit("Plain", "Bear", 2)))
    assert ruled.choosers == {FOE}
    assert ruled.counters("Bear", "-1/-1") == {0, 1, 2}


@pytest.mark.cr("615.7")
def test_several_shields_are_used_one_after_the_other() -> None:
    start = board(BOLT, shield(2), shield(1, label="small"))
    assert rule(start, deal("Bolt", ME, 5)).life() == {18}


@pytest.mark.cr("615.7")
def test_which_of_two_shields_is_used_first_matters_only_for_what_is_left() -> None:
    start = board(BOLT, shield(3), shield(2, label="small"))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.left("shield 3") == {0, 2}


@pytest.mark.cr("615.3", "514.2")
def test_a_shield_for_this_turn_is_gone_in_the_next() -> None:
    start = board(BOLT, shield(5))
    assert rule(start, NextTurn(), deal("Bolt", ME, 3)).life() == {17}


@pytest.mark.cr("615.4")
def test_a_shield_made_after_the_damage_is_too_late() -> None:
    start = board(BOLT)
    ruled = rule(start, deal("Bolt", ME, 3), Add(shield(3)))
    assert ruled.life() == {17}


@pytest.mark.cr("615.11")
def test_each_creature_gets_a_shield_of_its_own_when_the_ability_resolves() -> None:
    start = board(BOLT, creature("A", 1, 3), creature("B", 1, 3))
    each = Effect(
        DamageWatch(recipient=Filter(chosen=0)),
        PreventNext(1),
        label="each",
        each_source=False,
        until=Until.END_OF_TURN,
    )
    ruled = rule(
        start,
        do(Install(each, each=EachOf(CREATURE))),
        together(hit("Bolt", "A", 2), hit("Bolt", "B", 2)),
        deal("Bolt", "A", 1),
    )
    assert ruled.marked("A") == {2}
    assert ruled.marked("B") == {1}


@pytest.mark.cr("615.11")
def test_a_creature_that_comes_later_has_no_shield() -> None:
    each = Effect(
        DamageWatch(recipient=Filter(chosen=0)),
        PreventNext(1),
        label="each",
        each_source=False,
    )
    ruled = rule(
        board(BOLT, creature("A", 1, 3)),
        do(Install(each, each=EachOf(CREATURE))),
        Change(creature("Late", 1, 3)),
        deal("Bolt", "Late", 2),
    )
    assert ruled.marked("Late") == {2}


@pytest.mark.cr("615.11", "615.7")
def test_a_shield_divided_as_you_choose_asks_how() -> None:
    start = board(BOLT, creature("A", 1, 1), creature("B", 1, 1))
    divided = Effect(
        DamageWatch(recipient=Filter(chosen=0)),
        PreventNext(2),
        label="divided",
        each_source=False,
    )
    ruled = rule(
        start,
        do(Install(divided, each=EachOf(CREATURE), divided=True)),
        together(hit("Bolt", "A", 1), hit("Bolt", "B", 1)),
    )
    assert ruled.zone("A") == {Zone.BATTLEFIELD}


@pytest.mark.cr("615.7")
def test_the_points_of_a_shield_are_fixed_when_it_is_made() -> None:
    start = board(BOLT, creature("Big", 4, 9))
    size = Effect(
        DamageWatch(recipient=to(ME)),
        PreventNext(StatOf(Who.THIS, "power")),
        label="size",
        each_source=False,
    )
    ruled = rule(
        start,
        do(Install(size), source="Big"),
        Change(creature("Big", 1, 9)),
        deal("Bolt", ME, 5),
    )
    assert ruled.life() == {19}


# --- One attempt -----------------------------------------------------------


@pytest.mark.cr("615.8")
def test_the_next_time_prevents_one_instance_however_much_it_is() -> None:
    start = board(BOLT, next_time())
    assert rule(start, deal("Bolt", ME, 7), deal("Bolt", ME, 2)).life() == {18}


@pytest.mark.cr("615.8")
def test_the_next_time_covers_everything_the_source_deals_at_once() -> None:
    start = board(
        spell("Sweep"),
        creature("Mine", 2, 2),
        next_time(ME, "Mine", source=by("Sweep")),
    )
    ruled = rule(start, together(hit("Sweep", ME, 2), hit("Sweep", "Mine", 2)))
    assert ruled.life() == {20}
    assert ruled.zone("Mine") == {Zone.BATTLEFIELD}


@pytest.mark.cr("615.8")
def test_the_next_time_covers_what_one_source_deals_to_several_players() -> None:
    everywhere = on_damage(PreventInstance(), "next time", source=by("Sweep"), uses=1)
    ruled = rule(
        board(spell("Sweep"), everywhere),
        together(hit("Sweep", ME, 2), hit("Sweep", FOE, 2)),
    )
    assert ruled.lives(ME, FOE) == {(20, 20)}


@pytest.mark.cr("615.8", "616.1")
def test_one_of_two_simultaneous_sources_is_chosen_for_the_next_time() -> None:
    start = board(
        creature("A", 1, 1, controller=FOE),
        creature("B", 4, 4, controller=FOE),
        next_time(),
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 4)))
    assert ruled.life() == {19, 16}
    assert ruled.choosers == {ME}


@pytest.mark.cr("615.8")
def test_two_next_times_on_one_source_are_used_one_each() -> None:
    start = board(BOLT, next_time(label="one"), next_time(label="two"))
    ruled = rule(start, deal("Bolt", ME, 3), deal("Bolt", ME, 3), deal("Bolt", ME, 3))
    assert ruled.life() == {17}


@pytest.mark.cr("615.9", "609.7b")
def test_a_source_that_changed_its_colour_is_not_met_and_nothing_is_used_up() -> None:
    red = next_time(ME, source=Filter(chosen=0, colors=frozenset({"red"})))
    made = Effect(
        red.watch, red.act, label="red source", uses=1, until=Until.END_OF_TURN
    )
    ogre = creature("Ogre", 3, 3, controller=FOE, colors=("red",))
    ruled = rule(
        board(ogre),
        do(ChooseSource(Filter(colors=frozenset({"red"}))), Install(made)),
        Change(replace(ogre, colors=frozenset({"blue"}))),
        deal("Ogre", ME, 3),
    )
    assert ruled.life() == {17}
    assert ruled.left("red source@1") == {1}


@pytest.mark.cr("615.9")
def test_a_source_that_is_still_red_is_met() -> None:
    red = next_time(ME, source=Filter(chosen=0, colors=frozenset({"red"})))
    made = Effect(red.watch, red.act, label="red source", uses=1)
    ruled = rule(
        board(creature("Ogre", 3, 3, controller=FOE, colors=("red",))),
        do(ChooseSource(Filter(colors=frozenset({"red"}))), Install(made)),
        deal("Ogre", ME, 3),
        deal("Ogre", ME, 3),
    )
    assert ruled.life() == {17}


@pytest.mark.cr("609.7a")
def test_a_source_of_your_choice_is_asked_for_and_only_it_is_met() -> None:
    made = Effect(
        DamageWatch(source=Filter(chosen=0), recipient=to(ME)),
        PreventInstance(),
        label="circle",
        uses=1,
    )
    ruled = rule(
        board(creature("A", 1, 1, controller=FOE), creature("B", 3, 3, controller=FOE)),
        do(ChooseSource(Filter(controller=Side.OPPONENT)), Install(made)),
        together(hit("A", ME, 1), hit("B", ME, 3)),
    )
    assert ruled.life() == {19, 17}
    assert ruled.choosers == {ME}


@pytest.mark.cr("615.8")
def test_up_to_so_much_of_the_next_time_is_prevented_and_the_rest_is_lost() -> None:
    some = next_time(ME, amount=(2,))
    ruled = rule(board(BOLT, some), deal("Bolt", ME, 1), deal("Bolt", ME, 5))
    assert ruled.life() == {15}


@pytest.mark.cr("615.8")
def test_the_next_time_damage_is_dealt_counts_everything_dealt_at_once() -> None:
    whole = replace(next_time(), each_source=False)
    start = board(creature("A", 1, 1), creature("B", 4, 4), whole)
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 4)), deal("A", ME, 1))
    assert ruled.life() == {19}
    assert ruled.choosers == set()


@pytest.mark.cr("615.8", "615.7")
def test_three_of_the_next_damage_is_three_from_all_sources_together() -> None:
    whole = replace(next_time(amount=(3,)), each_source=False)
    start = board(creature("A", 2, 2), creature("B", 4, 4), whole)
    ruled = rule(start, together(hit("A", ME, 2), hit("B", ME, 4)))
    assert ruled.life() == {17}


# --- Static prevention ------------------------------------------------------


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


# --- Damage that can't be prevented -----------------------------------------


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


# --- What else prevention does ----------------------------------------------

GAIN = (GainLife(PreventedThisWay()),)


@pytest.mark.cr("615.5")
def test_life_is_gained_for_what_was_prevented() -> None:
    ruled = rule(board(BOLT, shield(2, rider=GAIN)), deal("Bolt", ME, 3))
    assert ruled.life() == {21}


@pytest.mark.cr("615.12", "615.5")
def test_a_rider_runs_with_zero_on_damage_that_cannot_be_prevented() -> None:
    start = board(
        BOLT,
        shield(2, rider=(*GAIN, AddCounters("charge", 1, Who.YOU))),
        unpreventable(),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {17}
    assert ruled.counters(ME, "charge") == {1}


@pytest.mark.cr("615.5")
def test_a_rider_can_be_scaled() -> None:
    twice = (GainLife(Times(2, PreventedThisWay())),)
    ruled = rule(board(BOLT, shield(2, rider=twice)), deal("Bolt", ME, 3))
    assert ruled.life() == {23}


@pytest.mark.cr("615.5", "615.10")
def test_a_rider_of_each_source_happens_for_each_source() -> None:
    charge = (AddCounters("charge", 1, Who.YOU),)
    start = board(
        creature("A", 1, 1), creature("B", 2, 2), prevent_all(ME, rider=charge)
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)))
    assert ruled.counters(ME, "charge") == {2}


@pytest.mark.cr("615.5", "615.13")
def test_a_rider_of_a_whole_moment_happens_once() -> None:
    charge = (AddCounters("charge", 1, Who.YOU),)
    start = board(
        creature("A", 1, 1),
        creature("B", 2, 2),
        prevent_all(ME, each_source=False, rider=charge),
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)))
    assert ruled.counters(ME, "charge") == {1}


@pytest.mark.cr("615.5")
def test_a_hydra_loses_a_counter_for_each_point_prevented() -> None:
    hydra = creature("Hydra", 0, 0, counters=(("+1/+1", 5),))
    heads = (TakeCounters("+1/+1", PreventedThisWay(), Who.EVENT_RECIPIENT),)
    start = board(hydra, BOLT, prevent_all("Hydra", each_source=False, rider=heads))
    ruled = rule(start, deal("Bolt", "Hydra", 3))
    assert ruled.counters("Hydra", "+1/+1") == {2}
    assert ruled.dealt("Hydra") == {0}
    assert ruled.zone("Hydra") == {Zone.BATTLEFIELD}


@pytest.mark.cr("615.5", "615.12")
def test_a_phantom_loses_a_counter_though_the_damage_cannot_be_prevented() -> None:
    phantom = creature("Phantom", 0, 0, counters=(("+1/+1", 5),))
    lose = (TakeCounters("+1/+1", 1, Who.EVENT_RECIPIENT),)
    start = board(
        phantom,
        BOLT,
        prevent_all("Phantom", each_source=False, rider=lose),
        unpreventable(),
    )
    ruled = rule(start, deal("Bolt", "Phantom", 3))
    assert ruled.counters("Phantom", "+1/+1") == {4}
    assert ruled.marked("Phantom") == {3}


@pytest.mark.cr("615.5")
def test_a_rider_can_hurt_the_source_of_the_prevented_damage() -> None:
    from bot.engine.instructions import DealDamage

    back = (DealDamage(PreventedThisWay(), Who.EVENT_SOURCE, Who.YOU),)
    bear = creature("Bear", 2, 2, controller=FOE)
    start = board(bear, shield(2, rider=back))
    ruled = rule(start, deal("Bear", ME, 2))
    assert ruled.zone("Bear") == {Zone.GRAVEYARD}


# --- Triggers on prevention --------------------------------------------------


def _watcher() -> Trigger:
    return Trigger(
        PreventedWatch(),
        (AddCounters("noticed", 1, Who.YOU),),
        id="watcher",
        label="watcher",
        controller=ME,
    )


@pytest.mark.cr("615.13")
def test_a_trigger_on_prevention_sees_each_application() -> None:
    start = board(BOLT, shield(1), shield(1, label="two"), _watcher())
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.counters(ME, "noticed") == {2}


@pytest.mark.cr("615.13")
def test_a_trigger_on_prevention_sees_one_application_to_two_sources_once() -> None:
    start = board(creature("A", 1, 1), creature("B", 1, 1), shield(2), _watcher())
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 1)))
    assert ruled.counters(ME, "noticed") == {1}


@pytest.mark.cr("615.13", "615.5")
def test_a_trigger_on_prevention_does_not_multiply_a_rider() -> None:
    once = (AddCounters("charge", 1, Who.YOU),)
    start = board(
        creature("A", 1, 1), creature("B", 1, 1), shield(2, rider=once), _watcher()
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 1)))
    assert ruled.counters(ME, "charge") == {1}


@pytest.mark.cr("615.13")
def test_a_trigger_on_prevention_is_silent_when_nothing_was_prevented() -> None:
    start = board(BOLT, shield(1), unpreventable(), _watcher())
    assert rule(start, deal("Bolt", ME, 3)).counters(ME, "noticed") == {0}


# --- Can't be dealt, zero ------------------------------------------------------


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


# --- Protection and counters that prevent --------------------------------------


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


# --- Optional prevention -------------------------------------------------------


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


# --- Half ----------------------------------------------------------------------


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
