"""Names made comparable."""

import pytest

from bot.cards.card import Card, Face
from bot.cards.names import NameKind, names_of, plain
from bot.citation import Game


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Ajani's Pridemate", "ajanis pridemate"),
        ("Ajani’s Pridemate", "ajanis pridemate"),
        ("Bösium Strip", "bosium strip"),
        ("Ring of Ma'rûf", "ring of maruf"),
        ("Æther Vial", "aether vial"),
        ("Fire // Ice", "fire ice"),
        ("Will-o'-the-Wisp", "will o the wisp"),
        ("Dungeons & Dragons", "dungeons and dragons"),
        ("B.F.M. (Big Furry Monster)", "bfm big furry monster"),
        ("  SERRA   angel ", "serra angel"),
        ("_____", ""),
    ],
)
def test_accents_case_and_punctuation_do_not_tell_names_apart(typed, expected):
    assert expected == plain(typed)


def test_a_split_card_goes_by_its_whole_name_and_each_face():
    card = Card(Game.MTG, "Fire // Ice", (Face("Fire"), Face("Ice")))

    assert list(names_of(card)) == [
        ("fire ice", NameKind.FULL),
        ("fire", NameKind.FACE),
        ("ice", NameKind.FACE),
    ]


@pytest.mark.parametrize("name", ["Clarent, Sword of Peace", "Clarent - Sword"])
def test_the_part_before_a_comma_or_a_dash_is_a_short_name(name):
    card = Card(Game.GRAND_ARCHIVE, name, (Face(name),))

    assert ("clarent", NameKind.SHORT) in list(names_of(card))


def test_a_nickname_is_a_name():
    card = Card(Game.MTG, "Lightning Bolt", (Face("Bolt"),), nicknames=("zap",))

    assert ("zap", NameKind.NICKNAME) in list(names_of(card))
