"""Cards in and out of JSON."""

import json

from bot.cards.card import Card, CardRuling, Face, Source
from bot.citation import Game


def test_a_card_survives_json_whole():
    card = Card(
        Game.GRAND_ARCHIVE,
        "Two // Faces",
        (
            Face("Two", "Text.", types=("ally",), power=0, life=3, speed=False),
            Face("Faces", colours=("red",), power="*", colours_known=False),
        ),
        layout="transform",
        rulings=(CardRuling("Yes.", "2024-01-19"),),
        errata="was weaker",
        source=Source.IMPORTED,
        nicknames=("both",),
    )

    assert card == Card.from_json(json.loads(json.dumps(card.as_json())))


def test_what_a_card_does_not_have_is_not_written():
    card = Card(Game.MTG, "Fog", (Face("Fog"),))

    assert card.as_json() == {"game": "mtg", "name": "Fog", "faces": [{"name": "Fog"}]}


def test_the_type_line_reads_as_printed():
    face = Face("X", types=("creature",), supertypes=("legendary",), subtypes=("elf",))

    assert face.type_line == "Legendary Creature — Elf"
