"""Chapters of Sagas and levels of Classes: read, and said the same again."""

import pytest

from bot.citation import Game
from bot.engine.instructions import DiscardCards, Draw
from bot.engine.values import Least, Variable
from bot.wording.reading import read_card
from bot.wording.say import say_all

_KINDS = frozenset({"enchantment"})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "I, II — Draw a card.\nIII — Zed deals 2 damage to each opponent.",
            (
                "This enters with a lore counter on it.",
                "Whenever lore counter number 1 is put on this, you draw a card.",
                "Whenever lore counter number 2 is put on this, you draw a card.",
                "Whenever lore counter number 3 is put on this, this deals 2 damage to "
                "each opponent. Sacrifice this.",
            ),
            id="chapters",
        ),
        pytest.param(
            "I — Draw a card.\nII — Exile Zed, then return it to the battlefield.",
            (
                "This enters with a lore counter on it.",
                "Whenever lore counter number 1 is put on this, you draw a card.",
                "Whenever lore counter number 2 is put on this, exile this. Return "
                "this to the battlefield.",
            ),
            id="gone by its name",
        ),
        pytest.param(
            "Read ahead\nI — Draw a card.\nII — You gain 2 life.",
            (
                "read ahead",
                "Whenever lore counter number 1 is put on this, you draw a card.",
                "Whenever lore counter number 2 is put on this, you gain 2 life. "
                "Sacrifice this.",
            ),
            id="read ahead",
        ),
        pytest.param(
            "If you would gain life, you gain that much life plus 1 instead.\n"
            "{2}{W}: Level 2\nCreatures you control have vigilance.",
            (
                "If you would gain life, that much plus 1 instead.",
                "As long as this is at level 2 or higher, creatures you control have "
                "vigilance.",
            ),
            id="levels",
        ),
        pytest.param(
            "{1}: Double the number of each kind of counter on target permanent.",
            ("{1}: Double the number of each kind of counter on target permanent.",),
            id="doubling counters of every kind",
        ),
    ],
)
def test_each_of_them_is_an_ability_of_its_own(
    text: str, words: tuple[str, ...]
) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=_KINDS)

    assert not card.unread
    assert say_all(card) == words
    again = read_card(Game.MTG, "\n".join(words), name="Zed", kinds=_KINDS)
    assert say_all(again) == words


def test_how_many_are_chosen_is_asked() -> None:
    text = "Discard up to two cards, then draw that many cards."

    read = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"sorcery"}))

    assert read.spell is not None
    discarded = Least((Variable("the number of cards discarded this way"), 2))
    assert read.spell.do == (DiscardCards(discarded), Draw(discarded))
