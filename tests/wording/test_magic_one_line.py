"""A wording typed on one line is parted into the abilities it has on the card."""

import pytest

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
