"""Who does the second of two things: the one named, or you, by the verb's form."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


def said(text: str) -> str:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"instant"}))

    assert not card.unread
    return "\n".join(say_all(card))


@pytest.mark.parametrize("joint", [" and", ", then"])
@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "Target opponent loses 2 life{} gain 2 life.",
            "Target opponent loses 2 life. You gain 2 life.",
            id="a player",
        ),
        pytest.param(
            "Target creature gets +1/+1 until end of turn{} create a Food token.",
            "Target creature gets +1/+1 until end of turn. You create a food token.",
            id="a creature",
        ),
        pytest.param(
            "Creatures you control get +1/+1 until end of turn{} draw a card.",
            "Creatures you control get +1/+1 until end of turn. You draw a card.",
            id="several creatures",
        ),
    ],
)
def test_a_bare_verb_is_said_to_you(text: str, words: str, joint: str) -> None:
    assert said(text.format(joint)) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "Target player draws two cards, then discards a card.",
            "Target player draws 2 cards. The first target discards a card.",
            id="one player",
        ),
        pytest.param(
            "Each player loses 1 life and discards a card.",
            "Each player loses 1 life. Each player discards a card.",
            id="each player",
        ),
        pytest.param(
            "Two target players each lose 2 life, then draw a card.",
            "2 target players loses 2 life. Each of the first targets draws a card.",
            id="several players",
        ),
    ],
)
def test_a_verb_that_fits_is_said_of_the_same(text: str, words: str) -> None:
    assert said(text) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "Draw a card. Then, if you control a Swamp, draw a card.",
            "You draw a card. If you control a swamp, you draw a card.",
            id="then, if",
        ),
        pytest.param(
            "Combat damage that would be dealt by creatures you control can't be "
            "prevented this turn.",
            "Combat damage that would be dealt by creatures you control this turn "
            "can't be prevented.",
            id="how long, said last",
        ),
        pytest.param(
            "Destroy target Aura attached to a creature.",
            "Destroy target aura that is attached to a creature.",
            id="what it is attached to",
        ),
        pytest.param(
            "Creatures you control get +1/+0 until end of turn for each opponent you "
            "have.",
            "Creatures you control get +X/+0 until end of turn, where X is the number "
            "of opponents.",
            id="each opponent",
        ),
    ],
)
def test_other_words_for_the_same(text: str, words: str) -> None:
    assert said(text) == words


@pytest.mark.parametrize(
    "text",
    [
        "You may cast this card from your graveyard if you gained life this turn.",
        "You may tap three creatures you control rather than pay its crew cost.",
        "Your opponents can't cast spells with even mana values.",
        "At the beginning of each of your postcombat main phases, add {R} for each 1 "
        "life your opponents have lost this turn.",
    ],
)
def test_what_only_lets_somebody_play_or_pay_touches_nothing(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.irrelevant == (text,)
    assert not card.unread


@pytest.mark.parametrize(
    "text",
    [
        "Whenever Zed attacks, target opponent puts a +1/+1 counter on Zed.",
        "At the beginning of each player's upkeep, that player puts a +1/+1 counter on"
        " target creature they control.",
        # Across the combats of a turn nothing is counted.
        "No more than one creature can attack each turn.",
    ],
)
def test_what_would_come_out_as_done_by_you_or_each_combat_is_unread(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread
