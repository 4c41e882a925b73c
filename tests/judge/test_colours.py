"""A colour nobody told is asked for where the ruling hangs on it, and only there."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

BLAST = 'Odd Blast "Odd Blast deals 4 damage to any target." on '
SPHERE = (
    'mtg: Ann controls Odd Sphere "If a black source would deal damage to you, prevent '
    '2 of that damage." '
)


def test_what_a_sphere_of_a_colour_prevents_hangs_on_the_colour(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, f"{SPHERE}Ben casts {BLAST}Ann.")

    assert refused.value.problem is Problem.AMBIGUOUS


def test_a_colour_that_is_told_is_not_asked_for(bench: Bench):
    answer = bench.ask(ALICE, f"{SPHERE}Ben casts {BLAST}Ann. Odd Blast is black.")

    assert {one.players["Ann"].life for one in answer.outcomes} == {18}


def test_no_colour_is_asked_for_where_it_makes_no_difference(bench: Bench):
    answer = bench.ask(ALICE, f"{SPHERE}Ann casts {BLAST}Ben.")

    assert {one.players["Ben"].life for one in answer.outcomes} == {16}


GUARD = "mtg: Ben attacks Ann with a 5/5 Wurm. Ann blocks with a 2/2 Guard. "


def test_the_colour_of_a_creature_is_asked_for_where_protection_hangs_on_it(
    bench: Bench,
):
    with pytest.raises(QuestionError) as refused:
        bench.ask(
            ALICE, f"{GUARD}The Guard has protection from green. Does the Guard die?"
        )

    assert str(refused.value) == "What colour is Wurm?"


def test_a_colour_is_not_asked_for_where_what_is_asked_does_not_hang_on_it(
    bench: Bench,
):
    answer = bench.ask(
        ALICE, f"{GUARD}The Guard has protection from green. Does the Wurm die?"
    )

    assert answer.verdict == "No: Wurm survives."


def test_what_nobody_calls_black_can_be_destroyed_as_nonblack(bench: Bench):
    answer = bench.ask(ALICE, "mtg: Ben casts Doom Blade on Ann's 2/2. Does it die?")

    assert answer.verdict == "Yes: the 2/2 dies."


GROWTH = 'Odd Growth "Target creature gets +2/+2 until end of turn." on '


def test_what_one_casts_on_ones_own_is_of_a_colour_that_can_target_it(bench: Bench):
    answer = bench.ask(
        ALICE,
        f"mtg: Ann's 4/4 Knight has protection from black. Ann casts {GROWTH}it. "
        "How big is it?",
    )

    assert answer.verdict == "Knight is 6/6."
    assert "Odd Growth is of a colour that can target Knight." in answer.assumptions


def test_the_colour_of_what_an_opponent_casts_is_asked_for(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(
            ALICE,
            f"mtg: Ann's 4/4 Knight has protection from black. Ben casts {BLAST}it. "
            "Does it die?",
        )

    assert str(refused.value) == "What colour is Odd Blast?"


def test_what_is_told_to_target_it_is_taken_to_be_able_to(bench: Bench):
    answer = bench.ask(
        ALICE, "mtg: Ben casts Doom Blade on Ann's Odd Lion (2/2). Does it die?"
    )

    assert answer.verdict == "Yes: Odd Lion dies."
    assert "Odd Lion is not black: Doom Blade targets it." in answer.assumptions
