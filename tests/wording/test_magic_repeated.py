"""Once for each, so many times, as much as was dealt: read, and said the same."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


@pytest.mark.parametrize(
    ("kind", "text", "words"),
    [
        pytest.param(
            "enchantment",
            "Sacrifice a land: For each attacking green creature, prevent all combat "
            "damage that would be dealt by that creature this turn unless its "
            "controller pays {3}.",
            "Sacrifice a land: For each attacking green creature, prevent all combat "
            "damage that would be dealt by that creature this turn unless that "
            "creature's controller pays {3}.",
            id="unless for each of them",
        ),
        pytest.param(
            "enchantment",
            "At the beginning of your upkeep, remove all grief counters from Zed. For "
            "each grief counter removed this way, you lose 2 life unless you pay {1}.",
            "At the beginning of your upkeep, remove all grief counters from this. "
            "For each counter removed this way, you lose 2 life unless you pay {1}.",
            id="unless for each counter",
        ),
        pytest.param(
            "sorcery",
            "Each creature deals damage to itself equal to its power.",
            "For each creature, that creature deals damage to itself equal to that "
            "creature's power.",
            id="each to itself",
        ),
        pytest.param(
            "enchantment",
            "Whenever an opponent draws a card except the first one they draw in each "
            "of their draw steps, you draw a card.",
            "Whenever an opponent draws a card except the first one they draw in each "
            "of their draw steps, you draw a card.",
            id="draws beyond the first",
        ),
        pytest.param(
            "creature",
            "You may have Zed enter as a copy of any creature card in a graveyard.",
            "You may have this enter as a copy of a creature card from a graveyard.",
            id="a copy of a card in a graveyard",
        ),
        pytest.param(
            "sorcery",
            "Zed deals X damage to target creature. You gain life equal to the damage "
            "dealt this way.",
            "This deals X damage to target creature. You gain life equal to the damage "
            "dealt this way.",
            id="as much as was dealt",
        ),
        pytest.param(
            "enchantment",
            "Prevent all combat damage that would be dealt to a creature by another "
            "creature if they share a color.",
            "Prevent all combat damage that would be dealt to creatures by creatures "
            "other than that recipient that share a color with that recipient.",
            id="other than the one it is dealt to",
        ),
        pytest.param(
            "creature",
            "Whenever a source you control deals combat damage to a creature equal to "
            "that creature's toughness, you gain 1 life.",
            "Whenever a source you control deals combat damage to a creature equal to "
            "that recipient's toughness, you gain 1 life.",
            id="exactly as much",
        ),
        pytest.param(
            "enchantment",
            "{X}: Put a sleight counter on Zed and choose a color. X is the number of "
            "sleight counters on Zed.",
            "{X}: Put a sleight counter on this. Choose a color. X is the number of "
            "sleight counters on this.",
            id="the X of a cost",
        ),
        pytest.param(
            "creature",
            "{X}, {T}: Zed deals X damage to any target. X is the number of Goblins "
            "you control.",
            "{X}, {T}: This deals damage to any target equal to the number of goblins "
            "you control.",
            id="the X of what is done",
        ),
        pytest.param(
            "artifact",
            "If you would lose the game, shuffle your hand, your graveyard, and all "
            "permanents you own into your library, you draw three cards and your life "
            "total becomes 9 instead.",
            "If you would lose the game, instead shuffle your hand and your graveyard "
            "into your library and shuffle each permanent you own into its owner's "
            "library and you draw 3 cards and your life total becomes 9.",
            id="everything shuffled away",
        ),
        pytest.param(
            "sorcery",
            "Until the end of your next turn, prevent all damage that would be dealt "
            "to creatures you control.",
            "Prevent all damage that would be dealt to creatures you control until the "
            "end of your next turn.",
            id="until the end of a turn to come",
        ),
        pytest.param(
            "creature",
            "Zed can't be the target of spells that can target only Goblins or of "
            "abilities that can target only Goblins.",
            "This can't be the target of spells that can target only goblins or of "
            "abilities that can target only goblins.",
            id="by what is made for it",
        ),
    ],
)
def test_it_says_the_same(kind: str, text: str, words: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({kind}))
    again = read_card(Game.MTG, words, name="", kinds=frozenset({kind}))

    assert not card.unread
    assert (words,) == say_all(card) == say_all(again)


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +X/+0 until end of turn, where X is the damage dealt "
        "this way.",
        "For each opponent, destroy up to one target creature that player controls.",
        "If a creature you control would deal damage to another creature, it deals "
        "double that damage instead.",
        "When this creature enters, destroy all artifacts. For each permanent "
        "destroyed this way, its controller creates a 1/1 white Soldier creature "
        "token.",
    ],
)
def test_what_is_not_followed_is_not_read(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread
