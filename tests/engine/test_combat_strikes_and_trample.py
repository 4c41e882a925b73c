"""First and double strike, and trample (702.4, 702.7, 702.19)."""

import pytest

from bot.engine.effects import Modifier
from bot.engine.instructions import DestroyIt
from bot.engine.question import Add, AskKind
from bot.engine.values import Named, Zone
from tests.engine.boards import (
    FOE,
    ask,
    attack,
    board,
    creature,
    do,
    doubler,
    permanent,
    rule,
    shield,
    to,
)

GRAVE, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}


# --- First and double strike ------------------------------------------------------


@pytest.mark.cr("510.4", "702.7b")
def test_a_first_striker_kills_before_it_is_hit() -> None:
    start = board(
        creature("A", 2, 2, "first strike"), creature("B", 2, 2, controller=FOE)
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert ruled.zone("A") == FIELD
    assert ruled.zone("B") == GRAVE


@pytest.mark.cr("702.7b")
def test_two_first_strikers_hit_each_other() -> None:
    start = board(
        creature("A", 2, 2, "first strike"),
        creature("B", 2, 2, "first strike", controller=FOE),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert ruled.zone("A") == GRAVE
    assert ruled.zone("B") == GRAVE


@pytest.mark.cr("702.4b", "615.7")
def test_a_double_striker_hits_twice_and_the_shield_takes_from_both() -> None:
    start = board(creature("A", 3, 3, "double strike"), shield(4, FOE))
    ruled = rule(start, attack("A"))
    assert ruled.life(FOE) == {18}
    assert [d.dealt for d in ruled.ruling.outcomes[0].damage] == [0, 2]


@pytest.mark.cr("702.4b")
def test_a_double_striker_hits_its_blocker_twice() -> None:
    start = board(
        creature("A", 2, 2, "double strike"), creature("B", 3, 4, controller=FOE)
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert ruled.zone("A") == GRAVE
    assert ruled.zone("B") == GRAVE


@pytest.mark.cr("702.4b")
def test_a_double_striker_that_killed_its_blocker_deals_nothing_more() -> None:
    start = board(
        creature("A", 3, 3, "double strike"), creature("B", 3, 3, controller=FOE)
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert ruled.life(FOE) == {20}
    assert ruled.zone("A") == FIELD


@pytest.mark.cr("702.4b", "702.19d")
def test_a_double_striking_trampler_goes_through_once_the_blocker_is_dead() -> None:
    start = board(
        creature("A", 3, 3, "double strike", "trample"),
        creature("B", 3, 3, controller=FOE),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert ruled.life(FOE) == {17}


@pytest.mark.cr("702.4c")
def test_double_strike_lost_after_the_first_step_hits_once() -> None:
    start = board(creature("A", 3, 3, "double strike"))
    lose = Add(Modifier(to("A"), loses=("double strike",), id="m"))
    assert rule(start, attack("A", between=(lose,))).life(FOE) == {17}


@pytest.mark.cr("702.4d")
def test_double_strike_given_to_a_first_striker_in_between_hits_again() -> None:
    start = board(creature("A", 3, 3, "first strike"))
    gain = Add(Modifier(to("A"), keywords=("double strike",), id="m"))
    assert rule(start, attack("A", between=(gain,))).life(FOE) == {14}


@pytest.mark.cr("702.7c")
def test_first_strike_lost_after_it_hit_does_not_hit_again() -> None:
    start = board(creature("A", 3, 3, "first strike"), creature("B", 1, 1))
    lose = Add(Modifier(to("A"), loses=("first strike",), id="m"))
    assert rule(start, attack("A", "B", between=(lose,))).life(FOE) == {16}


@pytest.mark.cr("702.7c")
def test_first_strike_gained_in_between_still_hits_in_the_second_step() -> None:
    start = board(creature("A", 3, 3), creature("B", 1, 1, "first strike"))
    gain = Add(Modifier(to("A"), keywords=("first strike",), id="m"))
    assert rule(start, attack("A", "B", between=(gain,))).life(FOE) == {16}


@pytest.mark.cr("510.4")
def test_first_strike_gained_after_blocks_makes_two_steps() -> None:
    start = board(creature("A", 2, 2), creature("B", 2, 2, controller=FOE))
    gain = Add(Modifier(to("A"), keywords=("first strike",), id="m"))
    ruled = rule(start, attack("A", blocks=[("B", "A")], before_damage=(gain,)))
    assert ruled.zone("A") == FIELD


@pytest.mark.cr("702.15b", "704.3", "510.4")
def test_lifelink_in_the_first_step_saves_before_the_second() -> None:
    start = board(
        creature("Link", 2, 2, "lifelink", "first strike", controller=FOE),
        creature("A", 3, 3),
        creature("C", 1, 1),
        life={FOE: 3},
    )
    ruled = rule(start, attack("A", "C", blocks=[("Link", "C")]))
    assert ruled.life(FOE) == {2}
    assert ruled.lost(FOE) == {False}


# --- Trample ----------------------------------------------------------------------


@pytest.mark.cr("702.19b")
def test_a_trampler_pushes_what_is_more_than_lethal() -> None:
    start = board(creature("A", 6, 6, "trample"), creature("B", 2, 2, controller=FOE))
    ruled = rule(
        start, attack("A", blocks=[("B", "A")]), asks=(ask(AskKind.TRAMPLE, "A"),)
    )
    assert ruled.life(FOE) == {16, 17, 18, 19, 20}
    assert ruled.answers() == [{"4"}]


@pytest.mark.cr("702.19b", "702.16e")
def test_prevention_is_not_looked_at_when_lethal_is_worked_out() -> None:
    start = board(
        creature("A", 6, 6, "trample", colors=("green",)),
        creature("B", 2, 2, "protection from green", controller=FOE),
    )
    ruled = rule(
        start, attack("A", blocks=[("B", "A")]), asks=(ask(AskKind.TRAMPLE, "A"),)
    )
    assert ruled.answers() == [{"4"}]
    assert min(ruled.life(FOE)) == 16  # type: ignore[type-var]
    assert ruled.zone("B") == FIELD


@pytest.mark.cr("702.19b", "120.6")
def test_damage_already_marked_makes_less_lethal() -> None:
    start = board(
        creature("A", 6, 6, "trample"), creature("B", 2, 5, controller=FOE, damage=3)
    )
    ruled = rule(
        start, attack("A", blocks=[("B", "A")]), asks=(ask(AskKind.TRAMPLE, "A"),)
    )
    assert ruled.answers() == [{"4"}]


@pytest.mark.cr("702.2c", "702.19b")
def test_one_point_is_lethal_with_deathtouch_and_trample() -> None:
    start = board(
        creature("A", 6, 6, "deathtouch", "trample"),
        creature("B", 2, 5, controller=FOE),
    )
    ruled = rule(
        start, attack("A", blocks=[("B", "A")]), asks=(ask(AskKind.TRAMPLE, "A"),)
    )
    assert ruled.answers() == [{"5"}]
    assert min(ruled.life(FOE)) == 15  # type: ignore[type-var]
    assert ruled.zone("B") == GRAVE


@pytest.mark.cr("702.2c", "702.12b", "702.19b")
def test_one_point_is_lethal_even_for_the_indestructible() -> None:
    start = board(
        creature("A", 6, 6, "deathtouch", "trample"),
        creature("B", 2, 5, "indestructible", controller=FOE),
    )
    ruled = rule(
        start, attack("A", blocks=[("B", "A")]), asks=(ask(AskKind.TRAMPLE, "A"),)
    )
    assert ruled.answers() == [{"5"}]


@pytest.mark.cr("702.19b")
def test_the_damage_of_other_attackers_counts_towards_lethal() -> None:
    start = board(
        creature("A", 2, 2),
        creature("T", 4, 4, "trample"),
        creature("B", 2, 4, controller=FOE),
    )
    ruled = rule(start, attack("A", "T", blocks=[("B", "A"), ("B", "T")]))
    assert min(ruled.life(FOE)) == 18  # type: ignore[type-var]


@pytest.mark.cr("702.19b")
def test_all_blockers_need_lethal_before_anything_goes_through() -> None:
    start = board(
        creature("A", 5, 5, "trample"),
        creature("B", 1, 2, controller=FOE),
        creature("C", 1, 2, controller=FOE),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A"), ("C", "A")]))
    assert ruled.life(FOE) == {19, 20}
    for one in ruled.ruling.outcomes:
        if one.board.player(FOE).life == 19:  # type: ignore[union-attr]
            assert {d.dealt for d in one.damage if d.source == "A"} == {1, 2}


@pytest.mark.cr("702.19d")
def test_a_trampler_whose_blockers_are_gone_hits_with_everything() -> None:
    start = board(creature("A", 5, 5, "trample"), creature("B", 2, 2, controller=FOE))
    gone = do(DestroyIt(Named("B")))
    ruled = rule(start, attack("A", blocks=[("B", "A")], before_damage=(gone,)))
    assert ruled.life(FOE) == {15}


@pytest.mark.cr("702.19b", "615.7")
def test_a_shielded_blocker_needs_no_more_but_survives() -> None:
    start = board(
        creature("A", 5, 5, "trample"),
        creature("B", 2, 2, controller=FOE),
        shield(3, "B"),
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert min(ruled.life(FOE)) == 17  # type: ignore[type-var]


@pytest.mark.cr("702.19b", "614.1a")
def test_a_doubler_does_not_lower_what_must_be_assigned() -> None:
    start = board(
        creature("A", 5, 5, "trample"), creature("B", 1, 4, controller=FOE), doubler()
    )
    ruled = rule(start, attack("A", blocks=[("B", "A")]))
    assert min(ruled.life(FOE)) == 18  # type: ignore[type-var]


WALKER = permanent("Karn", "planeswalker", counters=(("loyalty", 3),), controller=FOE)


@pytest.mark.cr("702.19f")
def test_a_plain_trampler_does_not_reach_past_a_planeswalker() -> None:
    start = board(creature("A", 7, 7, "trample"), WALKER)
    assert rule(start, attack("A", at="Karn")).life(FOE) == {20}


@pytest.mark.cr("702.19c")
def test_trample_over_planeswalkers_reaches_the_player_unblocked() -> None:
    start = board(creature("A", 7, 7, "trample over planeswalkers"), WALKER)
    ruled = rule(start, attack("A", at="Karn"))
    assert min(ruled.life(FOE)) == 16  # type: ignore[type-var]
    assert max(ruled.life(FOE)) == 20  # type: ignore[type-var]


@pytest.mark.cr("702.19c")
def test_trample_over_planeswalkers_reaches_the_player_through_a_blocker() -> None:
    start = board(
        creature("A", 7, 7, "trample over planeswalkers"),
        creature("B", 1, 2, controller=FOE),
        WALKER,
    )
    ruled = rule(start, attack("A", at="Karn", blocks=[("B", "A")]))
    assert min(ruled.life(FOE)) == 18  # type: ignore[type-var]


@pytest.mark.cr("702.19c")
def test_what_others_assign_to_the_planeswalker_counts() -> None:
    start = board(
        creature("Small", 1, 1),
        creature("Big", 7, 7, "trample over planeswalkers"),
        WALKER,
    )
    ruled = rule(start, attack("Small", "Big", at="Karn"))
    assert min(ruled.life(FOE)) == 15  # type: ignore[type-var]
