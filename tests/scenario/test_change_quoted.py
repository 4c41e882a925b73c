"""Follow-ups about cards whose text somebody has quoted."""

import pytest

from bot.errors import Problem, QuestionError
from tests.scenario.conftest import GoOn

SHOCK = "Bob casts Shock on me."
ROD = 'Rod of Ash: "Rod of Ash deals 5 damage to any target."'
QUOTED = f"Bob casts {ROD} on me."


def test_another_spell_quoted_in_the_follow_up_may_be_instead_or_after(
    go_on: GoOn,
) -> None:
    with pytest.raises(QuestionError) as refused:
        go_on(SHOCK, f"what if he casts {ROD} on me")
    assert refused.value.problem is Problem.AMBIGUOUS


@pytest.mark.parametrize(
    "words", ["Shock instead of Rod of Ash", "what if it was Shock", "Shock instead"]
)
def test_a_card_that_goes_takes_its_quoted_text_along(go_on: GoOn, words: str) -> None:
    assert go_on(QUOTED, words).life() == {18}


def test_a_quoted_card_comes_for_one_that_is_known(go_on: GoOn) -> None:
    assert go_on(SHOCK, f"{ROD} instead of Shock").life() == {15}
