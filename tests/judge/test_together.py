"""What comes at the same moment goes to the database as one."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.judge.together import MOST, Together


@pytest.fixture
def thread():
    with ThreadPoolExecutor(1) as made:
        yield made


async def test_calls_at_the_same_moment_are_one_and_each_gets_its_own_value(thread):
    batches: list[int] = []

    def do(many: Sequence[int]) -> list[int]:
        batches.append(len(many))
        return [one * 2 for one in many]

    double = Together(thread, do)
    values = await asyncio.gather(*(double(one) for one in range(MOST + 1)))

    assert values == [one * 2 for one in range(MOST + 1)]
    assert batches == [MOST, 1]


async def test_what_it_raises_is_raised_for_each_and_the_next_goes_on(thread):
    def do(many: Sequence[int]) -> Sequence[int]:
        if 0 in many:
            raise ValueError
        return many

    same = Together(thread, do)
    failed = await asyncio.gather(*(same(n) for n in range(3)), return_exceptions=True)

    assert [type(one) for one in failed] == [ValueError] * 3
    assert await same(1) == 1


async def test_who_gives_up_waiting_keeps_nobody_from_an_answer(thread):
    same = Together(thread, lambda many: many)
    left = asyncio.create_task(same(1))
    stays = asyncio.create_task(same(2))
    await asyncio.sleep(0)
    left.cancel()

    assert await stays == 2
    assert await asyncio.gather(left, return_exceptions=True) != [1]


async def test_what_comes_after_the_threads_have_ended_is_told_so(thread):
    same = Together(thread, lambda many: many)
    thread.shutdown()

    with pytest.raises(RuntimeError):
        await same(1)
