"""Rulings worked out in processes: the same, and nobody waits for a heavy one."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.__main__ import _drawing, _processes
from bot.__main__ import bench as wire
from bot.errors import AwayError, Cause, Problem, QuestionError
from bot.judge import workers as module
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.clock import PATIENCE, QUICK
from bot.judge.inquiry import MOST, Inquiry
from bot.judge.judge import Judge
from bot.judge.recent import Known
from bot.judge.workers import Workers
from bot.worded import Worded, worded
from tests.judge.conftest import ALICE, an_answer, ask

SIMPLE = "mtg: I have a prevent-2 shield. A 3/3 red Goblin deals 3 damage to me."
CUT_SHORT = "This one is not settled with a small budget."
ENDS = "Its process is killed."
TAKES_LONG = "It is never done."
SLOW = "It takes a moment."
MISTAKE = "It divides by nothing."
UNSENT = "What it finds cannot be sent."


class Given:
    """Works nothing out, and does what the scenario says."""

    def here(self, inquiry: Inquiry, language: str, budget: int = MOST) -> Known:
        if inquiry.scenario == ENDS:
            os.kill(os.getpid(), signal.SIGKILL)
        if inquiry.scenario == MISTAKE:
            return 1 // 0  # type: ignore[return-value]
        while inquiry.scenario == TAKES_LONG and budget == MOST:
            time.sleep(0.01)
        slow = inquiry.scenario.startswith(SLOW) and budget < MOST
        if slow and budget > QUICK:
            time.sleep(1)
        short = slow or (inquiry.scenario in (CUT_SHORT, TAKES_LONG) and budget < MOST)
        answer = replace(
            an_answer(inquiry.scenario),
            verdict=f"{os.getpid()}, nice {os.nice(0)}, {language}",
            complete=not short,
        )
        known = Known(answer, answer)
        if inquiry.scenario == UNSENT:
            known.shown["a"] = threading.Lock()
        return known


class Away(Given):
    """The same, from a database that does not answer at first."""

    def here(self, inquiry: Inquiry, language: str, budget: int = MOST) -> Known:
        if inquiry.scenario == module._FIRST:
            raise AwayError("The database does not answer.")
        return super().here(inquiry, language, budget)


@pytest.fixture(scope="module")
def given() -> Iterator[Workers]:
    made = Workers(Given, 1)
    yield made
    made.close()


def test_a_real_ruling_and_a_real_refusal_come_back_as_they_are_here(tmp_path: Path):
    elsewhere = Workers(partial(wire, tmp_path), 1)
    here = wire(tmp_path)
    try:
        known = elsewhere(Inquiry(SIMPLE), "de")
        with pytest.raises(QuestionError) as refused:
            elsewhere(Inquiry("mtg: blorp the frobnicator"), "")
        with pytest.raises(QuestionError) as expected:
            here.here(Inquiry("mtg: blorp the frobnicator"), "")
        found = here.here(Inquiry(SIMPLE), "de")
    finally:
        elsewhere.close()
        here.close()

    assert (known.told, known.kept) == (found.told, found.kept)
    assert vars(refused.value) == vars(expected.value)


def test_a_refusal_sent_to_another_process_can_still_be_said_in_any_language():
    error = QuestionError(
        Problem.UNKNOWN, worded("I don't know {what}.", what=worded("it")), line=2,
        column=3, length=4, suggestions=[worded("Try {n}.", n=1)], text="a\nb c",
        cause=Cause.OPINION,
    )  # fmt: skip
    again = pickle.loads(pickle.dumps(error))

    assert vars(again) == vars(error)
    assert isinstance(again.message, Worded)
    assert again.message.template == "I don't know {what}."
    assert again.suggestions[0].fields == {"n": 1}


def test_a_ruling_gives_way_to_what_talks_to_discord(given: Workers):
    said = given(Inquiry("mine"), "de").told.verdict

    # Nothing gives way by more than 19.
    assert said.endswith(f"nice {min(os.nice(0) + module.LIGHT_NICE, 19)}, de")
    assert not said.startswith(str(os.getpid()))


def test_what_is_cut_short_is_worked_out_whole_in_another_process(given: Workers):
    light, heavy = given(Inquiry("mine"), ""), given(Inquiry(CUT_SHORT), "")

    assert heavy.told.complete
    assert light.told.verdict.split(",")[0] != heavy.told.verdict.split(",")[0]


def test_with_too_many_waiting_what_was_found_is_given(given: Workers):
    for _ in range(module.WAITING):
        given._free.acquire()
    try:
        known = given(Inquiry(CUT_SHORT), "")
    finally:
        for _ in range(module.WAITING):
            given._free.release()

    assert not known.told.complete


def test_a_heavy_one_that_takes_too_long_is_given_as_far_as_it_was_found(
    given: Workers, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "PATIENCE", 0.2)

    assert not given(Inquiry(TAKES_LONG), "").told.complete


def test_so_is_one_that_takes_too_long_where_no_process_works(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.judge.bench.PATIENCE", 0.2)
    monkeypatch.setattr(bench, "here", Given().here)

    assert bench.alone(Inquiry(CUT_SHORT), "").told.complete
    assert not bench.alone(Inquiry(TAKES_LONG), "").told.complete


def test_after_a_process_was_killed_the_next_ruling_has_another(given: Workers):
    with pytest.raises(module.EndedError):
        given(Inquiry(ENDS), "")

    assert given(Inquiry("mine"), "").told.complete


def test_one_that_takes_its_process_down_takes_no_other_ruling_with_it():
    workers = Workers(Given, 2)
    with ThreadPoolExecutor(6) as threads:
        ending = threads.submit(workers, Inquiry(ENDS), "")
        others = [threads.submit(workers, Inquiry(str(n)), "") for n in range(5)]
        found = [one.result(30).told.scenario for one in others]
        error = ending.exception(30)
    workers.close()

    assert found == [str(n) for n in range(5)]
    assert isinstance(error, module.EndedError)


def test_a_process_begun_while_the_database_is_away_rules_once_it_is_back():
    workers = Workers(Away, 1)
    try:
        assert workers(Inquiry("mine"), "").told.complete
    finally:
        workers.close()


def test_a_mistake_of_ours_comes_back_with_the_place_it_was_made(given: Workers):
    with pytest.raises(ZeroDivisionError) as raised:
        given(Inquiry(MISTAKE), "")

    assert "in here" in "".join(raised.value.__notes__)


def test_what_cannot_be_sent_back_is_named(given: Workers):
    with pytest.raises(RuntimeError, match="Known"):
        given(Inquiry(UNSENT), "")


def speaks(number: int) -> Caller:
    """Somebody with a language of their own."""
    return replace(ALICE, asker=f"asker {number}", language=str(number))


async def test_what_is_not_quickly_done_leaves_a_process_to_others(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bench, "workers", Workers(Given, 2))
    judge = Judge(bench, workers=32)
    slow = [
        asyncio.create_task(ask(judge, speaks(n), f"{SLOW} {n}", str(n)))
        for n in range(6)
    ]
    for n in range(10):
        await ask(judge, speaks(n), f"mine {n}", f"light {n}")
    done = [one.done() for one in slow]
    for one in slow:
        one.cancel()
    await judge.close()

    assert not all(done)


async def test_light_ones_do_not_wait_for_heavy_ones(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "PATIENCE", 4)
    monkeypatch.setattr(bench, "workers", Workers(Given, 1))
    judge = Judge(bench, workers=32)
    heavy = [
        asyncio.create_task(ask(judge, speaks(n), TAKES_LONG, str(n)))
        for n in range(module.WAITING)
    ]
    light = await ask(judge, ALICE, "mine", "light")
    done = [one.done() for one in heavy]
    given = await asyncio.gather(*heavy)
    await judge.close()

    assert light is not None
    assert light.answer.complete
    assert not any(done)
    assert not any(one.answer.complete for one in given if one)


async def test_a_judge_asks_while_its_event_loop_goes_on(
    bench: Bench, given: Workers, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bench, "workers", given)
    judge = Judge(bench, workers=32)
    texts = [str(n) for n in range(20)]
    asked = await asyncio.gather(*(ask(judge, ALICE, it, it) for it in texts))
    again = await ask(judge, ALICE, "3", "again")
    waiting = judge.waiting, judge.heavy
    await judge.close()

    assert [one.answer.scenario for one in asked if one] == texts
    assert {again and again.known} == {asked[3] and asked[3].known}
    assert waiting == (0, 0)


async def test_a_judge_that_is_closed_waits_for_no_ruling(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bench, "workers", Workers(Given, 1))
    judge = Judge(bench, workers=32)
    heavy = [
        asyncio.create_task(ask(judge, speaks(n), TAKES_LONG, str(n))) for n in range(3)
    ]
    async with asyncio.timeout(20):
        await ask(judge, ALICE, "mine", "light")  # The others have begun before it.
    await asyncio.wait_for(judge.close(), PATIENCE / 2)
    await asyncio.gather(*heavy, return_exceptions=True)


def test_who_asks_after_the_end_is_told_so():
    workers = Workers(Given, 1)
    workers.close()

    with pytest.raises(module.EndedError):
        workers(Inquiry("mine"), "")


ANSWERED = """
import sys, tempfile
from pathlib import Path
from bot.__main__ import bench
from bot.errors import QuestionError
from bot.judge.callers import Caller
me, judge = Caller("discord:alice", "7"), bench(Path(sys.argv[1]), serving=True)
found = judge.ask(me, sys.argv[2])
judge.follow_up(me, found.ruling, "what if I am at 5 life?")
judge.compare(me, sys.argv[2])
print(judge.changes(me, found.ruling, ["the damage can't be prevented", "blorp it"]))
for asked in ("blorp the frobnicator", "does deathtouch work with trample?"):
    try:
        judge.ask(me, asked)
    except QuestionError as error:
        print(error.rules)
print([one.name for one in judge.mentioned("see 615.7 on Furnace of Rath").cards])
judge.close()
print([one for one in sys.modules if one in ("bot.scenario", "bot.wording")])
"""


def test_what_reads_scenarios_is_loaded_in_the_processes_alone(
    tmp_path: Path, root: Path
):
    # Loading it takes a second, in which nobody would be answered.
    said = subprocess.run(
        [sys.executable, "-c", ANSWERED, tmp_path, SIMPLE],
        cwd=root, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip

    assert said == [
        '{"the damage can\'t be prevented"}',
        "()", "('702.2c', '702.2', '702.19')", "['Furnace of Rath']", "[]"
    ]  # fmt: skip


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 2), (64, 4)])
def test_many_cores_do_not_take_all_of_the_memory(
    monkeypatch: pytest.MonkeyPatch, cores: int, processes: int
):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(cores), raising=False)

    assert _processes() == processes


def test_a_process_that_works_rulings_out_logs_as_the_bot_does(tmp_path: Path):
    begun: list[str] = []
    _drawing(tmp_path, partial(begun.append, "as JSON"))

    assert begun == ["as JSON"]


def test_a_process_whose_asker_was_killed_ends_without_a_word(
    capfd: pytest.CaptureFixture[str],
):
    spawning = multiprocessing.get_context("spawn")
    here, there = spawning.Pipe()
    there.send_bytes(b"This is never read.")
    process = spawning.Process(target=module._serve, args=(there, Given, 0))
    process.start()
    there.close()
    here.close()
    process.join()

    assert process.exitcode == 0
    assert capfd.readouterr().err == ""
