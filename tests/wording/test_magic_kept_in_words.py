"""What is replaced in words, what may not be possible, and what "it" is then."""

import pytest

from bot.citation import Game
from bot.engine.instructions import May
from bot.wording.reading import read_card
from bot.wording.say import say_all

SAID = [
    pytest.param(
        "If you would proliferate, proliferate twice instead.",
        "If you would proliferate, instead proliferate twice.",
        id="proliferating",
    ),
    pytest.param(
        "If another creature you control would explore, instead it explores, then you"
        " draw a card.",
        "If another creature you control would explore, instead it explores, then you"
        " draw a card.",
        id="exploring",
    ),
    pytest.param(
        "If you would learn, you may instead return ~ to your hand.",
        "If you would learn, you may instead return this to your hand.",
        id="optional",
    ),
    pytest.param(
        "If a land you control would untap during its controller's untap step, put a"
        " moss counter on it instead.",
        "If a land you control would untap during its controller's untap step, instead"
        " put a moss counter on it.",
        id="untapping",
    ),
    pytest.param(
        "If damage would be dealt to you, exile that many cards from your hand instead."
        " If you can't, you lose the game.",
        "If damage would be dealt to you, instead exile that many cards from your hand."
        " Each time, if that can't be done, you lose the game.",
        id="what cannot be done instead",
    ),
    pytest.param(
        "If a player would draw a card, that player exiles that card face up instead.",
        "If a player would draw a card, instead that player exiles that card face up.",
        id="exiled instead of drawn",
    ),
    pytest.param(
        "Whenever one or more artifact cards are put into graveyards from anywhere, you"
        " gain 1 life.",
        "Whenever one or more artifact cards are put into a graveyard, you gain 1"
        " life.",
        id="whose graveyards does not matter",
    ),
    pytest.param(
        "If ~ would enter the battlefield, you may discard an artifact card instead. If"
        " you do, put ~ onto the battlefield. If you don't, put it into its owner's"
        " graveyard.",
        "If this would enter, instead you may discard an artifact card and return this"
        " to the battlefield. If you don't, put this into its owner's graveyard.",
        id="a card as the price of entering",
    ),
    pytest.param(
        "When ~ enters the battlefield, target opponent becomes the monarch and you"
        " gain 2 life.",
        "Whenever this enters, target opponent becomes the monarch. You gain 2 life.",
        id="who becomes the monarch",
    ),
    pytest.param(
        "At the beginning of your upkeep, you gain X life, where X is the amount of"
        " damage dealt to you so far this turn by artifacts.",
        "At the beginning of your upkeep, you gain life equal to the damage dealt to"
        " you this turn by artifacts.",
        id="damage by some",
    ),
]


@pytest.mark.parametrize(("text", "said"), SAID)
def test_said_back_in_words_that_read_the_same(text: str, said: str) -> None:
    kinds = frozenset({"enchantment"})
    read = read_card(Game.MTG, text, name="Odd Lantern", kinds=kinds)
    assert not read.unread
    words = list(say_all(read, Game.MTG))
    assert words == [said]
    again = read_card(Game.MTG, said, name="Odd Lantern", kinds=kinds)
    assert list(say_all(again, Game.MTG)) == words


@pytest.mark.parametrize(
    "text",
    [
        "You may cast spells from among cards in exile you own with moss counters on"
        " them.",
        "Whenever ~ attacks, you may cast a spell from among cards you own in exile"
        " with moss counters on them without paying its mana cost.",
    ],
)
def test_counters_that_tell_cards_in_exile_apart_touch_nothing(text: str) -> None:
    kinds = frozenset({"creature"})
    read = read_card(Game.MTG, text, name="Odd Lantern", kinds=kinds)
    assert (read.unread, len(read.irrelevant), read.statics) == ((), 1, ())


def test_it_is_not_the_card_itself_behind_leave_to_cast_another() -> None:
    text = (
        "Once each turn, you may cast a creature spell from your graveyard. It enters"
        " with a finality counter on it."
    )
    read = read_card(
        Game.MTG, text, name="Odd Lantern", kinds=frozenset({"enchantment"})
    )
    assert read.statics == ()
    assert [one for one, _ in read.unread] == [
        "It enters with a finality counter on it."
    ]


def test_it_is_the_card_itself_behind_leave_to_cast_that() -> None:
    text = (
        "You may cast ~ from your graveyard. It enters with a finality counter on it."
    )
    read = read_card(Game.MTG, text, name="Odd Lantern", kinds=frozenset({"creature"}))
    assert say_all(read, Game.MTG) == ("This enters with a finality counter on it.",)


def test_another_cost_is_no_choice_as_the_spell_resolves() -> None:
    text = (
        "You may exile a white card with mana value X from your hand rather than pay"
        " this spell's mana cost."
    )

    card = read_card(Game.MTG, f"{text} You gain 2 life.", name="Zed")

    assert card.spell is not None
    assert not any(isinstance(it, May) for it in card.spell.do)
