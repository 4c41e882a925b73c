"""Riftbound, editions 1.2 to 1.4: Prevent, Bonus Damage, combat totals, deaths."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import (
    Ban,
    Bonus,
    DamageWatch,
    Effect,
    Instead,
    Redirect,
    Restriction,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    Draw,
    Fight,
    Heal,
    If,
    Kill,
    MakeTokens,
    TapIt,
)
from bot.engine.question import Ask, AskKind, Attack, Happening, NextTurn
from bot.engine.values import (
    THIS,
    EachOf,
    Filter,
    Matches,
    Named,
    Side,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    Ruled,
    ask,
    board,
    by,
    card,
    creature,
    deal,
    do,
    doubler,
    hit,
    on_damage,
    permanent,
    plus,
    prevent_all,
    prevent_each,
    shield,
    spell,
    to,
    together,
)
from tests.engine.boards import rule as _rule

TRASH, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}
RAY = spell("Ray", "spell")
BOTH = pytest.mark.parametrize("edition", ["1.3", "1.4"])


def unit(name: str, might: int, *keywords: str, **fields: object) -> Obj:
    """A unit; mine unless said."""
    made = creature(name, might, might, *keywords, **fields)
    return replace(made, kinds=frozenset({"unit"}) | made.kinds - {"creature"})


def theirs(name: str, might: int, *keywords: str, **fields: object) -> Obj:
    """A unit of the foe."""
    return unit(name, might, *keywords, controller=FOE, **fields)


def rb(*things: object, **fields: object) -> Board:
    """A board where players have no life."""
    made = board(*things, **fields)  # type: ignore[arg-type]
    return made.changed(players=tuple(replace(one, life=None) for one in made.players))


def rule(
    start: Board,
    *script: Happening,
    edition: str = "1.4",
    asks: tuple[Ask, ...] = (),
) -> Ruled:
    """A ruling in Riftbound."""
    return _rule(start, *script, game=Game.RIFTBOUND, edition=edition, asks=asks)


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


# --- Prevent (437) ------------------------------------------------------------------


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


# --- Bonus Damage (715) -------------------------------------------------------------


def bonus(points: int = 1) -> Effect:
    """Bonus Damage of the Ray."""
    return on_damage(Bonus(points), "bonus", source=by("Ray"))


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


# --- Who orders (372) ---------------------------------------------------------------


def _stolen() -> Board:
    stolen = unit("A", 20, controller=ME, owner=FOE)
    return rb(stolen, RAY, doubler("double", "A"), shield(2, "A"))


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


# --- Combat (460 / 465) -------------------------------------------------------------


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


# --- Deaths (323, 428) --------------------------------------------------------------


@BOTH
@pytest.mark.rule("323.5")
def test_damage_equal_to_might_kills(edition: str) -> None:
    assert (
        rule(rb(unit("A", 3), RAY), deal("Ray", "A", 3), edition=edition).zone("A")
        == TRASH
    )
    assert (
        rule(rb(unit("A", 4), RAY), deal("Ray", "A", 3), edition=edition).zone("A")
        == FIELD
    )


@BOTH
@pytest.mark.rule("323.5")
def test_no_might_alone_does_not_kill(edition: str) -> None:
    ruled = rule(rb(unit("A", 0), RAY), do(Draw(1)), edition=edition)
    assert ruled.zone("A") == FIELD


@BOTH
@pytest.mark.rule("428.1.a.2")
def test_damage_wears_off_at_the_end_of_the_turn(edition: str) -> None:
    start = rb(unit("A", 3), RAY)
    script = (deal("Ray", "A", 2), NextTurn(), deal("Ray", "A", 2))
    assert rule(start, *script, edition=edition).zone("A") == FIELD


def angel(name: str = "A") -> Effect:
    """If *name* would die, kill the gear instead; heal and exhaust the unit."""
    return Effect(
        ZoneWatch(to(name), Zone.BATTLEFIELD, Zone.GRAVEYARD),
        Instead((Kill(Named("Gear")), Heal(Named(name)), TapIt(Named(name)))),
        id="angel",
        label="angel",
        controller=ME,
        host="Gear",
    )


@BOTH
@pytest.mark.rule("369.1", "428.1.a.2")
def test_a_death_can_be_replaced_by_the_death_of_a_gear(edition: str) -> None:
    start = rb(unit("A", 3), permanent("Gear", "gear"), RAY, angel())
    ruled = rule(start, deal("Ray", "A", 5), edition=edition)
    assert ruled.zone("A") == FIELD
    assert ruled.marked("A") == {0}
    assert ruled.zone("Gear") == TRASH
    assert ruled.dealt("A") == {5}
    assert ruled.prevented("A") == {0}


@BOTH
@pytest.mark.rule("370.2")
def test_two_hourglasses_that_are_units_replace_each_others_death_once(
    edition: str,
) -> None:
    def glass(name: str) -> Obj:
        friendly = Filter(kinds=frozenset({"unit"}), controller=Side.YOU)
        return card(
            unit(name, 1),
            Effect(
                ZoneWatch(friendly, Zone.BATTLEFIELD, Zone.GRAVEYARD),
                Instead((Kill(Who.THIS), Heal(Who.EVENT_OBJECT))),
                uses=1,
            ),
        )

    ruled = rule(rb(glass("Z"), glass("Y"), RAY), deal("Ray", "Z", 1), edition=edition)
    dead = {
        tuple(one.board.obj(n).zone is Zone.GRAVEYARD for n in "ZY")  # type: ignore[union-attr]
        for one in ruled.ruling.outcomes
    }
    assert dead <= {(True, False), (False, True)}


@BOTH
@pytest.mark.rule("373", "369.1")
def test_which_of_two_dying_units_is_saved_is_chosen(edition: str) -> None:
    saves = Effect(
        ZoneWatch(
            Filter(kinds=frozenset({"unit"}), controller=Side.YOU),
            Zone.BATTLEFIELD,
            Zone.GRAVEYARD,
        ),
        Instead((Kill(Named("Glass")), Heal(Who.EVENT_OBJECT))),
        id="glass",
        label="glass",
        controller=ME,
        host="Glass",
        uses=1,
    )
    start = rb(unit("A", 2), unit("B", 2), permanent("Glass", "gear"), RAY, saves)
    sweep = together(hit("Ray", "A", 2), hit("Ray", "B", 2))
    ruled = rule(start, sweep, edition=edition)
    saved = {
        tuple(one.board.obj(n).zone is Zone.BATTLEFIELD for n in "AB")  # type: ignore[union-attr]
        for one in ruled.ruling.outcomes
    }
    assert saved == {(True, False), (False, True)}
    assert ruled.choosers == {ME}


@BOTH
@pytest.mark.rule("428.2", "369.1")
def test_a_replaced_kill_is_no_killed_unit(edition: str) -> None:
    # Kill a unit; if it was killed, play a unit: the hook finds nothing.
    dead = Matches(Named("A"), Filter(zone=Zone.GRAVEYARD))
    start = rb(unit("A", 3), permanent("Gear", "gear"), angel())
    hook = do(
        Kill(Named("A")),
        If(dead, (MakeTokens(1, name="Big", kinds=frozenset({"unit"})),)),
    )
    ruled = rule(start, hook, edition=edition)
    assert ruled.zone("A") == FIELD
    assert ruled.tokens("Big") == {0}


@BOTH
@pytest.mark.rule("375")
def test_an_effect_that_replaces_tokens_meets_the_newly_made_ones(edition: str) -> None:
    from bot.engine.effects import AlsoCreate, TokenWatch
    from bot.engine.values import ONLY_YOU

    twin = Effect(
        TokenWatch(ONLY_YOU),
        AlsoCreate(token=MakeTokens(1, name="Recruit", kinds=frozenset({"unit"}))),
        id="twin",
        label="twin",
        controller=ME,
    )
    gold = MakeTokens(1, name="Mech", kinds=frozenset({"unit"}), tapped=True)
    ruled = rule(rb(twin), do(gold), edition=edition)
    made = [
        one
        for one in ruled.ruling.outcomes[0].board.objects
        if one.token and one.zone is Zone.BATTLEFIELD
    ]
    assert sorted(one.name for one in made) == ["Mech", "Recruit"]
    assert all(one.tapped for one in made)


@BOTH
@pytest.mark.rule("369.1")
def test_damage_can_be_redirected_by_cards(edition: str) -> None:
    guard = on_damage(Redirect(Named("Guard")), "guard", "A")
    start = rb(unit("A", 3), unit("Guard", 9), RAY, guard)
    ruled = rule(start, deal("Ray", "A", 5), edition=edition)
    assert ruled.marked("A") == {0}
    assert ruled.marked("Guard") == {5}


@BOTH
@pytest.mark.rule("370.2", "437.2")
def test_plus_and_prevent_are_ordered_by_the_units_side(edition: str) -> None:
    start = rb(unit("A", 20), RAY, plus(2, "more", "A"), prevent_each(1, "A"))
    ruled = rule(start, deal("Ray", "A", 1), edition=edition)
    assert ruled.marked("A") == {0, 2}
    assert ruled.choosers == {ME}


@BOTH
@pytest.mark.rule("417.1.c")
def test_damage_is_marked_on_each_unit_by_itself(edition: str) -> None:
    start = rb(unit("A", 3), theirs("B", 3), RAY)
    sweep = do(DealDamage(2, EachOf(Filter(kinds=frozenset({"unit"})))), source="Ray")
    ruled = rule(start, sweep, edition=edition)
    assert ruled.marked("A") == {2}
    assert ruled.marked("B") == {2}


@BOTH
@pytest.mark.rule("417.1.e.1")
def test_a_trigger_on_taking_damage_sees_only_what_was_dealt(edition: str) -> None:
    grows = Trigger(DamageWatch(recipient=THIS), (AddCounters("buff", 1, Who.THIS),))
    start = rb(card(unit("A", 6), grows), RAY, shield(3, "A"))
    assert rule(start, deal("Ray", "A", 3), edition=edition).counters("A", "buff") == {
        0
    }
    assert rule(start, deal("Ray", "A", 4), edition=edition).counters("A", "buff") == {
        1
    }
