"""Damage dealt to another instead (614.9)."""

import pytest

from bot.engine.effects import (
    Ban,
    Effect,
    Redirect,
)
from bot.engine.question import Remove
from bot.engine.values import (
    ControllerOf,
    Named,
    Who,
)
from tests.engine.boards import (
    FOE,
    ME,
    ban,
    board,
    creature,
    deal,
    doubler,
    hit,
    on_damage,
    permanent,
    rule,
    shield,
    spell,
    to,
    together,
    unpreventable,
)

BOLT = spell("Bolt")


def _redirect(goal: str, *recipients: str, label: str = "", **fields: object) -> Effect:
    act = Redirect(
        Named(goal), fields.pop("amount", None), bool(fields.pop("points", False))
    )  # type: ignore[arg-type]
    return on_damage(act, label or f"to {goal}", *(recipients or (ME,)), **fields)


# --- Redirection ------------------------------------------------------------------


@pytest.mark.cr("614.9")
def test_redirected_damage_is_dealt_to_the_other_recipient() -> None:
    start = board(BOLT, creature("Wall", 0, 4), _redirect("Wall"))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.marked("Wall") == {3}


@pytest.mark.cr("614.9")
def test_redirection_to_something_that_is_gone_does_nothing() -> None:
    start = board(BOLT, creature("Wall", 0, 4), _redirect("Wall"))
    ruled = rule(start, Remove("Wall"), deal("Bolt", ME, 3))
    assert ruled.life() == {17}


@pytest.mark.cr("614.9")
def test_redirection_to_something_that_is_no_creature_does_nothing() -> None:
    start = board(BOLT, permanent("Relic", "artifact"), _redirect("Relic"))
    assert rule(start, deal("Bolt", ME, 3)).life() == {17}


@pytest.mark.cr("614.9")
def test_redirection_to_a_player_who_has_lost_does_nothing() -> None:
    start = board(
        BOLT,
        _redirect("other"),
        players=(ME, FOE, "other"),
        life={"other": 3},
    )
    ruled = rule(start, deal("Bolt", "other", 3), deal("Bolt", ME, 3))
    assert ruled.life() == {17}


@pytest.mark.cr("614.9", "614.5")
def test_two_redirections_to_each_other_end_where_they_began() -> None:
    start = board(
        BOLT,
        creature("Wall", 0, 9),
        _redirect("Wall", ME),
        _redirect(ME, "Wall", label="back"),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {17}


@pytest.mark.cr("614.9")
def test_redirections_chain() -> None:
    start = board(
        BOLT,
        creature("A", 0, 9),
        creature("B", 0, 9),
        _redirect("A", ME),
        _redirect("B", "A"),
    )
    assert rule(start, deal("Bolt", ME, 3)).marked("B") == {3}


@pytest.mark.cr("614.9", "616.1")
def test_after_redirection_the_new_recipient_orders_what_is_left() -> None:
    start = board(
        BOLT,
        creature("Wall", 0, 9, controller=FOE),
        _redirect("Wall"),
        doubler("double", "Wall"),
        shield(1, "Wall"),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.marked("Wall") == {4, 5}
    assert ruled.choosers == {FOE}


@pytest.mark.cr("614.9", "616.1e")
def test_my_shield_or_the_redirection_first_is_my_choice() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall"), shield(2))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.marked("Wall") == {1, 3}
    assert ruled.life() == {20}


@pytest.mark.cr("614.5")
def test_a_doubler_that_applied_before_redirection_does_not_apply_again() -> None:
    start = board(BOLT, creature("Wall", 0, 20), _redirect("Wall"), doubler())
    assert rule(start, deal("Bolt", ME, 3)).marked("Wall") == {6}


@pytest.mark.cr("614.9")
def test_some_of_the_damage_can_be_redirected() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall", amount=1))
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {18}
    assert ruled.marked("Wall") == {1}


@pytest.mark.cr("614.9")
def test_the_next_points_are_redirected_over_several_events() -> None:
    pool = _redirect("Wall", amount=3, points=True)
    start = board(BOLT, creature("Wall", 0, 9), pool)
    ruled = rule(start, deal("Bolt", ME, 2), deal("Bolt", ME, 2))
    assert ruled.life() == {19}
    assert ruled.marked("Wall") == {3}


@pytest.mark.cr("614.9")
def test_which_damage_a_pool_of_redirection_takes_is_chosen() -> None:
    pool = _redirect("Wall", amount=2, points=True)
    start = board(
        creature("Link", 2, 2, "lifelink", controller=FOE),
        creature("Bear", 2, 2, "wither", controller=FOE),
        creature("Wall", 0, 9),
        pool,
    )
    ruled = rule(start, together(hit("Link", ME, 2), hit("Bear", ME, 2)))
    assert ruled.counters("Wall", "-1/-1") == {0, 1, 2}
    assert ruled.choosers == {ME}


@pytest.mark.cr("614.9", "615.8")
def test_the_next_time_damage_is_redirected_takes_all_of_the_moment() -> None:
    once = _redirect("Wall", uses=1, each_source=False)
    start = board(
        creature("A", 1, 1), creature("B", 2, 2), creature("Wall", 0, 9), once
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)), deal("A", ME, 1))
    assert ruled.life() == {19}
    assert ruled.marked("Wall") == {3}


@pytest.mark.cr("614.9", "615.8")
def test_the_next_time_a_source_is_redirected_takes_one_source() -> None:
    once = _redirect("Wall", uses=1)
    start = board(
        creature("A", 1, 1), creature("B", 2, 2), creature("Wall", 0, 9), once
    )
    ruled = rule(start, together(hit("A", ME, 1), hit("B", ME, 2)))
    assert ruled.life() == {18, 19}


@pytest.mark.cr("614.9", "615.12")
def test_unpreventable_damage_can_still_be_redirected() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall"), unpreventable())
    assert rule(start, deal("Bolt", ME, 3)).marked("Wall") == {3}


@pytest.mark.cr("614.9", "614.17")
def test_damage_that_cannot_be_redirected_stays() -> None:
    start = board(BOLT, creature("Wall", 0, 9), _redirect("Wall"), ban(Ban.REDIRECT))
    assert rule(start, deal("Bolt", ME, 3)).life() == {17}


@pytest.mark.cr("614.9")
def test_damage_redirected_back_to_its_source_controller() -> None:
    act = Redirect(ControllerOf(Who.EVENT_SOURCE))
    ruled = rule(board(BOLT, on_damage(act, "mirror", ME)), deal("Bolt", ME, 3))
    assert ruled.lives(ME, FOE) == {(20, 17)}


@pytest.mark.cr("614.9", "615.7")
def test_a_shield_covers_redirected_and_direct_damage_together() -> None:
    start = board(
        creature("Link", 2, 2, "lifelink", controller=FOE),
        creature("Bear", 2, 2, controller=FOE),
        creature("Wall", 0, 9),
        _redirect("Wall", ME),
        shield(2, "Wall"),
    )
    ruled = rule(start, together(hit("Link", ME, 2), hit("Bear", "Wall", 2)))
    assert ruled.marked("Wall") == {2}
    assert ruled.left("shield 2") == {0}
    assert ruled.life(FOE) == {20, 21, 22}


@pytest.mark.cr("614.9", "616.2", "615.7")
def test_a_redirection_that_becomes_applicable_shares_the_shield_behind_it() -> None:
    start = board(
        creature("A", 2, 2),
        creature("B", 2, 2),
        creature("Wall", 0, 20),
        _redirect("Wall", ME, at_least=4),
        doubler("double", ME),
        shield(3, "Wall"),
    )
    ruled = rule(start, together(hit("A", ME, 2), hit("B", "Wall", 2)))
    assert ruled.marked("Wall") == {3}
    assert ruled.left("shield 3") == {0}


@pytest.mark.cr("614.17")
def test_damage_redirected_to_what_cannot_be_dealt_damage_is_not_dealt() -> None:
    start = board(
        BOLT,
        creature("Saint", 0, 9),
        _redirect("Saint"),
        ban(Ban.BE_DEALT_DAMAGE, object=to("Saint")),
    )
    ruled = rule(start, deal("Bolt", ME, 3))
    assert ruled.life() == {20}
    assert ruled.marked("Saint") == {0}
