"""The Magic cards that come with Aegis."""

import pytest

from bot.cards.card import Face
from bot.cards.names import NameKind, names_of
from bot.cards.shipped import ShippedCards
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.instructions import CardAbilities
from bot.engine.watches import DamageWatch
from bot.paths import rules_data
from bot.wording.reading import read_card
from bot.wording.say import say_all

CARDS = ShippedCards(rules_data()).of(Game.MTG)
FACES = [face for card in CARDS.values() for face in card.faces]
# What the contract of the engine names one by one.
NAMED = """
Essence of the Wild; Stuffy Doll; Protean Hydra; Rock Hydra; Unbreathing Horde;
Palliation Accord; Rest in Peace; Bonecrusher Giant // Stomp;
Samite Healer; Healing Grace; Shield of the Realm; Valkmira, Protector's Shield; Fog;
Root Snare; Gaseous Form; Gideon Jura; Nine Lives; Fylgja; Ursine Fylgja;
Undergrowth Champion; Phantom Nishoba; Phyrexian Hydra;
Lichenthrope; Phytohydra; Ironscale Hydra; Daunting Defender; Pyroclasm;
Wojek Apothecary; Rusted Sentinel; Voice of All; Doubling Season; Ajani's Pridemate;
Lightning Bolt; Furnace of Rath; Leyline of Punishment; Skullcrack; Pariah; Vigor;
Urza's Armor; Torbran, Thane of Red Fell; Fiery Emancipation; Questing Beast
"""


def _read(face: Face, text: str) -> CardAbilities:
    kinds = frozenset(face.types + face.supertypes + face.subtypes)
    return read_card(Game.MTG, text, name=face.name, kinds=kinds)


def _said(face: Face, text: str) -> str:
    return "\n".join(say_all(_read(face, text)))


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_shipped_card_is_understood(face):
    assert _read(face, face.text).unread == ()


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_what_a_shipped_card_says_reads_as_the_same(face):
    said = _said(face, face.text)

    assert _said(face, said) == said


@pytest.mark.parametrize(
    "name", [name.strip() for name in NAMED.replace("\n", " ").split(";")]
)
def test_the_cards_people_name_are_shipped(name):
    assert name in CARDS


def test_no_two_shipped_cards_answer_to_the_same_name():
    owners: dict[str, str] = {}
    for card in CARDS.values():
        for name, kind in names_of(card):
            # Which Gideon, which Teferi is meant is asked.
            if name != "gideon" and kind is not NameKind.SHORT:
                assert owners.setdefault(name, card.name) == card.name, name


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_what_has_a_size_is_a_creature(face):
    creature = "creature" in face.types or "vehicle" in face.subtypes

    assert (face.power is not None, face.toughness is not None) == (creature, creature)


def test_another_creature_is_not_this_one():
    vigor, altisaur = CARDS["Vigor"].face, CARDS["Temple Altisaur"].face

    for face in (vigor, altisaur):
        (effect,) = [
            it for it in _read(face, face.text).statics if isinstance(it, Effect)
        ]
        assert isinstance(effect.watch, DamageWatch)
        assert effect.watch.recipient.other
