"""What phases out and what is exchanged, said back and read again."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all

SAID = [
    ("Target nonland permanent phases out.", "Target nonland permanent phases out."),
    (
        "All permanents you control phase out.",
        "Each permanent you control phases out.",
    ),
    (
        "Untap all creatures, then phase them out.",
        "Untap each creature. Each creature phases out.",
    ),
    (
        "Exchange control of two target creatures.",
        "Exchange control of 2 target creatures.",
    ),
    (
        "You and target opponent exchange life totals.",
        "Exchange life totals with target opponent.",
    ),
    (
        "You may exchange your life total with target opponent's life total.",
        "You may exchange life totals with target opponent.",
    ),
]


@pytest.mark.parametrize(("text", "said"), SAID)
def test_it_is_said_back_and_reads_as_the_same(text: str, said: str) -> None:
    kinds = frozenset({"sorcery"})
    read = read_card(Game.MTG, text, name="Odd Card", kinds=kinds)
    assert not read.unread
    assert say_all(read, Game.MTG) == (said,)
    again = read_card(Game.MTG, said, name="Odd Card", kinds=kinds)
    assert say_all(again, Game.MTG) == (said,)
    assert again.spell is not None
    assert read.spell is not None
    assert again.spell.do == read.spell.do


@pytest.mark.parametrize(
    "text",
    [
        "Target creature phases out. It can't phase in.",
        "You and permanents you control phase out.",
        "Exchange your life total with target creature's toughness.",
        "Exchange control of two target creatures until end of turn.",
    ],
)
def test_what_is_not_played_out_is_not_read(text: str) -> None:
    kinds = frozenset({"sorcery"})
    assert read_card(Game.MTG, text, name="Odd Card", kinds=kinds).unread
