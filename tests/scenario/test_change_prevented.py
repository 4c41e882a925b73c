"""Follow-ups about how much is prevented, how often something is done, and by what."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

UNIT = "My 7 might unit has a prevent-2 shield. His spell deals 6 damage to it."
SHIELDED = "My 4/4 has a prevent-1 shield. He bolts it."
FOUGHT = "My 5 might unit has prevent 2. His 4 might unit attacks it."
HIT = "My 7 might unit with prevent 1 is hit by a spell that deals 3 damage."


@pytest.mark.parametrize(
    "words",
    [
        "with prevention of 3?",
        "and prevent 3",
        "prevent-3",
        "with 3 prevented?",
        "3 prevention",
        "what if I prevent 3",
        "what if it had prevention of 3",
    ],
)
def test_a_number_of_prevention_alone_is_the_one_shields(
    go_on: GoOn, words: str
) -> None:
    assert go_on(UNIT, words, game=Game.RIFTBOUND).damage("the 7-Might unit") == {3}
    assert go_on(SHIELDED, words).damage("the 4/4") == {0}


@pytest.mark.parametrize(
    "words", ["and another prevent 2", "plus prevention of 2", "prevention of 2 too"]
)
def test_one_more_prevention_is_of_who_has_one(go_on: GoOn, words: str) -> None:
    assert go_on(UNIT, words, game=Game.RIFTBOUND).damage("the 7-Might unit") == {2}
    assert go_on(SHIELDED, words).damage("the 4/4") == {0}


def test_prevention_of_nobody_is_of_what_is_dealt_damage(go_on: GoOn) -> None:
    assert go_on("I bolt his 4/4.", "and prevention of 1").damage("the 4/4") == {2}


def test_the_prevention_of_another_unit_is_one_more(go_on: GoOn) -> None:
    words = "what if his unit has prevent 3"
    found = go_on(FOUGHT, words, game=Game.RIFTBOUND)
    assert found.destroyed("the 4-Might unit") == {False}


@pytest.mark.parametrize(
    ("words", "damage"),
    [("what if it hits twice", 5), ("again?", 5), ("what if he does it 2 times", 5)],
)
def test_what_was_told_of_who_is_hit_is_done_again(
    go_on: GoOn, words: str, damage: int
) -> None:
    found = go_on(HIT, words, game=Game.RIFTBOUND)
    assert found.damage("the 7-Might unit") == {damage}


@pytest.mark.parametrize("words", [("three times?",), ("twice?", "and three times?")])
def test_three_times_is_so_often_in_all(go_on: GoOn, words: tuple[str, ...]) -> None:
    found = go_on("I bolt his 10/10. It has a prevent-1 shield.", *words)
    assert found.damage("the 10/10") == {8}


@pytest.mark.parametrize(
    "words",
    ["what if the spell was Falling Comet", "what if he used Falling Comet instead"],
)
def test_a_spell_without_a_name_is_given_one(go_on: GoOn, words: str) -> None:
    text = "A spell deals 3 damage to my 7 might unit."
    found = go_on(text, words, game=Game.RIFTBOUND)
    assert found.damage("the 7-Might unit") == {6}


def test_somebody_elses_spell_is_given_no_name(go_on: GoOn) -> None:
    text = "His spell deals 3 damage to my 7 might unit."
    with pytest.raises(QuestionError, match="instead of what"):
        go_on(text, "what if I used Falling Comet instead", game=Game.RIFTBOUND)


def test_what_i_did_is_the_one_thing_i_did(go_on: GoOn) -> None:
    text = "He bolts my 3/3. I cast Giant Growth on it."
    assert go_on(text, "what if I hadn't used it").destroyed("the 3/3") == {True}


def test_the_one_card_is_somebody_elses(go_on: GoOn) -> None:
    text = "I control Torbran, Thane of Red Fell. He bolts me."
    assert go_on(text, "what if the Torbran was his").life() == {15}


def test_a_prevention_of_both_is_not_the_one_shields(go_on: GoOn) -> None:
    text = "I cast Firestorm, he has a 3 might unit with prevent 1 and a 3 might unit."
    with pytest.raises(QuestionError, match="Instead of it, or besides it"):
        go_on(text, "what if both had prevent 2", game=Game.RIFTBOUND)


def test_what_deals_unpreventable_damage_cannot_be_prevented(go_on: GoOn) -> None:
    after = go_on(SHIELDED, "what if the Bolt deals unpreventable damage?")
    assert after.damage("the 4/4") == {3}
