"""What damage results in: life, poison, counters, triggers (120.3, 120.4)."""

import pytest

from bot.engine.effects import (
    CounterWatch,
    DamageWatch,
    Effect,
    LifeGainWatch,
    Multiply,
    Trigger,
)
from bot.engine.instructions import AddCounters, GainLife, LoseLife
from bot.engine.values import (
    CREATURE,
    ONLY_YOU,
    Filter,
    ThatMuch,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    board,
    creature,
    deal,
    hit,
    permanent,
    prevent_all,
    rule,
    shield,
    spell,
    to,
    together,
)

BOLT = spell("Bolt")


# --- Players ----------------------------------------------------------------------


@pytest.mark.cr("120.3a")
def test_damage_to_a_player_is_life_lost() -> None:
    assert rule(board(BOLT), deal("Bolt", ME, 3)).life() == {17}


@pytest.mark.cr("120.3b", "702.90b")
def test_infect_gives_a_player_poison_and_takes_no_life() -> None:
    start = board(creature("Rot", 5, 5, "infect", controller=FOE), shield(2))
    ruled = rule(start, deal("Rot", ME, 5, combat=True))
    assert ruled.life() == {20}
    assert ruled.counters(ME, "poison") == {3}


@pytest.mark.cr("704.5c", "122.1f")
def test_ten_poison_counters_lose_the_game() -> None:
    start = board(creature("Rot", 10, 5, "infect", controller=FOE))
    assert rule(start, deal("Rot", ME, 10)).lost() == {True}


@pytest.mark.cr("702.164c", "120.3g")
def test_toxic_adds_poison_to_combat_damage() -> None:
    start = board(creature("Tick", 2, 2, "toxic 1", "toxic 2", controller=FOE))
    ruled = rule(start, deal("Tick", ME, 2, combat=True))
    assert ruled.life() == {18}
    assert ruled.counters(ME, "poison") == {3}


@pytest.mark.cr("702.164c")
def test_toxic_adds_nothing_to_other_damage_or_when_all_is_prevented() -> None:
    tick = creature("Tick", 2, 2, "toxic 1", controller=FOE)
    assert rule(board(tick), deal("Tick", ME, 2)).counters(ME, "poison") == {0}
    prevented = rule(board(tick, shield(2)), deal("Tick", ME, 2, combat=True))
    assert prevented.counters(ME, "poison") == {0}


@pytest.mark.cr("704.5a")
def test_no_life_left_loses_the_game() -> None:
    assert rule(board(BOLT, life=3), deal("Bolt", ME, 3)).lost() == {True}
    assert rule(board(BOLT, life=4), deal("Bolt", ME, 3)).lost() == {False}


@pytest.mark.cr("704.5a", "704.3")
def test_both_players_can_lose_at_the_same_time() -> None:
    start = board(BOLT, life=3)
    ruled = rule(start, together(hit("Bolt", ME, 3), hit("Bolt", FOE, 3)))
    assert ruled.lost(ME) == {True}
    assert ruled.lost(FOE) == {True}


# --- Lifelink ---------------------------------------------------------------------


@pytest.mark.cr("702.15b", "120.3f")
def test_lifelink_gains_what_was_dealt_not_what_was_prevented() -> None:
    start = board(creature("Link", 3, 3, "lifelink", controller=FOE), shield(2))
    ruled = rule(start, deal("Link", ME, 3))
    assert ruled.lives(ME, FOE) == {(19, 21)}


@pytest.mark.cr("702.15b")
def test_lifelink_gains_nothing_when_all_is_prevented() -> None:
    start = board(creature("Link", 3, 3, "lifelink", controller=FOE), shield(3))
    assert rule(start, deal("Link", ME, 3)).life(FOE) == {20}


@pytest.mark.cr("702.15e")
def test_two_lifelink_sources_are_two_gains() -> None:
    counts = Trigger(
        LifeGainWatch(ONLY_YOU),
        (AddCounters("gained", 1, Who.YOU),),
        id="t",
        label="t",
        controller=ME,
    )
    start = board(
        creature("A", 1, 1, "lifelink"), creature("B", 2, 2, "lifelink"), counts
    )
    ruled = rule(start, together(hit("A", FOE, 1), hit("B", FOE, 2)))
    assert ruled.life() == {23}
    assert ruled.counters(ME, "gained") == {2}


@pytest.mark.cr("120.3f", "614.6")
def test_the_players_life_gain_from_lifelink_can_be_doubled() -> None:
    twice = Effect(
        LifeGainWatch(ONLY_YOU), Multiply(2), id="r", label="r", controller=ME
    )
    start = board(creature("Link", 3, 3, "lifelink"), twice)
    assert rule(start, deal("Link", FOE, 3)).life() == {26}


@pytest.mark.cr("702.15b")
def test_lifelink_on_damage_to_my_own_creature_still_gains() -> None:
    start = board(creature("Link", 1, 1, "lifelink"), creature("Wall", 0, 4))
    assert rule(start, deal("Link", "Wall", 1)).life() == {21}


@pytest.mark.cr("704.5a", "120.4d")
def test_life_gained_by_the_same_damage_comes_before_losing_is_checked() -> None:
    start = board(
        creature("Link", 3, 3, "lifelink"),
        creature("Foe", 4, 4, controller=FOE),
        life=2,
    )
    ruled = rule(start, together(hit("Link", FOE, 3), hit("Foe", ME, 4)))
    assert ruled.life() == {1}
    assert ruled.lost() == {False}


# --- Creatures, planeswalkers, battles --------------------------------------------


@pytest.mark.cr("120.3d", "702.80a")
def test_wither_puts_counters_instead_of_marking_damage() -> None:
    start = board(creature("Bear", 2, 4), creature("Hag", 3, 3, "wither"))
    ruled = rule(start, deal("Hag", "Bear", 3))
    assert ruled.counters("Bear", "-1/-1") == {3}
    assert ruled.marked("Bear") == {0}
    assert ruled.size("Bear") == {(-1, 1)}


@pytest.mark.cr("120.3d")
def test_wither_against_a_player_is_ordinary_damage() -> None:
    start = board(creature("Hag", 3, 3, "wither", controller=FOE))
    assert rule(start, deal("Hag", ME, 3)).life() == {17}


@pytest.mark.cr("704.5f", "702.12b")
def test_counters_kill_even_the_indestructible() -> None:
    start = board(
        creature("God", 3, 3, "indestructible"), creature("R", 3, 3, "infect")
    )
    assert rule(start, deal("R", "God", 3)).zone("God") == {Zone.GRAVEYARD}


@pytest.mark.cr("120.3c")
def test_damage_takes_loyalty_from_a_planeswalker() -> None:
    karn = permanent("Karn", "planeswalker", counters=(("loyalty", 5),))
    ruled = rule(board(karn, BOLT), deal("Bolt", "Karn", 3))
    assert ruled.counters("Karn", "loyalty") == {2}
    assert ruled.life() == {20}


@pytest.mark.cr("704.5i")
def test_a_planeswalker_without_loyalty_dies() -> None:
    karn = permanent("Karn", "planeswalker", counters=(("loyalty", 3),))
    assert rule(board(karn, BOLT), deal("Bolt", "Karn", 3)).zone("Karn") == {
        Zone.GRAVEYARD
    }


@pytest.mark.cr("120.3h", "704.5v")
def test_damage_takes_defense_from_a_battle() -> None:
    siege = permanent("Siege", "battle", counters=(("defense", 3),))
    assert rule(board(siege, BOLT), deal("Bolt", "Siege", 2)).counters(
        "Siege", "defense"
    ) == {1}


@pytest.mark.cr("120.3c", "120.3e")
def test_a_planeswalker_that_is_a_creature_suffers_both() -> None:
    gideon = creature(
        "Gideon", 8, 8, kinds=("planeswalker",), counters=(("loyalty", 6),)
    )
    ruled = rule(board(gideon, BOLT), deal("Bolt", "Gideon", 3))
    assert ruled.marked("Gideon") == {3}
    assert ruled.counters("Gideon", "loyalty") == {3}


@pytest.mark.cr("615.1", "120.3c")
def test_prevented_damage_takes_no_loyalty() -> None:
    gideon = creature(
        "Gideon", 8, 8, kinds=("planeswalker",), counters=(("loyalty", 6),)
    )
    ruled = rule(board(gideon, BOLT, prevent_all("Gideon")), deal("Bolt", "Gideon", 3))
    assert ruled.counters("Gideon", "loyalty") == {6}


# --- Results are events of their own ----------------------------------------------


@pytest.mark.cr("120.4c", "614.16")
def test_doubling_of_counters_put_by_anything_also_doubles_wither() -> None:
    more = Effect(CounterWatch(CREATURE), Multiply(2), id="m", label="m", controller=ME)
    start = board(creature("Bear", 2, 9), creature("Hag", 2, 2, "wither"), more)
    assert rule(start, deal("Hag", "Bear", 2)).counters("Bear", "-1/-1") == {4}


@pytest.mark.cr("614.16")
def test_counters_from_damage_are_put_by_no_effect() -> None:
    season = Effect(
        CounterWatch(CREATURE, from_effect=True),
        Multiply(2),
        id="s",
        label="s",
        controller=ME,
    )
    start = board(creature("Bear", 2, 9), creature("Hag", 2, 2, "wither"), season)
    ruled = rule(start, deal("Hag", "Bear", 2, combat=True))
    assert ruled.counters("Bear", "-1/-1") == {2}


@pytest.mark.cr("120.4")
def test_wither_lifelink_a_shield_and_doubled_life_come_in_four_parts() -> None:
    boon = Effect(
        LifeGainWatch(ONLY_YOU), Multiply(2), id="boon", label="boon", controller=ME
    )
    start = board(
        creature("Mine", 3, 3, "wither", "lifelink"),
        creature("Theirs", 2, 2, controller=FOE),
        shield(2, "Theirs"),
        boon,
    )
    ruled = rule(
        start,
        together(
            hit("Mine", "Theirs", 3, combat=True), hit("Theirs", "Mine", 2, combat=True)
        ),
    )
    assert ruled.counters("Theirs", "-1/-1") == {1}
    assert ruled.life() == {22}
    assert ruled.marked("Mine") == {2}


# --- Triggers on damage -----------------------------------------------------------


@pytest.mark.cr("120.9", "603.2")
def test_a_trigger_on_damage_knows_how_much_was_dealt() -> None:
    back = Trigger(
        DamageWatch(recipient=to(ME)),
        (GainLife(ThatMuch()),),
        id="t",
        label="t",
        controller=ME,
    )
    assert rule(board(BOLT, shield(1), back), deal("Bolt", ME, 3)).life() == {20}


@pytest.mark.cr("603.2", "510.2")
def test_a_trigger_can_see_all_damage_of_a_moment_as_one() -> None:
    once = Trigger(
        DamageWatch(recipient=to(ME)),
        (AddCounters("hurt", 1, Who.YOU),),
        id="t",
        label="t",
        controller=ME,
        each_source=False,
    )
    start = board(creature("A", 1, 1), creature("B", 1, 1), once)
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 1)))
    assert ruled.counters(ME, "hurt") == {1}


@pytest.mark.cr("120.5", "704.5g")
def test_what_was_dealt_lethal_damage_can_still_see_it() -> None:
    stuffy = Trigger(
        DamageWatch(recipient=Filter(this=True)),
        (LoseLife(ThatMuch(), Who.EACH_OPPONENT),),
        id="t",
        label="t",
        controller=ME,
        host="Doll",
    )
    start = board(creature("Doll", 0, 1), BOLT, stuffy)
    ruled = rule(start, deal("Bolt", "Doll", 3))
    assert ruled.life(FOE) == {17}
    assert ruled.zone("Doll") == {Zone.GRAVEYARD}
