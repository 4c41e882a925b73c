"""Assigning combat damage, and preventing it (510)."""

import pytest

from bot.engine.effects import Ban, DamageWatch, Modifier, Trigger, Until
from bot.engine.instructions import DestroyIt, GainLife, Install
from bot.engine.permanents import RemoveFromCombat
from bot.engine.values import THIS, Filter, Named, Side, ThatMuch, Zone
from tests.engine.boards import (
    FOE,
    ME,
    Ruled,
    attack,
    ban,
    board,
    by,
    card,
    creature,
    deal,
    do,
    hit,
    next_time,
    permanent,
    prevent_all,
    rule,
    shield,
    spell,
    to,
    together,
    unpreventable,
)

GRAVE, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}


def _dealt(ruled: Ruled, *names: str) -> set[tuple[int, ...]]:
    """What *names* are dealt, per outcome."""
    return {
        tuple(sum(d.dealt for d in one.damage if d.recipient == name) for name in names)
        for one in ruled.ruling.outcomes
    }


# --- Assigning --------------------------------------------------------------------


@pytest.mark.cr("510.1b")
def test_an_unblocked_creature_hits_what_it_attacks() -> None:
    assert rule(board(creature("A", 3, 3)), attack("A")).life(FOE) == {17}


@pytest.mark.cr("510.1a")
def test_a_creature_without_power_deals_nothing() -> None:
    ruled = rule(board(creature("A", 0, 3)), attack("A"))
    assert ruled.life(FOE) == {20}
    assert ruled.ruling.outcomes[0].damage == ()


@pytest.mark.cr("510.1c", "510.1d", "510.2")
def test_attacker_and_blocker_hit_each_other_at_the_same_time() -> None:
    start = board(creature("A", 2, 2), creature("B", 2, 2, controller=FOE))
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert ruled.zone("A") == GRAVE
    assert ruled.zone("B") == GRAVE
    assert ruled.life(FOE) == {20}


@pytest.mark.cr("510.1c")
def test_four_points_go_freely_to_two_blockers() -> None:
    start = board(
        creature("Regrower", 4, 3),
        creature("Spawn", 2, 3, controller=FOE),
        creature("Hunter", 1, 1, controller=FOE),
    )
    ruled = rule(
        start,
        attack("Regrower", blocks=[("Spawn", "Regrower"), ("Hunter", "Regrower")]),
    )
    assert _dealt(ruled, "Spawn", "Hunter") >= {(0, 4), (3, 1), (4, 0)}
    assert ruled.choosers == {ME}


@pytest.mark.cr("510.1c")
def test_each_of_the_five_divisions_is_offered() -> None:
    start = board(
        creature("A", 4, 9),
        creature("B", 1, 9, controller=FOE),
        creature("C", 1, 9, controller=FOE),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A"), ("C", "A")]))
    assert _dealt(ruled, "B", "C") == {(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)}


@pytest.mark.cr("510.1d")
def test_a_blocker_of_two_divides_its_damage() -> None:
    start = board(
        creature("A", 1, 9), creature("B", 1, 9), creature("C", 2, 9, controller=FOE)
    )
    ruled = rule(start, attack("A", "B", blocks=[("C", "A"), ("C", "B")]))
    assert _dealt(ruled, "A", "B") == {(0, 2), (1, 1), (2, 0)}
    assert ruled.choosers == {FOE}


@pytest.mark.cr("510.1", "101.4")
def test_the_attacking_player_assigns_before_the_defender() -> None:
    start = board(
        creature("A", 2, 9),
        creature("B", 1, 9),
        creature("C", 2, 9, controller=FOE),
        creature("D", 1, 9, controller=FOE),
    )
    ruled = rule(start, attack("A", "B", blocks=[("C", "A"), ("D", "A"), ("C", "B")]))
    assert ruled.ruling.choices[0].chooser == ME
    assert ruled.choosers == {ME, FOE}


@pytest.mark.cr("510.1c")
def test_a_blocked_attacker_whose_blocker_is_gone_deals_nothing() -> None:
    start = board(creature("A", 3, 3), creature("B", 2, 2, controller=FOE))
    gone = do(DestroyIt(Named("B")))
    ruled = rule(start, attack("A", blocks=[("B", "A")], before_damage=(gone,)))
    assert ruled.life(FOE) == {20}
    assert ruled.zone("A") == FIELD


@pytest.mark.cr("510.1d")
def test_a_blocker_whose_attacker_is_gone_deals_nothing() -> None:
    start = board(creature("A", 3, 3), creature("B", 2, 2, controller=FOE))
    gone = do(RemoveFromCombat(Named("A")))
    ruled = rule(start, attack("A", blocks=[("B", "A")], before_damage=(gone,)))
    assert ruled.marked("A") == {0}
    assert ruled.marked("B") == {0}


@pytest.mark.cr("510.1b")
def test_an_attacker_of_a_planeswalker_that_is_gone_deals_nothing() -> None:
    karn = permanent("Karn", "planeswalker", counters=(("loyalty", 1),), controller=FOE)
    start = board(creature("A", 3, 3), karn)
    gone = do(DestroyIt(Named("Karn")))
    ruled = rule(start, attack("A", at="Karn", before_damage=(gone,)))
    assert ruled.life(FOE) == {20}


@pytest.mark.cr("510.1c")
def test_a_said_assignment_is_not_asked_for() -> None:
    start = board(
        creature("A", 4, 9),
        creature("B", 1, 9, controller=FOE),
        creature("C", 1, 9, controller=FOE),
    )
    fight = attack(
        "A", blocks=[("B", "A"), ("C", "A")], assigned=(("A", "B", 3), ("A", "C", 1))
    )
    ruled = rule(start, fight)
    assert _dealt(ruled, "B", "C") == {(3, 1)}
    assert ruled.choosers == set()


@pytest.mark.cr("510.1c")
def test_which_identical_blocker_dies_is_not_two_different_answers_to_life() -> None:
    start = board(
        creature("A", 3, 3),
        creature("B", 2, 2, controller=FOE),
        creature("C", 2, 2, controller=FOE),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A"), ("C", "A")]))
    assert ruled.life(FOE) == {20}
    assert (True, True) not in {
        (
            one.board.obj("B").zone is Zone.GRAVEYARD,
            one.board.obj("C").zone is Zone.GRAVEYARD,
        )  # type: ignore[union-attr]
        for one in ruled.ruling.outcomes
    }


# --- Prevention in combat ---------------------------------------------------------


@pytest.mark.cr("615.1", "510.2")
def test_a_fog_stops_all_of_it_in_both_steps() -> None:
    start = board(
        creature("A", 3, 3, "double strike", "trample", "lifelink"),
        creature("B", 3, 3, controller=FOE),
        prevent_all(combat=True, until=Until.END_OF_TURN),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert ruled.lives(ME, FOE) == {(20, 20)}
    assert ruled.marked("B") == {0}


@pytest.mark.cr("615.12", "510.2")
def test_a_fog_does_not_stop_combat_damage_that_cannot_be_prevented() -> None:
    start = board(
        creature("A", 3, 3),
        prevent_all(combat=True),
        unpreventable(subject=by("A"), combat=True),
    )
    assert rule(start, attack("A")).life(FOE) == {17}


@pytest.mark.cr("615.8", "702.4b")
def test_the_next_time_stops_only_the_first_of_two_strikes() -> None:
    start = board(creature("A", 3, 3, "double strike"), next_time(FOE, source=by("A")))
    assert rule(start, attack("A")).life(FOE) == {17}


@pytest.mark.cr("615.7", "510.2")
def test_one_shield_meets_all_attackers_together() -> None:
    start = board(creature("A", 2, 2), creature("B", 2, 2), shield(3, FOE))
    assert rule(start, attack("A", "B")).life(FOE) == {19}


@pytest.mark.cr("514.2", "511.2")
def test_an_effect_for_this_combat_ends_with_it() -> None:
    start = board(
        creature("A", 3, 3), shield(9, FOE, until=Until.END_OF_COMBAT), spell("Bolt")
    )
    ruled = rule(start, attack("A"), deal("Bolt", FOE, 3))
    assert ruled.life(FOE) == {17}


@pytest.mark.cr("614.17", "510.2")
def test_what_cannot_deal_combat_damage_deals_none() -> None:
    start = board(creature("A", 3, 3), ban(Ban.DEAL_DAMAGE, by("A"), combat=True))
    assert rule(start, attack("A")).life(FOE) == {20}


@pytest.mark.cr("510.3a")
def test_a_trigger_on_combat_damage_sees_what_was_dealt() -> None:
    gain = Trigger(
        DamageWatch(
            source=THIS, recipient=Filter(players=Side.OPPONENT, objects=False)
        ),
        (GainLife(ThatMuch()),),
    )
    start = board(card(creature("A", 3, 3), gain), shield(1, FOE))
    assert rule(start, attack("A")).life() == {22}


@pytest.mark.cr("510.1")
def test_a_pump_before_damage_counts() -> None:
    start = board(creature("A", 2, 2))
    pump = do(Install(Modifier(to("A"), 3, 3, until=Until.END_OF_TURN)))
    assert rule(start, attack("A", before_damage=(pump,))).life(FOE) == {15}


@pytest.mark.cr("510.1a")
def test_damage_equal_to_toughness_is_assigned_by_what_says_so() -> None:
    doran = creature("Wall", 0, 4, "assigns combat damage by toughness")
    assert rule(board(doran), attack("Wall")).life(FOE) == {16}


@pytest.mark.cr("702.2b", "510.1c")
def test_deathtouch_kills_every_blocker_it_touches() -> None:
    start = board(
        creature("A", 2, 2, "deathtouch"),
        creature("B", 0, 5, controller=FOE),
        creature("C", 0, 5, controller=FOE),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A"), ("C", "A")]))
    both = {
        tuple(one.board.obj(n).zone is Zone.GRAVEYARD for n in "BC")  # type: ignore[union-attr]
        for one in ruled.ruling.outcomes
    }
    assert both == {(True, True), (True, False), (False, True)}


@pytest.mark.cr("510.2", "615.7", "702.15b")
def test_a_lifelinker_and_another_can_be_met_by_one_shield_in_two_ways() -> None:
    link = creature("Link", 3, 3, "lifelink", controller=FOE)
    bear = creature("Bear", 2, 2, controller=FOE)
    start = board(link, bear, shield(4), active=FOE)
    ruled = rule(start, attack("Link", "Bear", at=ME))
    assert ruled.lives(ME, FOE) == {(19, 20), (19, 21)}
    assert ruled.choosers == {ME}


def test_hits_given_by_hand_and_a_combat_agree() -> None:
    start = board(creature("A", 2, 2), creature("B", 2, 2), shield(3, FOE))
    by_hand = together(hit("A", FOE, 2, combat=True), hit("B", FOE, 2, combat=True))
    assert rule(start, by_hand).life(FOE) == rule(start, attack("A", "B")).life(FOE)
