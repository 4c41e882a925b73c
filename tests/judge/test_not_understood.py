"""What nobody understands is refused where it is done, and left aside elsewhere."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE

BRUTE = (
    'mtg: I control a 2/2 with "Whenever this creature is dealt damage, juggle each '
    'source thrice." '
)


def test_a_trigger_nobody_understands_refuses_the_ruling_it_is_part_of(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, BRUTE + "My opponent casts Shock on my 2/2.")

    assert refused.value.problem is Problem.UNSUPPORTED
    assert "juggle" in str(refused.value)


def test_it_is_left_aside_where_nothing_triggers_it(bench: Bench):
    answer = bench.ask(ALICE, BRUTE + "My opponent casts Shock on me. Am I at 18?")

    assert answer.verdict == "Yes: you're at 18."


def test_a_mode_nobody_understands_is_refused_only_if_it_is_chosen(bench: Bench):
    modes = 'mtg: I cast "Choose one — • This deals 3 damage to target player. • Juggle'
    told = modes + ' all damage thrice." I choose the {} mode. I target my opponent.'
    with pytest.raises(QuestionError):
        bench.ask(ALICE, told.format("second"))

    assert bench.ask(ALICE, told.format("first")).verdict == "Your opponent is at 17."


def test_a_walker_of_whom_no_name_is_left_is_refused(bench: Bench):
    with pytest.raises(QuestionError):
        bench.ask(ALICE, "bob goes to combat, swings a 4/4 at my liliana which is on 3")
