"""State-based actions, and what replaces a death (704, 614)."""

import pytest

from bot.engine.effects import (
    Ban,
    DestroyWatch,
    Effect,
    Instead,
    LoseWatch,
    Modifier,
    MoveTo,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import (
    AddCounters,
    DestroyIt,
    GainLife,
    SacrificeIt,
    SetLife,
)
from bot.engine.question import NextTurn, Remove
from bot.engine.values import (
    CREATURE,
    ONLY_YOU,
    THIS,
    EachOf,
    Filter,
    Named,
    Side,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    ban,
    board,
    card,
    creature,
    deal,
    do,
    hit,
    permanent,
    rule,
    shield,
    spell,
    to,
    together,
)

BOLT = spell("Bolt")
GRAVE, FIELD, EXILE = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}, {Zone.EXILE}


# --- State-based actions ----------------------------------------------------------


@pytest.mark.cr("704.5g", "120.5")
def test_lethal_damage_destroys_and_less_does_not() -> None:
    assert (
        rule(board(creature("B", 2, 3), BOLT), deal("Bolt", "B", 3)).zone("B") == GRAVE
    )
    ruled = rule(board(creature("B", 2, 4), BOLT), deal("Bolt", "B", 3))
    assert ruled.zone("B") == FIELD
    assert ruled.marked("B") == {3}


@pytest.mark.cr("120.6", "704.5g")
def test_damage_adds_up_over_the_turn_and_wears_off() -> None:
    start = board(creature("B", 2, 4), BOLT)
    hit_twice = (deal("Bolt", "B", 2), deal("Bolt", "B", 2))
    assert rule(start, *hit_twice).zone("B") == GRAVE
    assert rule(start, hit_twice[0], NextTurn(), hit_twice[1]).zone("B") == FIELD


@pytest.mark.cr("704.5h", "702.2b")
def test_one_point_from_deathtouch_destroys() -> None:
    start = board(creature("Big", 5, 5), creature("Rat", 1, 1, "deathtouch"))
    assert rule(start, deal("Rat", "Big", 1)).zone("Big") == GRAVE


@pytest.mark.cr("702.2b", "615.6")
def test_deathtouch_does_nothing_when_all_damage_is_prevented() -> None:
    rat = creature("Rat", 1, 1, "deathtouch")
    start = board(creature("Big", 5, 5), rat, shield(1, "Big"))
    assert rule(start, deal("Rat", "Big", 1)).zone("Big") == FIELD


@pytest.mark.cr("702.2b", "120.3d")
def test_deathtouch_with_wither_still_destroys() -> None:
    start = board(creature("Big", 5, 5), creature("Rat", 1, 1, "deathtouch", "wither"))
    assert rule(start, deal("Rat", "Big", 1)).zone("Big") == GRAVE


@pytest.mark.cr("704.5f")
def test_no_toughness_left_is_death_without_damage() -> None:
    small = Modifier(to("B"), -1, -3, id="m", until=Until.END_OF_TURN)
    start = board(creature("B", 2, 3), small, BOLT)
    assert rule(start, deal("Bolt", ME, 1)).zone("B") == GRAVE


@pytest.mark.cr("704.5q")
def test_plus_and_minus_counters_take_each_other_away() -> None:
    bear = creature("B", 2, 5, counters=(("+1/+1", 3),))
    start = board(bear, creature("Hag", 2, 2, "wither"))
    ruled = rule(start, deal("Hag", "B", 2))
    assert ruled.counters("B", "+1/+1") == {1}
    assert ruled.counters("B", "-1/-1") == {0}


@pytest.mark.cr("704.3", "704.5g")
def test_creatures_that_die_together_see_each_other_die() -> None:
    def sees(name: str) -> Trigger:
        return Trigger(
            ZoneWatch(CREATURE, Zone.BATTLEFIELD, Zone.GRAVEYARD),
            (GainLife(1),),
            controller=ME,
        )

    start = board(
        card(creature("A", 2, 2), sees("A")), card(creature("B", 2, 2), sees("B")), BOLT
    )
    ruled = rule(start, together(hit("Bolt", "A", 2), hit("Bolt", "B", 2)))
    assert ruled.life() == {24}


@pytest.mark.cr("704.3", "614.6")
def test_what_exiles_the_dying_still_does_so_when_it_dies_with_them() -> None:
    exile = Effect(
        ZoneWatch(
            Filter(kinds=frozenset({"creature"}), controller=Side.OPPONENT),
            Zone.BATTLEFIELD,
            Zone.GRAVEYARD,
        ),
        MoveTo(Zone.EXILE),
    )
    start = board(
        card(creature("Kalitas", 3, 2), exile),
        creature("B", 2, 2, controller=FOE),
        BOLT,
    )
    ruled = rule(start, together(hit("Bolt", "Kalitas", 2), hit("Bolt", "B", 2)))
    assert ruled.zone("Kalitas") == GRAVE
    assert ruled.zone("B") == EXILE


@pytest.mark.cr("704.5m")
def test_an_aura_goes_with_its_creature() -> None:
    aura = permanent("Pacifism", "enchantment", "aura", attached_to="B")
    assert rule(board(creature("B", 2, 2), aura, BOLT), deal("Bolt", "B", 2)).zone(
        "Pacifism"
    ) == {Zone.GRAVEYARD}


@pytest.mark.cr("704.5n")
def test_equipment_stays_without_its_creature() -> None:
    sword = permanent("Sword", "artifact", "equipment", attached_to="B")
    assert (
        rule(board(creature("B", 2, 2), sword, BOLT), deal("Bolt", "B", 2)).zone(
            "Sword"
        )
        == FIELD
    )


@pytest.mark.cr("704.5g", "704.3")
def test_a_creature_shrinks_and_dies_when_what_pumped_it_dies() -> None:
    lord = card(
        creature("Lord", 2, 2), Modifier(Filter(other=True, controller=Side.YOU), 1, 1)
    )
    start = board(lord, creature("B", 1, 1), BOLT)
    ruled = rule(start, together(hit("Bolt", "Lord", 2), hit("Bolt", "B", 1)))
    assert ruled.zone("B") == GRAVE


@pytest.mark.cr("704.7", "614.6")
def test_one_replacement_covers_two_reasons_to_lose() -> None:
    mirror = Effect(
        LoseWatch(ONLY_YOU),
        Instead((SetLife(20), AddCounters("mirror", 1, Who.YOU))),
        id="mirror",
        label="mirror",
        controller=ME,
    )
    rot = creature("Rot", 10, 5, "infect", controller=FOE)
    start = board(BOLT, mirror, rot, life={ME: 3})
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.lost() == {False}
    assert ruled.counters(ME, "mirror") == {1}


@pytest.mark.cr("704.5a", "101.2")
def test_no_life_left_is_no_loss_where_an_effect_says_so() -> None:
    held = ban(Ban.LOSE_BY_LIFE, to(ME))
    ruled = rule(board(BOLT, held, life=2), deal("Bolt", ME, 3))

    assert ruled.life() == {-1}
    assert ruled.lost() == {False}


@pytest.mark.cr("614.17", "104.3")
def test_a_player_who_cannot_lose_goes_on_below_zero() -> None:
    ruled = rule(board(BOLT, ban(Ban.LOSE_GAME, to(ME)), life=2), deal("Bolt", ME, 3))
    assert ruled.life() == {-1}
    assert ruled.lost() == {False}


GOD = creature("God", 4, 4, "indestructible")
BEAR = creature("Bear", 2, 2)
EXILE_ALL = Effect(
    ZoneWatch(Filter(), None, Zone.GRAVEYARD),
    MoveTo(Zone.EXILE),
    id="exile",
    label="exile",
    controller=FOE,
)
SHUFFLE = Effect(
    ZoneWatch(THIS, Zone.BATTLEFIELD, Zone.GRAVEYARD),
    MoveTo(Zone.LIBRARY, shuffle=True),
)


# --- Replacing death --------------------------------------------------------------


@pytest.mark.cr("616.1f", "616.1e")
def test_exiled_or_shuffled_in_is_the_choice_of_who_controls_the_creature() -> None:
    start = board(card(creature("Colossus", 9, 9), SHUFFLE), EXILE_ALL)
    ruled = rule(start, do(DestroyIt(Named("Colossus"))))
    assert ruled.zone("Colossus") == {Zone.EXILE, Zone.LIBRARY}
    assert ruled.choosers == {ME}


@pytest.mark.cr("616.1")
def test_a_stolen_creatures_controller_chooses_not_its_owner() -> None:
    stolen = creature("Colossus", 9, 9, controller=FOE, owner=ME)
    ruled = rule(
        board(card(stolen, SHUFFLE), EXILE_ALL), do(DestroyIt(Named("Colossus")))
    )
    assert ruled.choosers == {FOE}


@pytest.mark.cr("700.4", "614.6")
def test_an_exiled_creature_did_not_die() -> None:
    gain = Trigger(
        ZoneWatch(CREATURE, Zone.BATTLEFIELD, Zone.GRAVEYARD),
        (GainLife(1),),
        id="t",
        label="t",
        controller=ME,
    )
    ruled = rule(board(BEAR, BOLT, EXILE_ALL, gain), deal("Bolt", "Bear", 3))
    assert ruled.zone("Bear") == EXILE
    assert ruled.life() == {20}


@pytest.mark.cr("614.6", "701.21")
def test_a_sacrifice_is_a_move_that_can_be_replaced_too() -> None:
    ruled = rule(board(BEAR, EXILE_ALL), do(SacrificeIt(Named("Bear"))))
    assert ruled.zone("Bear") == EXILE


@pytest.mark.cr("614.12", "614.6")
def test_what_was_damaged_by_it_this_turn_is_exiled_instead() -> None:
    anger = Effect(
        ZoneWatch(
            CREATURE,
            Zone.BATTLEFIELD,
            Zone.GRAVEYARD,
            damaged_by=Filter(ids=frozenset({"Anger"})),
        ),
        MoveTo(Zone.EXILE),
        id="anger",
        label="anger",
        controller=FOE,
    )
    start = board(creature("A", 2, 4), creature("B", 2, 2), spell("Anger"), BOLT, anger)
    ruled = rule(
        start, deal("Anger", "A", 3), deal("Bolt", "A", 1), deal("Bolt", "B", 3)
    )
    assert ruled.zone("A") == EXILE
    assert ruled.zone("B") == GRAVE


@pytest.mark.cr("701.8a")
def test_destroying_all_creatures_destroys_them_together() -> None:
    start = board(BEAR, creature("Other", 1, 1, controller=FOE), GOD)
    ruled = rule(start, do(DestroyIt(EachOf(CREATURE))))
    assert ruled.zone("Bear") == GRAVE
    assert ruled.zone("Other") == GRAVE
    assert ruled.zone("God") == FIELD


@pytest.mark.cr("104.4b")
def test_a_death_replaced_by_nothing_at_all_does_not_go_on_for_ever() -> None:
    nothing = Effect(
        DestroyWatch(to("Bear")), Instead(()), id="n", label="n", controller=ME
    )
    ruled = rule(board(BEAR, BOLT, nothing), deal("Bolt", "Bear", 3))
    assert not ruled.ruling.complete


@pytest.mark.cr("614.4")
def test_removing_the_effect_beforehand_leaves_the_creature_to_die() -> None:
    ruled = rule(board(BEAR, EXILE_ALL), Remove("exile"), do(DestroyIt(Named("Bear"))))
    assert ruled.zone("Bear") == GRAVE
