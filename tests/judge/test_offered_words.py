"""Words nobody knows, of another game or with a slip: what is offered for them."""

import pytest

from bot.judge.bench import Bench
from tests.judge.conftest import ALICE, refused


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Bob zorps me for 3. What's my life?", "zorps"),
        ("My 3/3 is zorpled by a 2/2. Who dies?", "zorpled"),
        ("Bob's 2/2 zonks me for 2.", "zonks"),
        ("I zorple my opponent's Grizzly Bears with Lightning Bolt.", "zorple"),
        ("riftbound: They flonk my 4-Might unit for 3.", "flonk"),
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
            "riftbound: Opponent hits my Yasuo for 3.",
            "riftbound: Opponent hits my Yasuo (3 Might) for 3.",
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
