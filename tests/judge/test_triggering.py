"""What is told to trigger, and does not by what is told."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE


def test_what_another_player_triggers_is_asked_for(bench: Bench):
    with pytest.raises(QuestionError, match="Whose is it") as refused:
        bench.ask(ALICE, "Opponent casts Pyroclasm and Guttersnipe triggers.")

    assert refused.value.problem is Problem.AMBIGUOUS


def test_what_triggers_as_told_is_ruled_on(bench: Bench):
    told = bench.ask(
        ALICE,
        "Opponent controls Guttersnipe. Opponent casts Pyroclasm and Guttersnipe"
        " triggers. How much damage do I take?",
    )

    assert told.verdict == "2 damage is dealt to you."
