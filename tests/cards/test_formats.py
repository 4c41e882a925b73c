"""Each public shape becomes the one shape of a card."""

import json

import pytest

from bot.cards.card import Card
from bot.cards.catalogue import Catalogue
from bot.cards.importing import import_cards
from bot.citation import Game
from tests.cards import records


@pytest.fixture
def read(tmp_path, store):
    """Imports records and gives back the one card they hold."""

    def read(*written: object, named: str = "") -> Card:
        file = tmp_path / "cards.json"
        file.write_text(json.dumps(written[0] if named else list(written)), "utf-8")
        game = import_cards(file, store).game
        [card] = Catalogue(tmp_path, store).cards(game)
        return card

    return read


def test_a_scryfall_card_keeps_its_facts(read):
    face = read(records.scryfall("Healer")).face

    assert face.types == ("creature",)
    assert face.subtypes == ("human", "cleric")
    assert face.colours == ("white",)
    assert face.keywords == ("flying",)
    assert (face.power, face.toughness) == (1, 2)


def test_a_scryfall_card_with_two_faces_keeps_both(read):
    faces = [
        {"name": "Fire", "oracle_text": "Burns.", "mana_cost": "{R}", "type_line": "A"},
        {"name": "Ice", "oracle_text": "Cools.", "mana_cost": "{U}", "type_line": "B"},
    ]
    written = records.scryfall("Fire // Ice", layout="split", card_faces=faces)
    del written["colors"]
    card = read(written)

    assert [(face.name, face.colours) for face in card.faces] == [
        ("Fire", ("red",)),
        ("Ice", ("blue",)),
    ]


def test_colour_that_is_not_said_is_not_known(read):
    written = records.scryfall("Healer")
    del written["colors"], written["mana_cost"]

    assert not read(written).face.colours_known


def test_a_star_stays_a_star(read):
    assert read(records.scryfall("Healer", power="*")).face.power == "*"


def test_loyalty_printed_as_power_is_loyalty(read):
    face = read(records.scryfall("Walker", power="Loyalty: 4", toughness="")).face

    assert (face.power, face.toughness, face.loyalty) == (None, None, 4)


@pytest.mark.parametrize(
    "unwanted",
    [
        records.scryfall("Soldier", layout="token"),
        records.scryfall("A-Healer"),
        records.scryfall("_____"),
        records.scryfall("HEALER", set_type="funny"),
    ],
)
def test_what_is_no_card_to_play_is_left_out(read, unwanted):
    assert read(unwanted, records.scryfall("Healer")).name == "Healer"


def test_a_joke_does_not_take_the_place_of_a_card_of_its_name(read):
    joke = records.scryfall("Healer", set_type="funny", oracle_text="Ha.")

    assert read(records.scryfall("Healer"), joke).face.text == "Our own words."


def test_mtgjson_names_hold_faces(read):
    faces = [
        records.mtgjson("Fire // Ice", faceName="Ice", side="b", colors=["U"]),
        records.mtgjson("Fire // Ice", faceName="Fire", side="a", colors=["R"]),
    ]
    card = read({"meta": {"version": "5"}, "data": {"Fire // Ice": faces}}, named="x")

    assert [face.name for face in card.faces] == ["Fire", "Ice"]
    assert card.face.supertypes == ("legendary",)
    assert card.face.power == "1+*"
    assert card.rulings[0].date == "2020-01-02"


def test_a_grand_archive_card_keeps_its_facts(read):
    card = read(records.grand_archive("Hector, Guard"))
    face = card.face

    assert Game.GRAND_ARCHIVE is card.game
    assert (
        face.supertypes,
        face.types,
        face.subtypes,
    ) == (("unique",), ("ally",), ("human",))
    assert (face.power, face.life, face.durability) == (3, 4, None)
    assert (face.elements, face.classes) == (("neos",), ("guardian",))


def test_a_grand_archive_card_keeps_its_rulings_and_errata(read):
    rule = [
        {"title": "ERRATA", "date_added": "2024-01-19", "description": "now stronger"},
        {"title": "", "date_added": "2022-12-27", "description": "It may."},
    ]
    card = read(records.grand_archive("Hector", rule=rule))

    assert card.errata == "2024-01-19: now stronger"
    assert [it.text for it in card.rulings] == ["now stronger", "It may."]


def test_grand_archive_markdown_goes_and_the_name_comes_in(read):
    written = records.grand_archive("Hector", effect="**CARDNAME** is big.")
    del written["effect_raw"]

    assert read(written).face.text == "Hector is big."


def test_a_riftbound_card_keeps_its_facts_and_lines(read):
    face = read(records.riftcodex("Annie - Fiery")).face

    assert (face.might, face.energy, face.power_cost) == (4, 5, 1)
    assert (
        face.supertypes,
        face.types,
        face.domains,
    ) == (("champion",), ("unit",), ("fury",))
    assert face.text == "One.\nTwo > one."


def test_printings_of_a_riftbound_card_are_one_card(read):
    card = read(
        records.riftcodex("Annie, Fiery (Signature)", text={"plain": "Pretty."}),
        records.riftcodex("Annie, Fiery"),
        records.riftcodex("Annie - Fiery"),
    )

    assert (card.name, card.face.text[:4]) == ("Annie, Fiery", "One.")


def test_faces_joined_in_one_text_are_told(read):
    text = "Two Faced\nFlying\nOther Face\nTrample"

    assert read(
        records.scryfall("Two Faced", type_line="", oracle_text=text)
    ).layout == ("joined")
