"""A scenario is read on from where it was read before, and counts as read anew."""

from bot.cards.catalogue import Catalogue
from bot.judge.inquiry import Inquiry
from bot.judge.understanding import understand
from bot.paths import rules_data
from bot.scenario.words.effort import shared

TOLD = Inquiry("A 3/3 attacks me and I have a prevent-2 shield.")
CHANGES = ("without the shield", "and I have a prevent-1 shield", "without the shield")


def taken(asked: Inquiry, catalogue: Catalogue) -> tuple[object, int]:
    """The question, and what it took to read it."""
    with shared() as effort:
        return understand(asked, catalogue).question, effort.taken


def test_what_is_changed_step_by_step_takes_as_much_as_all_at_once() -> None:
    catalogue, asked = Catalogue(rules_data()), TOLD
    for change in CHANGES:
        asked = asked.changed(change)
        step_by_step = taken(asked, catalogue)
    assert step_by_step == taken(asked, Catalogue(rules_data()))


def test_what_was_read_before_is_given_again() -> None:
    catalogue = Catalogue(rules_data())
    asked = TOLD.changed(CHANGES[0])
    assert understand(asked, catalogue) is understand(asked, catalogue)
