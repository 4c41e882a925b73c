"""A question nothing is known to answer is never put as "what happens" in silence."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.errors import QuestionError
from bot.scenario import read

FIGHT = "I attack with a 2/2. Bob blocks it with a 3/3. "


def test_a_question_answered_with_all_that_changed_is_said_to_be(catalogue: Catalogue):
    found = read(FIGHT + "Does it get any bigger?", catalogue=catalogue)

    assert any("Does it get any bigger" in it for it in found.assumptions)


@pytest.mark.parametrize("question", ["What happens?", "So how does that work?"])
def test_what_happens_needs_no_word_about_it(catalogue: Catalogue, question: str):
    found = read(FIGHT + question, catalogue=catalogue)

    assert not any("everything that changed" in it for it in found.assumptions)


def test_what_may_be_done_is_not_answered_with_what_happens(catalogue: Catalogue):
    with pytest.raises(QuestionError):
        read(FIGHT + "Can it hit back now?", catalogue=catalogue)


def test_a_question_stands_there_with_all_of_its_first_word(catalogue: Catalogue):
    found = read(FIGHT + "Where's my life?", catalogue=catalogue)

    assert [it.text for it in found.question.asks] == ["Where's my life"]


@pytest.mark.parametrize(
    "told", ["Active player Nate controls", "The active player, Nate, controls"]
)
def test_the_active_player_may_be_told_in_front_of_a_name(
    catalogue: Catalogue, told: str
):
    text = f"{told} Furnace of Rath. Anna casts Flame Rift. What is Nate's life?"

    assert read(text, catalogue=catalogue).question.board.active == "Nate"
