"""What is asked behind a scenario of another is ruled on as well, or said to wait."""

import pytest

from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

ANTHEM = "mtg: I control Glorious Anthem. Bob shocks my 2/2. Dies?"


@pytest.mark.parametrize(
    ("scenario", "verdict"),
    [
        (
            f"{ANTHEM} And if he removes the anthem?",
            "No: the 2/2 survives. “And if he removes the anthem?”: Yes: the 2/2 dies.",
        ),
        (
            "riftbound: A spell deals 3 damage to my 3 Might unit. Does it die? What "
            "if it has 4 Might?",
            "Yes: the 3-Might unit dies. “What if it has 4 Might?”: No: the 4-Might "
            "unit survives.",
        ),
        (
            f"{ANTHEM} And if he eats the anthem?",
            "No: the 2/2 survives. “And if he eats the anthem?” is another scenario, "
            "which I left out: ask it as a follow-up to this ruling, or by itself.",
        ),
    ],
)
def test_what_is_asked_of_it_told_otherwise_is_answered_too(
    bench: Bench, scenario: str, verdict: str
):
    assert bench.ask(ALICE, scenario).verdict == verdict


def test_a_follow_up_leaves_what_was_asked_behind_the_first(bench: Bench):
    first = bench.ask(ALICE, f"{ANTHEM} And if he removes the anthem?")
    then = bench.follow_up(ALICE, first.ruling or "", "it deals 3")

    assert then.verdict == "Yes: the 2/2 dies."
