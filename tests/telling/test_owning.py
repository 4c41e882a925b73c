"""What both sides have of one description is called by whose it is."""

import pytest

from bot.answers import Answer, Cited
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from bot.scenario import read
from bot.telling.tell import tell
from tests.exploring import explored

CATALOGUE = Catalogue(rules_data())


def _told(text: str) -> Answer:
    found = read(text, catalogue=CATALOGUE, default_game=Game.MTG)
    return tell(
        found.question, explored(found.question), scenario=text,
        understood=found.understood, assumptions=found.assumptions,
        cite=lambda number: Cited(game=Game.MTG, rule=number, edition="", says=""),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("I have a 2/2. Bob has a 2/2.", "Your 2/2 dies; Bob's 2/2 dies."),
        (
            "My opponent has a 2/2. I have a 2/2.",
            "Your opponent's 2/2 dies; your 2/2 dies.",
        ),
        (
            "I have two 2/2s. Bob has a 2/2.",
            "Your 2/2, your second 2/2 and Bob's 2/2 die.",
        ),
    ],
)
def test_the_sides_are_told_apart(board: str, said: str):
    assert _told(f"{board} I cast Pyroclasm.").verdict == said


def test_of_one_side_the_second_is_the_second():
    told = _told("I have two 2/2s. I cast Pyroclasm.")

    assert told.verdict == "The 2/2 dies; the second 2/2 dies."


def test_what_was_understood_is_told_so_too():
    told = _told("My 2/2 is blocked by Bob's 2/2.")

    assert "Bob's 2/2 blocks your 2/2." in told.understood


def test_cards_of_one_name_are_told_apart_by_their_sides():
    told = _told("My Hill Giant is blocked by Bob's Hill Giant.")

    assert told.verdict == "Your Hill Giant dies; Bob's Hill Giant dies."
    assert "Bob controls Hill Giant (3/3)." in told.understood


def test_effects_of_one_name_are_chosen_by_their_sides():
    board = "I control Furnace of Rath and Urza's Armor. Bob controls Furnace of Rath."
    told = _told(f"{board} Bob bolts me.")

    assert told.choices[0].options == (
        "your Furnace of Rath", "Urza's Armor", "Bob's Furnace of Rath",
    )  # fmt: skip


def test_however_many_there_are_each_is_called_by_its_side():
    verdict = _told("I have ten 1/1s. Bob has ten 1/1s. I cast Pyroclasm.").verdict

    assert verdict.startswith("Your 1/1, your second 1/1")
    assert "your ninth 1/1, your 1/1 10, Bob's 1/1, " in verdict


def test_what_is_called_by_its_size_says_that_once():
    board = "I have two 2/2s. Bob controls two Hill Giants. I control Hill Giant."

    assert _told(f"{board} I cast Pyroclasm.").understood[:5] == (
        "You control a 2/2.",
        "You control a second 2/2.",
        "Bob controls Hill Giant (3/3).",
        "Bob controls a second Hill Giant (3/3).",
        "You control Hill Giant (3/3).",
    )


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (
            "I'm at 5 life. I have Furnace of Rath and a prevent-2 shield. Opponent "
            "bolts me. Do I lose?",
            "No: you don't lose the game. You're at 1 or 3.",
        ),
        (
            "I'm at 3 life with Worship and a 2/2. Opponent deals 10 damage to me. "
            "Do I die?",
            "No: you don't lose the game. You're at 1.",
        ),
        ("Bob is at 4. I bolt Bob. Who wins?", "The game goes on. Bob is at 1."),
        ("Bob is at 3. I bolt Bob. Does Bob lose?", "Yes: Bob loses the game."),
        (
            "Bob is at 2. I bolt Bob. How much damage does he take?",
            "3 damage is dealt to Bob. Bob loses the game.",
        ),
    ],
)
def test_who_has_not_lost_is_told_how_they_stand(board: str, said: str):
    assert _told(board).verdict == said


def test_whoever_asks_has_a_champion_of_their_own():
    text = (
        "ga: My champion has 15 life and 12 damage counters. A spell deals 5 damage to "
        "my champion. I have a prevent-3 shield. Do I lose?"
    )
    told = _told(text)

    assert told.verdict == (
        "No: your champion survives. Your champion has 14 damage counters."
    )
    assert told.understood[0] == "You control a champion (life 15; 12 damage on it)."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "I attack Bob with a flier. Can his 2/2 block it?",
            "No: the 2/2 can't block the flyer. The flyer has flying, the 2/2 has "
            "neither flying nor reach.",
        ),
        (
            'I control Idle Blob, a 1/1: "Idle Blob can\'t attack." Can it attack?',
            "No: Idle Blob can't attack.",
        ),
        (
            "rb: My 3-Might unit with Shield 2 defends against a 2-Might unit. I play "
            "Last Stand on it. How much Might does it have after the combat?",
            "The 3-Might unit has 8 Might.",
        ),
    ],
)
def test_what_is_asked_is_answered_in_one_way(text: str, said: str):
    assert _told(text).verdict == said


def test_why_several_may_block_is_said_once_and_menace_is_named():
    text = "Bob's 3/3 with menace attacks. I have two untapped 2/2s. Can I block it?"

    assert _told(text).verdict == (
        "Yes: the 2/2 can block the 3/3; the second 2/2 can block the 3/3. The 3/3 has "
        "menace: another creature must block it as well."
    )


def test_a_spell_of_each_player_is_not_called_the_others():
    told = _told("Dave bolts Carol. Carol bolts Dave.")

    assert told.understood[0] == "Dave casts Lightning Bolt on Carol."
