"""What a refusal offers in the games of units can be typed as it stands."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.exploration import explore
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import read
from bot.scenario.words.examples import SHAPES
from bot.scenario.words.shapes_offered import OFFERED


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(rules_data())


@pytest.mark.parametrize(
    ("game", "shape"),
    [
        pytest.param(game, shape, id=f"{game.value}-{number}")
        for game, shapes in SHAPES.items()
        for number, (_, shape) in enumerate(shapes)
    ],
)
def test_each_example_is_ruled_on(game: Game, shape: str, catalogue: Catalogue) -> None:
    assert explore(read(shape, catalogue=catalogue, game=game).question).outcomes


@pytest.mark.parametrize(
    ("game", "text", "about"),
    [
        (Game.GRAND_ARCHIVE, "My frobnicating ally retaliates twice.", "retaliates"),
        (Game.GRAND_ARCHIVE, "Our weapon is frobnicated by a sword.", "sword"),
        (Game.RIFTBOUND, "We frobnicate at my battlefield.", "Void Gate"),
        (Game.RIFTBOUND, "He frobnicates how I assign it.", "assign"),
    ],
)
def test_a_refusal_offers_what_the_sentence_is_about(
    game: Game, text: str, about: str, catalogue: Catalogue
) -> None:
    with pytest.raises(QuestionError) as refused:
        read(text, catalogue=catalogue, game=game)
    assert about in refused.value.suggestions[0]


@pytest.mark.parametrize("game", [Game.GRAND_ARCHIVE, Game.RIFTBOUND])
def test_no_refusal_offers_what_only_magic_has(
    game: Game, catalogue: Catalogue
) -> None:
    with pytest.raises(QuestionError) as refused:
        read("I frobnicate my prevent shield.", catalogue=catalogue, game=game)
    assert not any("Bear" in it or "2/2" in it for it in refused.value.suggestions)


@pytest.mark.parametrize("shape", sorted(OFFERED))
def test_each_example_of_magic_is_ruled_on(shape: str, catalogue: Catalogue) -> None:
    assert explore(read(shape, catalogue=catalogue).question).outcomes


def test_a_wording_that_is_refused_has_one_beside_it(catalogue: Catalogue) -> None:
    text = 'I control Odd: "If damage would be dealt to you, gloomp it." Bob bolts me.'
    with pytest.raises(QuestionError) as refused:
        read(text, catalogue=catalogue, game=Game.MTG)
    assert "prevent 1 of that damage" in refused.value.suggestions[0]
