"""What is too long says so, whatever it is."""

import pytest

from bot.errors import Problem, QuestionError
from bot.scenario import read


def test_what_is_too_long_is_refused_as_that_before_its_game_is_asked(catalogue):
    with pytest.raises(QuestionError) as refused:
        read("word " * 1000, catalogue=catalogue)

    assert refused.value.problem is Problem.LIMIT
    assert "5,000 characters" in refused.value.message
