"""Indestructible, regeneration, shield and finality counters, umbra armor."""

from dataclasses import replace

import pytest

from bot.engine.effects import (
    Ban,
    DestroyWatch,
    Effect,
    Instead,
)
from bot.engine.instructions import (
    DestroyIt,
    Heal,
    Move,
    Regenerate,
    SacrificeIt,
)
from bot.engine.question import NextTurn
from bot.engine.values import (
    THIS,
    Named,
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
    permanent,
    rule,
    spell,
    to,
    unpreventable,
)

BOLT = spell("Bolt")
GRAVE, FIELD, EXILE = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}, {Zone.EXILE}
GOD = creature("God", 4, 4, "indestructible")


# --- Indestructible ---------------------------------------------------------------


@pytest.mark.cr("702.12b", "704.5g")
def test_the_indestructible_ignores_lethal_damage() -> None:
    ruled = rule(board(GOD, BOLT), deal("Bolt", "God", 9))
    assert ruled.zone("God") == FIELD
    assert ruled.marked("God") == {9}


@pytest.mark.cr("702.12b")
def test_destroy_does_nothing_to_the_indestructible() -> None:
    assert rule(board(GOD), do(DestroyIt(Named("God")))).zone("God") == FIELD


@pytest.mark.cr("702.12b", "704.5h")
def test_deathtouch_does_nothing_to_the_indestructible() -> None:
    start = board(GOD, creature("Rat", 1, 1, "deathtouch"))
    assert rule(start, deal("Rat", "God", 1)).zone("God") == FIELD


@pytest.mark.cr("702.12b", "614.17c")
def test_a_shield_counter_is_not_spent_on_destroying_the_indestructible() -> None:
    god = replace(GOD, counters=(("shield", 1),))
    ruled = rule(board(god), do(DestroyIt(Named("God"))))
    assert ruled.counters("God", "shield") == {1}


@pytest.mark.cr("702.12b")
def test_the_indestructible_can_be_sacrificed() -> None:
    assert rule(board(GOD), do(SacrificeIt(Named("God")))).zone("God") == GRAVE


BEAR = creature("Bear", 2, 2)
REGENERATE = do(Regenerate(Named("Bear")))


# --- Regeneration -----------------------------------------------------------------


@pytest.mark.cr("701.19a", "614.8")
def test_a_regeneration_shield_replaces_the_next_destruction() -> None:
    ruled = rule(board(BEAR, BOLT), REGENERATE, deal("Bolt", "Bear", 3))
    assert ruled.zone("Bear") == FIELD
    assert ruled.marked("Bear") == {0}
    assert {o.board.obj("Bear").tapped for o in ruled.ruling.outcomes} == {True}  # type: ignore[union-attr]


@pytest.mark.cr("701.19a")
def test_a_regeneration_shield_is_used_up() -> None:
    twice = (deal("Bolt", "Bear", 3), deal("Bolt", "Bear", 3))
    assert rule(board(BEAR, BOLT), REGENERATE, *twice).zone("Bear") == GRAVE


@pytest.mark.cr("614.4", "701.19")
def test_regenerating_afterwards_is_too_late() -> None:
    ruled = rule(board(BEAR), do(DestroyIt(Named("Bear"))), REGENERATE)
    assert ruled.zone("Bear") == GRAVE


@pytest.mark.cr("701.19c")
def test_what_cannot_be_regenerated_is_destroyed() -> None:
    terror = do(DestroyIt(Named("Bear"), regenerable=False))
    assert rule(board(BEAR), REGENERATE, terror).zone("Bear") == GRAVE


@pytest.mark.cr("701.19c")
def test_a_creature_that_cannot_be_regenerated_this_turn_dies_of_damage() -> None:
    start = board(BEAR, BOLT, ban(Ban.REGENERATE, to("Bear")))
    assert rule(start, REGENERATE, deal("Bolt", "Bear", 3)).zone("Bear") == GRAVE


@pytest.mark.cr("704.5f")
def test_regeneration_does_not_help_against_no_toughness() -> None:
    hag = creature("Hag", 2, 2, "wither")
    ruled = rule(board(BEAR, hag), REGENERATE, deal("Hag", "Bear", 2))
    assert ruled.zone("Bear") == GRAVE


@pytest.mark.cr("614.8", "702.2b")
def test_regeneration_helps_against_deathtouch_once() -> None:
    rat = creature("Rat", 1, 1, "deathtouch")
    ruled = rule(board(creature("Bear", 2, 5), rat), REGENERATE, deal("Rat", "Bear", 1))
    assert ruled.zone("Bear") == FIELD


@pytest.mark.cr("701.19a")
def test_a_shield_not_used_is_gone_next_turn() -> None:
    ruled = rule(board(BEAR, BOLT), REGENERATE, NextTurn(), deal("Bolt", "Bear", 3))
    assert ruled.zone("Bear") == GRAVE


@pytest.mark.cr("701.19b")
def test_a_static_regeneration_replaces_each_destruction() -> None:
    always = Effect(
        DestroyWatch(THIS), Instead((Heal(Who.THIS),)), label="always", controller=ME
    )
    start = board(card(BEAR, always), BOLT)
    ruled = rule(start, deal("Bolt", "Bear", 3), deal("Bolt", "Bear", 3))
    assert ruled.zone("Bear") == FIELD


# --- Shield and finality counters, umbra armor ------------------------------------


@pytest.mark.cr("122.1c")
def test_a_shield_counter_replaces_destruction_by_an_effect() -> None:
    bear = replace(BEAR, counters=(("shield", 1),))
    ruled = rule(board(bear), do(DestroyIt(Named("Bear"))))
    assert ruled.zone("Bear") == FIELD
    assert ruled.counters("Bear", "shield") == {0}


@pytest.mark.cr("122.1c", "704.5g")
def test_a_shield_counter_does_not_stop_state_based_destruction() -> None:
    bear = creature("Bear", 2, 5, counters=(("shield", 2),))
    start = board(bear, creature("Rat", 1, 1, "deathtouch"), unpreventable())
    assert rule(start, deal("Rat", "Bear", 1)).zone("Bear") == GRAVE


@pytest.mark.cr("122.1c", "616.1")
def test_regeneration_or_a_shield_counter_is_the_controllers_choice() -> None:
    bear = replace(BEAR, counters=(("shield", 1),), controller=FOE)
    ruled = rule(board(bear), REGENERATE, do(DestroyIt(Named("Bear"))))
    assert ruled.counters("Bear", "shield") == {0, 1}
    assert ruled.choosers == {FOE}


@pytest.mark.cr("122.1h")
def test_a_finality_counter_exiles_instead() -> None:
    bear = replace(BEAR, counters=(("finality", 1),))
    assert rule(board(bear, BOLT), deal("Bolt", "Bear", 3)).zone("Bear") == EXILE


@pytest.mark.cr("122.1h")
def test_a_finality_counter_does_nothing_on_the_way_to_the_hand() -> None:
    bear = replace(BEAR, counters=(("finality", 1),))
    ruled = rule(board(bear), do(Move(Named("Bear"), Zone.HAND)))
    assert ruled.zone("Bear") == {Zone.HAND}


@pytest.mark.cr("702.89a")
def test_umbra_armor_takes_the_destruction_upon_itself() -> None:
    umbra = permanent(
        "Umbra", "enchantment", "aura", keywords=("umbra armor",), attached_to="Bear"
    )
    ruled = rule(board(BEAR, umbra, BOLT), deal("Bolt", "Bear", 3))
    assert ruled.zone("Bear") == FIELD
    assert ruled.marked("Bear") == {0}
    assert ruled.zone("Umbra") == GRAVE


@pytest.mark.cr("702.89a", "616.1")
def test_one_of_two_umbras_is_chosen() -> None:
    def umbra(name: str) -> object:
        return permanent(
            name, "enchantment", "aura", keywords=("umbra armor",), attached_to="Bear"
        )

    ruled = rule(board(BEAR, umbra("U1"), umbra("U2")), do(DestroyIt(Named("Bear"))))  # type: ignore[arg-type]
    assert ruled.zone("Bear") == FIELD
    assert ruled.zone("U1") == {Zone.BATTLEFIELD, Zone.GRAVEYARD}
    assert ruled.choosers == {ME}
