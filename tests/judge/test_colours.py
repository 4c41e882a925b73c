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
