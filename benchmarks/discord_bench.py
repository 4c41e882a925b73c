"""The bot under load beside one that only acknowledges, by turns, round by round.

"the same" asks one scenario again and again, "of 100" as many in turn, "new" none
twice. Answers a second are of people who ask again as soon as they are answered; our
bot has answered when the answer stands there, the bare one when it has acknowledged.
"""

import asyncio
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from statistics import quantiles

import aiohttp

from benchmarks.bots import Bare, Ours, Side
from benchmarks.measuring import family, megabytes, processor
from benchmarks.reading_bench import EVERYDAY
from benchmarks.table import Bound, Figure, Row, at_least, at_most

RATE = 100  # interactions a second
CROWDS = (1, 10, 50)  # people at once
PARTS = 5  # of all answers over which memory is watched
NUMBERS = ("615.7", "616.1", "614.1a", "615.12", "120.3", "702.15b", "616.1e", "101.4")
SOME = 100  # scenarios that are asked in turn
HEAVY = (
    "I'm at LIFE life. Furnace of Rath is in play. I have a prevent-1 shield, a "
    "prevent-2 shield, a prevent-3 shield, a prevent-4 shield, a prevent-5 shield, a "
    "prevent-6 shield and a prevent-7 shield. Six creatures 4/4, 5/5, 6/6, 7/7, 8/8 "
    "and 9/9 attack me."
)
_LIVES = count(20)


@dataclass(frozen=True, slots=True)
class Load:
    """A kind of question, how many a round, and the bounds that are for it.

    *crowd* is of the answers a second of the most people, *wait* of the 99th
    percentile until they are acknowledged at RATE. *own* is of the processor time an
    answer takes of the bot that talks to Discord, *whole* of all its processes: unlike
    what a clock on the wall says, they hardly depend on what else the machine does.
    """

    name: str
    command: str
    options: Callable[[int], dict[str, str]]
    times: int = 0
    crowd: Bound = Bound()
    wait: Bound = Bound()
    own: Bound = Bound()
    whole: Bound = Bound()

    async def ask(self, side: Side) -> float:
        """Milliseconds until it was acknowledged; all of the answer is waited for."""
        return await side.use(self.command, **self.options(next(_LIVES)))


def scenario(text: str) -> Callable[[int], dict[str, str]]:
    """Asks *text*, with another life total each time."""
    return lambda n: {"scenario": text.replace("LIFE", str(n))}


LOADS = (
    Load(
        "/rule", "rule", lambda n: {"number": NUMBERS[n % len(NUMBERS)]},
        1500, at_least(0.7, guard=0.3), at_most(3, guard=15), at_most(guard=3),
    ),
    Load(
        "/ruling, the same", "ruling", scenario(EVERYDAY.replace("LIFE", "20")),
        400, at_least(0.4, guard=0.15), at_most(3, guard=20), at_most(guard=5),
    ),
    Load(
        "/ruling, of 100", "ruling", lambda n: scenario(EVERYDAY)(20 + n % SOME),
        400, at_least(0.4, guard=0.1), at_most(3, guard=20), at_most(guard=5),
    ),
    Load(
        "/ruling, new", "ruling", lambda n: scenario(EVERYDAY)(1000 + n),
        150, at_least(0.4, guard=0.01), at_most(3, guard=60), at_most(guard=20),
        at_most(guard=150),
    ),
)  # fmt: skip


async def flood(side: Side, load: Load, people: int, times: int) -> float:
    """Answers a second."""
    left = iter(range(times))

    async def person() -> None:
        for _ in left:
            await load.ask(side)

    begun = time.perf_counter()
    await asyncio.gather(*(person() for _ in range(people)))
    return times / (time.perf_counter() - begun)


async def paced(side: Side, load: Load, times: int, rate: float = RATE) -> list[float]:
    """Milliseconds until each was acknowledged."""
    begun = time.perf_counter()
    tasks = []
    for n in range(times):
        tasks.append(asyncio.create_task(load.ask(side)))
        await asyncio.sleep(max(0.0, begun + (n + 1) / rate - time.perf_counter()))
    return await asyncio.gather(*tasks)


async def answered(side: Side, load: Load, times: int) -> tuple[float, ...]:
    """Milliseconds until each was answered, of one person's, one after the other."""
    spent = []
    for _ in range(times):
        begun = time.perf_counter()
        await load.ask(side)
        spent.append(1000 * (time.perf_counter() - begun))
    return tuple(spent)


class Loop:
    """How late our bot's event loop is, by its own figures, since last asked."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/metrics"
        self.last = (0.0, 0.0)
        self.shares: list[float] = []

    async def figures(self) -> dict[str, float]:
        """All its figures, as they are now."""
        async with aiohttp.ClientSession() as session, session.get(self.url) as found:
            lines = (await found.text()).splitlines()
        figures = (line.rpartition(" ") for line in lines if not line.startswith("#"))
        return {name: float(value) for name, _, value in figures}

    async def note(self) -> None:
        """Note of how many thousandths of its looks it was over 50 ms late."""
        seen = await self.figures()
        looks = seen["aegis_loop_lag_seconds_count"]
        late = looks - seen['aegis_loop_lag_seconds_bucket{le="0.05"}']
        if looks > self.last[0]:
            share = (late - self.last[1]) / (looks - self.last[0])
            self.shares.append(1000 * share)
        self.last = looks, late


@dataclass(frozen=True, slots=True)
class Session:
    """Both bots, running, and how much is asked of them."""

    bare: Bare
    ours: Ours
    loop: Loop
    rounds: int
    share: float  # of a load's usual number
    seconds: float  # for which questions come at RATE
    answers: int  # over which memory is watched

    async def by_turns(
        self, call: Callable[[Side], Awaitable[float]]
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What awaiting *call* of each side gives: ours, the bare one's."""
        found: dict[Side, list[float]] = {self.ours: [], self.bare: []}
        for turn in range(self.rounds):
            for side in (self.bare, self.ours) if turn % 2 else (self.ours, self.bare):
                found[side].append(await call(side))
            await self.loop.note()
        return tuple(found[self.ours]), tuple(found[self.bare])

    async def speed(self, load: Load, people: int) -> Row:
        """Answers a second."""
        times = max(people, int(load.times * self.share))
        bound = load.crowd if people == CROWDS[-1] else Bound()
        ours, bare = await self.by_turns(lambda side: flood(side, load, people, times))
        crowd = "1 person" if people == 1 else f"{people} people"
        figure = Figure(ours, "a second")
        return Row(f"{load.name}, {crowd}", figure, "bare bot", Figure(bare), bound)

    async def costs(self, load: Load) -> AsyncIterator[Row]:
        """The processor time of an answer: of the bot itself, of all its processes."""
        times = max(CROWDS[-1], int(load.times * self.share))

        def spent(side: Side) -> tuple[float, float]:
            return processor(side.id), processor(*family(side.id))

        found: list[tuple[float, ...]] = []

        async def cost(side: Side) -> float:
            before = spent(side)
            await flood(side, load, CROWDS[-1], times)
            after = spent(side)
            own, whole = ((b - a) / times for a, b in zip(before, after, strict=True))
            if side is self.ours:
                found.append((own, whole))
            return own

        _, bare = await self.by_turns(cost)
        own, whole = (Figure(values) for values in zip(*found, strict=True))
        what, other = f"{load.name}: processor time", Figure(bare)
        yield Row(f"{what} of the bot", own, "bare bot", other, load.own)
        if load.whole.guard:
            yield Row(f"{what} of all of it", whole, "bare bot", other, load.whole)

    async def waiting(self, load: Load) -> Row:
        """The 99th percentile until they are acknowledged."""
        times = int(RATE * self.seconds)

        async def p99(side: Side) -> float:
            spent = await paced(side, load, times)
            return quantiles(spent, n=100, method="inclusive")[-1]

        ours, bare = await self.by_turns(p99)
        what = f"{load.name}, {RATE} a second: p99 of ack"
        return Row(what, Figure(ours), "bare bot", Figure(bare), load.wait)

    async def memory(self) -> Iterable[Row]:
        """What it holds after a fifth of the answers, and how it grows with more."""
        part = self.answers // PARTS
        marks: list[list[float]] = []
        for _ in range(PARTS):
            marks.append([])
            for load in LOADS:
                await flood(self.ours, load, CROWDS[-1], part // len(LOADS))
                marks[-1].append(sum(map(megabytes, family(self.ours.id))))
        growth = tuple(
            1000 * (late - early) / (part / 1000)
            for before, after in pairwise(marks)
            for early, late in zip(before, after, strict=True)
        )
        return (
            Row(
                f"memory in the last fifth of {self.answers:,} answers",
                Figure(tuple(marks[-1]), "MB"),
                "in the first", Figure(tuple(marks[0])), at_most(1.05, guard=1.3),
            ),
            Row("… growth with each 1,000 more", Figure(growth, "kB")),
        )  # fmt: skip

    async def starving(self) -> Iterable[Row]:
        """Whether light questions wait for heavy ones."""
        (rule, *_, new), heavy = LOADS, Load("heavy", "ruling", scenario(HEAVY))
        light = await paced(self.ours, rule, 200, 40)
        quick = await answered(self.ours, new, 40)
        asked = [asyncio.create_task(heavy.ask(self.ours)) for _ in range(6)]
        # Else nothing were measured: what is refused, or soon done, is not heavy.
        for _ in range(600):
            if (await self.loop.figures())["aegis_heavy"]:
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("nothing heavy was asked")
        beside = await paced(self.ours, rule, 200, 40)
        later = await answered(self.ours, new, 40)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        return (
            Row(
                "/rule beside 6 heavy rulings: ack", Figure(tuple(beside)),
                "without", Figure(tuple(light)), at_most(guard=30),
            ),
            Row(
                f"{new.name}, beside them: answer", Figure(later),
                "without", Figure(quick), at_most(guard=30),
            ),
        )  # fmt: skip

    def lost(self) -> Row:
        """Answers that never came, by command; heavy ones are not waited for."""
        commands = sorted(self.ours.asked)
        lost = tuple(float(self.ours.lost[it]) for it in commands)
        asked = tuple(float(self.ours.asked[it]) for it in commands)
        bound = at_most(0, guard=0.05)
        return Row("answers lost", Figure(lost, ""), "asked", Figure(asked), bound)


async def measure(session: Session) -> AsyncIterator[Row]:
    """Every row, once both are warm."""
    for side in (session.bare, session.ours):
        for load in LOADS:
            await flood(side, load, CROWDS[-1], SOME)
    for load in LOADS:
        for people in CROWDS:
            yield await session.speed(load, people)
    for load in LOADS:
        async for row in session.costs(load):
            yield row
    for load in LOADS:
        yield await session.waiting(load)
    for row in await session.memory():
        yield row
    late = Figure(tuple(session.loop.shares), "‰")
    yield Row("event loop's looks over 50 ms late", late)
    for row in await session.starving():
        yield row
    yield session.lost()


async def _rows(small: bool) -> list[Row]:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        bare, ours = Bare(), Ours(Path(folder), AEGIS_METRICS_PORT=str(port))
        await bare.start()
        await ours.start()
        much = (3, 0.2, 0.6, 300) if small else (7, 1.0, 3.0, 50_000)
        try:
            session = Session(bare, ours, Loop(port), *much)
            return [row async for row in measure(session)]
        finally:
            await ours.stop()
            await bare.stop()


def rows(small: bool) -> list[Row]:
    """Speed and waits as people grow in number, memory, the event loop, fairness."""
    return asyncio.run(_rows(small))
