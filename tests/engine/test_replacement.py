"""Replacement, redirection and the loop of 616.1 on damage (614, 616)."""

import pytest

from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    ForcedClass,
    FromSource,
    Instead,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    Redirect,
    SetTo,
    Until,
)
from bot.engine.instructions import AddCounters, GainLife
from bot.engine.question import Remove
from bot.engine.values import (
    ControllerOf,
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
    ban,
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
    to,
    together,
    unpreventable,
)

BOLT = spell("Bolt")
SHOCK = deal("Bolt", ME, 2)


# --- Order -----------------------------------------------------------------


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


# --- Redirection -------------------------------------------------------------


def _redirect(goal: str, *recipients: str, label: str = "", **fields: object) -> Effect:
    act = Redirect(
        Named(goal), fields.pop("amount", None), bool(fields.pop("points", False))
    )  # type: ignore[arg-type]
    return on_damage(act, label or f"to {goal}", *(recipients or (ME,)), **fields)


@pytest.mark.cr("614.9")
def test_redirected_damage_is_dealt_to_the_other_recipient() -> None:
    start = board(BOLT, creature("Wall", 0, 4), _redirect("Wall"))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.marked("Wall") == {3}


@pytest.mark.cr("614.9")
def test_redirection_to_something_that_is_gone_does_nothing() -> None:
    start = board(BOLT, creature("Wall", 0, 4), _redirect("Wall"))
    ruled = rule(start, Remove("Wall"), deal("Bolt", ME, 3))
    assert ruled.life() == {17}


@pytest.mark.cr("614.9")
def test_redirection_to_something_that_is_no_creature_does_nothing() -> None:
    start = board(BOLT, permanent("Relic", "artifact"), _redirect("Relic"))
    assert rule(start, deal("Bolt", ME, 3)).life() == {17}


@pytest.mark.cr("614.9")
def test_redirection_to_a_player_who_has_lost_does_nothing() -> None:
    start = board(
        BOLT,
        _redirect("other"),
        players=(ME, FOE, "other"),
        life={"other": 3},
    )
    ruled = rule(start, deal("Bolt", "other", 3), deal("Bolt", ME, 3))
    assert ruled.life() == {17}


@pytest.mark.cr("614.9", "614.5")
def test_two_redirections_to_each_other_end_where_they_began() -> None:
    start = board(
        BOLT,
        creature("Wall", 0, 9),
        _redirect("Wall", ME),
        _redirect(ME, "Wall", label="back"),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {17}


@pytest.mark.cr("614.9")
def test_redirections_chain() -> None:
    start = board(
        BOLT,
        creature("A", 0, 9),
        creature("B", 0, 9),
        _redirect("A", ME),
        _redirect("B", "A"),
    )
    assert rule(start, deal("Bolt", ME, 3)).marked("B") == {3}


@pytest.mark.cr("614.9", "616.1")
def test_after_redirection_the_new_recipient_orders_what_is_left() -> None:
    start = board(
        BOLT,
        creature("Wall", 0, 9, controller=FOE),
        _redirect("Wall"),
        doubler("double", "Wall"),
        shield(1, "Wall"),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.marked("Wall") == {4, 5}
    assert ruled.choosers == {FOE}


@pytest.mark.cr("614.9", "616.1e")
def test_my_shield_or_the_redirection_first_is_my_choice() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall"), shield(2))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.marked("Wall") == {1, 3}
    assert ruled.life() == {20}


@pytest.mark.cr("614.5")
def test_a_doubler_that_applied_before_redirection_does_not_apply_again() -> None:
    start = board(BOLT, creature("Wall", 0, 20), _redirect("Wall"), doubler())
    assert rule(start, deal("Bolt", ME, 3)).marked("Wall") == {6}


@pytest.mark.cr("614.9")
def test_some_of_the_damage_can_be_redirected() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall", amount=1))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {18}
    assert ruled.marked("Wall") == {1}


@pytest.mark.cr("614.9")
def test_the_next_points_are_redirected_over_several_events() -> None:
    pool = _redirect("Wall", amount=3, points=True)
    start = board(BOLT, creature("Wall", 0, 9), pool)
    ruled = rule(start, deal("Bolt", ME, 2), deal("Bolt", ME, 2))
    assert ruled.life() == {19}
    assert ruled.marked("Wall") == {3}


@pytest.mark.cr("614.9")
def test_which_damage_a_pool_of_redirection_takes_is_chosen() -> None:
    pool = _redirect("Wall", amount=2, points=True)
    start = board(
        creature("Link", 2, 2, "lifelink", controller=FOE),
        creature("Bear", 2, 2, "wither", controller=FOE),
        creature("Wall", 0, 9),
        pool,
    )
    ruled = rule(start, together(hit("Link", ME, 2), hit("Bear", ME, 2)))
    assert ruled.counters("Wall", "-1/-1") == {0, 1, 2}
    assert ruled.choosers == {ME}


@pytest.mark.cr("614.9", "615.8")
def test_the_next_time_damage_is_redirected_takes_all_of_the_moment() -> None:
    once = _redirect("Wall", uses=1, each_source=False)
    start = board(
        creature("A", 1, 1), creature("B", 2, 2), creature("Wall", 0, 9), once
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)), deal("A", ME, 1))
    assert ruled.life() == {19}
    assert ruled.marked("Wall") == {3}


@pytest.mark.cr("614.9", "615.8")
def test_the_next_time_a_source_is_redirected_takes_one_source() -> None:
    once = _redirect("Wall", uses=1)
    start = board(
        creature("A", 1, 1), creature("B", 2, 2), creature("Wall", 0, 9), once
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)))
    assert ruled.life() == {18, 19}


@pytest.mark.cr("614.9", "615.12")
def test_unpreventable_damage_can_still_be_redirected() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall"), unpreventable())
    assert rule(start, deal("Bolt", ME, 3)).marked("Wall") == {3}


@pytest.mark.cr("614.9", "614.17")
def test_damage_that_cannot_be_redirected_stays() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall"), ban(Ban.REDIRECT))
    assert rule(start, deal("Bolt", ME, 3)).life() == {17}


@pytest.mark.cr("614.9")
def test_damage_redirected_back_to_its_source_controller() -> None:
    act = Redirect(ControllerOf(Who.EVENT_SOURCE))
    ruled = rule(board(BOLT, on_damage(act, "mirror", ME)), deal("Bolt", ME, 3))
    assert ruled.lives(ME, FOE) == {(20, 17)}


@pytest.mark.cr("614.9", "615.7")
def test_a_shield_covers_redirected_and_direct_damage_together() -> None:
    start = board(
        creature("Link", 2, 2, "lifelink", controller=FOE),
        creature("Bear", 2, 2, controller=FOE),
        creature("Wall", 0, 9),
        _redirect("Wall", ME),
        shield(2, "Wall"),
    )
    ruled = rule(start, together(hit("Link", ME, 2), hit("Bear", "Wall", 2)))
    assert ruled.marked("Wall") == {2}
    assert ruled.left("shield 2") == {0}
    assert ruled.life(FOE) == {20, 21, 22}


@pytest.mark.cr("614.9", "616.2", "615.7")
def test_a_redirection_that_becomes_applicable_shares_the_shield_behind_it() -> None:
    start = board(
        creature("A", 2, 2),
        creature("B", 2, 2),
        creature("Wall", 0, 20),
        _redirect("Wall", ME, at_least=4),
        doubler("double", ME),
        shield(3, "Wall"),
    )
    ruled = rule(start, together(hit("A", ME, 2), hit("B", "Wall", 2)))
    assert ruled.marked("Wall") == {3}
    assert ruled.left("shield 3") == {0}


@pytest.mark.cr("614.17")
def test_damage_redirected_to_what_cannot_be_dealt_damage_is_not_dealt() -> None:
    start = board(
        BOLT,
        creature("Saint", 0, 9),
        _redirect("Saint"),
        ban(Ban.BE_DEALT_DAMAGE, object=to("Saint")),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.marked("Saint") == {0}


# --- Damage replaced by something else ---------------------------------------


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


# --- Several players ----------------------------------------------------------

SIX = ("a", "b", "c", "d", "e", "f")


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


# --- Sources and recipients ----------------------------------------------------


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
