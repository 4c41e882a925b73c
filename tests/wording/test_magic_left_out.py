"""What is passed over as touching no ruling, and what may not be."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("When Zed enters, each player manifests dread.", id="a 2/2"),
        pytest.param("At the beginning of your end step, it endures 2.", id="counters"),
        pytest.param("Whenever you attack, time travel.", id="time counters"),
        pytest.param("When Zed enters, the Ring tempts you.", id="the Ring"),
        pytest.param("Whenever you attack, suspects it.", id="what others do"),
        pytest.param("Nonland creatures you control are Zombies.", id="types"),
        pytest.param("During your turn, flying and first strike.", id="keywords"),
    ],
)
def test_what_can_touch_a_ruling_is_not_passed_over(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread
    assert not card.irrelevant


def test_other_words_for_a_deed_touch_a_ruling_too() -> None:
    ally = frozenset({"ally"})
    card = read_card(
        Game.GRAND_ARCHIVE,
        "On Enter: It doubles its own might.",
        name="Zed",
        kinds=ally,
    )

    assert card.unread
    assert not card.irrelevant


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("{2}: During your turn, choose one —", id="behind a cost"),
        pytest.param("Zed attacks or blocks, choose one —", id="no trigger"),
        pytest.param("Choose one that hasn't been chosen —", id="each only once"),
        pytest.param(
            "Whenever Zed attacks, choose one that hasn't been chosen —",
            id="each only once, where it triggers",
        ),
    ],
)
def test_what_stands_before_a_choice_is_no_part_of_it(text: str) -> None:
    modes = "\n• You draw a card.\n• You gain 2 life."
    kinds = frozenset({"creature"})
    card = read_card(Game.MTG, text + modes, name="Zed", kinds=kinds)

    assert card.unread


@pytest.mark.parametrize(
    "head",
    [
        pytest.param("Zed and you gain 3 life —", id="what happens"),
        pytest.param("Dragon deals combat damage to —", id="damage"),
    ],
)
def test_words_before_a_dash_that_do_something_are_no_name(head: str) -> None:
    text = f"{head} Whenever Zed attacks, draw a card."
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread


@pytest.mark.parametrize("head", ["Fateful hour", "A Thousand Souls Die Every Day"])
def test_a_name_before_a_dash_says_nothing(head: str) -> None:
    text = f"{head} — Whenever Zed attacks, draw a card."
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert say_all(card) == ("Whenever this attacks, you draw a card.",)
