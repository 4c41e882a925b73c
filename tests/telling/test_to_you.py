"""Damage to whoever asks is told as each language speaks of it."""

import pytest

from bot.judge.languages import words_in
from bot.worded import worded


@pytest.mark.parametrize(
    ("language", "yours", "bobs"),
    [
        ("en", "Bolt deals 3 damage to you.", "Bolt deals 3 damage to Bob."),
        ("de", "Bolt fügt dir 3 Schaden zu.", "3 Schaden von Bolt an Bob."),
        (
            "fr",
            "Blessures que Bolt vous inflige : 3.",
            "Blessures infligées à Bob par Bolt : 3.",
        ),
        ("es", "Bolt te hace 3 de daño.", "Bolt hace 3 de daño a Bob."),
    ],
)
def test_damage_to_whoever_asks_is_told_in_a_sentence_of_its_own(
    language: str, yours: str, bobs: str
):
    said = [
        words_in(language).own(
            worded("{it} deals {points} damage to {who}.", it="Bolt", points=3, who=who)
        )
        for who in (worded("you"), "Bob")
    ]

    assert said == [yours, bobs]
