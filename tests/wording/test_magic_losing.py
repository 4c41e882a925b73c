"""What loses all its abilities or all its counters, said back and read again."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all

SAID = [
    pytest.param(
        "instant",
        "Until end of turn, target creature loses all abilities and becomes a blue Frog"
        " with base power and toughness 1/1.",
        "Target creature becomes a blue frog with base power and toughness 1/1 and"
        " loses all abilities until end of turn.",
        id="another creature for the turn",
    ),
    pytest.param(
        "instant",
        "Target creature loses all abilities and has base power and toughness 0/1 until"
        " end of turn.",
        "Target creature has base power and toughness 0/1 and loses all abilities until"
        " end of turn.",
        id="one duration for both",
    ),
    pytest.param(
        "instant",
        "Target artifact or creature loses all abilities and becomes a green Elk"
        " creature with base power and toughness 3/3.",
        "Target artifact or creature becomes a green elk creature with base power and"
        " toughness 3/3 and loses all abilities.",
        id="what it becomes for good",
    ),
    pytest.param(
        "aura",
        "Enchanted creature is an Insect artifact creature with base power and"
        " toughness 0/1 and has indestructible, and it loses all other abilities,"
        " card types, and creature types.",
        "Enchanted creature is an insect artifact creature with base power and"
        " toughness 0/1 and has indestructible and loses all abilities.",
        id="all abilities but the one it is given",
    ),
    pytest.param(
        "enchantment",
        "All creatures lose all abilities and have base power and toughness 1/1.",
        "Creatures have base power and toughness 1/1 and lose all abilities.",
        id="every creature",
    ),
    pytest.param(
        "sorcery",
        "Remove all counters from target permanent. You gain life equal to the number"
        " of counters removed this way.",
        "Remove all counters from target permanent. You gain life equal to the"
        " counters removed this way.",
        id="counters of every kind",
    ),
    pytest.param(
        "artifact",
        "{T}, Remove all charge counters from this artifact: It deals that much damage"
        " to any target.",
        "{T}, Remove all charge counters from this: This deals damage to any target"
        " equal to the counters removed this way.",
        id="counters as a cost",
    ),
]


@pytest.mark.parametrize(("kind", "text", "said"), SAID)
def test_it_is_said_back_and_reads_as_the_same(kind: str, text: str, said: str) -> None:
    kinds = frozenset({kind, "enchantment"} if kind == "aura" else {kind})
    read = read_card(Game.MTG, text, name="Odd Card", kinds=kinds)
    assert not read.unread
    assert say_all(read, Game.MTG) == (said,)
    again = read_card(Game.MTG, said, name="Odd Card", kinds=kinds)
    assert say_all(again, Game.MTG) == say_all(read, Game.MTG)
    assert again.statics == read.statics
    assert [one.do for one in again.activated] == [one.do for one in read.activated]
    assert (again.spell and again.spell.do) == (read.spell and read.spell.do)


def test_it_does_not_say_for_how_long() -> None:
    text = "Target creature loses all abilities."
    assert read_card(
        Game.MTG, text, name="Odd Card", kinds=frozenset({"instant"})
    ).unread
