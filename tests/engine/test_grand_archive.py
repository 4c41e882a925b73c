"""Grand Archive: shielding and instances, bulwark, attack and retaliation."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    PreventEach,
    PreventInstance,
    Restriction,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.exploration import explore
from bot.engine.instructions import AddCounters, DealDamage, Draw, Heal
from bot.engine.question import Attack, Block, Happening, NextTurn
from bot.engine.values import (
    THIS,
    Filter,
    Flag,
    Named,
    PreventedThisWay,
    Sum,
    ThatMuch,
    Zone,
)
from tests.engine.boards import (
    Ruled,
    board,
    by,
    card,
    creature,
    deal,
    do,
    doubler,
    hit,
    on_damage,
    plus,
    prevent_each,
    question,
    shield,
    spell,
    to,
    together,
    unpreventable,
)
from tests.engine.boards import rule as _rule

ME, FOE = "me", "foe"
MINE, THEIRS = "My Champion", "Their Champion"
GRAVE, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}


def champion(name: str = MINE, life: int = 20, power: int = 0, **fields: object) -> Obj:
    """A champion: its life is toughness, damage counters are damage."""
    fields.setdefault("controller", FOE if name == THEIRS else ME)
    return creature(name, power, life, kinds=("champion", "unit"), **fields)


def ally(name: str, power: int, life: int, *keywords: str, **fields: object) -> Obj:
    """An ally."""
    kinds = ("ally", "unit", *fields.pop("kinds", ()))  # type: ignore[misc]
    return creature(name, power, life, *keywords, kinds=kinds, **fields)


def ga(*things: object, **fields: object) -> Board:
    """A board where players have no life of their own."""
    made = board(*things, **fields)  # type: ignore[arg-type]
    return made.changed(players=tuple(replace(one, life=None) for one in made.players))


def rule(start: Board, *script: Happening) -> Ruled:
    """A ruling in Grand Archive."""
    return _rule(start, *script, game=Game.GRAND_ARCHIVE)


def strike(
    attacker: str, target: str, *retaliators: str, order: tuple[str, ...] = ()
) -> Attack:
    """One attack, and who retaliates."""
    return Attack(
        ((attacker, target),),
        tuple(Block(one, attacker) for one in retaliators),
        order=order,
    )


SPELL = spell("Fire Spell", "action", "spell")
COMBAT = {"combat": True}


def edge(points: int = 3) -> Effect:
    """Prevent the next N combat damage to my champion."""
    return shield(points, MINE, label="edge", combat=True)


def instance(points: int | None = 3, **fields: object) -> Effect:
    """The next time damage would be dealt to my champion, prevent N of it."""
    act = PreventInstance() if points is None else PreventInstance(points)
    fields.setdefault("until", Until.END_OF_TURN)
    return on_damage(act, "instance", MINE, uses=1, **fields)


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


# --- Bulwark (BW) --------------------------------------------------------------------


def guarded(counters: int, life: int = 9) -> Obj:
    """An ally with bulwark counters."""
    return ally("Guard", 1, life, counters=(("bulwark", counters),))


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


# --- Attack and retaliation (DS) -----------------------------------------------------


@pytest.mark.rule("DS 3", "DS 3.4")
def test_attacker_target_and_retaliators_deal_damage_at_the_same_time() -> None:
    start = ga(ally("A", 3, 3), ally("B", 3, 3, controller=FOE))
    ruled = rule(start, strike("A", "B", "B"))
    assert ruled.zone("A") == GRAVE
    assert ruled.zone("B") == GRAVE


@pytest.mark.rule("DS 3")
def test_a_unit_that_does_not_retaliate_deals_nothing() -> None:
    start = ga(ally("A", 3, 3), ally("B", 3, 3, controller=FOE))
    assert rule(start, strike("A", "B")).zone("A") == FIELD


@pytest.mark.rule("DS 2")
def test_the_attacking_player_orders_the_retaliators() -> None:
    start = ga(
        champion(MINE, 20, 2),
        champion(THEIRS, 20, 0),
        ally("Big", 4, 4, controller=FOE),
        ally("Small", 1, 1, controller=FOE),
        instance(None, combat=True),
    )
    ruled = rule(start, strike(MINE, THEIRS, "Big", "Small"))
    assert ruled.choosers == {ME}
    assert ruled.marked(MINE) == {1, 4}
    assert "DS 2" in ruled.rules


@pytest.mark.rule("DS 2")
def test_an_order_that_was_said_is_not_asked_for() -> None:
    start = ga(
        champion(MINE, 20, 2),
        champion(THEIRS, 20, 0),
        ally("Big", 4, 4, controller=FOE),
        ally("Small", 1, 1, controller=FOE),
        instance(None, combat=True),
    )
    fight = strike(MINE, THEIRS, "Big", "Small", order=("Big", "Small"))
    ruled = rule(start, fight)
    assert ruled.choosers == set()
    assert ruled.marked(MINE) == {1}


@pytest.mark.rule("DS 2")
def test_orders_past_counting_keep_to_the_budget_and_say_that_it_is_not_all() -> None:
    names = [f"Ally {number}" for number in range(9)]
    start = ga(
        champion(MINE, 20, 2),
        champion(THEIRS, 20, 0),
        *(ally(name, 1, 1, controller=FOE) for name in names),
        instance(None, combat=True),
    )
    fight = strike(MINE, THEIRS, *names)
    ruled = explore(question(start, fight, game=Game.GRAND_ARCHIVE), budget=200)
    assert not ruled.complete
    assert ruled.outcomes
    assert ruled.states < 400


@pytest.mark.rule("DS 2", "DP 5.1")
def test_shielding_is_used_on_the_retaliators_in_that_order() -> None:
    start = ga(
        champion(MINE, 20, 2),
        champion(THEIRS, 20, 0),
        ally("Big", 4, 4, controller=FOE),
        ally("Small", 1, 1, controller=FOE),
        edge(3),
    )
    ruled = rule(start, strike(MINE, THEIRS, "Big", "Small"))
    assert ruled.marked(MINE) == {2}
    assert ruled.choosers == set()


@pytest.mark.rule("DS 3.2")
def test_a_retaliator_that_has_left_deals_no_damage() -> None:
    from bot.engine.instructions import DestroyIt

    start = ga(ally("A", 3, 3), ally("B", 3, 3, controller=FOE))
    gone = do(DestroyIt(Named("B")))
    fight = Attack((("A", "B"),), (Block("B", "A"),), before_damage=(gone,))
    assert rule(start, fight).marked("A") == {0}


@pytest.mark.rule("DS 3.7")
def test_a_wielded_weapon_loses_a_durability_counter() -> None:
    sword = creature("Sword", 3, 0, kinds=("weapon",), counters=(("durability", 2),))
    sword = _plain(sword, attached_to=MINE)
    start = ga(champion(MINE, 20, 1), champion(THEIRS, 20, 0), sword)
    ruled = rule(start, strike(MINE, THEIRS))
    assert ruled.marked(THEIRS) == {4}
    assert ruled.counters("Sword", "durability") == {1}


@pytest.mark.rule("DS 3.7.2", "SBC 3")
def test_the_last_durability_counter_takes_the_weapon_with_it() -> None:
    sword = creature("Sword", 3, 0, kinds=("weapon",), counters=(("durability", 1),))
    sword = _plain(sword, attached_to=MINE)
    start = ga(champion(MINE, 20, 3), champion(THEIRS, 20, 0), sword, shield(9, THEIRS))
    ruled = rule(start, strike(MINE, THEIRS))
    assert ruled.marked(THEIRS) == {0}
    assert ruled.zone("Sword") == GRAVE


def _plain(obj: Obj, **fields: object) -> Obj:
    kinds = obj.kinds - {"creature"}
    return replace(obj, kinds=kinds, toughness=None, **fields)


# --- Death (SBC, DMG 12-13) ------------------------------------------------------


@pytest.mark.rule("SBC 2")
def test_an_ally_with_damage_equal_to_its_life_dies() -> None:
    assert (
        rule(ga(ally("A", 1, 3), SPELL), deal("Fire Spell", "A", 3)).zone("A") == GRAVE
    )


@pytest.mark.rule("DMG 12")
def test_damage_on_allies_wears_off_at_the_end_of_the_turn() -> None:
    start = ga(ally("A", 1, 3), SPELL)
    ruled = rule(
        start, deal("Fire Spell", "A", 2), NextTurn(), deal("Fire Spell", "A", 2)
    )
    assert ruled.zone("A") == FIELD


@pytest.mark.rule("DMG 13")
def test_damage_counters_on_champions_stay() -> None:
    start = ga(champion(MINE, 3), SPELL)
    ruled = rule(
        start, deal("Fire Spell", MINE, 2), NextTurn(), deal("Fire Spell", MINE, 2)
    )
    assert ruled.zone(MINE) == GRAVE


@pytest.mark.rule("SBC 1")
def test_a_player_whose_champion_died_loses() -> None:
    start = ga(champion(MINE, 3), champion(THEIRS), SPELL)
    ruled = rule(start, deal("Fire Spell", MINE, 3))
    assert ruled.lost() == {True}
    assert ruled.lost(FOE) == {False}


@pytest.mark.rule("Immortality 1")
def test_an_immortal_champion_lives_on_with_more_damage_than_life() -> None:
    immortal = creature(MINE, 0, 3, "immortality", kinds=("champion", "unit"))
    start = ga(immortal, SPELL)
    ruled = rule(start, deal("Fire Spell", MINE, 9))
    assert ruled.zone(MINE) == FIELD
    assert ruled.lost() == {False}


@pytest.mark.rule("Counters Buff 4")
def test_buff_and_debuff_counters_take_each_other_away() -> None:
    start = ga(ally("A", 1, 3, counters=(("buff", 2),)), SPELL)
    ruled = rule(start, do(AddCounters("debuff", 1, Named("A"))))
    assert ruled.counters("A", "buff") == {1}
    assert ruled.counters("A", "debuff") == {0}


@pytest.mark.rule("Counters Buff 1")
def test_a_buff_counter_is_one_more_life() -> None:
    start = ga(ally("A", 1, 3, counters=(("buff", 1),)), SPELL)
    assert rule(start, deal("Fire Spell", "A", 3)).zone("A") == FIELD
    assert rule(start, deal("Fire Spell", "A", 4)).zone("A") == GRAVE


@pytest.mark.rule("DMG 13", "Counters Damage 4")
def test_recover_takes_damage_counters_off_a_champion() -> None:
    start = ga(champion(MINE, 9, damage=5))
    assert rule(start, do(Heal(Named(MINE), 3))).marked(MINE) == {2}


@pytest.mark.rule("DMG 11", "Counters Durability 3")
def test_damage_to_a_siegeable_domain_takes_durability() -> None:
    domain = _plain(
        creature(
            "Keep",
            0,
            0,
            kinds=("domain", "siegeable"),
            counters=(("durability", 3),),
            controller=FOE,
        )
    )
    ruled = rule(ga(domain, SPELL), deal("Fire Spell", "Keep", 2))
    assert ruled.counters("Keep", "durability") == {1}


@pytest.mark.rule("Counters Durability 3")
def test_a_siegeable_domain_without_durability_is_destroyed() -> None:
    domain = _plain(
        creature(
            "Keep",
            0,
            0,
            kinds=("domain", "siegeable"),
            counters=(("durability", 2),),
            controller=FOE,
        )
    )
    assert rule(ga(domain, SPELL), deal("Fire Spell", "Keep", 2)).zone("Keep") == GRAVE


@pytest.mark.rule("RE 4.2")
def test_a_death_can_be_replaced() -> None:
    from bot.engine.effects import MoveTo

    banish = Effect(
        ZoneWatch(THIS, Zone.BATTLEFIELD, Zone.GRAVEYARD), MoveTo(Zone.EXILE)
    )
    start = ga(card(ally("A", 1, 3), banish), SPELL)
    assert rule(start, deal("Fire Spell", "A", 3)).zone("A") == {Zone.EXILE}


@pytest.mark.rule("DMG 10.3", "DMG 16")
def test_damage_dealt_by_an_ability_comes_from_its_object() -> None:
    aura = prevent_each(1, MINE, source=by("Torch"))
    torch = ally("Torch", 0, 2, controller=FOE)
    start = ga(champion(), torch, aura)
    ruled = rule(start, do(DealDamage(3, Named(MINE)), by=FOE, source="Torch"))
    assert ruled.marked(MINE) == {2}


@pytest.mark.rule("RE 4.2", "DMG 9")
def test_a_trigger_on_what_was_dealt_sees_the_reduced_amount() -> None:
    thorns = Trigger(
        DamageWatch(recipient=to(MINE)),
        (AddCounters("rage", ThatMuch(), Named(MINE)),),
        id="t",
        label="t",
        controller=ME,
    )
    start = ga(champion(), SPELL, prevent_each(1, MINE), thorns)
    assert rule(start, deal("Fire Spell", MINE, 3)).counters(MINE, "rage") == {2}


@pytest.mark.rule("DMG 3")
def test_what_cannot_be_dealt_damage_is_dealt_none_even_unpreventable() -> None:
    never = Restriction(Ban.BE_DEALT_DAMAGE, object=to(MINE), id="never")
    start = ga(champion(), SPELL, never)
    ruled = rule(start, deal("Fire Spell", MINE, 3, unpreventable=True))
    assert ruled.marked(MINE) == {0}


# --- Keywords ---------------------------------------------------------------------


@pytest.mark.rule("Cleave 1", "DMG 16")
def test_cleave_hits_every_defender_at_once_with_full_damage() -> None:
    start = ga(
        champion(MINE, 20, 3),
        champion(THEIRS, 20),
        ally("A", 1, 9, controller=FOE),
        shield(9, "A"),
    )
    fight = Attack(((MINE, THEIRS), (MINE, "A")), cleave=True)
    ruled = rule(start, fight)
    assert ruled.marked(THEIRS) == {3}
    assert ruled.marked("A") == {0}


@pytest.mark.rule("Critical 1")
def test_critical_doubles_combat_damage_unless_an_opponent_discards() -> None:
    start = ga(ally("A", 3, 3, "critical 1"), champion(THEIRS, 20))
    ruled = rule(start, strike("A", THEIRS))
    assert ruled.marked(THEIRS) == {3, 6}
    assert ruled.choosers == {FOE}
    assert {
        (one.board.obj(THEIRS).damage, one.board.player(FOE).discarded)  # type: ignore[union-attr]
        for one in ruled.ruling.outcomes
    } == {(3, 1), (6, 0)}


@pytest.mark.rule("Critical 3")
def test_two_criticals_double_only_once_and_ask_for_both_discards() -> None:
    start = ga(ally("A", 3, 3, "critical 2", "critical 3"), champion(THEIRS, 20))
    ruled = rule(start, strike("A", THEIRS))
    assert max(ruled.marked(THEIRS)) == 6
    assert max(ruled.player(FOE, "discarded")) == 5


@pytest.mark.rule("Critical 1")
def test_critical_does_nothing_to_damage_that_is_no_combat_damage() -> None:
    start = ga(ally("A", 3, 3, "critical 1"), champion(THEIRS, 20))
    assert rule(start, deal("A", THEIRS, 3)).marked(THEIRS) == {3}


@pytest.mark.rule("Link Shield 1")
def test_a_link_shield_dies_instead_and_the_unit_is_healed() -> None:
    guard = ally("Guard", 0, 1, "link shield", attached_to="A")
    ruled = rule(ga(ally("A", 1, 3), guard, SPELL), deal("Fire Spell", "A", 3))
    assert ruled.zone("A") == FIELD
    assert ruled.marked("A") == {0}
    assert ruled.zone("Guard") == GRAVE


@pytest.mark.rule("Link Shield 1", "Link 1")
def test_a_link_shield_goes_when_its_link_is_broken() -> None:
    from bot.engine.instructions import Move

    guard = ally("Guard", 0, 1, "link shield", attached_to="A")
    start = ga(ally("A", 1, 3), guard)
    assert rule(start, do(Move(Named("A"), Zone.HAND))).zone("Guard") == GRAVE


@pytest.mark.rule("Immortality 1.2")
def test_the_immortal_cannot_be_destroyed_or_sacrificed() -> None:
    from bot.engine.instructions import DestroyIt, SacrificeIt

    start = ga(ally("A", 1, 3, "immortality"))
    assert rule(start, do(DestroyIt(Named("A")))).zone("A") == FIELD
    assert rule(start, do(SacrificeIt(Named("A")))).zone("A") == FIELD


@pytest.mark.rule("Immortality 1")
def test_the_immortal_can_still_be_banished() -> None:
    from bot.engine.instructions import Move

    start = ga(ally("A", 1, 3, "immortality"))
    assert rule(start, do(Move(Named("A"), Zone.EXILE))).zone("A") == {Zone.EXILE}


@pytest.mark.rule("DS 3.4")
def test_combat_damage_of_a_retaliator_meets_combat_prevention() -> None:
    start = ga(champion(MINE, 20, 2), ally("A", 3, 9, controller=FOE), edge(2))
    ruled = rule(start, strike(MINE, "A", "A"))
    assert ruled.marked(MINE) == {1}
    assert ruled.marked("A") == {2}
