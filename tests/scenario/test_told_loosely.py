"""Words that are only offered as plainer ones, row by row."""

import pytest

from bot.citation import Game
from bot.scenario.words.told_loosely import loosely


def tellings(game: Game, sentence: str) -> set[str]:
    return {told for row in loosely(game) for told in row.tellings(sentence)}


@pytest.mark.parametrize(
    ("sentence", "telling"),
    [
        ("He hits my bear with 4 damage", "He hits my bear for 4"),
        ("I have a ring that stops 2", "I have a prevent-2 shield"),
        ("I have a shield of 3", "I have a prevent-3 shield"),
        ("He shields it for 2", "He put a prevent-2 shield on it"),
        (
            "I use a trick that prevents the next 2 damage to my 2/2",
            "I put a prevent-2 shield on my 2/2",
        ),
        (
            "I have a guy that can't be damaged by red",
            'I have a guy with "Prevent all damage that would be dealt to this '
            'creature by red sources."',
        ),
        ("He goes in with a 3/3", "He attacks with a 3/3"),
        ("My 7/7 runs into his 3/3", "My 7/7 is blocked by his 3/3"),
        ("I use it to stop the flyer", "I block the flyer with it"),
        ("My creature has 5 health and 3 attack", "My creature is a 3/5"),
        ("He says his 3/3 has flying", "his 3/3 has flying"),
        ("It is protected from green", "It has protection from green"),
        ("I start with 12", "I was at 12 life"),
        ("I have a barrier that absorbs part of it", "I have a shield"),
        ("opp hits me for 3 combat", "opp hits me for 3 combat damage"),
        ("I bolt him in the face", "I bolt him"),
        ("Ward is on my board", "I control Ward"),
        (
            "he bolts my walker, its a jace w 4 loyalty",
            "he bolts jace, a planeswalker with 4 loyalty",
        ),
        ("what dies and how much do I take", "what dies. how much do I take"),
        ("My elf is guarded against 2", "My elf has a prevent-2 shield"),
        (
            "An icy storm of doom comes down and does 2 to each creature",
            "a spell deals 2 damage to each creature",
        ),
    ],
)
def test_it_may_be_told_plainer_in_magic(sentence: str, telling: str) -> None:
    assert telling in tellings(Game.MTG, sentence)


@pytest.mark.parametrize(
    ("game", "sentence", "telling"),
    [
        (Game.GRAND_ARCHIVE, "My hero attacks", "My champion attacks"),
        (Game.GRAND_ARCHIVE, "I healed 3", "I recover 3"),
        (Game.GRAND_ARCHIVE, "his has 3 power", "his ally has 3 power"),
        (
            Game.GRAND_ARCHIVE,
            "my ally (atk 2 hp 3) attacks",
            "my ally (power 2, life 3) attacks",
        ),
        (
            Game.RIFTBOUND,
            "Attack with 4+3 vs defender 6",
            "I attack with a 4 Might unit and a 3 Might unit. They defend with a 6 "
            "Might unit",
        ),
        (Game.RIFTBOUND, "my guy with 4 might attacks", "my 4 Might unit attacks"),
    ],
)
def test_it_may_be_told_plainer_in_games_of_units(
    game: Game, sentence: str, telling: str
) -> None:
    assert telling in tellings(game, sentence)


def test_plainer_words_lose_no_number() -> None:
    for sentence in ("I have a ring that stops 2 of 5", "He deals me 3 unless I pay 2"):
        for telling in tellings(Game.MTG, sentence):
            assert {*filter(str.isdigit, sentence)} == {*filter(str.isdigit, telling)}
