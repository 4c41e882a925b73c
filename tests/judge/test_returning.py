"""What was exiled until something leaves is not said to stay where that has left."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

LIGHT = (
    'mtg: Ann casts Odd Light "When this enchantment enters, exile target creature '
    'an opponent controls until this enchantment leaves the battlefield." targeting '
    "Ben's 2/2. "
)


@pytest.mark.cr("610.3")
def test_what_would_be_back_is_not_said_to_be_in_exile(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, LIGHT + "Ben casts Disenchant on Odd Light. Where is the 2/2?")

    assert refused.value.problem is Problem.UNSUPPORTED


def test_it_stays_in_exile_as_long_as_that_stays(bench: Bench):
    answer = bench.ask(ALICE, LIGHT + "Where is the 2/2?")

    (outcome,) = answer.outcomes
    assert [it.zone for it in outcome.objects.values() if it.power == 2] == ["exile"]


def test_what_is_told_as_exiled_by_it_is_its_target(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(
            ALICE,
            "mtg: Ben's 2/2 is exiled by Ann's Banishing Light. Ben casts Disenchant "
            "on Banishing Light. Where does the 2/2 end up?",
        )

    assert refused.value.problem is Problem.UNSUPPORTED
