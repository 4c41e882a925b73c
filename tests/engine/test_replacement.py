"""Order, redirection and what damage is replaced by (614, 616)."""

import pytest

from bot.engine.effects import (
    DamageWatch,
    Effect,
    ForcedClass,
    FromSource,
    Instead,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    SetTo,
    Until,
)
from bot.engine.instructions import AddCounters, GainLife
from bot.engine.question import Remove
from bot.engine.values import (
    Filter,
    Half,
    Least,
    Named,
    Side,
    ThatMuch,
    Who,
)
from tests.engine.boards import (
    FOE,
    ME,
    board,
    by,
    creature,
    deal,
    doubler,
    hit,
    next_time,
    on_damage,
    permanent,
    plus,
    prevent_all,
    prevent_each,
    rule,
    shield,
    spell,
    together,
    unpreventable,
)

BOLT = spell("Bolt")
SHOCK = deal("Bolt", ME, 2)


# --- Order ------------------------------------------------------------------------


@pytest.mark.cr("616.1e", "616.1f")
def test_the_damaged_player_orders_a_shield_and_a_doubler() -> None:
    ruled = rule(board(BOLT, doubler(), shield(2)), deal("Bolt", ME, 3))
    assert ruled.life() == {18, 16}
    assert ruled.choosers == {ME}
    assert "616.1e" in ruled.rules


@pytest.mark.cr("616.1")
def test_a_creatures_controller_orders_what_happens_to_it() -> None:
    foes = creature("Bear", 2, 9, controller=FOE, owner=ME)
    ruled = rule(
        board(BOLT, foes, doubler(), shield(2, "Bear")), deal("Bolt", "Bear", 3)
    )
    assert ruled.marked("Bear") == {2, 4}
    assert ruled.choosers == {FOE}


@pytest.mark.cr("614.5")
def test_two_doublers_make_eight_of_two_and_nobody_is_asked() -> None:
    ruled = rule(board(BOLT, doubler("a"), doubler("b")), SHOCK)
    assert ruled.life() == {12}
    assert ruled.choosers == set()


@pytest.mark.cr("616.1f")
def test_three_times_and_plus_two_can_be_taken_in_either_order() -> None:
    triple = on_damage(Multiply(3), "triple")
    ruled = rule(board(BOLT, triple, plus(2)), SHOCK)
    assert ruled.life() == {20 - 8, 20 - 12}


@pytest.mark.cr("616.1f")
def test_minus_and_prevention_can_leave_nothing_to_double() -> None:
    less = on_damage(Minus(2), "less")
    ruled = rule(board(BOLT, less, doubler()), SHOCK)
    assert ruled.life() == {20, 18}


@pytest.mark.cr("614.7a", "616.1f")
def test_plus_does_nothing_once_all_is_prevented() -> None:
    ruled = rule(board(BOLT, plus(2), shield(2)), SHOCK)
    assert ruled.life() == {20, 18}


@pytest.mark.cr("614.1a")
def test_damage_can_be_set_to_a_number() -> None:
    assert rule(board(BOLT, on_damage(SetTo(1), "one")), SHOCK).life() == {19}


@pytest.mark.cr("614.1a")
def test_damage_can_be_halved_rounded_up() -> None:
    half = on_damage(SetTo(Half(ThatMuch(), True)), "half")
    assert rule(board(BOLT, half), deal("Bolt", ME, 3)).life() == {18}


@pytest.mark.cr("614.1a")
def test_a_cap_without_a_threshold_meets_the_doubler_in_either_order() -> None:
    cap = on_damage(SetTo(Least((ThatMuch(), 3))), "cap")
    ruled = rule(board(BOLT, cap, doubler()), SHOCK)
    assert ruled.life() == {17, 16}


@pytest.mark.cr("616.1a", "614.15")
def test_a_self_replacement_effect_comes_first() -> None:
    own = on_damage(Plus(2), "kicker", forced=ForcedClass.SELF)
    ruled = rule(board(BOLT, own, doubler()), SHOCK)
    assert ruled.life() == {12}
    assert ruled.choosers == set()


@pytest.mark.cr("616.1f")
def test_an_effect_that_no_longer_applies_is_not_offered_again() -> None:
    big = doubler("big", at_least=3)
    ruled = rule(board(BOLT, big, shield(1)), deal("Bolt", ME, 3))
    assert ruled.life() == {20 - 2, 20 - 5}


@pytest.mark.cr("616.2")
def test_an_effect_can_become_applicable_by_another() -> None:
    big = doubler("big", at_least=3)
    assert rule(board(BOLT, big, plus(1)), SHOCK).life() == {14}


@pytest.mark.cr("616.1")
def test_simultaneous_events_are_ordered_on_their_own() -> None:
    start = board(creature("A", 1, 1), creature("B", 1, 1), doubler(), prevent_each(1))
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)))
    # A: 0 or 1 of it; B: 2 or 3.
    assert ruled.life() == {18, 17, 16}


@pytest.mark.cr("614.4")
def test_an_effect_that_has_gone_does_nothing() -> None:
    start = board(BOLT, permanent("Furnace"), doubler(host="Furnace"))
    assert rule(start, Remove("Furnace"), SHOCK).life() == {18}


@pytest.mark.cr("614.1")
def test_doubling_looks_at_the_source() -> None:
    start = board(BOLT, creature("A", 1, 1), doubler(source=by("A")))
    assert rule(start, deal("A", ME, 1)).life() == {18}
    assert rule(start, deal("Bolt", ME, 1)).life() == {19}


@pytest.mark.cr("615.1a", "616.1")
def test_prevent_all_beside_a_doubler_is_not_asked() -> None:
    ruled = rule(board(BOLT, doubler(), prevent_all()), SHOCK)
    assert ruled.life() == {20}
    assert ruled.choosers == set()


# --- Damage replaced by something else --------------------------------------------


@pytest.mark.cr("614.1a", "614.6")
def test_damage_can_become_counters_instead() -> None:
    grow = Instead((AddCounters("+1/+1", ThatMuch(), Who.EVENT_RECIPIENT),))
    start = board(creature("Hydra", 1, 1), BOLT, on_damage(grow, "grow", "Hydra"))
    ruled = rule(start, deal("Bolt", "Hydra", 4))
    assert ruled.counters("Hydra", "+1/+1") == {4}
    assert ruled.dealt("Hydra") == {0}


@pytest.mark.cr("615.12", "614.1a")
def test_unpreventable_damage_is_still_replaced_by_what_does_not_say_prevent() -> None:
    grow = Instead((AddCounters("+1/+1", ThatMuch(), Who.EVENT_RECIPIENT),))
    start = board(
        creature("Hydra", 1, 1), BOLT, on_damage(grow, "grow", "Hydra"), unpreventable()
    )
    assert rule(start, deal("Bolt", "Hydra", 4)).counters("Hydra", "+1/+1") == {4}


@pytest.mark.cr("616.1e")
def test_doubling_before_damage_becomes_life_gains_twice_as_much() -> None:
    heal = on_damage(Instead((GainLife(ThatMuch()),)), "heal", ME)
    ruled = rule(board(BOLT, heal, doubler()), deal("Bolt", ME, 3))
    assert ruled.life() == {23, 26}


@pytest.mark.cr("614.1a")
def test_damage_can_get_another_source() -> None:
    start = board(
        BOLT,
        creature("Link", 1, 1, "lifelink"),
        on_damage(FromSource(Named("Link")), "proxy", FOE),
    )
    ruled = rule(start, deal("Bolt", FOE, 3))
    assert ruled.lives(ME, FOE) == {(23, 17)}


@pytest.mark.cr("614.1a", "615.9")
def test_effects_look_at_the_new_source() -> None:
    start = board(
        BOLT,
        creature("Link", 1, 1, "lifelink"),
        on_damage(FromSource(Named("Link")), "proxy", FOE),
        doubler("lifelinkers", source=by("Link")),
    )
    assert rule(start, deal("Bolt", FOE, 3)).life(FOE) == {14}


SIX = ("a", "b", "c", "d", "e", "f")


# --- Several players --------------------------------------------------------------


@pytest.mark.cr("616.1", "101.4")
def test_choices_at_the_same_time_are_made_in_turn_order() -> None:
    start = board(
        BOLT, doubler(), *(shield(1, n, label=n) for n in SIX), players=SIX, active="d"
    )
    ruled = rule(start, together(*(hit("Bolt", n, 2) for n in ("a", "c", "d", "f"))))
    first = ruled.ruling.choices[0].chooser
    assert first == "d"
    order = [point.chooser for point, _ in ruled.ruling.outcomes[-1].choices]
    assert order == ["d", "f", "a", "c"]


@pytest.mark.cr("616.1", "101.4")
def test_two_players_sharing_a_limited_effect_choose_in_turn_order() -> None:
    once = on_damage(PreventAll(), "once", uses=1, until=Until.END_OF_TURN)
    start = board(spell("Bolt", controller=ME), spell("Zap"), once)
    ruled = rule(start, together(hit("Bolt", FOE, 3), hit("Zap", ME, 3)))
    # Mine comes first: it is used up there.
    assert (20, 17) in ruled.lives(ME, FOE)


@pytest.mark.cr("616.1")
def test_the_six_players_outcomes_are_each_found_once() -> None:
    start = board(
        BOLT, doubler(), *(shield(1, n, label=n) for n in SIX), players=SIX, active="a"
    )
    ruled = rule(start, together(*(hit("Bolt", n, 2) for n in SIX)))
    assert len(ruled.ruling.outcomes) == 2**6


# --- Sources and recipients -------------------------------------------------------


@pytest.mark.cr("120.1a")
def test_damage_is_not_dealt_to_what_is_no_creature_planeswalker_or_battle() -> None:
    start = board(BOLT, permanent("Relic", "artifact"))
    assert rule(start, deal("Bolt", "Relic", 3)).marked("Relic") == {0}


@pytest.mark.cr("614.1")
def test_a_side_sees_only_what_its_player_controls() -> None:
    mine = Effect(
        DamageWatch(
            source=Filter(controller=Side.YOU),
            recipient=Filter(players=Side.OPPONENT, controller=Side.OPPONENT),
        ),
        Plus(2),
        id="torbran",
        label="torbran",
        controller=ME,
    )
    start = board(
        spell("Mine", controller=ME), BOLT, creature("Bear", 2, 9, controller=FOE), mine
    )
    assert rule(start, deal("Mine", FOE, 1)).life(FOE) == {17}
    assert rule(start, deal("Mine", "Bear", 1)).marked("Bear") == {3}
    assert rule(start, deal("Mine", ME, 1)).life() == {19}
    assert rule(start, deal("Bolt", FOE, 1)).life(FOE) == {19}


@pytest.mark.cr("616.1")
def test_next_time_and_doubler_leave_the_use_where_the_order_says() -> None:
    ruled = rule(board(BOLT, doubler(), next_time()), SHOCK)
    assert ruled.life() == {20}
    assert ruled.choosers == set()


@pytest.mark.cr("616.1e")
def test_the_ruling_cites_the_repeat_of_the_process() -> None:
    ruled = rule(board(BOLT, doubler(), shield(2)), deal("Bolt", ME, 3))
    assert "615.7" in ruled.rules
    assert "614.1a" in ruled.rules


@pytest.mark.cr("615.12", "614.6")
def test_a_doubled_next_time_is_used_up_by_damage_that_cannot_be_prevented() -> None:
    once = on_damage(Multiply(2), "twice once", ME, uses=1)
    script = (deal("Bolt", ME, 3), deal("Bolt", ME, 3))
    assert rule(board(BOLT, once, unpreventable()), *script).life() == {11}


@pytest.mark.cr("614.5", "616.1")
def test_a_fixed_amount_may_be_applied_to_damage_that_is_that_much_already() -> None:
    fixed = on_damage(SetTo(2), "two", ME, at_least=2)
    ruled = rule(board(BOLT, fixed, doubler()), deal("Bolt", ME, 2))
    assert ruled.life() == {16, 18}
