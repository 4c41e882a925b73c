"""Who cast a spell is asked where nobody says it and the answer hangs on it."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

RAY = '"Odd Ray": "Destroy all creatures you don\'t control." has resolved.'


@pytest.mark.parametrize(
    "asked",
    [
        f"mtg: {RAY} I control a 2/2 and my opponent a 3/3. What dies?",
        f"mtg: I control a 2/2. {RAY} Does it die?",
        "mtg: I control Torbran. My opponent has a 3/3. Pyroclasm has resolved. Does "
        "the 3/3 die?",
    ],
)
def test_who_cast_it_is_asked_where_that_decides(bench: Bench, asked: str):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, asked)

    assert refused.value.problem is Problem.AMBIGUOUS


def test_who_cast_it_is_not_asked_where_it_makes_no_difference(bench: Bench):
    answer = bench.ask(
        ALICE, "mtg: Pyroclasm has resolved. I control a 2/2. Does it die?"
    )

    (outcome,) = answer.outcomes
    assert any(it.destroyed for it in outcome.objects.values())
