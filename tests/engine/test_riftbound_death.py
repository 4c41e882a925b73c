"""Riftbound: deaths, and what replaces them."""

import pytest

from bot.engine.board import Obj
from bot.engine.conditions import Matches
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Instead,
    Redirect,
    Trigger,
    ZoneWatch,
)
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    Draw,
    Heal,
    If,
    Kill,
    MakeTokens,
)
from bot.engine.permanents import TapIt
from bot.engine.question import NextTurn
from bot.engine.values import THIS, EachOf, Filter, Named, Side, Who, Zone
from tests.engine.boards import (
    ME,
    card,
    deal,
    do,
    hit,
    on_damage,
    permanent,
    plus,
    prevent_each,
    shield,
    to,
    together,
)
from tests.engine.riftbound import BOTH, FIELD, RAY, TRASH, rb, rule, theirs, unit

# --- Deaths (323, 428) ------------------------------------------------------------


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
