"""A wording typed on one line is parted into the abilities it has on the card."""

import pytest

from bot.wording.magic.keyword_lines import is_keywords
from bot.wording.magic.one_line import in_lines


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("Flying. Lifelink.", 2),
        ("Enchant creature. Enchanted creature can't attack or block.", 2),
        ("{T}: Add {G}. {2}: Draw a card.", 2),
        ("Prevent that damage. Whenever you gain life, draw a card.", 2),
        ("Prevent that damage. When damage is prevented this way, draw a card.", 1),
        ("{T}: Draw a card. Activate only once each turn.", 1),
        ("Flying // Vigilance", 2),
        ("[+2]: Draw a card. [-1]: Draw two cards. −X: Draw X cards.", 3),
        ("It gets +1/+1. Umbra armor (If it would be destroyed, instead stay.)", 2),
        ("Extort (Pay as you cast.) Creatures enter tapped.", 2),
        ("Flash, flying If an opponent would draw a card, you draw one instead.", 2),
        ("Partner with Odd Goblin", 1),
        ("When it dies, draw a card. Other creatures you control get +1/+1.", 2),
        ("When it dies, draw a card. Each other player loses 1 life.", 1),
        ("When it dies, creatures get +1/+1 until end of turn. You can't block.", 2),
        ("Whenever it attacks, untap it. If you would gain life, draw instead.", 2),
        ("{1}: Untap it. If it would die this turn, exile it instead.", 1),
        ('Each has "{T}: Draw a card. Whenever it dies, lose 1 life." It grows.', 1),
    ],
)
def test_a_new_ability_begins_a_new_line(typed: str, lines: int) -> None:
    found = in_lines(typed, spell=False)
    assert len([line for line in found.split("\n") if line.strip()]) == lines
    assert len(found) == len(typed)


def test_what_triggers_in_the_text_of_a_spell_belongs_to_the_spell() -> None:
    typed = "Prevent all damage this turn. Whenever you gain life, draw a card."
    assert in_lines(typed, spell=True) == typed


@pytest.mark.parametrize(
    "typed",
    [
        "Flying, first strike If a source would deal damage to you, prevent 1 of it.",
        "Enchant creature Enchanted creature gets +2/+2.",
        "Kicker {4} Odd Ray deals 2 damage to any target.",
        "Shadow {0}: Odd Ray deals 1 damage to target creature.",
        "Protection from red Trample Whenever Odd Ray is dealt damage, draw a card.",
    ],
)
def test_keywords_end_where_a_capital_or_a_cost_goes_on(typed: str) -> None:
    lines = in_lines(typed, spell=False).split("\n")
    assert is_keywords(lines[0])
    assert not is_keywords(lines[-1])


@pytest.mark.parametrize(
    "typed", ["Flashback {4}{R}", "Flying, ward {2}", "Cycling {2} ({2}: Draw a card.)"]
)
def test_keywords_stay_with_their_costs(typed: str) -> None:
    assert in_lines(typed, spell=False) == typed


def test_no_keyword_swallows_the_text_behind_its_cost() -> None:
    assert not is_keywords("Kicker {4} Odd Ray deals 2 damage to any target.")
