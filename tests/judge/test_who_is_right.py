"""Of two who say what comes out, the one who is right is named."""

import pytest

from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

FURNACE = "mtg: I have Furnace of Rath. Bob casts Shock on me."
SHIELD = "mtg: Bob bolts my 3/3 with a prevent-1 shield."


@pytest.mark.parametrize(
    ("scenario", "verdict"),
    [
        (
            f"{FURNACE} Ann says 4, Bob says 2. Who is right?",
            "“Ann says 4” is right. You're at 16.",
        ),
        (
            f"{SHIELD} He says it dies, I say it lives. Who's right?",
            "“I say it lives” is right. Yes: the 3/3 survives.",
        ),
        (
            f"{FURNACE} Ann says I'm at 15 and Bob says I'm at 17. Who is right?",
            "Neither is right. You're at 16.",
        ),
        # Both may be said of the same result.
        (f"{FURNACE} Ann says 4, Bob says 16. Who is right?", "You're at 16."),
    ],
)
def test_who_says_what_comes_out_is_right(bench: Bench, scenario: str, verdict: str):
    assert bench.ask(ALICE, scenario).verdict == verdict


def test_nobody_is_right_where_it_depends(bench: Bench):
    told = "mtg: Furnace of Rath is out. I have a prevent-2 shield. Bob bolts me."
    asked = bench.ask(ALICE, f"{told} Ann says 2, Bob says 4. Who is right?")

    assert "is right" not in asked.verdict
