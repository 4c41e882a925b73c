"""Follow-ups that say another colour, or element, of something."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

BLACK = "I attack with a black 2/2. Bob has “If a black source would deal damage to "
BLACK += "you, prevent 1 of that damage.” What's Bob's life?"


@pytest.mark.parametrize(
    "words",
    [
        "what if my creature is white",
        "What if the attacker is green instead of black?",
        "what if it was red not black",
        "blue instead of black",
        "make the attacker colorless",
        "what if it's a green creature",
    ],
)
def test_another_colour_takes_the_place_of_the_one_told(
    go_on: GoOn, words: str
) -> None:
    assert go_on(BLACK, words).life("Bob") == {18}


@pytest.mark.parametrize("words", ["what if it's green too", "if it is also white"])
def test_a_colour_that_it_has_too_takes_no_ones_place(go_on: GoOn, words: str) -> None:
    assert go_on(BLACK, words).life("Bob") == {19}


def test_what_is_no_longer_red_cannot_be_chosen_as_a_red_source(go_on: GoOn) -> None:
    text = (
        "A red 3/3 attacks me. I use Circle of Protection: Red on it. What is my life?"
    )
    with pytest.raises(QuestionError):
        go_on(text, "What if the attacker is green?")


@pytest.mark.parametrize("words", ["the ally is water", "it was a wind ally"])
def test_another_element_takes_the_place_of_the_one_told(
    go_on: GoOn, words: str
) -> None:
    text = (
        "My opponent's fire ally with 3 power attacks my champion. My champion has "
        "“If a fire source would deal damage to your champion, prevent 2 of that "
        "damage.” How many damage counters?"
    )
    found = go_on(text, f"what if {words}", game=Game.GRAND_ARCHIVE)
    assert found.answers() == [{"3"}]
