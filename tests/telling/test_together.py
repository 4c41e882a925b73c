"""What is true of three things or more is said once, as it is read aloud."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from tests.telling.test_cited import answered

BOARD = "I control a 1/1 Elf, a 2/2 Bear, a 3/3 Wolf, a 4/4 Lion and a 5/5 Rhino. "


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(rules_data())


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (
            f"{BOARD}Bob casts Pyroclasm. What dies?",
            "Elf dies. Bear dies. Wolf, Lion and Rhino survive.",
        ),
        (
            "Alice, Bob, Carol and Dave play. Alice casts Earthquake for 3.",
            "Alice, Bob, Carol and Dave are at 17.",
        ),
        # Whoever reads it is spoken to, and nobody counted among the others.
        (
            "Bob, Carol, Dave and I play. I cast Earthquake for 3.",
            "Bob, Carol and Dave are at 17; you're at 17.",
        ),
        # Those numbered in a row by their ends.
        (
            "Bob casts Pyroclasm. I control five 1/1 Goblins and three 3/3 Ogres.",
            "Goblin to Goblin 5 die; Ogre, Ogre 2 and Ogre 3 have 2 damage.",
        ),
        # Two are as quickly said one by one.
        (
            "My 2/2 Bear is blocked by a 2/2 Ox.",
            "Bear dies; Ox dies.",
        ),
    ],
)
def test_what_several_have_in_common_is_said_once(
    text: str, verdict: str, catalogue: Catalogue
):
    assert answered(text, catalogue).verdict == verdict


def test_in_the_results_each_thing_is_told_for_itself(catalogue: Catalogue):
    answer = answered(f"{BOARD}Bob casts Earthquake for 4.", catalogue)

    assert "Elf dies; Bear dies; Wolf dies" in answer.outcomes[0].summary
    assert answer.game is Game.MTG


def test_one_more_thing_is_said_rather_than_counted(catalogue: Catalogue):
    text = (
        "I control a 1/1 Elf, a 3/3 Ox and a 6/6 Wurm. I attack Bob with all of them. "
        "Bob blocks the Elf with a 2/2, the Ox with a 2/5 and the Wurm with a 9/9."
    )
    verdict = answered(text, catalogue).verdict

    assert "more thing" not in verdict
    assert verdict.count(";") == 5


def test_where_damage_goes_is_told_of_whom_it_reaches(catalogue: Catalogue):
    told = "I have Palisade Giant. Three 2/2s attack me unblocked. "
    answer = answered(f"{told}Where does the damage go?", catalogue)

    assert answer.verdict == "6 damage is dealt to Palisade Giant."
