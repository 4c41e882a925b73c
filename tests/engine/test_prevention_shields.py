"""Shields of points and shields for one instance (615.7-615.9, 615.11)."""

from dataclasses import replace

import pytest

from bot.engine.effects import (
    DamageWatch,
    Effect,
    PreventInstance,
    PreventNext,
    Until,
)
from bot.engine.instructions import (
    ChooseSource,
    Install,
)
from bot.engine.question import Add, Change, NextTurn
from bot.engine.values import (
    CREATURE,
    EachOf,
    Filter,
    Side,
    StatOf,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    board,
    by,
    creature,
    deal,
    do,
    hit,
    next_time,
    on_damage,
    rule,
    shield,
    spell,
    to,
    together,
)

BOLT = spell("Bolt")


# --- Shields of points ------------------------------------------------------------


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


# --- One attempt ------------------------------------------------------------------


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
