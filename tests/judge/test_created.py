"""A token that is spoken of and that nothing creates is asked for."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

GROVE = (
    'mtg: Ann controls "Odd Grove": "Whenever you gain life, create a 3/3 green Beast '
    'creature token." '
)


@pytest.mark.cr("111.1")
def test_what_is_done_to_a_token_that_nothing_creates_is_asked_back(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, GROVE + "Ben casts Murder on the Beast. Does the Beast die?")

    assert refused.value.problem is Problem.AMBIGUOUS


def test_a_token_that_a_trigger_creates_is_spoken_of(bench: Bench):
    answer = bench.ask(
        ALICE,
        GROVE + "Ann gains 2 life. Ben casts Murder on the Beast. Does the Beast die?",
    )

    assert answer.verdict == "Yes: Beast dies."
