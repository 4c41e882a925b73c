"""Exploring and conniving, in the words of what they come to."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "When Zed enters, target creature you control explores.",
            "Whenever this enters, reveal the top card of your library. If a land card "
            "was revealed this way, put that land card into its owner's hand. "
            "Otherwise, put a +1/+1 counter on target creature you control.",
            id="exploring",
        ),
        pytest.param(
            "Whenever Zed attacks, it connives.",
            "Whenever this attacks, you draw a card. You discard a card. If a nonland "
            "card was discarded this way, put a +1/+1 counter on this.",
            id="conniving",
        ),
    ],
)
def test_it_says_what_is_done(text: str, words: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))
    again = read_card(Game.MTG, words, name="", kinds=frozenset({"creature"}))

    assert not card.unread
    assert (words,) == say_all(card) == say_all(again)


def test_each_of_several_does_it_on_its_own() -> None:
    text = "When Zed enters, each creature you control explores."
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread
