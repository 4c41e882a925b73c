"""Follow-ups that call what was asked about “it”, “she” or “he”."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

SORAKA = (
    "My opponent uses Void Seeker (4 damage) on my Ribbon Dancer which has 3 Might, "
    "but Soraka, Wanderer (4 Might) is at the same battlefield. Does it die?"
)
ANGEL = "I have a prevent-1 shield on my Serra Angel. He bolts her. Is she dead?"


@pytest.mark.parametrize("words", ["what if it had 4 Might?", "it's a 4 Might unit"])
def test_it_is_the_one_asked_about(go_on: GoOn, words: str) -> None:
    found = go_on(SORAKA, words, game=Game.RIFTBOUND)
    assert found.destroyed("Ribbon Dancer") == {True}


def test_she_is_the_thing_that_the_question_called_so(go_on: GoOn) -> None:
    found = go_on(ANGEL, "what if I cast Healing Salve on her too")
    assert found.damage("Serra Angel") == {0}


def test_she_is_nobody_where_the_question_named_it(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="her"):
        go_on(
            "I have Serra Angel. He bolts me. Does Serra Angel die?",
            "what if I cast Healing Salve on her",
        )


def test_of_two_that_fight_it_may_be_either(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="3/3"):
        go_on(
            "I attack with a 3/3. He blocks with a 2/2. Does my 3/3 die?",
            "what if it has deathtouch",
        )


def test_a_life_told_in_a_follow_up_is_where_one_starts(go_on: GoOn) -> None:
    text = "I'm at 4 life and have Worship and a Bear. He casts Banefire on me for 6."
    assert go_on(text, "what if I'm at 1").life("me") == {1}


def test_what_a_follow_up_said_can_be_said_otherwise_in_the_next(go_on: GoOn) -> None:
    text = "I have 9 life and a 2/2. He bolts me."
    assert go_on(text, "what if I'm at 8", "what if I'm at 7").life("me") == {4}
