"""What a permanent takes with it as it enters (614.13), and what it pays (119.4)."""

import pytest

from bot.engine.board import Obj
from bot.engine.effects import (
    Effect,
    EnterWatch,
    EnterWith,
    Instead,
    LifeLossWatch,
    TakeAsEnters,
)
from bot.engine.instructions import GainLife, LoseLife, PutOnto
from bot.engine.legality import can_block
from bot.engine.values import (
    ONLY_YOU,
    THIS,
    AllRefs,
    Filter,
    Named,
    Side,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    board,
    card,
    creature,
    do,
    enter,
    permanent,
    rule,
)

BURIED = Filter(kinds=frozenset({"creature"}), owner=Side.YOU, zone=Zone.GRAVEYARD)
GHOUL = card(
    creature("Ghoul", 3, 3, zone=Zone.GRAVEYARD),
    Effect(EnterWatch(THIS), TakeAsEnters(BURIED, Zone.EXILE)),
)


def eater(name: str, *keywords: str) -> Obj:
    return creature(name, 1, 1, *keywords, zone=Zone.HAND)


@pytest.mark.cr("702.82a", "614.13")
def test_each_creature_devoured_gives_its_counters() -> None:
    start = board(eater("Elder", "devour 2"), creature("Bear", 2, 2))
    ruled = rule(start, enter("Elder"))
    assert ruled.counters("Elder", "+1/+1") == {0, 2}
    assert ruled.zone("Bear") == {Zone.BATTLEFIELD, Zone.GRAVEYARD}


@pytest.mark.cr("614.13b")
def test_one_creature_feeds_only_one_of_two_devours() -> None:
    start = board(eater("Elder", "devour 3", "devour 5"), creature("Bear", 2, 2))
    assert rule(start, enter("Elder")).counters("Elder", "+1/+1") == {0, 3, 5}


@pytest.mark.cr("614.13a")
def test_what_enters_with_it_is_not_taken() -> None:
    bear = creature("Bear", 2, 2, zone=Zone.GRAVEYARD)
    both = PutOnto(AllRefs((Named("Ghoul"), Named("Bear"))))
    ruled = rule(board(GHOUL, bear), do(both))
    assert ruled.zone("Bear") == {Zone.BATTLEFIELD}


@pytest.mark.cr("614.13a", "614.13b")
def test_two_that_enter_together_share_what_they_can_eat() -> None:
    start = board(
        eater("Big", "devour 1"), eater("Small", "devour 1"), creature("Bear", 2, 2)
    )
    both = PutOnto(AllRefs((Named("Big"), Named("Small"))))
    ruled = rule(start, do(both))
    assert len(ruled.ruling.outcomes) == 3
    assert ruled.counters("Big", "+1/+1") == {0, 1}
    assert ruled.counters("Small", "+1/+1") == {0, 1}


@pytest.mark.cr("119.4")
def test_life_that_nobody_has_is_not_paid() -> None:
    shock = Effect(
        EnterWatch(THIS),
        EnterWith(tapped=True),
        optional=Who.YOU,
        decline=(LoseLife(2, paid=True),),
    )
    pool = card(permanent("Pool", zone=Zone.HAND), shock)
    ruled = rule(board(pool, life={ME: 1}), enter("Pool"))
    assert ruled.life() == {1}


@pytest.mark.cr("119.4", "614.13c")
def test_a_payment_is_replaced_and_other_loss_is_not() -> None:
    instead = Effect(LifeLossWatch(ONLY_YOU, paid=True), Instead((GainLife(1),)))
    start = board(card(permanent("Schemer"), instead))
    assert rule(start, do(LoseLife(2, paid=True))).life() == {21}
    assert rule(start, do(LoseLife(2))).life() == {18}


@pytest.mark.cr("702.14c")
@pytest.mark.parametrize(
    ("keyword", "kinds", "allowed"),
    [
        ("forestwalk", "land forest", False),
        ("forestwalk", "land swamp", True),
        ("snow forestwalk", "land forest", True),
        ("snow forestwalk", "snow land forest", False),
        ("nonbasic landwalk", "basic land forest", True),
        ("nonbasic landwalk", "land forest", False),
        ("legendary landwalk", "legendary land", False),
    ],
)
def test_landwalk_looks_for_the_land_it_names(
    keyword: str, kinds: str, allowed: bool
) -> None:
    land = permanent("Land", *kinds.split(), controller=FOE)
    start = board(
        creature("Walker", 2, 2, keyword), creature("B", 2, 2, controller=FOE), land
    )
    blocker, attacker = start.obj("B"), start.obj("Walker")
    assert blocker is not None
    assert attacker is not None
    assert can_block(start, blocker, attacker).allowed is allowed
