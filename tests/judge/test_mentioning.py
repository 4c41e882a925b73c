"""Rules and cards found in what somebody wrote."""

import pytest

from bot.citation import Game
from bot.judge.bench import Bench


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("see 615.7 and CR 616.1e.", ["615.7", "616.1e"]),
        ("rule 615 says so; 615.7 again 615.7", ["615", "615.7"]),
        ("I lost 300 life in 2026", []),
        ("Damage Prevention: DP 5.2", ["DP 5.2"]),
        ("999.9 does not exist", []),
    ],
)
def test_rules_are_found_by_their_numbers(bench: Bench, text: str, numbers: list[str]):
    assert [one.number for one in bench.mentioned(text).rules] == numbers


def test_cards_are_found_by_their_names(bench: Bench):
    found = bench.mentioned("does Furnace of Rath double Lightning Bolt's damage?")

    assert [one.name for one in found.cards] == ["Furnace of Rath", "Lightning Bolt"]


def test_the_game_settles_whose_number_it_is(bench: Bench):
    [rule] = bench.mentioned("437.1.b", game=Game.RIFTBOUND).rules

    assert rule.game is Game.RIFTBOUND


def test_what_another_game_alone_has_is_found_as_well(bench: Bench):
    found = bench.mentioned("615.7 on Furnace of Rath", game=Game.RIFTBOUND)

    assert [one.number for one in found.rules] == ["615.7"]
    assert [one.name for one in found.cards] == ["Furnace of Rath"]


def test_a_card_of_another_game_is_shown_whatever_game_is_played(bench: Bench):
    assert bench.card("bolt", rather=Game.RIFTBOUND).game is Game.MTG


def test_a_text_without_either_has_none(bench: Bench):
    found = bench.mentioned("hello there, how are you?")

    assert found.rules == found.cards == ()
