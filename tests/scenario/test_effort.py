"""What is read takes so much and no more, whatever it is."""

from contextlib import suppress

import pytest

from bot.errors import Problem, QuestionError
from bot.scenario.words.effort import MOST, bounded, shared, spend


def too_much() -> None:
    """What takes more than may be done."""
    with bounded():
        spend(MOST)
        spend(1)


def test_what_takes_too_much_is_refused_for_that() -> None:
    with pytest.raises(QuestionError) as error:
        too_much()
    assert error.value.problem is Problem.LIMIT


def test_what_has_been_refused_leaves_all_to_what_comes_next() -> None:
    with pytest.raises(QuestionError):
        too_much()
    with bounded():
        spend(MOST)


def test_what_is_read_within_takes_of_the_same() -> None:
    with pytest.raises(QuestionError):
        one_more_within()


def one_more_within() -> None:
    """What takes all, and the least there is in it."""
    with bounded():
        spend(MOST)
        with bounded():
            spend(1)


def test_nothing_is_answered_of_which_a_part_was_not_read_to_its_end() -> None:
    with pytest.raises(QuestionError), bounded(), suppress(QuestionError):
        spend(MOST + 1)


def test_texts_that_are_tried_one_after_another_take_of_the_same() -> None:
    with shared():
        with bounded():
            spend(MOST)
        with pytest.raises(QuestionError), bounded():
            spend(1)


def test_a_text_that_was_tried_in_vain_leaves_the_answer_as_it_is() -> None:
    with shared(), suppress(QuestionError), bounded():
        spend(MOST + 1)
    with bounded():
        spend(MOST)
