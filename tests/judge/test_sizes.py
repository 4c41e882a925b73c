"""A size nobody told is asked for where an answer hangs on it, and only there."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE


@pytest.mark.parametrize(
    "asked", ["Does it die?", "How many creatures does Ann control?"]
)
def test_whether_damage_kills_hangs_on_the_size(bench: Bench, asked: str):
    with pytest.raises(QuestionError) as refused:
        bench.ask(
            ALICE, f"mtg: Ann controls a creature. Ben casts Shock on it. {asked}"
        )

    assert refused.value.problem is Problem.AMBIGUOUS


def test_a_size_is_asked_for_where_it_is_the_question(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, "mtg: Ann controls a Soldier token. How big is it?")

    assert refused.value.problem is Problem.AMBIGUOUS


def test_no_size_is_asked_for_where_it_makes_no_difference(bench: Bench):
    answer = bench.ask(
        ALICE, "mtg: Ann controls a creature. Ben casts Murder on it. Does it die?"
    )

    (outcome,) = answer.outcomes
    assert any(it.destroyed for it in outcome.objects.values())


@pytest.mark.parametrize(
    "told",
    [
        "riftbound: I have a unit. A spell deals 1 damage to all units.",
        "ga: I have an ally. A spell deals 1 damage to all allies.",
    ],
)
def test_a_unit_of_unknown_size_is_not_let_live(bench: Bench, told: str):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, f"{told} Does it survive?")

    assert refused.value.problem is Problem.AMBIGUOUS


@pytest.mark.parametrize("many", ["two", "six"])
def test_no_size_is_asked_for_of_those_that_only_attack(bench: Bench, many: str):
    answer = bench.ask(
        ALICE,
        f"ga: {many} allies with 2 power attack my champion. My champion has a "
        "prevent-3 shield. How much damage does my champion take?",
    )

    assert answer.answers


@pytest.mark.parametrize("many", ["two", "six"])
def test_the_size_of_those_that_may_die_is_asked_for(bench: Bench, many: str):
    with pytest.raises(QuestionError) as refused:
        bench.ask(
            ALICE,
            f"mtg: Ann controls {many} creatures. Ben casts Pyroclasm. "
            "How many creatures does Ann control?",
        )

    assert refused.value.problem is Problem.AMBIGUOUS


@pytest.mark.parametrize("which", ["Soldier", "Elf", "Goblin", "Ogre"])
def test_of_many_unknown_sizes_that_of_the_one_it_hangs_on_is_asked_for(
    bench: Bench, which: str
):
    told = "Ann controls a Soldier, an Elf, a Goblin, an Ogre, a Bear and a Wolf."
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, f"mtg: {told} Ben casts Shock on the {which}. Does it die?")

    assert refused.value.message == f"How big is {which}?"
