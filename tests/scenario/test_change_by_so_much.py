"""Follow-ups that say how much more it is, who blocks no more, and what would have."""

import pytest

from bot.citation import Game
from bot.errors import Problem, QuestionError
from tests.scenario.conftest import GoOn

FIGHT = "He attacks me with a 5/5 and I block it with my 3/3. I'm at 10."
ALONE = "He attacks me with a 5/5. I don't block. I'm at 10."
BLOCKS = (
    "He attacks me with a 3/3 and a 2/2. I block the 3/3 with my 4/4 and the 2/2 with "
    "my 1/1."
)
BATTLE = "I attack with a 5 Might unit. They defend with a 4 Might unit. What dies?"


@pytest.mark.parametrize(
    ("text", "words", "life"),
    [
        (ALONE, "he had 2 more power", 3),
        (ALONE, "what if it had 2 less power", 7),
        (ALONE, "if i had 3 more life", 8),
        ("He bolts me. I'm at 10.", "2 more damage", 5),
        ("He bolts me. I'm at 10.", "the bolt deals 1 less", 8),
        (BLOCKS, "what if the 4/4 didn't block", 17),
        (BLOCKS, "i don't block the 2/2", 18),
        (BLOCKS, "the 3/3 wasn't blocked", 17),
        (BLOCKS, "only the 4/4 blocks", 18),
        (BLOCKS, "i only block the 2/2", 17),
        (BLOCKS, "my guys stay home", 15),
    ],
)
def test_life_after_it(go_on: GoOn, text: str, words: str, life: int) -> None:
    assert go_on(text, words).life() == {life}


@pytest.mark.parametrize(
    ("words", "dies"),
    [
        ("they also have a 2 might there", True),
        ("there is also a 2 might defending", True),
        ("theirs has 1 more might", True),
        ("i have 2 more might", False),
        ("the 4 might unit stays back", False),
        ("they have a 2 might at base", False),
    ],
)
def test_who_fights_at_the_battlefield(go_on: GoOn, words: str, dies: bool) -> None:
    after = go_on(BATTLE, words, game=Game.RIFTBOUND)
    assert after.answers()[0] == {"yes" if dies else "no"}


@pytest.mark.parametrize("words", ["the 3/3 would have died", "would the 3/3 die"])
def test_what_would_have_happened_is_asked(go_on: GoOn, words: str) -> None:
    after = go_on(FIGHT, words)
    assert after.answers() == [{"yes"}]
    assert after.read.question.script == go_on(FIGHT).read.question.script


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("it had 1 less power", Problem.AMBIGUOUS),
        ("the spell deals 3", Problem.NOT_FOUND),
        ("that ability deals 3 to me", Problem.NOT_FOUND),
        ("the 3/3 doesn't block unless he pays", Problem.SYNTAX),
    ],
)
def test_what_is_not_clear_is_refused(
    go_on: GoOn, words: str, problem: Problem
) -> None:
    with pytest.raises(QuestionError) as refused:
        go_on(FIGHT, words)
    assert refused.value.problem is problem


def test_whose_is_there_is_asked(go_on: GoOn) -> None:
    with pytest.raises(QuestionError) as refused:
        go_on(BATTLE, "and a 2 might there too", game=Game.RIFTBOUND)
    assert refused.value.suggestions[0] == "I have a 2 might there"
