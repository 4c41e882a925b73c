"""What a refusal offers to leave out, and what it never does."""

import pytest

from bot.judge.bench import Bench
from tests.judge.conftest import refused


def test_a_question_is_left_out_only_as_such(bench: Bench) -> None:
    text = "I attack Bob with a 2/2. Can my 5/5 wibble it? Does it die?"
    [offer] = refused(bench, text).offers
    assert offer.text == "I attack Bob with a 2/2. Does it die?"
    assert offer.said == "without “Can my 5/5 wibble it”, as if it were not said"


@pytest.mark.parametrize(
    "said",
    [
        "It came back with a finality counter blorped on.",
        "He nukes it from orbit.",
        "They both glorp.",
        "Bob snurfles a 3/3 in front of it.",
        "It glimmers with a shield.",
        "Carol zorps her attackers.",
        "It wibbles away its first strike.",
    ],
)
def test_what_may_matter_is_never_left_out(said: str, bench: Bench) -> None:
    error = refused(bench, f"I attack Bob with a 2/2. {said} Does my 2/2 die?")
    assert not error.offers


@pytest.mark.parametrize(
    "said",
    [
        "It never wobbles.",
        "He wibbles unless I pay 2.",
        "If I frob it, does it wibble?",
        "Before that it wobbles sideways.",
    ],
)
def test_what_turns_the_meaning_is_never_left_out(said: str, bench: Bench) -> None:
    error = refused(bench, f"I attack Bob with a 2/2. {said} Does my 2/2 die?")
    assert not error.offers
    assert "the rest I do." in str(error)


@pytest.mark.parametrize(
    "text",
    ["He zorples me with a 3/3. What's my life?", "I zorple him. What's his life?"],
)
def test_a_verb_nobody_knows_is_no_attack(text: str, bench: Bench) -> None:
    assert not any("attack" in it.text for it in refused(bench, text).offers)


def test_where_nothing_is_left_to_happen_nothing_is_left_out(bench: Bench) -> None:
    error = refused(bench, "I have a 2/2 Bear. Bob zorps up the wall. Does it die?")
    assert not error.offers


@pytest.mark.parametrize(
    "text",
    [
        "All but two of my five 2/2s have protection from red. Bob casts Pyroclasm. "
        "How many die?",
        "mtg: Bob's spell deals 2 damage to each player (himself included). My life?",
        "mtg: A spell deals a total of 4 damage to my two 2/2s.",
    ],
)
def test_no_exception_is_left_out(text: str, bench: Bench) -> None:
    assert not refused(bench, text).offers


def test_what_is_over_is_left_out_with_what_it_is_said_of(bench: Bench) -> None:
    text = (
        "I have a prevent-3 shield but it was already used up last turn. Bob bolts me."
    )

    assert [it.text for it in refused(bench, text).offers] == ["Bob bolts me."]


def test_it_is_named_as_all_that_is_not_understood(bench: Bench) -> None:
    error = refused(
        bench,
        "I attack with a 2/2 double striker. My opponent blocks it with a 3/3 that "
        "has been gorbled by the mizzling wind. Does the 3/3 die?",
    )
    said = "“that has been gorbled by the mizzling wind”; the rest I do."
    assert said in error.message
    assert (error.line, error.column) == (1, 70)
    # Without it that would be another case, and no example is about it.
    assert not error.offers
    assert not error.examples
    assert str(error).endswith("or leave it out if nothing hangs on it.")


@pytest.mark.parametrize(
    ("text", "word", "clause"),
    [
        ("Lightning Bolt hits me and then he zorps it.", "zorps", "he zorps it"),
        (
            "My 3/3 Bear blocks a 2/2. I blorp the Bear. Does it die?",
            "blorp",
            "I blorp the Bear",
        ),
        (
            "ga: My opponent attacks my champion for 3 and he zorps it. How much?",
            "zorps",
            "he zorps it",
        ),
        (
            "riftbound: I have a 4-Might unit and I snarfle two of its Might. A spell "
            "deals 3 damage to it. Does it die?",
            "snarfle",
            "I snarfle two of its Might",
        ),
    ],
)  # fmt: skip
def test_of_a_clause_with_one_strange_word_that_word_is_marked(
    text: str, word: str, clause: str, bench: Bench
) -> None:
    error = refused(bench, text)
    assert text[error.column - 1 :][: error.length] == word
    assert f"leave out “{clause}”" in error.message
    assert not error.examples


def test_what_differs_in_two_letters_is_no_slip(bench: Bench) -> None:
    text = (
        "riftbound: My 4-Might unit attacks a 3-Might unit and he blorped it. Who dies?"
    )
    assert not refused(bench, text).offers


def test_nobody_is_told_to_leave_out_what_protects(bench: Bench) -> None:
    error = refused(
        bench,
        "I attack with a 2/2. My opponent blocks it with a 3/3 that gorbles a "
        "prevent-2 shield. Does the 3/3 die?",
    )
    assert "leave it out" not in str(error)
