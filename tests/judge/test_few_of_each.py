"""One person's many questions keep nobody else waiting."""

import asyncio
import threading

import pytest

from bot.errors import BusyError
from bot.judge.bench import Bench
from bot.judge.few_of_each import FewOfEach
from bot.judge.judge import AT_ONCE, MOST_OF_ONE, Judge


async def test_who_asks_much_at_once_keeps_nobody_else_waiting(bench: Bench):
    judge = Judge(bench, workers=AT_ONCE + 1)
    go_on = threading.Event()
    many = [
        asyncio.create_task(judge.rule("alice", go_on.wait)) for _ in range(MOST_OF_ONE)
    ]
    await asyncio.sleep(0)
    other = await asyncio.wait_for(judge.rule("bob", lambda: "answered"), 10)
    with pytest.raises(BusyError):
        await judge.rule("alice", go_on.wait)
    go_on.set()
    done = await asyncio.gather(*many)
    await judge.close()

    assert other == "answered"
    assert all(done)


async def test_each_person_has_so_many_turns_at_once():
    few = FewOfEach(2, 5)
    now, most = 0, 0

    async def one(person: str) -> None:
        nonlocal now, most
        async with few.turn(person):
            now += 1
            most = max(most, now)
            await asyncio.sleep(0)
            now -= 1

    await asyncio.gather(*(one("alice") for _ in range(5)))

    assert most == 2
    assert not few._open
    assert not few._turns
