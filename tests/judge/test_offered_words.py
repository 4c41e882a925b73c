"""Words nobody knows, of another game or with a slip: what is offered for them."""

import pytest

from bot.judge.bench import Bench
from tests.judge.conftest import ALICE, refused


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("My 3/3 is zorpled by a 2/2. Who dies?", "zorpled"),
        ("I zorple my opponent's Grizzly Bears with Lightning Bolt.", "zorple"),
        ("riftbound: They flonk my 4-Might unit.", "flonk"),
    ],
)
def test_a_verb_nobody_knows_may_mean_anything(
    text: str, word: str, bench: Bench
) -> None:
    error = refused(bench, text)
    assert not error.offers
    assert str(error.message) == (
        f"I do not know the word “{word}”. Say it in another word."
    )
    assert text[error.column - 1 :][: error.length] == word
    # What can be said at all is shown, though nothing tells what is meant.
    assert error.suggestions
    assert error.alike


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # With a number that is dealt it hits, if the asker says so.
        ("Bob zorps me for 3. What's my life?", "“hits” for “zorps”"),
        ("riftbound: They flonk my 4-Might unit for 3.", "“hit” for “flonk”"),
        ("ga: he glomfs my ally for 3", "“hits” for “glomfs”"),
        ("opp casts blorfs at me for 4, i have a prevent 2 shield.", "“a spell” for"),
        ("opp plays blorfs and it deals 4 damage to me", "“a spell” for “blorfs”"),
        ("ga: my champion has a glomf that prevents 2. he hits me for 5", "“shield”"),
    ],
)
def test_plain_words_are_offered_where_a_number_tells_what_it_does(
    text: str, said: str, bench: Bench
) -> None:
    offer = refused(bench, text).offers[0]
    assert said in offer.said
    assert bench.ask(ALICE, offer.text)


@pytest.mark.parametrize(
    "text",
    [
        "I cast blorfs. Then Bob bolts me.",
        "Bob controls a Blorf. Bob bolts me.",
        "Bob zorps me. What's my life?",
    ],
)
def test_without_a_number_nothing_stands_in(text: str, bench: Bench) -> None:
    assert not any("for “" in it.said for it in refused(bench, text).offers)


@pytest.mark.parametrize(
    ("text", "tried"),
    [
        (
            "he casts Shokc on my glomf and i prevent 1. does it die",
            "he casts Shock on my Glomf (3/3) and i prevent 1. does it die",
        ),
        (
            "Bob casts Lihgtning Bolt on my glomf.",
            "Bob casts Lightning Bolt on my Glomf (3/3).",
        ),
    ],
)
def test_a_name_with_a_slip_is_told_beside_one_that_nobody_knows(
    text: str, tried: str, bench: Bench
) -> None:
    error = refused(bench, text)
    assert "Did you mean" in str(error.message)
    assert [*error.suggestions] == [tried]


def test_a_name_that_nobody_knows_is_told_once(bench: Bench) -> None:
    error = refused(bench, "rb: he casts a blorfs to my unit. does it survive")
    assert str(error.message).count("blorfs") == 1


@pytest.mark.parametrize(
    "text",
    ["ga: my ally attacks his ally, does it die", "rb: my unit is stunned and attacked "
     "by 4 might. does it die?"],
)  # fmt: skip
def test_the_game_stays_in_front_of_what_is_missing(text: str, bench: Bench) -> None:
    error = refused(bench, text)
    assert error.suggestions
    assert all(it.startswith(text[:4]) for it in error.suggestions)


def test_of_a_text_of_no_game_the_one_word_that_nobody_knows_is_told(
    bench: Bench,
) -> None:
    error = refused(bench, "he shokc my glomf and i prevent 1. does it die")
    assert error.text.startswith("mtg: ")
    assert error.excerpt().endswith("^^^^^")
    assert "“glomf”" in str(error.message)


def test_what_has_nothing_to_rule_on_in_any_game_is_told_so(bench: Bench) -> None:
    error = refused(bench, "hello there, how was your weekend")
    assert not error.line


def test_a_verb_that_is_known_may_mean_what_it_does(bench: Bench) -> None:
    text = "ga: My champion is bopped for 4 by his ally. How much damage?"
    [offer] = refused(bench, text).offers
    assert offer.changed(text) == "ga: his ally deals 4 damage to my champion."


@pytest.mark.parametrize(
    "text",
    [
        "ga: Their ally with 2 power attacks my champion. My 2/2 ally blocks it.",
        "ga: Their 3/3 ally attacks. I block with my 2/2 ally.",
    ],
)
def test_what_blocks_in_grand_archive_intercepts(text: str, bench: Bench) -> None:
    answer = bench.ask(ALICE, text)
    assert "The 2/2 intercepts the attack." in answer.understood


def test_what_is_attacked_may_not_be_defended_by_others(bench: Bench) -> None:
    text = "ga: Their ally with 2 power attacks my 3/3 ally. My 2/2 ally blocks it."
    assert not refused(bench, text).offers


def test_a_slip_of_a_word_of_one_game_tells_the_game(bench: Bench) -> None:
    error = refused(bench, "I deal 4 damage to oponents creatur wich has prevent 2.")
    assert "the power and toughness of your opponent's creature" in str(error.message)


@pytest.mark.parametrize(
    ("text", "example"),
    [
        (
            "riftbound: Opponent hits my Rakka for 3.",
            "riftbound: Opponent hits my Rakka (3 Might) for 3.",
        ),
        (
            "ga: A spell deals 2 damage to my Bobby.",
            "ga: A spell deals 2 damage to my Bobby (2 power, 3 life).",
        ),
    ],
)
def test_an_unknown_unit_is_shown_with_a_size_of_its_game(
    text: str, example: str, bench: Bench
) -> None:
    assert refused(bench, text).suggestions == (example,)
