"""However many shields of one kind protect the same, each has a name of its own."""

import pytest

from bot.judge.languages import words_in
from bot.scenario import read
from tests.exploring import explored


def test_no_two_of_many_shields_alike_have_one_name(catalogue):
    shields = "I have a prevent-1 shield. " * 12
    found = read(
        f"Magic: {shields} A spell deals 30 damage to me.", catalogue=catalogue
    )
    steps = explored(found.question).outcomes[0].steps
    named = [
        args["effect"]
        for args in (dict(step.said.args) for step in steps)
        if "points" in args and "effect" in args
    ]

    assert len({*named}) == len(named) == 12


@pytest.mark.parametrize("language", ["de", "fr", "es", "ja"])
def test_the_second_shield_is_called_as_the_first(language: str):
    words = words_in(language)
    first, second = map(words.label, ("prevent-2 shield", "second prevent-2 shield"))

    assert second.startswith(first)
