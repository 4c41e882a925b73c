"""Games and editions are known by every name people type for them."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.judge.editions import edition_in
from bot.judge.games import game_named


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("mtg", Game.MTG),
        ("Magic: The Gathering", Game.MTG),
        ("GA", Game.GRAND_ARCHIVE),
        ("grand  archive", Game.GRAND_ARCHIVE),
        ("rb", Game.RIFTBOUND),
    ],
)
def test_a_game_is_known_by_its_names(typed: str, game: Game):
    assert game is game_named(typed)


def test_another_game_is_refused_with_the_three():
    with pytest.raises(QuestionError) as refused:
        game_named("chess")

    assert refused.value.suggestions == ("mtg", "ga", "riftbound")


@pytest.mark.parametrize(
    "change", ["what did 1.3 say?", "1.3", "and in version 1.3?", "under v1.3 rules"]
)
def test_a_follow_up_may_ask_for_another_edition(change: str):
    assert edition_in(change, {"1.3", "1.4"}) == "1.3"


@pytest.mark.parametrize(
    "change",
    ["what if 1.3 damage", "what did 1.2 say", "1.3 and 1.4", "what if it has 3 Might"],
)
def test_anything_else_is_no_edition(change: str):
    assert edition_in(change, {"1.3", "1.4"}) == ""
