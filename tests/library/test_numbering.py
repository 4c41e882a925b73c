"""What people type is read as the numbers they meant."""

import pytest

from bot.citation import Game
from bot.library.numbering import order, parent_of, read_wanted, spelt


def typed(text: str) -> list[tuple[str, str, str]]:
    return [(one.name, one.number, one.last) for one in read_wanted(text)]


@pytest.mark.parametrize(
    "text",
    ["615.7", "CR 615.7.", "rule 615.7", "§615.7", "`615.7`", "what is rule 615.7?"],
)
def test_a_number_is_read_in_whatever_dress_it_comes(text: str):
    assert typed(text) == [("", "615.7", "")]


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("615.7-615.9", "615.7", "615.9"),
        ("rules 615.7–9", "615.7", "615.9"),
        ("616.1a-f", "616.1a", "616.1f"),
        ("615.7 to 615.9", "615.7", "615.9"),
    ],
)
def test_a_range_may_leave_out_what_it_repeats(text: str, first: str, last: str):
    assert typed(text) == [("", first, last)]


@pytest.mark.parametrize(
    "text", ["615.7, 616.1", "615.7 616.1", "615.7 and 616.1", "CR 615.7; rule 616.1"]
)
def test_several_numbers_are_read_in_order(text: str):
    assert typed(text) == [("", "615.7", ""), ("", "616.1", "")]


@pytest.mark.parametrize(
    ("text", "name", "number"),
    [
        ("DP 5.2", "DP", "5.2"),
        ("dp5.2", "dp", "5.2"),
        ("Damage Prevention 5", "Damage Prevention", "5"),
        ("Game Mechanics - Damage Prevention 5.b", "", ""),
    ],
)
def test_a_page_of_grand_archive_is_read_by_its_name(text: str, name: str, number: str):
    [(got_name, got_number, _)] = typed(text)

    assert (got_name, got_number) == (
        name or "Game Mechanics - Damage Prevention",
        number or "5.b",
    )


def test_a_second_small_number_stays_on_the_first_ones_page():
    assert typed("DP 5.1, 5.2") == [("DP", "5.1", ""), ("DP", "5.2", "")]


def test_a_game_may_be_named_with_the_number():
    [wanted] = read_wanted("riftbound 437.1")

    assert (wanted.game, wanted.number) == (Game.RIFTBOUND, "437.1")


@pytest.mark.parametrize(
    ("number", "game", "written"),
    [
        ("704.5.a", Game.MTG, "704.5a"),
        ("704.5aa", Game.MTG, "704.5aa"),
        ("437.1.b.1", Game.RIFTBOUND, "437.1.b.1"),
        ("437.1b", Game.RIFTBOUND, "437.1.b"),
        ("5.b", Game.GRAND_ARCHIVE, "5.2"),
    ],
)
def test_each_game_spells_numbers_its_own_way(number: str, game: Game, written: str):
    assert spelt(number, game) == written


def test_numbers_sort_as_in_the_book():
    shuffled = ["704.5aa", "615.10", "615", "615.2", "704.5z", "615.1a", "615.1"]

    assert sorted(shuffled, key=order) == [
        *("615", "615.1", "615.1a", "615.2", "615.10", "704.5z", "704.5aa")
    ]


@pytest.mark.parametrize(
    ("number", "parent"),
    [
        ("615.7a", "615.7"),
        ("615.7", "615"),
        ("615", ""),
        ("437.1.b.1", "437.1.b"),
        ("DP 5.1", "DP 5"),
        ("DP 5", "DP"),
        ("704.5aa", "704.5"),
    ],
)
def test_the_parent_is_one_level_up(number: str, parent: str):
    assert parent_of(number) == parent
