"""An unknown card is named as it stands, and the second try takes it from there."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario import read


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("I cast Jace Beleren. How many loyalty counters?", "Jace Beleren"),
        ("I've got Gideon's Intervention. I attack.", "Gideon's Intervention"),
        ("I have Archangel's Light. Bob bolts me.", "Archangel's Light"),
    ],
)
def test_an_unknown_name_is_offered_with_all_its_words(catalogue, text, name):
    with pytest.raises(QuestionError) as caught:
        read(text, catalogue=catalogue, game=Game.MTG)
    assert f'{name}: "…its text…"' in caught.value.suggestions
