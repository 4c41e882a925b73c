"""Finding a card by what someone typed."""

import pytest

from bot.cards.finding import Ambiguous, Found, How, Unknown
from bot.citation import Game
from bot.errors import Problem, QuestionError


@pytest.mark.parametrize(
    ("typed", "name", "how"),
    [
        ("Lightning Bolt", "Lightning Bolt", How.EXACT),
        ("LIGHTNING BOLT", "Lightning Bolt", How.EXACT),
        ("lightningbolt", "Lightning Bolt", How.EXACT),
        ("bolt", "Lightning Bolt", How.EXACT),
        ("ajanis pridemate", "Ajani's Pridemate", How.EXACT),
        ("bosium strip", "Bösium Strip", How.EXACT),
        ("ice", "Fire // Ice", How.EXACT),
        ("fire/ice", "Fire // Ice", How.EXACT),
        ("clarent", "Clarent, Sword of Peace", How.EXACT),
        ("annie, fiery", "Annie - Fiery", How.EXACT),
        ("jotun", "Jötun Grunt", How.PREFIX),
        ("daunting", "Daunting Defender", How.PREFIX),
        ("pridemate", "Ajani's Pridemate", How.WORDS),
        ("clarent peace", "Clarent, Sword of Peace", How.WORDS),
        ("serra angle", "Serra Angel", How.FUZZY),
        ("furnance of rath", "Furnace of Rath", How.FUZZY),
        ("Furnases of Wrath", "Furnace of Rath", How.FUZZY),
        ("lightening bolt", "Lightning Bolt", How.FUZZY),
        ("deflectng edge", "Deflecting Edge", How.FUZZY),
    ],
)
def test_a_name_is_found_however_it_is_typed(catalogue, typed, name, how):
    found = catalogue.find(typed)

    assert isinstance(found, Found)
    assert (name, how) == (found.card.name, found.how)


def test_a_mis_spelt_name_says_so(catalogue):
    found = catalogue.find("serra angle")

    assert 100 > found.score > 85


def test_an_ambiguous_start_offers_every_candidate(catalogue):
    found = catalogue.find("serra", Game.MTG)

    assert isinstance(found, Ambiguous)
    assert [it.name for it in found.candidates] == ["Serra Angel", "Serra Avenger"]


def test_a_slip_equally_near_to_two_names_is_not_decided(tmp_path):
    from bot.cards.catalogue import Catalogue

    (tmp_path / "mtg").mkdir()
    cards = '[[card]]\nname = "Shook"\n[[card]]\nname = "Shock"\n'
    (tmp_path / "mtg" / "cards.toml").write_text(cards, "utf-8")

    assert isinstance(Catalogue(tmp_path).find("Shoek"), Ambiguous)


@pytest.mark.parametrize("typed", ["bilt", "shark", "fling fling", "serra devil", "xy"])
def test_a_doubtful_name_is_never_picked(catalogue, typed):
    assert not isinstance(catalogue.find(typed), Found)


def test_an_unknown_name_comes_with_the_nearest(catalogue):
    found = catalogue.find("lightning bolt deals")

    assert isinstance(found, Unknown)
    assert found.nearest[0].name == "Lightning Bolt"


@pytest.mark.parametrize("typed", ["", "   ", "!?", "_____"])
def test_nothing_typed_names_nothing(catalogue, typed):
    assert Unknown() == catalogue.find(typed)


def test_only_the_asked_game_is_looked_at(catalogue):
    found = catalogue.find("shock", Game.GRAND_ARCHIVE)

    assert isinstance(found, Found)
    assert Game.GRAND_ARCHIVE is found.card.game


def test_the_same_name_in_two_games_is_ambiguous(catalogue):
    found = catalogue.find("shock")

    assert isinstance(found, Ambiguous)
    assert {Game.MTG, Game.GRAND_ARCHIVE} == {it.game for it in found.candidates}


def test_an_exact_name_in_one_game_beats_a_likeness_in_another(catalogue):
    found = catalogue.find("fling")

    assert isinstance(found, Found)


def test_get_raises_what_the_asker_can_mend(catalogue):
    with pytest.raises(QuestionError) as raised:
        catalogue.get("serra", Game.MTG)

    assert Problem.AMBIGUOUS is raised.value.problem
    assert raised.value.suggestions == ("Serra Angel", "Serra Avenger")


def test_get_tells_games_apart_in_its_suggestions(catalogue):
    with pytest.raises(QuestionError) as raised:
        catalogue.get("shock")

    assert "Shock (Grand Archive)" in raised.value.suggestions


def test_get_says_what_is_unknown(catalogue):
    with pytest.raises(QuestionError) as raised:
        catalogue.get("qqqqqq")

    assert Problem.NOT_FOUND is raised.value.problem
