"""Grand Archive: what dies, what stays, what wears off."""

import pytest

from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Restriction,
    Trigger,
    ZoneWatch,
)
from bot.engine.instructions import AddCounters, DealDamage, Heal
from bot.engine.question import NextTurn
from bot.engine.values import (
    THIS,
    Named,
    ThatMuch,
    Zone,
)
from tests.engine.boards import (
    by,
    card,
    creature,
    deal,
    do,
    prevent_each,
    to,
)
from tests.engine.grand_archive import (
    FIELD,
    FOE,
    GRAVE,
    ME,
    MINE,
    SPELL,
    THEIRS,
    ally,
    champion,
    ga,
    plain,
    rule,
)

# --- Death (SBC, DMG 12-13) -------------------------------------------------------


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
    domain = plain(
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
    domain = plain(
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
