"""What else prevention does, and what triggers on it (615.5, 615.13)."""

import pytest

from bot.engine.effects import (
    PreventedWatch,
    Trigger,
)
from bot.engine.instructions import (
    AddCounters,
    GainLife,
    TakeCounters,
)
from bot.engine.values import (
    PreventedThisWay,
    Times,
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
    prevent_all,
    rule,
    shield,
    spell,
    together,
    unpreventable,
)

BOLT = spell("Bolt")
GAIN = (GainLife(PreventedThisWay()),)


# --- What else prevention does ----------------------------------------------------


@pytest.mark.cr("615.5")
def test_life_is_gained_for_what_was_prevented() -> None:
    ruled = rule(board(BOLT, shield(2, rider=GAIN)), deal("Bolt", ME, 3))
    assert ruled.life() == {21}


@pytest.mark.cr("615.12", "615.5")
def test_a_rider_runs_with_zero_on_damage_that_cannot_be_prevented() -> None:
    start = board(
        BOLT,
        shield(2, rider=(*GAIN, AddCounters("charge", 1, Who.YOU))),
        unpreventable(),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {17}
    assert ruled.counters(ME, "charge") == {1}


@pytest.mark.cr("615.5")
def test_a_rider_can_be_scaled() -> None:
    twice = (GainLife(Times(2, PreventedThisWay())),)
    ruled = rule(board(BOLT, shield(2, rider=twice)), deal("Bolt", ME, 3))
    assert ruled.life() == {23}


@pytest.mark.cr("615.5", "615.10")
def test_a_rider_of_each_source_happens_for_each_source() -> None:
    charge = (AddCounters("charge", 1, Who.YOU),)
    start = board(
        creature("A", 1, 1), creature("B", 2, 2), prevent_all(ME, rider=charge)
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)))
    assert ruled.counters(ME, "charge") == {2}


@pytest.mark.cr("615.5", "615.13")
def test_a_rider_of_a_whole_moment_happens_once() -> None:
    charge = (AddCounters("charge", 1, Who.YOU),)
    start = board(
        creature("A", 1, 1),
        creature("B", 2, 2),
        prevent_all(ME, each_source=False, rider=charge),
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)))
    assert ruled.counters(ME, "charge") == {1}


@pytest.mark.cr("615.5")
def test_a_hydra_loses_a_counter_for_each_point_prevented() -> None:
    hydra = creature("Hydra", 0, 0, counters=(("+1/+1", 5),))
    heads = (TakeCounters("+1/+1", PreventedThisWay(), Who.EVENT_RECIPIENT),)
    start = board(hydra, BOLT, prevent_all("Hydra", each_source=False, rider=heads))
    ruled = rule(start, deal("Bolt", "Hydra", 3))
    assert ruled.counters("Hydra", "+1/+1") == {2}
    assert ruled.dealt("Hydra") == {0}
    assert ruled.zone("Hydra") == {Zone.BATTLEFIELD}


@pytest.mark.cr("615.5", "615.12")
def test_a_phantom_loses_a_counter_though_the_damage_cannot_be_prevented() -> None:
    phantom = creature("Phantom", 0, 0, counters=(("+1/+1", 5),))
    lose = (TakeCounters("+1/+1", 1, Who.EVENT_RECIPIENT),)
    start = board(
        phantom,
        BOLT,
        prevent_all("Phantom", each_source=False, rider=lose),
        unpreventable(),
    )
    ruled = rule(start, deal("Bolt", "Phantom", 3))
    assert ruled.counters("Phantom", "+1/+1") == {4}
    assert ruled.marked("Phantom") == {3}


@pytest.mark.cr("615.5")
def test_a_rider_can_hurt_the_source_of_the_prevented_damage() -> None:
    from bot.engine.instructions import DealDamage

    back = (DealDamage(PreventedThisWay(), Who.EVENT_SOURCE, Who.YOU),)
    bear = creature("Bear", 2, 2, controller=FOE)
    start = board(bear, shield(2, rider=back))
    ruled = rule(start, deal("Bear", ME, 2))
    assert ruled.zone("Bear") == {Zone.GRAVEYARD}


def _watcher() -> Trigger:
    return Trigger(
        PreventedWatch(),
        (AddCounters("noticed", 1, Who.YOU),),
        id="watcher",
        label="watcher",
        controller=ME,
    )


# --- Triggers on prevention -------------------------------------------------------


@pytest.mark.cr("615.13")
def test_a_trigger_on_prevention_sees_each_application() -> None:
    start = board(BOLT, shield(1), shield(1, label="two"), _watcher())
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.counters(ME, "noticed") == {2}


@pytest.mark.cr("615.13")
def test_a_trigger_on_prevention_sees_one_application_to_two_sources_once() -> None:
    start = board(creature("A", 1, 1), creature("B", 1, 1), shield(2), _watcher())
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 1)))
    assert ruled.counters(ME, "noticed") == {1}


@pytest.mark.cr("615.13", "615.5")
def test_a_trigger_on_prevention_does_not_multiply_a_rider() -> None:
    once = (AddCounters("charge", 1, Who.YOU),)
    start = board(
        creature("A", 1, 1), creature("B", 1, 1), shield(2, rider=once), _watcher()
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 1)))
    assert ruled.counters(ME, "charge") == {1}


@pytest.mark.cr("615.13")
def test_a_trigger_on_prevention_is_silent_when_nothing_was_prevented() -> None:
    start = board(BOLT, shield(1), unpreventable(), _watcher())
    assert rule(start, deal("Bolt", ME, 3)).counters(ME, "noticed") == {0}
