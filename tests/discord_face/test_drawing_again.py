"""A message drawn from one drawn before is just what it would have been anew."""

from dataclasses import replace

import pytest

from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown, answer_page
from bot.discord_face.views.drawing_again import Drawn, drawn_again
from bot.judge.languages import Words
from tests.discord_face.by_hand import TWO_WAYS

SAY = Words()


def shown(owner: int, ruling: str, *, private: bool = False, judges: bool = False):
    answer = replace(TWO_WAYS, ruling=ruling or None)
    place = Press(Act.SHOW, owner, ruling)
    return Shown(answer, place, private=private, judges=judges)


ALICE = shown(10**17, "K7Q2M")
OTHERS = [
    pytest.param(shown(3, "BBBBBB"), id="another person"),
    pytest.param(shown(3, "BBBBBB", private=True), id="for them alone"),
    pytest.param(shown(3, "BBBBBB", judges=True), id="a server with judges"),
    pytest.param(shown(3, ""), id="could not be kept"),
]


@pytest.mark.parametrize("other", OTHERS)
def test_nothing_of_the_first_asker_is_in_what_others_are_shown(other: Shown):
    drawn: Drawn = {}
    drawn_again(ALICE, SAY, drawn)
    again = drawn_again(other, SAY, drawn).to_components()

    assert "K7Q2M" not in str(again)
    assert again == answer_page(other, SAY).to_components()


def test_the_first_message_stays_as_it_was():
    drawn: Drawn = {}
    first = drawn_again(ALICE, SAY, drawn).to_components()
    said = str(first)
    drawn_again(shown(3, "BBBBBB"), SAY, drawn)

    assert str(first) == said
    assert drawn_again(ALICE, SAY, drawn).to_components() == first
