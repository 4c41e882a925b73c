"""Grand Archive: shielding, instances and bulwark counters."""

import pytest

from bot.engine.board import Obj
from bot.engine.conditions import Flag
from bot.engine.effects import (
    DamageWatch,
    Effect,
    PreventEach,
    PreventInstance,
    Trigger,
)
from bot.engine.instructions import AddCounters, Draw
from bot.engine.question import NextTurn
from bot.engine.values import Filter, Named, PreventedThisWay, Sum
from tests.engine.boards import (
    by,
    deal,
    doubler,
    hit,
    on_damage,
    plus,
    prevent_each,
    shield,
    to,
    together,
    unpreventable,
)
from tests.engine.grand_archive import (
    FOE,
    ME,
    MINE,
    SPELL,
    ally,
    champion,
    edge,
    ga,
    instance,
    rule,
)

COMBAT = {"combat": True}


# --- Shielding and instances (DP) -------------------------------------------------


@pytest.mark.rule("DP 5.1")
def test_shielding_takes_points_off_and_the_rest_is_dealt() -> None:
    ruled = rule(ga(champion(), SPELL, edge(3)), deal("Fire Spell", MINE, 5, **COMBAT))
    assert ruled.marked(MINE) == {2}
    assert ruled.left("edge") == {0}


@pytest.mark.rule("DP 5.1", "DP 7")
def test_shielding_survives_unpreventable_damage_and_stops_the_next() -> None:
    start = ga(champion(), ally("A", 3, 3, controller=FOE), edge(3))
    ruled = rule(
        start,
        deal("A", MINE, 3, combat=True, unpreventable=True),
        deal("A", MINE, 3, combat=True),
    )
    assert ruled.marked(MINE) == {3}
    assert ruled.left("edge") == {0}
    assert [d.dealt for d in ruled.ruling.outcomes[0].damage] == [3, 0]


@pytest.mark.rule("DP 5.1", "DP 7")
def test_shielding_alone_after_unpreventable_damage_still_has_its_points() -> None:
    start = ga(champion(), ally("A", 3, 3, controller=FOE), edge(3))
    ruled = rule(start, deal("A", MINE, 3, combat=True, unpreventable=True))
    assert ruled.left("edge") == {3}


@pytest.mark.rule("DP 5.2", "DP 7")
def test_an_instance_is_used_up_by_the_attempt_on_unpreventable_damage() -> None:
    ruled = rule(
        ga(champion(), SPELL, instance(3)),
        deal("Fire Spell", MINE, 5, unpreventable=True),
        deal("Fire Spell", MINE, 5),
    )
    assert ruled.marked(MINE) == {10}
    assert ruled.left("instance") == {0}
    assert "DP 5.2" in ruled.rules or "DP 7" in ruled.rules


@pytest.mark.rule("DP 5.2")
def test_an_instance_that_prevents_less_than_it_could_loses_the_rest() -> None:
    ruled = rule(
        ga(champion(), SPELL, instance(3)),
        deal("Fire Spell", MINE, 1),
        deal("Fire Spell", MINE, 3),
    )
    assert ruled.marked(MINE) == {3}


@pytest.mark.rule("DP 5.2")
def test_an_instance_lets_what_exceeds_it_through() -> None:
    ruled = rule(ga(champion(), SPELL, instance(3)), deal("Fire Spell", MINE, 5))
    assert ruled.marked(MINE) == {2}


@pytest.mark.rule("DP 5.1", "DP 4")
def test_a_non_attack_buffer_meets_only_non_combat_damage() -> None:
    clarent = shield(1, MINE, label="clarent", combat=False)
    start = ga(champion(), SPELL, ally("A", 2, 2, controller=FOE), clarent)
    assert rule(start, deal("Fire Spell", MINE, 2)).marked(MINE) == {1}
    assert rule(start, deal("A", MINE, 2, combat=True)).marked(MINE) == {2}


@pytest.mark.rule("DP 5.1")
def test_the_buffer_of_one_outlasts_unpreventable_non_attack_damage() -> None:
    clarent = shield(1, MINE, label="clarent", combat=False)
    ruled = rule(
        ga(champion(), SPELL, clarent),
        deal("Fire Spell", MINE, 2, unpreventable=True),
        deal("Fire Spell", MINE, 2),
    )
    assert ruled.marked(MINE) == {3}
    assert ruled.left("clarent") == {0}


@pytest.mark.rule("DP 2", "DP 6")
def test_continuous_prevention_meets_each_event() -> None:
    start = ga(champion(), SPELL, prevent_each(1, MINE))
    ruled = rule(start, deal("Fire Spell", MINE, 2), deal("Fire Spell", MINE, 2))
    assert ruled.marked(MINE) == {2}


@pytest.mark.rule("DP 10", "RE 2", "DS 3.6")
def test_the_damaged_sides_controller_orders_doubling_and_prevention() -> None:
    start = ga(champion(), SPELL, doubler(), prevent_each(1, MINE))
    ruled = rule(start, deal("Fire Spell", MINE, 3))
    assert ruled.marked(MINE) == {4, 5}
    assert ruled.choosers == {ME}


@pytest.mark.rule("DS 3.6", "RE 3")
def test_minus_one_doubled_plus_one_is_the_least_a_defender_can_reach() -> None:
    start = ga(
        champion(), SPELL, prevent_each(1, MINE), doubler(), plus(1, "one more", MINE)
    )
    ruled = rule(start, deal("Fire Spell", MINE, 3, combat=True))
    assert min(ruled.marked(MINE)) == 5
    assert ruled.marked(MINE) == {5, 6, 7}


@pytest.mark.rule("RE 2")
def test_the_controller_of_the_damaged_unit_orders_the_foes_modifiers_too() -> None:
    start = ga(
        ally("Theirs", 1, 30, controller=FOE),
        SPELL,
        doubler(controller=ME),
        shield(2, "Theirs", controller=ME),
    )
    ruled = rule(start, deal("Fire Spell", "Theirs", 3))
    assert ruled.marked("Theirs") == {2, 4}
    assert ruled.choosers == {FOE}


@pytest.mark.rule("DP 7")
def test_restrictions_make_damage_unpreventable_too() -> None:
    start = ga(champion(), SPELL, edge(3), unpreventable(subject=by("Fire Spell")))
    ruled = rule(start, deal("Fire Spell", MINE, 2, combat=True))
    assert ruled.marked(MINE) == {2}
    assert ruled.left("edge") == {3}


@pytest.mark.rule("DMG 9", "DMG 15")
def test_no_damage_is_no_event_and_spends_nothing() -> None:
    ruled = rule(ga(champion(), SPELL, instance(3)), deal("Fire Spell", MINE, 0))
    assert ruled.left("instance") == {1}


@pytest.mark.rule("DMG 9")
def test_an_instance_is_not_spent_on_damage_already_reduced_to_nothing() -> None:
    start = ga(champion(), SPELL, shield(3, MINE), instance(3))
    ruled = rule(start, deal("Fire Spell", MINE, 3))
    assert ruled.marked(MINE) == {0}
    # Either is applied first; then nothing is left for the other.
    assert ruled.left("instance") == {0, 1}


@pytest.mark.rule("DMG 9")
def test_nothing_triggers_on_damage_prevented_to_nothing() -> None:
    hurt = Trigger(
        DamageWatch(recipient=to(MINE)),
        (Draw(1),),
        id="t",
        label="t",
        controller=ME,
    )
    start = ga(champion(), SPELL, shield(3, MINE), hurt)
    assert rule(start, deal("Fire Spell", MINE, 3)).player(ME, "drawn") == {0}


@pytest.mark.rule("DP 8")
def test_each_unit_has_its_own_instance() -> None:
    units = ("A", "B")
    start = ga(
        *(ally(name, 1, 9) for name in units),
        SPELL,
        *(on_damage(PreventInstance(), f"i{name}", name, uses=1) for name in units),
    )
    ruled = rule(start, together(*(hit("Fire Spell", name, 2) for name in units)))
    assert ruled.marked("A") == {0}
    assert ruled.marked("B") == {0}


@pytest.mark.rule("DP 8")
def test_one_or_more_units_are_saved_by_one_instance_once() -> None:
    start = ga(
        ally("A", 1, 9),
        ally("B", 1, 9),
        SPELL,
        on_damage(PreventInstance(), "all", "A", "B", uses=1, one_or_more=True),
    )
    both = together(hit("Fire Spell", "A", 2), hit("Fire Spell", "B", 2))
    ruled = rule(start, both, deal("Fire Spell", "A", 2))
    assert ruled.marked("A") == {2}
    assert ruled.marked("B") == {0}


@pytest.mark.rule("DP 9")
def test_prevention_can_look_at_what_kind_the_source_is() -> None:
    spells = Effect(
        DamageWatch(Filter(kinds=frozenset({"spell"})), to(MINE)),
        PreventEach(2),
        id="s",
        label="s",
        controller=ME,
    )
    start = ga(champion(), SPELL, ally("A", 2, 2, controller=FOE), spells)
    assert rule(start, deal("Fire Spell", MINE, 3)).marked(MINE) == {1}
    assert rule(start, deal("A", MINE, 3)).marked(MINE) == {3}


@pytest.mark.rule("DP 9", "DMG 14")
def test_prevention_can_look_at_the_element_of_the_source() -> None:
    fire = Effect(
        DamageWatch(Filter(elements=frozenset({"fire"})), to(MINE)),
        PreventEach(2),
        id="f",
        label="f",
        controller=ME,
    )
    water = ally("Water", 3, 3, controller=FOE, elements=frozenset({"water"}))
    flame = ally("Flame", 3, 3, controller=FOE, elements=frozenset({"fire"}))
    start = ga(champion(), water, flame, fire)
    assert rule(start, deal("Water", MINE, 3)).marked(MINE) == {3}
    assert rule(start, deal("Flame", MINE, 3)).marked(MINE) == {1}


@pytest.mark.rule("DP 11")
def test_what_is_in_the_same_paragraph_scales_with_what_was_prevented() -> None:
    arcane = shield(
        4,
        MINE,
        label="spellshield",
        rider=(AddCounters("enlighten", PreventedThisWay(), Named(MINE)),),
    )
    ruled = rule(ga(champion(), SPELL, arcane), deal("Fire Spell", MINE, 3))
    assert ruled.counters(MINE, "enlighten") == {3}


@pytest.mark.rule("DP 11", "DP 7")
def test_what_is_in_the_same_paragraph_runs_with_nothing_prevented() -> None:
    arcane = shield(
        4,
        MINE,
        label="spellshield",
        rider=(AddCounters("enlighten", Sum((PreventedThisWay(), 1)), Named(MINE)),),
    )
    start = ga(champion(), SPELL, arcane)
    ruled = rule(start, deal("Fire Spell", MINE, 3, unpreventable=True))
    assert ruled.counters(MINE, "enlighten") == {1}


@pytest.mark.rule("DP 8")
def test_a_damage_threshold_must_be_reached() -> None:
    four = instance(None, at_least=4)
    start = ga(champion(), SPELL, four)
    assert rule(start, deal("Fire Spell", MINE, 3)).marked(MINE) == {3}
    assert rule(start, deal("Fire Spell", MINE, 4)).marked(MINE) == {0}


@pytest.mark.rule("DP 6")
def test_an_effect_once_each_turn_comes_back() -> None:
    once = on_damage(PreventEach(2), "once", MINE, uses=1, each_turn=True)
    start = ga(champion(), SPELL, once)
    two = (deal("Fire Spell", MINE, 2), deal("Fire Spell", MINE, 2))
    assert rule(start, *two).marked(MINE) == {2}
    assert rule(start, *two, NextTurn(), *two).marked(MINE) == {4}


@pytest.mark.rule("DP 2")
def test_a_class_bonus_counts_when_the_scenario_says_it_is_on() -> None:
    bonus = on_damage(PreventEach(2), "bonus", MINE, when=Flag("class bonus"))
    assert rule(ga(champion(), SPELL, bonus), deal("Fire Spell", MINE, 3)).marked(
        MINE
    ) == {3}
    start = ga(champion(), SPELL, bonus, flags=frozenset({"class bonus"}))
    assert rule(start, deal("Fire Spell", MINE, 3)).marked(MINE) == {1}


def guarded(counters: int, life: int = 9) -> Obj:
    """An ally with bulwark counters."""
    return ally("Guard", 1, life, counters=(("bulwark", counters),))


# --- Bulwark (BW) -----------------------------------------------------------------


@pytest.mark.rule("BW 2", "BW 3")
def test_a_bulwark_counter_prevents_combat_damage_and_goes() -> None:
    start = ga(guarded(2), ally("A", 3, 3, controller=FOE))
    ruled = rule(start, deal("A", "Guard", 3, combat=True))
    assert ruled.marked("Guard") == {0}
    assert ruled.counters("Guard", "bulwark") == {1}


@pytest.mark.rule("BW 2")
def test_a_bulwark_counter_does_nothing_against_other_damage() -> None:
    ruled = rule(ga(guarded(1), SPELL), deal("Fire Spell", "Guard", 3))
    assert ruled.marked("Guard") == {3}
    assert ruled.counters("Guard", "bulwark") == {1}


@pytest.mark.rule("BW 4.1")
def test_unpreventable_damage_takes_one_bulwark_counter_and_is_dealt() -> None:
    start = ga(guarded(2), ally("A", 3, 3, controller=FOE))
    ruled = rule(start, deal("A", "Guard", 3, combat=True, unpreventable=True))
    assert ruled.marked("Guard") == {3}
    assert ruled.counters("Guard", "bulwark") == {1}


@pytest.mark.rule("BW 4")
def test_two_instances_of_combat_damage_take_two_bulwark_counters() -> None:
    start = ga(
        guarded(3), ally("A", 3, 3, controller=FOE), ally("B", 1, 1, controller=FOE)
    )
    both = together(
        hit("A", "Guard", 3, combat=True), hit("B", "Guard", 1, combat=True)
    )
    ruled = rule(start, both)
    assert ruled.marked("Guard") == {0}
    assert ruled.counters("Guard", "bulwark") == {1}


@pytest.mark.rule("BW 1.1", "RE 3")
def test_a_bulwark_counter_beside_shielding_is_ordered_by_its_side() -> None:
    start = ga(
        guarded(1), ally("A", 3, 3, controller=FOE), shield(2, "Guard", label="s")
    )
    ruled = rule(start, deal("A", "Guard", 3, combat=True))
    assert ruled.marked("Guard") == {0}
    assert ruled.left("s") == {0, 2}
    assert ruled.counters("Guard", "bulwark") == {0}


@pytest.mark.rule("BW 3", "DMG 9")
def test_a_bulwark_counter_stays_when_the_shield_took_all_of_it() -> None:
    start = ga(
        guarded(1), ally("A", 3, 3, controller=FOE), shield(3, "Guard", label="s")
    )
    ruled = rule(start, deal("A", "Guard", 3, combat=True))
    assert ruled.counters("Guard", "bulwark") == {0, 1}
