"""Riftbound: combat totals, what is lethal, and how damage is assigned."""

import pytest

from bot.engine.effects import (
    Ban,
    Restriction,
    Until,
)
from bot.engine.question import AskKind, Attack
from bot.engine.values import (
    Filter,
)
from tests.engine.boards import (
    ME,
    Ruled,
    ask,
    deal,
    doubler,
    prevent_all,
    shield,
    to,
)
from tests.engine.riftbound import BOTH, FIELD, RAY, TRASH, rb, rule, theirs, unit


def fight(attackers: str, defenders: str, **fields: object) -> Attack:
    """A combat of two sides, one letter each."""
    return Attack(
        tuple((name, "field") for name in attackers),
        defenders=tuple(defenders),
        **fields,  # type: ignore[arg-type]
    )


def lethal(name: str, *things: object, edition: str = "1.4") -> str:
    """How much must be assigned to kill it, as answered."""
    ruled = rule(rb(*things), edition=edition, asks=(ask(AskKind.LETHAL, name),))
    (values,) = ruled.answers()
    (value,) = values
    return value


def assigned(ruled: Ruled, *names: str) -> set[tuple[int, ...]]:
    """What *names* are dealt, per outcome."""
    return {
        tuple(sum(d.dealt for d in one.damage if d.recipient == n) for n in names)
        for one in ruled.ruling.outcomes
    }


# --- Combat (460 / 465) -----------------------------------------------------------


@BOTH
@pytest.mark.rule("460.2", "465.2")
def test_each_side_deals_its_total_at_the_same_time(edition: str) -> None:
    ruled = rule(rb(unit("A", 3), theirs("B", 3)), fight("A", "B"), edition=edition)
    assert ruled.zone("A") == TRASH
    assert ruled.zone("B") == TRASH


@BOTH
@pytest.mark.rule("460.2.c.3", "465.2.c.3")
def test_lethal_in_full_before_the_next_unit(edition: str) -> None:
    start = rb(
        unit("A", 5), theirs("B", 3), theirs("C", 3), theirs("D", 3), theirs("E", 3)
    )
    ruled = rule(start, fight("A", "BCDE"), edition=edition)
    ways = assigned(ruled, *"BCDE")
    assert all(sorted(way) == [0, 0, 2, 3] for way in ways)
    assert len(ways) == 4
    assert ruled.choosers == {ME}


@BOTH
@pytest.mark.rule("460.2.c.4", "465.2.c.4")
def test_more_than_lethal_only_when_no_unit_is_left(edition: str) -> None:
    start = rb(unit("A", 7), theirs("B", 2), theirs("C", 3))
    ruled = rule(start, fight("A", "BC"), edition=edition)
    # Both die either way.
    assert assigned(ruled, *"BC") <= {(2, 5), (4, 3)}
    assert ruled.choosers == set()


@BOTH
@pytest.mark.rule("460.2.c.4")
def test_which_of_many_units_are_filled_matters_not_in_which_order(
    edition: str,
) -> None:
    names = "BCDEFGHIJKLM"
    start = rb(unit("A", 8), *(theirs(name, 7) for name in names))
    ways = assigned(rule(start, fight("A", names), edition=edition), *names)
    assert len(ways) == 12  # By which of them dies.
    assert all(sorted(way) == [0] * 10 + [1, 7] for way in ways)


@BOTH
@pytest.mark.rule("815.1.b", "460.2.c.5")
def test_tank_first_and_backline_last(edition: str) -> None:
    start = rb(
        unit("A", 6), theirs("B", 3, "tank"), theirs("C", 3), theirs("D", 3, "backline")
    )
    ways = assigned(rule(start, fight("A", "BCD"), edition=edition), *"BCD")
    assert ways == {(3, 3, 0)}


@BOTH
@pytest.mark.rule("815.1.c.2", "460.2.c.6")
def test_two_tanks_in_any_order_but_before_the_others(edition: str) -> None:
    start = rb(
        unit("A", 4), theirs("B", 3, "tank"), theirs("C", 3, "tank"), theirs("D", 1)
    )
    ways = assigned(rule(start, fight("A", "BCD"), edition=edition), *"BCD")
    assert ways == {(3, 1, 0), (1, 3, 0)}


@BOTH
@pytest.mark.rule("460.2.c.7")
def test_tank_and_backline_together_may_be_first_or_last(edition: str) -> None:
    start = rb(
        unit("A", 3), theirs("B", 3, "tank", "backline"), theirs("C", 3), theirs("D", 3)
    )
    ways = assigned(rule(start, fight("A", "BCD"), edition=edition), *"BCD")
    assert ways == {(3, 0, 0), (0, 3, 0), (0, 0, 3)}
    more = rb(
        unit("A", 4), theirs("B", 3, "tank", "backline"), theirs("C", 3), theirs("D", 3)
    )
    ways = assigned(rule(more, fight("A", "BCD"), edition=edition), *"BCD")
    assert (1, 3, 0) not in ways


@BOTH
@pytest.mark.rule("437.5.a")
def test_lethal_counts_the_prevent_value(edition: str) -> None:
    assert (
        lethal("A", unit("A", 2), shield(3, "A", combat=True), edition=edition) == "5"
    )


@BOTH
@pytest.mark.rule("437.5.a", "460.2.c.3")
def test_a_prevented_unit_is_assigned_that_much_more(edition: str) -> None:
    start = rb(unit("A", 6), theirs("B", 2), theirs("C", 2), shield(3, "B"))
    ruled = rule(start, fight("A", "BC"), edition=edition)
    # B first: five to it, three of them prevented; C first: two, then four to B.
    assert assigned(ruled, *"BC") == {(2, 1), (1, 2)}


@BOTH
@pytest.mark.rule("437.5.b")
def test_no_amount_is_lethal_against_all(edition: str) -> None:
    assert (
        lethal("A", unit("A", 2), prevent_all("A"), edition=edition)
        == "no amount is enough"
    )


@BOTH
@pytest.mark.rule("437.5.b", "460.2.c.4")
def test_all_damage_may_be_stuck_on_a_tank_with_prevent_all(edition: str) -> None:
    start = rb(unit("A", 6), theirs("B", 2, "tank"), theirs("C", 2), prevent_all("B"))
    ruled = rule(start, fight("A", "BC"), edition=edition)
    assert ruled.zone("C") == FIELD
    assert ruled.marked("B") == {0}


@BOTH
@pytest.mark.rule("460.2.c.9", "465.2.c.10")
def test_what_cannot_be_dealt_damage_is_left_out_of_the_assignment(
    edition: str,
) -> None:
    never = Restriction(Ban.BE_DEALT_DAMAGE, object=to("B"), id="n", label="Kayn")
    start = rb(unit("A", 3), theirs("B", 2, "tank"), theirs("C", 2), never)
    ruled = rule(start, fight("A", "BC"), edition=edition)
    assert assigned(ruled, *"BC") == {(0, 3)}


@BOTH
@pytest.mark.rule("460.2.a", "814.1")
def test_assault_counts_for_attackers_and_shield_for_defenders(edition: str) -> None:
    start = rb(unit("A", 2, "assault 2"), theirs("B", 2, "shield 1"))
    ruled = rule(start, fight("A", "B"), edition=edition)
    assert assigned(ruled, *"AB") == {(3, 4)}
    assert ruled.zone("B") == TRASH
    back = rule(start, fight("B", "A"), edition=edition)
    assert assigned(back, *"AB") == {(2, 2)}


@BOTH
@pytest.mark.rule("814.1", "460.2.c.2")
def test_shield_makes_a_defender_harder_to_kill(edition: str) -> None:
    start = rb(unit("A", 3), theirs("B", 2, "shield 2"))
    ruled = rule(start, fight("A", "B"), edition=edition)
    assert ruled.zone("B") == FIELD


@BOTH
@pytest.mark.rule("807.1", "460.2.c.2")
def test_assault_makes_an_attacker_harder_to_kill(edition: str) -> None:
    start = rb(unit("A", 2, "assault 2"), theirs("B", 3))
    ruled = rule(start, fight("A", "B"), edition=edition)
    assert ruled.zone("A") == FIELD


@BOTH
@pytest.mark.rule("423.1.b", "423.1.c")
def test_a_stunned_unit_deals_nothing_but_needs_all_its_might(edition: str) -> None:
    start = rb(unit("A", 3), theirs("B", 3, stunned=True))
    ruled = rule(start, fight("A", "B"), edition=edition)
    assert ruled.zone("A") == FIELD
    assert ruled.zone("B") == TRASH


@BOTH
@pytest.mark.rule("417.6.c")
def test_combat_damage_is_unit_damage_not_spell_damage(edition: str) -> None:
    spells = prevent_all("A", source=Filter(kinds=frozenset({"spell"})))
    units = prevent_all("A", source=Filter(kinds=frozenset({"unit"})), label="units")
    start = rb(unit("A", 3), theirs("B", 2), spells)
    assert assigned(rule(start, fight("A", "B"), edition=edition), "A") == {(2,)}
    start = rb(unit("A", 3), theirs("B", 2), units)
    assert assigned(rule(start, fight("A", "B"), edition=edition), "A") == {(0,)}


@BOTH
@pytest.mark.rule("417.6.c", "437.5.a")
def test_two_attackers_together_meet_prevention_of_unit_damage(edition: str) -> None:
    units = shield(3, "C", source=Filter(kinds=frozenset({"unit"})), label="units")
    start = rb(unit("A", 2), unit("B", 2), theirs("C", 5), units)
    assert assigned(rule(start, fight("AB", "C"), edition=edition), "C") == {(1,)}


@pytest.mark.rule("465.2.c.4.a", "465.2.c.5")
def test_a_doubler_makes_half_as_much_lethal_in_1_4() -> None:
    assert lethal("A", unit("A", 4), doubler("double", "A")) == "2"
    start = rb(unit("A", 4), theirs("B", 4), theirs("C", 2), doubler("double", "B"))
    ways = assigned(rule(start, fight("A", "BC")), *"BC")
    assert ways == {(4, 2)}


@pytest.mark.rule("465.2.c.4.a")
def test_an_odd_might_is_rounded_up_to_what_is_lethal_in_1_4() -> None:
    assert lethal("A", unit("A", 5), doubler("double", "A")) == "3"


@pytest.mark.rule("465.2.d", "465.2.c.5")
def test_what_applied_at_assignment_does_not_apply_again_when_dealt() -> None:
    start = rb(unit("A", 2), theirs("B", 9), doubler("double", "B"))
    assert assigned(rule(start, fight("A", "B")), "B") == {(4,)}


@pytest.mark.rule("460.2.c.4", "437.5.a")
def test_a_doubler_does_not_lower_what_is_lethal_in_1_3() -> None:
    assert lethal("A", unit("A", 4), doubler("double", "A"), edition="1.3") == "4"


@BOTH
@pytest.mark.rule("461.1.a.1")
def test_units_heal_after_combat(edition: str) -> None:
    ruled = rule(rb(unit("A", 5), theirs("B", 3)), fight("A", "B"), edition=edition)
    assert ruled.zone("A") == FIELD
    assert ruled.marked("A") == {0}


@BOTH
@pytest.mark.rule("461.7.b")
def test_an_effect_for_this_combat_ends_with_it(edition: str) -> None:
    start = rb(
        unit("A", 5), theirs("B", 1), RAY, shield(9, "A", until=Until.END_OF_COMBAT)
    )
    ruled = rule(start, fight("A", "B"), deal("Ray", "A", 2), edition=edition)
    assert ruled.marked("A") == {2}
