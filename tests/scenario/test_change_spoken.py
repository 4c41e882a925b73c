"""Follow-ups that say no more than a word of what changes."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

SPELL = (
    "My 6 might unit has a prevent 2 shield and they do 7 to it with a spell. "
    "Does it survive?"
)
HURT = "My champion has 15 life and 12 damage counters already. They hit it for 4."


def test_it_loses_what_only_one_of_them_has(go_on: GoOn) -> None:
    wurm = "My 5/5 with lifelink is blocked by a 2/2."
    assert go_on(wurm).life() == {25}
    assert go_on(wurm, "what if it loses lifelink").life() == {20}


def test_of_two_that_have_it_one_must_be_named(go_on: GoOn) -> None:
    both = "My 5/5 with lifelink is blocked by a 2/2 with lifelink."
    with pytest.raises(QuestionError):
        go_on(both, "what if it loses lifelink")


@pytest.mark.parametrize(
    "words", ["what if there were no shield counter", "without the shield counters"]
)
def test_counters_that_are_not_there(go_on: GoOn, words: str) -> None:
    told = "My 4/4 has a shield counter. He bolts it."
    assert go_on(told).damage("the 4/4") == {0}
    assert go_on(told, words).damage("the 4/4") == {3}


def test_of_several_with_counters_one_must_be_named(go_on: GoOn) -> None:
    told = "My 4/4 has a shield counter. His 5/5 has a shield counter. He bolts my 4/4."
    with pytest.raises(QuestionError):
        go_on(told, "without the shield counter")


@pytest.mark.parametrize(("words", "alive"), [("8", "no"), ("6", "yes")])
def test_a_number_alone_stands_for_the_one_that_is_nothings(
    go_on: GoOn, words: str, alive: str
) -> None:
    found = go_on(SPELL, f"what if its {words} instead", game=Game.RIFTBOUND)
    assert found.answers() == [{alive}]


@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("what if I recover 3 before that", {13}),
        ("what if I recover 5 beforehand", {11}),
        ("what if its 2 instead", {14}),
    ],
)
def test_before_the_one_thing_that_happens(
    go_on: GoOn, words: str, damage: set[int]
) -> None:
    found = go_on(HURT, words, game=Game.GRAND_ARCHIVE)
    assert found.damage("my champion") == damage


def test_before_which_of_two_things_is_not_guessed(go_on: GoOn) -> None:
    told = "I'm at 5. He shocks me. Then he bolts me."
    with pytest.raises(QuestionError):
        go_on(told, "what if I gain 3 life before that")


@pytest.mark.parametrize(
    ("words", "life"),
    [("what if both have lifelink", 23), ("they both have reach", 20)],
)
def test_both_are_the_two_that_there_are(go_on: GoOn, words: str, life: int) -> None:
    told = "I attack Bob with a 3/3. Bob blocks with a 2/2."
    assert go_on(told, words).life() == {life}


def test_who_both_are_of_three_is_not_guessed(go_on: GoOn) -> None:
    told = "I control a 1/1, a 2/2 and a 3/3. Bob casts Pyroclasm."
    with pytest.raises(QuestionError):
        go_on(told, "what if both have shroud")


@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("what if I ping it twice", {3}),
        ("what if I ping it again", {3}),
        ("what if I ping it three times", {4}),
    ],
)
def test_what_is_done_more_than_once(go_on: GoOn, words: str, damage: set[int]) -> None:
    told = "Bob has a 5/5 with 1 damage on it. I ping it for 1."
    assert go_on(told, words).damage("the 5/5") == damage


def test_what_deals_damage_once_more_is_what_dealt_it(go_on: GoOn) -> None:
    told = "A spell deals 3 damage to my 7/7 with lifelink."
    found = go_on(told, "what if it deals 3 damage twice")
    assert found.life() == {20}
    assert found.damage("the 7/7") == {6}


@pytest.mark.parametrize(
    ("words", "died"),
    [
        ("what if I put a +1/+1 counter on one of them", {1}),
        ("what if I put one +1/+1 counter on each of them", {0}),
        ("what if I put one +1/+1 counter on the second 2/2", {1}),
        ("what if I then put one +1/+1 counter on the second 2/2", {2}),
    ],
)
def test_counters_are_put_on_before_what_harms(
    go_on: GoOn, words: str, died: set[int]
) -> None:
    told = "I control two 2/2s. Bob casts Pyroclasm. How many die?"
    assert go_on(told, words).answers() == [{str(it) for it in died}]


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("no I meant Shock", 18),
        ("sorry, wait, I mean Shock", 18),
        ("no he casts Fireball with X=5 on me", 15),
        ("actually he shocks me", 18),
        ("but I have a shield too, prevent 2", 19),
        ("and then another one", 14),
    ],
)
def test_what_is_corrected_stands_for_what_was_told(
    go_on: GoOn, words: str, life: int
) -> None:
    assert go_on("I'm at 20. Bob bolts me.", words).life() == {life}


@pytest.mark.parametrize("words", ["no I didn't mean Shock", "I mean, who knows"])
def test_what_corrects_nothing_changes_nothing(go_on: GoOn, words: str) -> None:
    with pytest.raises(QuestionError):
        go_on("I'm at 20. Bob bolts me.", words)


@pytest.mark.parametrize(
    "words",
    [
        "same thing but with Fireball for 5",
        "Fireball for 5 instead of the bolt",
        "what if it's a Fireball for 5?",
    ],
)
def test_a_spell_for_an_amount_takes_the_place_of_the_one_cast(
    go_on: GoOn, words: str
) -> None:
    text = "I bolt my opponent's 3/3. He plays Healing Salve on it. Does it die?"
    assert go_on(text, words).damage("the 3/3") == {2}


def test_no_spell_takes_the_place_of_one_that_was_not_cast(go_on: GoOn) -> None:
    with pytest.raises(QuestionError):
        go_on("I bolt my opponent's 3/3.", "Fireball for 5 instead of Shock")


@pytest.mark.parametrize("words", ["what if he attacks twice?", "he attacks me again"])
def test_who_attacks_again_does_it_with_what_attacked(go_on: GoOn, words: str) -> None:
    text = "My champion has 12 damage. Opponent's ally attacks it for 3."
    found = go_on(text, words, game=Game.GRAND_ARCHIVE)
    assert found.damage("my champion") == {18}


def test_what_only_prevents_so_much_is_the_one_shield(go_on: GoOn) -> None:
    text = "I attack Bob with a 4/4. He has a prevent-2 shield."
    assert go_on(text, "what if he only prevents 1 of it?").life("Bob") == {17}


@pytest.mark.parametrize(
    ("words", "damage"),
    [("with a prevent-3 shield instead", 2), ("the spell only makes 3 damage", 2)],
)
def test_a_prevention_and_what_a_spell_makes_are_numbers(
    go_on: GoOn, words: str, damage: int
) -> None:
    text = (
        "My unit has 3 Might and 1 damage. A spell makes 4 damage on it, and it has "
        "prevention of 2."
    )
    assert go_on(text, words, game=Game.RIFTBOUND).damage("the unit") == {damage}
