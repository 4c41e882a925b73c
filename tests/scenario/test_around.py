"""What is only said around a game is left out, and said so."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.errors import QuestionError
from bot.scenario import read

CASE = "I have a prevent-2 shield. Bob bolts me. {} What's my life?"


@pytest.mark.parametrize(
    "said",
    [
        "He had all the luck.",
        "I told him to wait.",
        "My plan was perfect.",
        "It was the deciding game.",
        "My heart was racing.",
    ],
)
def test_what_is_said_of_people_alone_is_left_out(said: str, catalogue: Catalogue):
    found = read(CASE.format(said), catalogue=catalogue)

    assert any(said.rstrip(".") in str(it) for it in found.notes)


@pytest.mark.parametrize("said", ["I fried him.", "I nuked him."])
def test_what_may_be_done_to_somebody_is_not(said: str, catalogue: Catalogue):
    with pytest.raises(QuestionError):
        read(CASE.format(said), catalogue=catalogue)
