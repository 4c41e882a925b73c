"""An unknown card is named as it stands, and the second try takes it from there."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario import read


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("I cast Jace Oddwell. How many loyalty counters?", "Jace Oddwell"),
        ("I've got Gideon's Oddness. I attack.", "Gideon's Oddness"),
        ("I have Archangel's Oddness. Bob bolts me.", "Archangel's Oddness"),
    ],
)
def test_an_unknown_name_is_offered_with_all_its_words(catalogue, text, name):
    with pytest.raises(QuestionError) as caught:
        read(text, catalogue=catalogue, game=Game.MTG)
    assert f'{name}: "…its text…"' in caught.value.suggestions
