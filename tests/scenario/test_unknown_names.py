"""An unknown card is named as it stands, and the second try takes it from there."""

import pytest

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario import read


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("I cast Jace Oddwell. How many loyalty counters?", "Jace Oddwell"),
        ("I've got Gideon's Oddness. I attack.", "Gideon's Oddness"),
        ("I have Archangel's Oddness. Bob bolts me.", "Archangel's Oddness"),
        (
            "Bob attacks. I block with a 2/2 wearing Shield of the Oddsoul. Dead?",
            "Shield of the Oddsoul",
        ),
    ],
)
def test_an_unknown_name_is_offered_with_all_its_words(catalogue, text, name):
    with pytest.raises(QuestionError) as caught:
        read(text, catalogue=catalogue, game=Game.MTG)
    assert f'{name}: "…its text…"' in caught.value.suggestions


@pytest.mark.parametrize(
    "text",
    [
        "{name} attacks me. i bolt it",
        "i bolt his {name}",
        "he attacks me with {name}, i block with a 3/3",
        "my 2/2 and {name} attack him. no blocks",
        "i have {name} out. he bolts it",
    ],
)
@pytest.mark.parametrize("name", ["zorblax the unending", "keeper of the outer gate"])
def test_a_name_typed_small_is_asked_for_and_read_with_its_size(catalogue, text, name):
    with pytest.raises(QuestionError) as caught:
        read(text.format(name=name), catalogue=catalogue, game=Game.MTG)
    assert caught.value.problem is Problem.UNKNOWN
    assert name in str(caught.value.message).lower()

    sized = text.format(name=f"{name} (2/1 deathtouch)")
    assert read(sized, catalogue=catalogue, game=Game.MTG).question


def test_what_is_only_like_a_known_card_is_not_called_unknown(catalogue):
    with pytest.raises(QuestionError) as caught:
        read("I cast a Fog-like spell. Bob bolts me.", catalogue=catalogue)
    assert caught.value.problem is Problem.SYNTAX
