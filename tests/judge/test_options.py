"""Follow-ups that take an option, by its number or by its name."""

import pytest

from bot.errors import QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

MINE = (
    "I control Furnace of Rath and have a prevent-2 shield. Opponent's Lightning Bolt "
    "deals 3 damage to me."
)
HIS = "I control Furnace of Rath and my opponent has a prevent-2 shield. I bolt him."


def life(bench: Bench, who: str, text: str, *changes: str) -> set[int | None]:
    answer = bench.ask(ALICE, text)
    for change in changes:
        assert answer.ruling is not None
        answer = bench.follow_up(ALICE, answer.ruling, change)
    return {it.players[who].life for it in answer.outcomes}


@pytest.mark.parametrize(
    ("changes", "left"),
    [
        (["choose 2"], {18}),
        (["I pick option 1"], {16}),
        (["choose 2: prevent-2 shield"], {18}),
        (["what if I choose Furnace of Rath"], {16}),
        (["choose 2", "what if I choose the other one"], {16}),
    ],
)
def test_an_option_is_taken(bench: Bench, changes: list[str], left: set[int]):
    assert life(bench, "me", MINE, *changes) == left


def test_only_who_chooses_takes_it(bench: Bench):
    assert life(bench, "opponent", HIS, "what if he picks Furnace of Rath") == {16}
    with pytest.raises(QuestionError):
        life(bench, "opponent", HIS, "what if I pick Furnace of Rath")
    with pytest.raises(QuestionError):
        life(bench, "me", MINE, "what if I choose the other one")
