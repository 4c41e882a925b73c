"""What a condition behind or before a sentence is said of."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all

SAID = [
    pytest.param(
        "enchantment",
        "Each artifact gets +1/+3 as long as it's a creature.",
        "Artifact creatures get +1/+3.",
        id="it is each single one, not the card",
    ),
    pytest.param(
        "enchantment",
        "Each creature you control has trample as long as its power is 5 or greater.",
        "Creatures you control with power 5 or greater have trample.",
        id="its power is that of each",
    ),
    pytest.param(
        "enchantment",
        "Each Wall can't be destroyed as long as it has a stone counter on it.",
        "Walls with a stone counter on them can't be destroyed.",
        id="each with a counter",
    ),
    pytest.param(
        "enchantment",
        "Each creature you control has haste as long as it's your turn.",
        "As long as it's your turn, creatures you control have haste.",
        id="what is so of none of them",
    ),
    pytest.param(
        "creature",
        "~ gets +1/+1 as long as it's untapped.",
        "As long as this is untapped, this gets +1/+1.",
        id="it is the card where the card was named",
    ),
    pytest.param(
        "artifact",
        "Whenever you cast a creature spell, if ~ has fewer than two spark counters on"
        " it, put a spark counter on it.",
        "Whenever you cast a creature spell, if this has fewer than two spark counters"
        " on it, put a spark counter on this.",
        id="it is what the condition is about",
    ),
    pytest.param(
        "sorcery",
        "Return target creature card from your graveyard to the battlefield. If a"
        " Goblin enters this way, it enters with an additional +1/+1 counter on it.",
        "Choose target creature card from your graveyard. If the first target is a"
        " goblin card, return the first target to the battlefield with a +1/+1 counter"
        " on it. Otherwise, return the first target to the battlefield.",
        id="with more if it is of a kind",
    ),
    pytest.param(
        "sorcery",
        "You may sacrifice a creature. If you do, draw a card. If a Goblin was"
        " sacrificed this way, draw two cards instead.",
        "You may sacrifice a creature. If you do, you draw a card. If a goblin is"
        " sacrificed this way, instead you draw 2 cards.",
        id="done this way only once the player has chosen",
    ),
    pytest.param(
        "creature",
        "~ enters with two spark counters on it for each color of mana used to cast"
        " it.",
        "This enters with X spark counters on it, where X is twice the number of"
        " colors of mana spent to cast this.",
        id="for each color spent",
    ),
    pytest.param(
        "sorcery",
        "Destroy target enchantment with converted mana cost 2 or less. You gain life"
        " equal to its converted mana cost.",
        "Destroy target enchantment with mana value 2 or less. You gain life equal to"
        " the first target's mana value.",
        id="the older name of the mana value",
    ),
    pytest.param(
        "enchantment",
        "If a source controlled by an opponent would deal damage to you, prevent 2 of"
        " that damage. Creatures with power greater than 3 can't attack.",
        "If a source an opponent controls would deal damage to you, prevent 2 of it."
        " Creatures with power 4 or greater can't attack.",
        id="controlled by, greater than",
    ),
    pytest.param(
        "enchantment",
        "{2}: Target land becomes a 1/4 creature. It's still a land.",
        "{2}: Target land becomes a 1/4 creature in addition to its other types.",
        id="without a duration it stays",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "said"), SAID)
def test_it_is_said_of_what_is_meant(kind: str, text: str, said: str) -> None:
    read = read_card(Game.MTG, text, name="Odd Thing", kinds=frozenset({kind}))
    assert not read.unread
    assert " ".join(say_all(read, Game.MTG)) == said


def test_not_a_guess_where_it_cannot_be_said_of_each() -> None:
    text = "Each creature you control can't be dealt damage as long as it's tapped."
    assert read_card(
        Game.MTG, text, name="Odd Thing", kinds=frozenset({"enchantment"})
    ).unread
