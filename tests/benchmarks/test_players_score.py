"""When the score of players' questions passes."""

from collections import Counter

import pytest

from benchmarks.players_score import TO_ANSWER, TO_REFUSE, passes


@pytest.mark.parametrize(
    ("totals", "good"),
    [
        ({(TO_ANSWER, "right"): 9, (TO_ANSWER, "refused"): 1}, True),
        ({(TO_ANSWER, "right"): 8, (TO_ANSWER, "wrong"): 1}, False),
        ({(TO_ANSWER, "right"): 9, (TO_ANSWER, "unchecked"): 5}, True),
        ({(TO_ANSWER, "right"): 9, (TO_REFUSE, "right"): 3}, True),
        ({(TO_ANSWER, "right"): 9, (TO_REFUSE, "answered"): 1}, False),
        ({(TO_ANSWER, "right"): 9, (TO_REFUSE, "wrong kind"): 1}, False),
    ],
)
def test_it_passes_where_nine_of_ten_are_right_and_nothing_is_guessed(
    totals: dict[tuple[str, str], int], good: bool
):
    assert passes(Counter(totals)) == good
