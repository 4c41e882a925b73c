"""The shipped catalogue files."""

import pytest

from bot.cards.names import names_of, plain_names
from bot.cards.shipped import ShippedCards, read_catalogue
from bot.citation import Game
from bot.paths import rules_data


def test_a_type_line_is_taken_apart(shipped_folder):
    card = ShippedCards(shipped_folder).of(Game.MTG)["Ajani, Caller of the Pride"]

    assert card.face.supertypes == ("legendary",)
    assert card.face.types == ("planeswalker",)
    assert card.face.subtypes == ("ajani",)


def test_numbers_and_lists_are_kept(shipped_folder):
    face = ShippedCards(shipped_folder).of(Game.MTG)["Serra Angel"].face

    assert (
        face.power,
        face.toughness,
        face.colours,
        face.keywords,
    ) == (4, 4, ("white",), ("flying", "vigilance"))


def test_each_face_has_its_own_facts(shipped_folder):
    card = ShippedCards(shipped_folder).of(Game.MTG)["Fire // Ice"]

    assert [(face.name, face.colours) for face in card.faces] == [
        ("Fire", ("red",)),
        ("Ice", ("blue",)),
    ]


def test_a_game_without_a_file_has_no_cards(tmp_path):
    assert ShippedCards(tmp_path).of(Game.RIFTBOUND) == {}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[card]]\ntypes = "Instant"', "without a name"),
        ('[[card]]\nname = "Fog"\n[[card]]\nname = "Fog"', "twice"),
        ("[[card]\n", "Expected"),
    ],
)
def test_a_file_we_got_wrong_says_what_is_wrong(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        read_catalogue(text, Game.MTG)


def test_a_card_we_got_wrong_says_what_is_wrong_when_it_is_asked_for():
    cards = read_catalogue('[[card]]\nname = "Fog"\ncolour = ["green"]', Game.MTG)

    with pytest.raises(ValueError, match="Fog has no colour"):
        cards["Fog"]


@pytest.mark.parametrize("game", Game)
def test_what_cards_are_called_is_known_before_they_are_read(game):
    cards = ShippedCards(rules_data()).of(game)

    called = [list(plain_names(named)) for named in cards.named()]
    assert called == [list(names_of(card)) for card in cards.values()]


def test_a_wrong_file_is_named(tmp_path):
    (tmp_path / "mtg").mkdir()
    (tmp_path / "mtg" / "cards.toml").write_text("[[card]]\nname = 3", "utf-8")

    with pytest.raises(ValueError, match=r"mtg/cards\.toml"):
        ShippedCards(tmp_path).of(Game.MTG)
