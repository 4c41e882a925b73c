"""What "that creature" means behind something new that came onto the battlefield."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


@pytest.mark.parametrize(
    "text",
    [
        "Whenever ~ attacks, you may put a creature card from your hand onto the"
        " battlefield attacking. Return that creature to your hand at the beginning"
        " of the next end step.",
        "Whenever ~ attacks, search your library for a creature card, put it onto"
        " the battlefield, then shuffle. That creature gains haste until end of turn.",
        "Whenever a creature you control dies, you may put a creature card from your"
        " hand onto the battlefield. That creature gets +1/+1 until end of turn.",
        "Whenever ~ attacks, scry 1, then reveal the top card of your library. If it's"
        " a creature card, you gain life equal to its toughness.",
        "Whenever ~ attacks, scry 1, then reveal the top card of your library. It gets"
        " +1/+1 until end of turn.",
        "Whenever ~ attacks, draw a card. If it's a creature card, it gains haste.",
        "Whenever this creature attacks, create a token that's a copy of it. That"
        " creature gains haste.",
    ],
)
def test_that_creature_is_no_other_than_the_new_one(text: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"creature"}))

    assert card.unread


def test_that_creature_is_the_one_of_the_only_kind():
    text = (
        "Destroy target creature. Search your library for a land card, put it onto the"
        " battlefield, then shuffle. That creature's controller loses 2 life."
    )

    card = read_card(Game.MTG, text, name="", kinds=frozenset({"sorcery"}))

    assert "The first target's controller loses 2 life." in say_all(card)[0]
    assert not card.unread


def test_what_is_done_only_then_is_not_done_without():
    text = (
        "Whenever this creature attacks, exile the top card of your library, then if"
        " it's a creature card, put a +1/+1 counter on this creature."
    )

    card = read_card(Game.MTG, text, name="", kinds=frozenset({"creature"}))

    assert card.unread or "if a creature card" in say_all(card)[0].lower()


def test_what_a_target_does_last_is_not_told_apart():
    text = "Target player gains 2 life, then draws a card unless you control a Goblin."

    card = read_card(Game.MTG, text, name="", kinds=frozenset({"sorcery"}))

    assert card.unread


def test_its_toughness_is_that_of_what_was_sacrificed():
    text = (
        "{2}, Sacrifice another creature: ~ deals damage equal to the sacrificed"
        " creature's power to any target. You gain life equal to its toughness."
    )

    card = read_card(Game.MTG, text, name="", kinds=frozenset({"creature"}))

    assert card.unread
