"""The shipped catalogue files."""

import pytest

from bot.cards.shipped import ShippedCards, read_catalogue
from bot.citation import Game


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
        ('[[card]]\nname = "Fog"\ncolour = ["green"]', "Fog has no colour"),
        ("[[card]\n", "Expected"),
    ],
)
def test_a_file_we_got_wrong_says_what_is_wrong(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        read_catalogue(text, Game.MTG)


def test_a_wrong_file_is_named(tmp_path):
    (tmp_path / "mtg").mkdir()
    (tmp_path / "mtg" / "cards.toml").write_text("[[card]]\nname = 3", "utf-8")

    with pytest.raises(ValueError, match=r"mtg/cards\.toml"):
        ShippedCards(tmp_path).of(Game.MTG)
