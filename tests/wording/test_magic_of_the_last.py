"""What is said behind several kinds: of each of them, or of the last alone."""

import pytest

from bot.citation import Game
from bot.engine.instructions import Ability
from bot.engine.values import Filter, Side
from bot.wording.reading import read_card
from bot.wording.say import say_all

ARTIFACT = Filter(kinds=frozenset({"artifact"}))
CREATURE = frozenset({"creature"})


def target(kinds: str) -> Filter:
    text = f"Zed deals 2 damage to target {kinds}."
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"instant"}))

    assert not card.unread
    assert isinstance(card.spell, Ability)
    assert say_all(card) == (f"This deals 2 damage to target {kinds}.",)
    return card.spell.targets[0].filter


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        pytest.param(
            "with flying",
            Filter(kinds=CREATURE, keywords=frozenset({"flying"})),
            id="flying",
        ),
        pytest.param(
            "with power 4 or greater",
            Filter(kinds=CREATURE, power_at_least=4),
            id="power",
        ),
        pytest.param(
            "without flying",
            Filter(kinds=CREATURE, without_keywords=frozenset({"flying"})),
            id="without",
        ),
    ],
)
def test_only_creatures_are_asked_for_what_only_creatures_have(
    words: str, asked: Filter
) -> None:
    assert target(f"artifact or creature {words}").any_of == (ARTIFACT, asked)


def test_what_follows_is_said_of_all_again() -> None:
    found = target("artifact or creature with flying an opponent controls")

    assert found.controller is Side.OPPONENT
    assert found.any_of[0] == ARTIFACT


@pytest.mark.parametrize(
    "kinds",
    [
        pytest.param("elf or goblin with flying", id="creatures all"),
        pytest.param("artifact or creature with mana value 3 or less", id="of all"),
        pytest.param("artifact or creature you control", id="whose they are"),
    ],
)
def test_all_are_asked_for_what_all_can_have(kinds: str) -> None:
    assert len(target(kinds).any_kinds) == 2


def test_players_are_asked_for_nothing() -> None:
    found = target("player or creature with flying")

    assert found.players is Side.ANY
    assert found.any_of[0] == Filter(players=Side.ANY, objects=False)


def test_of_what_is_no_creature_it_is_not_said() -> None:
    text = "Destroy target creature or planeswalker with power 3 or less."
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"instant"}))

    assert card.unread


def test_only_the_creature_is_asked_to_attack() -> None:
    found = target("attacking creature or planeswalker")

    assert found.any_of == (
        Filter(kinds=CREATURE, attacking=True),
        Filter(kinds=frozenset({"planeswalker"})),
    )


def test_creatures_all_are_asked_to_attack() -> None:
    found = target("attacking elf or goblin")

    assert found.attacking
    assert len(found.any_kinds) == 2
