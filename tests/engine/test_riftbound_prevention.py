"""Riftbound: prevention, Bonus Damage, and who orders."""

import pytest

from bot.engine.board import Board
from bot.engine.effects import (
    Bonus,
    DamageWatch,
    Effect,
    Trigger,
    Until,
)
from bot.engine.instructions import (
    DealDamage,
    Draw,
    Fight,
)
from bot.engine.question import NextTurn
from bot.engine.values import (
    THIS,
    Filter,
    Named,
    Who,
)
from tests.engine.boards import (
    FOE,
    ME,
    by,
    card,
    deal,
    do,
    doubler,
    hit,
    on_damage,
    permanent,
    prevent_all,
    shield,
    together,
)
from tests.engine.riftbound import BOTH, RAY, rb, rule, theirs, unit

# --- Prevent (437) ----------------------------------------------------------------


@BOTH
@pytest.mark.rule("437.2", "437.3")
def test_prevent_value_is_kept_on_the_unit_over_several_events(edition: str) -> None:
    start = rb(unit("A", 6), RAY, shield(7, "A", label="barrier"))
    first = deal("Ray", "A", 4)
    assert rule(start, first, edition=edition).left("barrier") == {3}
    both = rule(start, first, first, edition=edition)
    assert both.marked("A") == {1}
    assert both.left("barrier") == {0}


@BOTH
@pytest.mark.rule("437.3.c", "437.1.b.1.b")
def test_all_stays_all(edition: str) -> None:
    start = rb(unit("A", 6), RAY, prevent_all("A", until=Until.END_OF_TURN))
    ruled = rule(start, deal("Ray", "A", 4), deal("Ray", "A", 9), edition=edition)
    assert ruled.marked("A") == {0}


@BOTH
@pytest.mark.rule("437.4", "417.1.e")
def test_damage_prevented_whole_was_not_dealt(edition: str) -> None:
    hurt = Trigger(DamageWatch(recipient=THIS), (Draw(1),))
    start = rb(card(unit("A", 6), hurt), RAY, shield(3, "A"))
    assert rule(start, deal("Ray", "A", 3), edition=edition).player(ME, "drawn") == {0}
    assert rule(start, deal("Ray", "A", 4), edition=edition).player(ME, "drawn") == {1}


@BOTH
@pytest.mark.rule("417.1.e")
def test_no_damage_spends_nothing(edition: str) -> None:
    start = rb(unit("A", 6), RAY, shield(3, "A", label="s"))
    assert rule(start, deal("Ray", "A", 0), edition=edition).left("s") == {3}


@BOTH
@pytest.mark.rule("437.2", "437.1.b")
def test_prevent_of_spell_damage_lets_unit_damage_through(edition: str) -> None:
    spells = shield(3, "A", source=Filter(kinds=frozenset({"spell"})))
    start = rb(unit("A", 6), RAY, theirs("B", 2), spells)
    assert rule(start, deal("Ray", "A", 2), edition=edition).marked("A") == {0}
    assert rule(start, deal("B", "A", 2), edition=edition).marked("A") == {2}


@BOTH
@pytest.mark.rule("417.6.b.3")
def test_damage_a_spell_has_units_deal_is_dealt_by_the_units(edition: str) -> None:
    spells = prevent_all("A", source=Filter(kinds=frozenset({"spell"})))
    start = rb(unit("A", 6), theirs("B", 2), RAY, spells)
    challenge = do(Fight(Named("B"), Named("A")), by=FOE, source="Ray")
    assert rule(start, challenge, edition=edition).marked("A") == {2}


@BOTH
@pytest.mark.rule("417.6.b.2.a")
def test_damage_of_a_gears_ability_is_dealt_by_the_ability_too(edition: str) -> None:
    abilities = prevent_all("A", source=Filter(kinds=frozenset({"gear"})))
    ballista = permanent("Ballista", "gear", "ability", controller=FOE)
    start = rb(unit("A", 6), ballista, abilities)
    ruled = rule(
        start, do(DealDamage(2, Named("A")), by=FOE, source="Ballista"), edition=edition
    )
    assert ruled.marked("A") == {0}


@BOTH
@pytest.mark.rule("437.2", "373")
def test_each_unit_has_its_own_prevent_value(edition: str) -> None:
    start = rb(
        unit("A", 6), unit("B", 6), RAY, shield(2, "A"), shield(2, "B", label="b")
    )
    sweep = together(hit("Ray", "A", 3), hit("Ray", "B", 3))
    ruled = rule(start, sweep, edition=edition)
    assert ruled.marked("A") == {1}
    assert ruled.marked("B") == {1}


@BOTH
@pytest.mark.rule("437.2")
def test_the_next_time_is_one_whole_event(edition: str) -> None:
    counter = on_damage(prevent_all().act, "strike", "A", uses=1)
    start = rb(unit("A", 6), RAY, counter)
    ruled = rule(start, deal("Ray", "A", 9), deal("Ray", "A", 2), edition=edition)
    assert ruled.marked("A") == {2}


@pytest.mark.rule("437", "369")
def test_the_edition_without_prevent_says_so() -> None:
    start = rb(unit("A", 6), RAY, shield(3, "A"))
    ruled = rule(start, deal("Ray", "A", 2), edition="1.2")
    told = " ".join(str(note) for note in ruled.ruling.notes)
    assert "Prevent" in told or not ruled.ruling.certain


def bonus(points: int = 1) -> Effect:
    """Bonus Damage of the Ray."""
    return on_damage(Bonus(points), "bonus", source=by("Ray"))


# --- Bonus Damage (715) -----------------------------------------------------------


@pytest.mark.rule("437.1.a.1", "715.4.a")
def test_bonus_damage_is_inside_the_total_in_the_newest_edition() -> None:
    start = rb(unit("A", 6), RAY, bonus(), shield(3, "A"))
    assert rule(start, deal("Ray", "A", 3)).marked("A") == {1}


@pytest.mark.rule("715.4", "417.1.e.1")
def test_bonus_damage_is_lost_when_the_base_is_prevented_in_1_3() -> None:
    start = rb(unit("A", 6), RAY, bonus(), shield(3, "A"))
    assert rule(start, deal("Ray", "A", 3), edition="1.3").marked("A") == {0}


@pytest.mark.rule("715.4", "417.1.e.1")
def test_bonus_damage_comes_on_top_of_what_is_left_in_1_3() -> None:
    start = rb(unit("A", 9), RAY, bonus(), shield(3, "A"))
    assert rule(start, deal("Ray", "A", 4), edition="1.3").marked("A") == {2}


@BOTH
@pytest.mark.rule("715.1")
def test_bonus_damage_is_never_a_question_of_order(edition: str) -> None:
    start = rb(unit("A", 20), RAY, bonus(), shield(2, "A"))
    ruled = rule(start, deal("Ray", "A", 3), edition=edition)
    assert ruled.choosers == set()
    assert ruled.marked("A") == {2}


@BOTH
@pytest.mark.rule("715.2")
def test_bonus_damage_is_added_to_each_target(edition: str) -> None:
    start = rb(unit("A", 9), unit("B", 9), RAY, bonus())
    sweep = together(hit("Ray", "A", 6), hit("Ray", "B", 6))
    ruled = rule(start, sweep, edition=edition)
    assert ruled.marked("A") == {7}
    assert ruled.marked("B") == {7}


def _stolen() -> Board:
    stolen = unit("A", 20, controller=ME, owner=FOE)
    return rb(stolen, RAY, doubler("double", "A"), shield(2, "A"))


# --- Who orders (372) -------------------------------------------------------------


@pytest.mark.rule("372")
def test_the_owner_orders_in_1_3() -> None:
    ruled = rule(_stolen(), deal("Ray", "A", 3), edition="1.3")
    assert ruled.marked("A") == {2, 4}
    assert ruled.choosers == {FOE}


@pytest.mark.rule("372")
def test_the_controller_orders_in_1_4() -> None:
    ruled = rule(_stolen(), deal("Ray", "A", 3), edition="1.4")
    assert ruled.marked("A") == {2, 4}
    assert ruled.choosers == {ME}


@BOTH
@pytest.mark.rule("372.1")
def test_a_player_acted_on_orders_for_themselves(edition: str) -> None:
    from bot.engine.effects import DrawWatch, Multiply, Plus
    from bot.engine.values import ONLY_YOU

    watch = DrawWatch(ONLY_YOU, several=True)
    start = rb(
        Effect(watch, Multiply(2), id="t", label="t", controller=ME),
        Effect(watch, Plus(1), id="p", label="p", controller=ME),
    )
    ruled = rule(start, do(Draw(2)), edition=edition)
    assert ruled.player(ME, "drawn") == {5, 6}
    assert ruled.choosers == {ME}


@BOTH
@pytest.mark.rule("370.2")
def test_one_effect_applies_once_to_an_event_and_what_replaces_it(edition: str) -> None:
    start = rb(unit("A", 30), RAY, doubler("x", "A"), doubler("y", "A"))
    ruled = rule(start, deal("Ray", "A", 2), edition=edition)
    assert ruled.marked("A") == {8}
    assert ruled.choosers == set()


@BOTH
@pytest.mark.rule("371", "371.1")
def test_once_each_turn_may_be_declined_and_comes_back(edition: str) -> None:
    once = on_damage(
        prevent_all().act, "once", "A", uses=1, each_turn=True, optional=Who.YOU
    )
    start = rb(unit("A", 9), RAY, once)
    ruled = rule(start, deal("Ray", "A", 2), edition=edition)
    assert ruled.marked("A") == {0, 2}
    assert ruled.choosers == {ME}
    both = rule(start, deal("Ray", "A", 2), deal("Ray", "A", 3), edition=edition)
    assert both.marked("A") == {2, 3, 5}
    later = (deal("Ray", "A", 2), NextTurn(), deal("Ray", "A", 3))
    assert 0 in rule(start, *later, edition=edition).marked("A")
