"""Engine sentences, said to whoever asks."""

import pytest

from bot.engine.outcome import ChoicePoint, Said
from bot.telling.naming import Names
from bot.telling.saying import Sayings
from bot.telling.words import Words
from tests.engine.boards import board


@pytest.mark.parametrize(
    ("chooser", "option", "said"),
    [
        ("me", "Bob", "You choose: Bob."),
        # What is chosen is you: the choice is the trigger's controller's (603.3d).
        ("Bob", "me", "Choice of Bob: you."),
    ],
)
def test_a_choice_is_of_whoever_chooses(chooser: str, option: str, said: str):
    args = (("chooser", chooser), ("option", option))
    told = Sayings(Names((board(),), Words()), Words())

    assert told.sentence(Said("Choice of {chooser}: {option}.", args)) == said


def test_you_are_you_in_a_list_of_what_is_chosen():
    chosen = Said("{names}", (("names", "Bob, me, Odd Titan"),))
    point = ChoicePoint("Bob", Said("What is aimed at?", ()), (chosen,), ("603.3d",))

    assert Sayings(Names((board(),), Words()), Words()).option(point, 0) == (
        "Bob, you, Odd Titan"
    )
