"""The game and edition said in front of a scenario."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from bot.scenario.words.choosing_game import choose_game, game_said, without_game

CATALOGUE = Catalogue(rules_data())
GA, RB, MTG = Game.GRAND_ARCHIVE, Game.RIFTBOUND, Game.MTG
REST = "my shield prevents 3."


@pytest.mark.parametrize(
    ("said", "game", "edition"),
    [
        ("Grand Archive. ", GA, ""),
        ("Grand Archive, ", GA, ""),
        ("Grand Archive\n", GA, ""),
        ("(GA) ", GA, ""),
        ("In Grand Archive, ", GA, ""),
        ("in riftbound ", RB, ""),
        ("We're playing Riftbound. ", RB, ""),
        ("Riftbound question: ", RB, ""),
        ("Riftbound 1.3. ", RB, "1.3"),
        ("Riftbound (Core Rules 1.4): ", RB, "1.4"),
        ("Riftbound, under the 1.3 rules: ", RB, "1.3"),
        ("rb: in edition 1.3, ", RB, "1.3"),
        ("[rb 1.3] ", RB, "1.3"),
        ("Magic. ", MTG, ""),
        ("Magic: the Gathering – ", MTG, ""),
    ],
)
def test_the_game_is_taken_however_it_stands_in_front(
    said: str, game: Game, edition: str
) -> None:
    found = choose_game(said + REST, CATALOGUE, None, None, None)
    assert (found.game, found.edition) == (game, edition)
    assert (said + REST)[found.skip :] == without_game(said + REST) == REST


@pytest.mark.parametrize("text", ["Magic Missile deals 3 damage to me.", "Gallop on."])
def test_a_name_that_begins_like_a_game_is_left_alone(text: str) -> None:
    assert without_game(text) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rb: is there unpreventable damage?", Game.RIFTBOUND),
        ("ga: what does bulwark do?", Game.GRAND_ARCHIVE),
        ("what does bulwark do?", None),
    ],
)
def test_the_game_said_in_front_is_known_without_a_scenario(
    text: str, said: Game | None
) -> None:
    assert game_said(text) is said


@pytest.mark.parametrize("named", ["Grand Archive, ", "ga: "])
def test_the_game_is_taken_from_behind_the_question(named: str) -> None:
    text = f"How much comes through? {named}{REST}"
    assert choose_game(text, CATALOGUE, None, None, None).game is GA


@pytest.mark.parametrize(
    ("text", "game"),
    [
        (f"Picture this, Grand Archive: {REST}", GA),
        (f"A Riftbound thing: {REST}", RB),
        ("Does my guy survive? Grand Archive. It's a 2/3.", GA),
        ("Funny one from Saturday, Grand Archive. A 3/3 attacks me.", GA),
        ("Picture this, Grand Archive: a 3/3 attacks me.", GA),
        ("He ignores my 2/2, Riftbound by the way. He bolts it.", RB),
        ("It was the last turn of our Riftbound game. He hits my 2/2.", RB),
        ("We met at the Riftbound release event. He hits my 2/2.", RB),
        ("Like in MTG the affected player picks? Riftbound. He hits my 2/2.", RB),
        ("I am a Riftbound newbie coming from Magic. He hits my 2/2.", RB),
        ("We argued all day, mtg by the way. He hits my champion.", MTG),
    ],
)
def test_the_game_is_taken_wherever_it_is_named(text: str, game: Game) -> None:
    assert choose_game(text, CATALOGUE, None, None, None).game is game


def test_a_game_that_another_is_likened_to_is_not_the_one_played() -> None:
    text = "My 4-Might unit defends. Like in Magic I choose the order."
    assert choose_game(text, CATALOGUE, None, None, None).game is RB
