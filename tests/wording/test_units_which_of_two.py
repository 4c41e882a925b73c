"""Grand Archive: what "it" is after one met another, and what hangs on an "if …"."""

import pytest

from bot.wording.say import say_all
from tests.wording.grand_archive import card


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "action",
            "Target ally you control deals damage equal to its power to target unit you"
            " don't control. It gains vigor until end of turn.",
        ),
        (
            "ally",
            "If damage would be dealt to this ally by a unit, prevent 1 of that damage."
            " Put a debuff counter on it.",
        ),
    ],
)
def test_it_is_neither_of_two_that_met(kind: str, text: str) -> None:
    ((_, why),) = card(text, kind).unread
    assert why == "which of the two is “it”?"


def test_what_else_is_done_is_kept_where_nothing_follows_it() -> None:
    text = (
        "If a source an opponent controls would deal damage to your champion, prevent"
        " 1 of that damage. That source's controller draws a card."
    )
    (said,) = say_all(card(text, "ally"))
    assert said.endswith("prevent 1 of it and That source's controller draws a card.")


def test_what_only_a_condition_speaks_of_hangs_on_it() -> None:
    text = (
        "If you control a Horse ally, deal 2 damage to target unit. Rest it. Draw a"
        " card."
    )
    assert say_all(card(text, "action")) == (
        "If you control an ally horse, this deals 2 damage to target unit and tap the"
        " first target. You draw a card.",
    )


def test_what_was_spoken_of_before_hangs_on_no_condition() -> None:
    text = (
        "Deal 2 damage to target ally. If you control a Horse ally, it gets -2 POWER"
        " until end of turn. It can't attack this turn."
    )
    (said,) = say_all(card(text, "action"))
    assert said.endswith("until end of turn. The first target can't attack this turn.")


def test_what_is_there_only_once_something_was_done_hangs_on_that() -> None:
    text = (
        "On Enter: You may rest another ally you control. If you do, deal 2 damage to"
        " target unit. Rest it."
    )
    (said,) = say_all(card(text, "ally"))
    assert said.endswith("2 damage to target unit and tap the first target.")
