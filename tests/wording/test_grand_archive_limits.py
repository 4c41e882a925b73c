"""What Grand Archive's text may not lose beside what it does."""

import pytest

from bot.citation import Game
from bot.engine.effects import Ban, Restriction
from bot.engine.instructions import CardAbilities, Draw
from bot.wording.reading import read_card
from bot.wording.say import say_all


def card(text: str, kind: str) -> CardAbilities:
    return read_card(
        Game.GRAND_ARCHIVE, text, name="Pell, Odd Squire", kinds=frozenset({kind})
    )


def told(found: CardAbilities) -> str:
    return " ".join(say_all(found, Game.GRAND_ARCHIVE))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("ally", "Pell can't be destroyed."),
        ("regalia", "As you gain this boon, deal 5 damage to your champion."),
        (
            "ally",
            "On Enter: Choose one—\n• Recover 2.\n• Deal 1 damage to target ally.",
        ),
    ],
)
def test_what_could_touch_a_ruling_is_not_called_harmless(kind: str, text: str) -> None:
    found = card(text, kind)

    assert not found.understood
    assert not found.irrelevant


def test_the_modes_that_are_not_read_are_named() -> None:
    text = "On Enter: Choose one—\n• Recover 2.\n• Rest target ally."
    found = card(text, "ally")

    assert found.unread[0][0] == "On Enter: Recover 2. Rest target ally."


@pytest.mark.parametrize(
    ("text", "memory"),
    [("Draw a card into your memory.", True), ("Draw a card.", False)],
)
def test_a_card_is_drawn_into_the_memory_or_the_hand(text: str, memory: bool) -> None:
    found = card(f"{text} Recover 1.", "action")

    assert found.spell is not None
    assert found.spell.do[0] == Draw(1, memory=memory)


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        (
            "action",
            "Prevent the next 3 damage that would be dealt to your champion and/or "
            "allies you control this turn.",
            "together",
        ),
    ],
)
def test_what_all_of_them_share_is_not_given_to_each(
    kind: str, text: str, why: str
) -> None:
    assert why in card(text, kind).unread[0][1]


def test_a_spell_leaves_out_with_other_units_what_it_spoke_of() -> None:
    """What is no unit is none of "all other units" itself."""
    counted = card(
        "For every six damage counters on your champion, deal 1 damage to all other "
        "units.",
        "action",
    )
    aimed = card("Rest target ally. Deal 1 damage to each other ally.", "action")

    assert counted.spell is not None
    assert aimed.spell is not None
    assert told(counted).count("except your champion") == 1
    assert told(aimed).count("other than target 1") == 1


def test_whom_alone_it_may_attack_is_no_permission() -> None:
    found = card("Pell may only declare attacks against rested units.", "ally")

    (ban,) = found.statics
    assert isinstance(ban, Restriction)
    assert ban.ban is Ban.ATTACK
