"""A question about the rules in general is sent to the rules, and ruled on by none."""

import pytest

from bot.citation import Game
from bot.judge.bench import Bench
from bot.judge.pointing import is_general
from tests.judge.conftest import ALICE, refused


@pytest.mark.parametrize(
    "text",
    [
        "does deathtouch work with trample?",
        "can damage from Earthquake be prevented by protection from red?",
        "How does lifelink work with double strike",
    ],
)
def test_one_question_without_numbers_is_general(text: str) -> None:
    assert is_general(text)


@pytest.mark.parametrize(
    "text",
    [
        "He attacks me with a 3/3. Does it die?",
        "My bear blocks. Does it die?",
        'Does "Prevent all damage." work with trample?',
        "I control a Bear.",
    ],
)
def test_what_tells_of_a_table_is_not(text: str) -> None:
    assert not is_general(text)


def test_it_names_the_rules_that_have_a_heading_for_it(bench: Bench) -> None:
    error = refused(bench, "does deathtouch work with trample?")
    assert {"702.2", "702.19"} <= set(error.rules)
    assert "rule 702.2" in error.suggestions


@pytest.mark.parametrize(
    "text", ["How does prevention work in Riftbound?", "riftbound: what is Prevent?"]
)
def test_it_names_the_rules_of_the_game_that_is_asked_about(
    bench: Bench, text: str
) -> None:
    error = refused(bench, text)
    assert error.rules
    assert all(bench.rule(one)[0].game is Game.RIFTBOUND for one in error.rules)


def test_what_it_offers_to_type_is_ruled_on(bench: Bench) -> None:
    error = refused(bench, "can indestructible creatures die to deathtouch?")
    assert bench.ask(ALICE, error.suggestions[-1]).verdict


def test_without_a_heading_the_refusal_stays_as_it_is(bench: Bench) -> None:
    assert not refused(bench, "can he blorp me?").rules


def test_nothing_happening_is_no_answer_to_a_general_question(bench: Bench) -> None:
    error = refused(bench, "if damage is prevented do i still gain life from lifelink?")
    assert "702.15" in error.rules
