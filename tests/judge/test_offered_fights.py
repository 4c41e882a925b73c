"""A board of which no fight is told: what is offered are the fights there may be."""

import pytest

from bot.judge.bench import Bench
from tests.judge.conftest import ALICE, refused


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "He has a 3/3 and I have a 5/5. Does my 5/5 survive?",
            "My opponent's 3/3 attacks me and my 5/5 blocks it.",
        ),
        ("They have a 4/4. Am I dead?", "My opponent's 4/4 attacks me."),
        (
            "ga: I have a 3/3 ally and he has a 2/5 ally. Does mine die?",
            "My opponent's 2/5 attacks my 3/3.",
        ),
        (
            "ga: He has a 4 power ally. My champion has 20 life. Am I dead?",
            "My opponent's 4 power ally attacks my champion.",
        ),
        (
            "rb: I have a 4 Might unit and he has a 5 Might unit. Does mine die?",
            "My opponent's 5-Might unit attacks my 4-Might unit.",
        ),
    ],
)
def test_who_of_both_attacks_is_offered(text: str, told: str, bench: Bench) -> None:
    offer = refused(bench, text).offers[0]
    assert told in offer.text
    assert bench.ask(ALICE, offer.text)


@pytest.mark.parametrize(
    "text",
    [
        "I have a 2/2 and a 3/3, he has a 5/5. Does my 2/2 die?",
        "I have a 2/2. Does it die?",
        "ga: I have a 3/3 ally. Does it die?",
    ],
)
def test_of_several_or_of_one_side_alone_no_fight_is_made_up(
    text: str, bench: Bench
) -> None:
    assert not refused(bench, text).offers


def test_damage_of_no_source_is_offered_as_of_a_spell_and_as_of_combat(
    bench: Bench,
) -> None:
    text = "ga: I deal 4 damage to his 2/6 ally with one bulwark counter. Is it gone?"
    error = refused(bench, text)
    assert [it.text.partition(" to ")[0] for it in error.offers] == [
        "ga: I deal 4 damage with a spell",
        "ga: I deal 4 combat damage",
    ]
