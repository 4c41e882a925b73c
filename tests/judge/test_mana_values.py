"""A mana value nobody told is asked for where an answer hangs on it, and only there."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

_SHIELD = (
    'mtg: Ann has "Prevent all damage that would be dealt to you by creatures with '
    'mana value 3 or greater." '
)


@pytest.mark.parametrize(
    "told",
    [
        _SHIELD + "Ben attacks Ann with a 3/3. No blocks.",
        _SHIELD + "Ben attacks Ann with a 3/3. What is Ann's life total?",
        'mtg: Ann has a 1/1 Skulk "Protection from mana value 3 or greater." '
        "Ben attacks with a 3/3 and the Skulk blocks. Does the Skulk die?",
    ],
)
def test_what_hangs_on_a_mana_value_is_not_guessed(bench: Bench, told: str):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, told)

    assert refused.value.problem is Problem.AMBIGUOUS
    assert "mana value" in str(refused.value)


@pytest.mark.parametrize(
    "told",
    [
        _SHIELD + "Ben attacks Ann with a 3/3 token. No blocks.",
        _SHIELD + "Ben attacks Ann with a 3/3 with mana value 2. No blocks.",
        _SHIELD + "Ben casts Shock on Ann.",
    ],
)
def test_no_mana_value_is_asked_for_where_it_makes_no_difference(
    bench: Bench, told: str
):
    assert bench.ask(ALICE, told).outcomes
