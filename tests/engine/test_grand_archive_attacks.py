"""Grand Archive: attack, retaliation and the keywords of attackers."""

import pytest

from bot.citation import Game
from bot.engine.exploration import explore
from bot.engine.question import Attack, Block
from bot.engine.room import Room
from bot.engine.values import (
    Named,
    Zone,
)
from tests.engine.boards import (
    creature,
    deal,
    do,
    question,
    shield,
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
    edge,
    ga,
    instance,
    plain,
    rule,
)


def strike(
    attacker: str, target: str, *retaliators: str, order: tuple[str, ...] = ()
) -> Attack:
    """One attack, and who retaliates."""
    return Attack(
        ((attacker, target),),
        tuple(Block(one, attacker) for one in retaliators),
        order=order,
    )


# --- Attack and retaliation (DS) --------------------------------------------------


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
    room = Room(200)
    ruled = explore(question(start, fight, game=Game.GRAND_ARCHIVE), room)
    assert not ruled.complete
    assert ruled.outcomes
    assert room.left > -200


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
    sword = plain(sword, attached_to=MINE)
    start = ga(champion(MINE, 20, 1), champion(THEIRS, 20, 0), sword)
    ruled = rule(start, strike(MINE, THEIRS))
    assert ruled.marked(THEIRS) == {4}
    assert ruled.counters("Sword", "durability") == {1}


@pytest.mark.rule("DS 3.7.2", "SBC 3")
def test_the_last_durability_counter_takes_the_weapon_with_it() -> None:
    sword = creature("Sword", 3, 0, kinds=("weapon",), counters=(("durability", 1),))
    sword = plain(sword, attached_to=MINE)
    start = ga(champion(MINE, 20, 3), champion(THEIRS, 20, 0), sword, shield(9, THEIRS))
    ruled = rule(start, strike(MINE, THEIRS))
    assert ruled.marked(THEIRS) == {0}
    assert ruled.zone("Sword") == GRAVE


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
