"""What is done for each of several things, so many times, or as damage came out."""

import pytest

from bot.engine.effects import DamageWatch, Effect, PreventAll, Until
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    GainLife,
    Install,
    LoseLife,
    May,
    TakeCounters,
    Unplayed,
)
from bot.engine.repeating import ForEach, Repeat
from bot.engine.values import (
    CREATURE,
    Chosen,
    DealtThisWay,
    EachOf,
    Filter,
    RemovedThisWay,
    Who,
)
from tests.engine.boards import (
    ME,
    board,
    creature,
    deal,
    do,
    permanent,
    rule,
    shield,
    spell,
)

BOLT = spell("Bolt")


def test_each_thing_gets_its_own() -> None:
    start = board(creature("Bear", 2, 2), creature("Ox", 2, 4), BOLT)
    ruled = rule(
        start, do(ForEach(EachOf(CREATURE), 0, (AddCounters("+1/+1", 1, Chosen(0)),)))
    )

    assert ruled.counters("Bear", "+1/+1") == {1}
    assert ruled.counters("Ox", "+1/+1") == {1}


@pytest.mark.cr("118.12")
def test_each_is_paid_for_or_not() -> None:
    shielded = Install(
        Effect(
            DamageWatch(Filter(chosen=0)), PreventAll(), until=Until.END_OF_TURN,
            each_source=False,
        )
    )  # fmt: skip
    unless = May(Who.YOU, (Unplayed("pay {1}"),), (shielded,))
    start = board(creature("Bear", 2, 2), creature("Ox", 3, 4), BOLT)
    ruled = rule(
        start,
        do(ForEach(EachOf(CREATURE), 0, (unless,))),
        deal("Bear", ME, 2),
        deal("Ox", ME, 3),
    )

    assert ruled.life() == {20, 18, 17, 15}


def test_something_is_done_once_for_each_counter_removed() -> None:
    start = board(permanent("Screen", "enchantment", counters=(("delay", 2),)), BOLT)
    unless = May(Who.YOU, (Unplayed("pay {1}"),), (LoseLife(1),))
    ruled = rule(
        start,
        do(
            TakeCounters("delay", 2),
            Repeat(RemovedThisWay(), (unless,)),
            source="Screen",
        ),
    )

    assert ruled.life() == {20, 19, 18}


@pytest.mark.cr("608.2h", "120.8")
def test_the_damage_dealt_is_what_was_not_prevented() -> None:
    start = board(BOLT, shield(1))
    ruled = rule(
        start,
        do(
            DealDamage(4, Who.EACH_PLAYER),
            GainLife(DealtThisWay(), Who.YOU),
            source="Bolt",
        ),
    )

    assert ruled.life() == {20 - 3 + 3 + 4}
