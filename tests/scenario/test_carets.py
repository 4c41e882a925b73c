"""A refusal points at the words that tell what is at fault."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario import read


@pytest.mark.parametrize(
    ("text", "pointed"),
    [
        (
            "I have a 2/2. My 2/2 blocks Bob's 3/3 flyer. What is my life?",
            "My 2/2 blocks Bob's 3/3 flyer",
        ),
        (
            "I attack Bob with a 2/2 defender. He has a prevent-1 shield. His life?",
            "I attack Bob with a 2/2 defender",
        ),
        (
            "Bob attacks me with a 3/3. I have Healing Grace in hand. What is my life?",
            "Healing Grace",
        ),
    ],
)
def test_it_points_at_what_is_told_and_not_at_what_is_asked(catalogue, text, pointed):
    with pytest.raises(QuestionError) as caught:
        read(text, catalogue=catalogue, game=Game.MTG)
    start = caught.value.column - 1
    assert text[start : start + caught.value.length] == pointed


@pytest.mark.parametrize("between", ["\\n", "\n", "\r\n", "\u2028", "\v"])
def test_it_points_at_the_line_as_it_was_typed(catalogue, between):
    text = f"I control a 2/2 Bear.{between}A Bolt deals 3 damage to the flurb."
    with pytest.raises(QuestionError) as caught:
        read(text, catalogue=catalogue, game=Game.MTG)
    line, caret = caught.value.excerpt().splitlines()
    assert line[caret.index("^") :][: caret.count("^")] == "flurb"
