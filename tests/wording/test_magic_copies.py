"""What becomes a copy keeps its words, and what they mean by "it" is the copy."""

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


def test_him_is_what_becomes_the_copy() -> None:
    text = (
        "{1}: Until end of turn, Zed becomes a copy of target creature you control. "
        "Prevent all damage that would be dealt to him this turn."
    )
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))
    words = (
        "{1}: This becomes a copy of target creature you control until end of turn. "
        "Prevent all damage that would be dealt to this this turn."
    )
    again = read_card(Game.MTG, words, name="", kinds=frozenset({"creature"}))

    assert (words,) == say_all(card) == say_all(again)


def test_another_target_creature_is_a_creature() -> None:
    text = "{2}: Zed becomes a copy of another target creature, except it has flying."
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.activated[0].targets[0].filter.kinds == {"creature"}
