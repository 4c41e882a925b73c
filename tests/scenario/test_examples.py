"""What a refusal offers in the games of units can be typed as it stands."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import read
from bot.scenario.words.nearest_example import EXAMPLES, GENERAL, nearest
from tests.exploring import explored


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(rules_data())


@pytest.mark.parametrize(
    ("game", "example"),
    [
        pytest.param(game, example, id=f"{game.value}-{number}")
        for game, examples in EXAMPLES.items()
        for number, example in enumerate(examples)
    ],
)
def test_each_example_is_ruled_on(
    game: Game, example: str, catalogue: Catalogue
) -> None:
    assert explored(read(example, catalogue=catalogue, game=game).question).outcomes


@pytest.mark.parametrize(
    ("game", "sentence", "about"),
    [
        (Game.MTG, "On my Bear is lying a shield of 3", "shield"),
        (Game.MTG, "he chumps my trampler", "trample"),
        (Game.GRAND_ARCHIVE, "with cleave gets hit everybody", "cleave"),
        (Game.RIFTBOUND, "My two units are in defend", "defend"),
    ],
)
def test_the_nearest_example_is_about_the_same(
    game: Game, sentence: str, about: str
) -> None:
    assert about in nearest(game, sentence)[0]


def test_a_sentence_like_no_example_gets_a_general_one() -> None:
    assert {*nearest(Game.MTG, "What does it cost on the market?")} <= GENERAL


def test_what_no_example_speaks_of_is_like_none() -> None:
    beside = "A 3/3 attacks me and I zorble it. How much damage do I take?"
    assert {*nearest(Game.MTG, "and I zorble it", beside)} <= GENERAL


@pytest.mark.parametrize(
    ("game", "text", "about"),
    [
        (Game.GRAND_ARCHIVE, "My frobnicating ally retaliates twice.", "retaliates"),
        (Game.GRAND_ARCHIVE, "Our weapon is frobnicated by a sword.", "weapon"),
        (Game.RIFTBOUND, "We frobnicate at my battlefield.", "battlefield"),
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


def test_a_wording_that_is_refused_has_one_beside_it(catalogue: Catalogue) -> None:
    text = 'I control Odd: "If damage would be dealt to you, gloomp it." Bob bolts me.'
    with pytest.raises(QuestionError) as refused:
        read(text, catalogue=catalogue, game=Game.MTG)
    assert "prevent 1 of that damage" in refused.value.suggestions[0]
