"""What was worked out before is not worked out again."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bot.errors import Problem, QuestionError, SetupError
from bot.judge.inquiry import Inquiry
from bot.judge.recent import Known, Recent
from tests.judge.conftest import an_answer

INQUIRY = Inquiry("Shock deals 2 damage to me.")


@pytest.fixture
def counting() -> tuple[list[int], Callable[[], Known]]:
    """How often it was ruled, and the ruling."""
    times: list[int] = []

    def rule() -> Known:
        times.append(1)
        return Known(an_answer("typed"), an_answer("typed"))

    return times, rule


def test_the_same_question_is_worked_out_once(counting):
    times, rule = counting
    recent = Recent()
    first = recent.answer(INQUIRY, "en", rule)

    assert recent.answer(INQUIRY, "en", rule) == first
    assert len(times) == 1


def test_another_language_or_choice_is_another_question(counting):
    times, rule = counting
    recent = Recent()
    recent.answer(INQUIRY, "en", rule)
    recent.answer(INQUIRY, "de", rule)
    recent.answer(INQUIRY.choosing((1,)), "en", rule)

    assert len(times) == 3


def test_it_is_known_for_as_long_as_rules_and_cards_stay_the_same(counting):
    times, rule = counting
    now = [0.0]
    recent = Recent(seconds=30, clock=lambda: now[0])
    recent.answer(INQUIRY, "en", rule)
    now[0] = 3_000
    recent.answer(INQUIRY, "en", rule)

    assert len(times) == 1


def test_soon_after_rules_or_cards_changed_it_is_worked_out_anew(counting):
    times, rule = counting
    now, stamp = [0.0], [1]
    recent = Recent(lambda: stamp[0], seconds=30, clock=lambda: now[0])
    recent.answer(INQUIRY, "en", rule)
    now[0], stamp[0] = 31, 2
    recent.answer(INQUIRY, "en", rule)

    assert len(times) == 2


def test_what_may_have_changed_unseen_is_not_found(counting):
    _, rule = counting
    now = [0.0]
    recent = Recent(seconds=30, clock=lambda: now[0])
    recent.answer(INQUIRY, "en", rule)
    now[0] = 31

    assert recent.find(INQUIRY, "en") is None


def test_while_nobody_can_see_what_it_rests_on_it_is_worked_out_anew(counting):
    times, rule = counting
    now = [0.0]

    def away() -> None:
        raise SetupError("The database is away.")

    recent = Recent(away, seconds=30, clock=lambda: now[0])
    recent.answer(INQUIRY, "en", rule)
    now[0] = 31
    recent.answer(INQUIRY, "en", rule)

    assert len(times) == 2


def test_an_answer_that_was_cut_short_is_not_kept():
    recent = Recent()
    short = replace(an_answer("typed"), complete=False)
    recent.answer(INQUIRY, "en", lambda: Known(short, short))
    typed = an_answer("typed")
    whole = recent.answer(INQUIRY, "en", lambda: Known(typed, typed))

    assert whole.told.complete


def test_only_so_many_are_kept_those_asked_last(counting):
    times, rule = counting
    recent = Recent(most=2)
    for number in (1, 2, 1, 3, 1):
        recent.answer(Inquiry(str(number)), "en", rule)

    assert len(times) == 3
    assert recent.find(Inquiry("2"), "en") is None


def test_who_asks_while_it_is_worked_out_waits_for_that():
    recent, answer = Recent(), Known(an_answer("typed"), an_answer("typed"))
    begun, free = threading.Event(), threading.Event()

    def rule() -> Known:
        assert not begun.is_set(), "ruled twice"
        begun.set()
        free.wait(20)
        return answer

    with ThreadPoolExecutor() as threads:
        first = threads.submit(recent.answer, INQUIRY, "en", rule)
        begun.wait(20)
        second = threads.submit(recent.answer, INQUIRY, "en", rule)
        free.set()

    assert first.result() is second.result() is answer


def test_what_was_begun_before_rules_changed_is_not_kept():
    recent = Recent()

    def rule() -> Known:
        recent.clear()
        return Known(an_answer("typed"), an_answer("typed"))

    recent.answer(INQUIRY, "en", rule)

    assert recent.find(INQUIRY, "en") is None


def test_a_refusal_is_not_worked_out_twice(counting):
    times, _ = counting
    recent = Recent()

    def refuse() -> Known:
        times.append(1)
        raise QuestionError(Problem.UNKNOWN, "What?", column=3)

    said = []
    for _ in range(2):
        with pytest.raises(QuestionError) as refused:
            recent.answer(INQUIRY, "en", refuse)
        said.append((refused.value.message, refused.value.column))

    assert said == [("What?", 3)] * 2
    assert len(times) == 1


def test_what_broke_is_tried_again(counting):
    times, rule = counting
    recent = Recent()

    def breaks() -> Known:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        recent.answer(INQUIRY, "en", breaks)
    recent.answer(INQUIRY, "en", rule)

    assert len(times) == 1


def test_only_so_many_threads_wait_for_what_another_works_out(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr("bot.judge.recent.WAITING", 0)
    recent, answer = Recent(), Known(an_answer("typed"), an_answer("typed"))
    begun, free = threading.Event(), threading.Event()

    def slow() -> Known:
        begun.set()
        free.wait(20)
        return answer

    with ThreadPoolExecutor() as threads:
        first = threads.submit(recent.answer, INQUIRY, "en", slow)
        begun.wait(20)
        second = recent.answer(INQUIRY, "en", lambda: answer)
        waited = first.done()
        free.set()

    assert second is first.result() is answer
    assert not waited
