"""Every step of the golden scenarios of the two smaller games cites a rule."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import read
from tests.exploring import explored
from tests.scenarios.test_golden import GAMES, HERE, blocks

# What a card says that no rule of damage governs, in the card's own words.
OWN_WORDS = "{text}"


@pytest.mark.parametrize("folder", ["grand_archive", "riftbound"])
def test_every_step_cites_a_rule(folder: str) -> None:
    catalogue, bare = Catalogue(rules_data()), set()
    for file in sorted((HERE / folder).glob("*.txt")):
        for block in blocks(file):
            try:
                asked = read(
                    block.text, catalogue=catalogue, default_game=GAMES[folder]
                )
            except QuestionError:
                continue
            # Edition 1.2 has no Prevent, so no rule on it (the answer says so).
            if asked.question.edition == "1.2":
                continue
            for outcome in explored(asked.question).outcomes:
                bare |= {
                    step.said.template
                    for step in outcome.steps
                    if not step.rules and step.said.template != OWN_WORDS
                }
    assert bare == set()
