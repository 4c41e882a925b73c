"""Where the rules are silent, each reading is shown; and what choosers can reach."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import PreventedWatch, PreventInstance, Trigger
from bot.engine.instructions import AddCounters
from bot.engine.values import PreventedThisWay, ThatMuch, Who
from tests.engine.boards import (
    FOE,
    ME,
    Ruled,
    board,
    creature,
    deal,
    doubler,
    hit,
    on_damage,
    prevent_each,
    shield,
    spell,
    together,
)
from tests.engine.boards import rule as _rule

SPELL = spell("Fire", "action", "spell")


def unit(name: str, life: int, **fields: object) -> Obj:
    """An ally of Grand Archive."""
    return replace(creature(name, 1, life, **fields), kinds=frozenset({"ally", "unit"}))


def ga(*things: object) -> Board:
    """Players without life of their own."""
    made = board(*things)  # type: ignore[arg-type]
    return made.changed(players=tuple(replace(one, life=None) for one in made.players))


def rule(start: Board, *script: object) -> Ruled:
    """A ruling in Grand Archive."""
    return _rule(start, *script, game=Game.GRAND_ARCHIVE)  # type: ignore[arg-type]


# --- Silent rules -------------------------------------------------------------------


@pytest.mark.rule("RE 2", "BW 1.1")
def test_owner_or_controller_of_a_stolen_unit_is_uncertain() -> None:
    stolen = unit("A", 30, controller=ME, owner=FOE)
    ruled = rule(ga(stolen, SPELL, doubler(), shield(2, "A")), deal("Fire", "A", 3))
    assert not ruled.ruling.certain
    assert len(ruled.ruling.readings) == 2
    choosers = [
        {point.chooser for one in reading.outcomes for point, _ in one.choices}
        for reading in ruled.ruling.readings
    ]
    assert choosers == [{ME}, {FOE}]


@pytest.mark.rule("RE 2")
def test_a_unit_of_ones_own_leaves_nothing_uncertain() -> None:
    start = ga(unit("A", 30), SPELL, doubler(), shield(2, "A"))
    assert rule(start, deal("Fire", "A", 3)).ruling.certain


@pytest.mark.rule("RE 2")
def test_a_stolen_unit_with_one_effect_leaves_nothing_uncertain() -> None:
    stolen = unit("A", 30, controller=ME, owner=FOE)
    assert rule(ga(stolen, SPELL, shield(2, "A")), deal("Fire", "A", 3)).ruling.certain


@pytest.mark.rule("DP 8")
def test_a_number_for_one_or_more_units_is_read_both_ways() -> None:
    shared = on_damage(PreventInstance(3), "three", "A", "B", uses=1, one_or_more=True)
    start = ga(unit("A", 9), unit("B", 9), SPELL, shared)
    both = together(hit("Fire", "A", 3), hit("Fire", "B", 3))
    ruled = rule(start, both)
    assert not ruled.ruling.certain
    sums = [
        {
            one.board.obj("A").damage + one.board.obj("B").damage  # type: ignore[union-attr]
            for one in reading.outcomes
        }
        for reading in ruled.ruling.readings
    ]
    assert sums == [{3}, {0}]


@pytest.mark.rule("DP 8")
def test_a_number_met_by_one_unit_alone_is_certain() -> None:
    shared = on_damage(PreventInstance(3), "three", "A", "B", uses=1, one_or_more=True)
    start = ga(unit("A", 9), unit("B", 9), SPELL, shared)
    ruled = rule(start, deal("Fire", "A", 4))
    assert ruled.ruling.certain
    assert ruled.marked("A") == {1}


@pytest.mark.rule("DP 5.1")
def test_which_of_two_simultaneous_sources_a_shield_meets_may_be_uncertain() -> None:
    weak = replace(unit("Weak", 9, controller=FOE), keywords=frozenset())
    strong = unit("Strong", 9, controller=FOE)
    start = ga(
        unit("A", 9),
        weak,
        strong,
        on_damage(PreventInstance(), "next", "A", uses=1),
    )
    start = start.changed(active=FOE)
    ruled = rule(start, together(hit("Weak", "A", 1), hit("Strong", "A", 4)))
    assert ruled.marked("A") == {1, 4}
    assert not ruled.ruling.certain


# --- Triggers on prevention in Grand Archive (DP 11, row 12) ------------------------


@pytest.mark.rule("DP 11")
def test_a_paragraph_of_its_own_triggers_for_each_event_it_prevented() -> None:
    own = Trigger(
        PreventedWatch(),
        (AddCounters("seen", ThatMuch(), Who.YOU),),
        id="t",
        label="t",
        controller=ME,
    )
    start = ga(unit("A", 9), SPELL, prevent_each(1, "A"), own)
    ruled = rule(start, deal("Fire", "A", 3), deal("Fire", "A", 3))
    assert ruled.counters(ME, "seen") == {2}


@pytest.mark.rule("DP 11", "DP 7")
def test_a_paragraph_of_its_own_does_not_trigger_when_nothing_was_prevented() -> None:
    own = Trigger(
        PreventedWatch(),
        (AddCounters("seen", 1, Who.YOU),),
        id="t",
        label="t",
        controller=ME,
    )
    start = ga(unit("A", 9), SPELL, shield(3, "A"), own)
    ruled = rule(start, deal("Fire", "A", 3, unpreventable=True))
    assert ruled.counters(ME, "seen") == {0}


@pytest.mark.rule("RE 3")
def test_an_effect_meets_an_event_once_in_grand_archive_too() -> None:
    start = ga(unit("A", 30), SPELL, doubler("a"), doubler("b"))
    ruled = rule(start, deal("Fire", "A", 2))
    assert ruled.marked("A") == {8}
    assert ruled.choosers == set()


@pytest.mark.rule("DP 11")
def test_two_riders_scale_with_what_each_prevented() -> None:
    def guard(name: str, points: int) -> object:
        return shield(
            points,
            "A",
            label=name,
            rider=(AddCounters(name, PreventedThisWay(), Who.YOU),),
        )

    start = ga(unit("A", 9), SPELL, guard("x", 1), guard("y", 2))
    ruled = rule(start, deal("Fire", "A", 3))
    assert ruled.counters(ME, "x") == {1}
    assert ruled.counters(ME, "y") == {2}


# --- Reach --------------------------------------------------------------------------


@pytest.mark.cr("616.1e")
def test_the_best_and_the_worst_a_chooser_can_reach_are_told() -> None:
    bolt = spell("Bolt")
    ruled = _rule(board(bolt, doubler(), shield(2)), deal("Bolt", ME, 3))
    (told,) = map(str, ruled.ruling.reach)
    assert "18" in told
    assert "16" in told


@pytest.mark.cr("616.1e")
def test_with_one_result_nothing_is_to_be_reached() -> None:
    assert _rule(board(spell("Bolt")), deal("Bolt", ME, 3)).ruling.reach == ()


@pytest.mark.cr("101.4", "616.1e")
def test_with_several_choosers_each_is_told_what_it_can_force() -> None:
    bolt = spell("Bolt")
    start = board(
        bolt,
        doubler(),
        shield(2, ME, label="mine"),
        prevent_each(1, ME, optional=Who.YOU, controller=FOE, label="maybe"),
    )
    ruled = _rule(start, deal("Bolt", ME, 3))
    told = "\n".join(map(str, ruled.ruling.reach))
    assert "for sure" in told
    assert ruled.choosers == {ME, FOE}
