"""Numbers in a text become links, amounts do not; every rule has its address."""

import pytest

from bot.citation import Game
from bot.library.links import permalink, references


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("See rule 614.", ["614"]),
        ("(See rule 101.4, “APNAP.”)", ["101.4"]),
        ("See rules 510.1c–d.", ["510.1c", "510.1d"]),
        ("rules 702.34 and 702.36", ["702.34", "702.36"]),
        ("See rules 509, 510, and 511.2.", ["509", "510", "511.2"]),
        ("proceed to 616.1b", ["616.1b"]),
        ("While following 616.1a–f,", ["616.1a", "616.1f"]),
        ("704.5aa applies", ["704.5aa"]),
        ("You gain 100 life and draw 615 cards.", []),
        ("It costs 3.50 or 1000.1 gold.", []),
        ("see section 6, “Spells.”", ["6"]),
    ],
)
def test_magic_references_are_found(text, numbers):
    assert [link.number for link in references(text, Game.MTG)] == numbers


def test_a_link_spans_exactly_its_number():
    text = "See rule 614.12b for more."
    [link] = references(text, Game.MTG)

    assert text[link.start : link.end] == "614.12b"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("See rule 367. Replacement Effects for more.", ["367"]),
        ("See rule 464.1. for more", ["464.1"]),
        ("as in 437.1.b.1.a, or rule 437.1.b", ["437.1.b.1.a", "437.1.b"]),
        ("Deal 437 damage.", []),
    ],
)
def test_riftbound_references_are_found(text, numbers):
    assert [link.number for link in references(text, Game.RIFTBOUND)] == numbers


def test_grand_archive_references_are_found_by_abbreviation():
    found = references("As in DP 5.1 and RE 2, 3 points.", Game.GRAND_ARCHIVE)

    assert [link.number for link in found] == ["DP 5.1", "RE 2"]


def test_a_number_that_does_not_exist_is_no_link():
    assert references("rule 614", Game.MTG, lambda number: number != "614") == ()


@pytest.mark.parametrize(
    ("game", "number", "edition", "address"),
    [
        (Game.MTG, "615.7a", "2026-08-07", "https://yawgatog.com/resources/magic-rules/#R6157a"),
        (Game.RIFTBOUND, "437.1.b", "1.3", "https://powdurr.cards/rules/core/v1.3/437.1.b."),
        (Game.RIFTBOUND, "437", "1.4-excerpt", "https://powdurr.cards/rules/core/v1.4/437."),
        (Game.RIFTBOUND, "437", "2031-01-01", "https://playriftbound.com/en-us/rules-hub/"),
        (Game.GRAND_ARCHIVE, "DP 5", "2026-08-21",
         "https://rules.gatcg.com/game-mechanics/game-mechanics-damage-prevention"),
    ],
)  # fmt: skip
def test_every_rule_has_a_public_address(game, number, edition, address):
    assert permalink(game, number, edition) == address
