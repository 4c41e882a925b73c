"""The bot beside one that only acknowledges, against the tests' stand-in for Discord.

    python -m benchmarks.discord_bench [--small] [--answers N]

Both bots run as processes of their own at the same time and take turns, round by
round, so that what else the machine does falls on both. "ruling" asks no scenario
twice, "same" one scenario again and again. Ratios compare medians over the rounds.
Exits 1 where one misses its bound.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import aiohttp

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.discord_face.standin.bot import Bot  # noqa: E402
from tests.discord_face.standin.discord_server import (  # noqa: E402
    DiscordServer,
    Exchange,
    Message,
)

BARE = """
import os, discord
from discord.gateway import DiscordWebSocket
from yarl import URL
at = os.environ["STANDIN"]
discord.http.Route.BASE = at + "/api/v10"
DiscordWebSocket.DEFAULT_GATEWAY = URL((at + "/gateway").replace("http", "ws"))
client = discord.Client(intents=discord.Intents.none())
tree = discord.app_commands.CommandTree(client)

@tree.command(description="x")
async def rule(interaction: discord.Interaction, number: str):
    await interaction.response.defer()

@tree.command(description="x")
async def ruling(interaction: discord.Interaction, scenario: str):
    await interaction.response.defer()

@client.event
async def setup_hook():
    await tree.sync()

client.run("a.b.c", log_handler=None)
"""
RATE = 100  # interactions a second
PEOPLE = 50
PATIENCE = 15.0  # seconds after which an answer is lost
NUMBERS = ("615.7", "616.1", "614.1a", "615.12", "120.3", "702.15b", "616.1e", "101.4")
HEAVY = (
    "I'm at {n} life and have shields of 1, 2, 3, 4, 5, 6, 7 and 8 points. Furnace of "
    "Rath is in play. Six creatures 4/4, 5/5, 6/6, 7/7, 8/8 and 9/9 attack me."
)


class Discord(DiscordServer):
    """The stand-in, without the checks that would weigh on one side only."""

    def _change(self, message: Message, data: dict[str, Any]) -> None:
        message.components = data.get("components") or []
        message.loading = False


class Side:
    """One bot and the Discord it talks to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.discord = Discord()
        self.number = count(1)
        self.lost: list[str] = []

    async def use(self, command: str) -> float:
        """Use *command* once; seconds until it was acknowledged."""
        n = next(self.number)
        person = str(1000 + n % 997)
        if command == "same":
            sent = await self.discord.slash(
                person, "ruling", scenario=SCENARIO.format(n=20)
            )
        elif command == "rule":
            sent = await self.discord.slash(
                person, "rule", number=NUMBERS[n % len(NUMBERS)]
            )
        else:
            text = HEAVY if command == "heavy" else SCENARIO
            sent = await self.discord.slash(
                person, "ruling", scenario=text.format(n=20 + n)
            )
        late = time.monotonic() + PATIENCE
        for _ in iter(lambda: self.done(sent) or time.monotonic() > late, True):
            await asyncio.sleep(0.001)
        if not self.done(sent):
            self.lost.append(f"{command}: {sent.refusals or 'no answer'}")
            return PATIENCE
        assert sent.acknowledged is not None
        del self.discord.exchanges[sent.id]
        if sent.original is not None:
            self.discord.messages.pop(sent.original.id, None)
        return sent.acknowledged - sent.sent

    def done(self, sent: Exchange) -> bool:
        """Whether this side has said all it will."""
        return sent.acknowledged is not None if self.name == "bare" else sent.answered

    async def flood(self, command: str, times: int) -> float:
        """Answers a second with PEOPLE who ask again at once."""
        left = iter(range(times))

        async def person() -> None:
            for _ in left:
                await self.use(command)

        begun = time.perf_counter()
        await asyncio.gather(*(person() for _ in range(PEOPLE)))
        return times / (time.perf_counter() - begun)

    async def paced(self, command: str, times: int, rate: float) -> list[float]:
        """Milliseconds until each was acknowledged, at *rate* a second."""
        begun = time.perf_counter()
        tasks = []
        for n in range(times):
            tasks.append(asyncio.create_task(self.use(command)))
            await asyncio.sleep(max(0.0, begun + (n + 1) / rate - time.perf_counter()))
        return [1000 * one for one in await asyncio.gather(*tasks)]


SCENARIO = (
    "I'm at {n} life. I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me."
)


@asynccontextmanager
async def sides(folder: Path, port: int) -> Any:
    """Both bots, connected; ours, the bare one, and the process id of ours."""
    bare, ours = Side("bare"), Side("ours")
    for side in (bare, ours):
        await side.discord.start()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        BARE,
        env={"PATH": os.environ["PATH"], "STANDIN": bare.discord.address},
    )
    await bare.discord.until(lambda: bare.discord.identified > 0, 60)
    bot = Bot(ours.discord, folder, ROOT, AEGIS_METRICS_PORT=str(port))
    begun = time.perf_counter()
    await bot.start()
    ready = time.perf_counter() - begun
    assert bot.process is not None
    try:
        yield bare, ours, bot.process.pid, ready
    finally:
        await bot.stop()
        process.kill()
        await process.wait()
        for side in (bare, ours):
            await side.discord.stop()


def megabytes(process: int) -> float:
    """What that process holds in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("no VmRSS")


async def lag(port: int) -> tuple[int, int]:
    """How often the event loop was looked at, and how often over 50 ms late."""
    url = f"http://127.0.0.1:{port}/metrics"
    async with aiohttp.ClientSession() as session, session.get(url) as found:
        lines = (await found.text()).splitlines()
    figures = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    seen = {name: float(value) for name, _, value in figures}
    total = int(seen["aegis_loop_lag_seconds_count"])
    return total, total - int(seen['aegis_loop_lag_seconds_bucket{le="0.05"}'])


class Table:
    """Prints rows and remembers whether a bound was missed."""

    missed = False

    def ratio(
        self, what: str, ours: list[float], bare: list[float], bound: float, least: bool
    ) -> None:
        """Medians of both sides and their ratio."""
        ratio = median(ours) / median(bare)
        pairs = sorted(a / b for a, b in zip(ours, bare, strict=True))
        good = ratio >= bound if least else ratio <= bound
        self.missed |= not good
        print(
            f"{'  ' if good else '! '}{what:44}{median(ours):9.1f}{median(bare):9.1f}"
            f"{ratio:8.2f}  {'≥' if least else '≤'} {bound:g}"
            f"  ({pairs[0]:.2f}-{pairs[-1]:.2f})",
            flush=True,
        )

    def row(self, what: str, figure: float, bound: float) -> None:
        """A figure that must not pass its bound."""
        self.missed |= figure > bound
        sign = "  " if figure <= bound else "! "
        print(f"{sign}{what:44}{figure:9.1f}{'':17}  ≤ {bound:g}", flush=True)

    def note(self, what: str, figure: float) -> None:
        """A figure nothing depends on."""
        print(f"  {what:44}{figure:9.1f}", flush=True)


def p99(milliseconds: list[float]) -> float:
    """The 99th percentile."""
    return quantiles(milliseconds, n=100)[98]


def free_ports() -> Iterator[int]:
    """Ports nobody listens at."""
    import socket

    while True:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            yield one.getsockname()[1]


async def measure(rounds: int, times: int, answers: int) -> int:
    """Print the table; 1 where a bound was missed."""
    table, port = Table(), next(free_ports())
    print(f"  {'':44}{'ours':>9}{'bare':>9}{'ratio':>8}  bound  (pairs)")
    with tempfile.TemporaryDirectory() as folder:
        async with sides(Path(folder), port) as (bare, ours, process, ready):
            table.note("until the gateway knows it (s)", ready)
            for side in (bare, ours):
                for command in ("rule", "ruling"):
                    await side.flood(command, 60)
            for command, least in (("rule", 0.7), ("same", 0.4), ("ruling", 0.4)):
                speed: dict[str, list[float]] = {"bare": [], "ours": []}
                for turn in range(rounds):
                    for side in (bare, ours) if turn % 2 else (ours, bare):
                        speed[side.name].append(await side.flood(command, times))
                what = f"/{command}, {PEOPLE} people: answers a second"
                table.ratio(what, speed["ours"], speed["bare"], least, True)
            for command in ("rule", "same", "ruling"):
                waits: dict[str, list[float]] = {"bare": [], "ours": []}
                for turn in range(rounds):
                    for side in (bare, ours) if turn % 2 else (ours, bare):
                        acked = await side.paced(command, times, RATE)
                        waits[side.name].append(p99(acked))
                what = f"/{command}, {RATE} a second: p99 acknowledged ms"
                table.ratio(what, waits["ours"], waits["bare"], 3.0, False)
            light = await ours.paced("rule", times // 2, 20)
            heavy = [asyncio.create_task(ours.use("heavy")) for _ in range(6)]
            beside = await ours.paced("rule", times // 2, 20)
            for task in heavy:
                task.cancel()
            await asyncio.gather(*heavy, return_exceptions=True)
            what = "/rule beside 6 heavy rulings: median ms"
            table.ratio(what, [median(beside)], [median(light)], 5.0, False)
            table.row("answers lost", len(ours.lost), 0)
            print(*ours.lost[:5], sep="\n", end="")
            looked, late = await lag(port)
            table.note("event loop looked at so many times", looked)
            table.row("… and over 50 ms late: of a thousand", 1000 * late / looked, 5)
            if answers:
                await ours.flood("rule", answers // 10)
                await ours.flood("ruling", answers // 10)
                first = megabytes(process)
                for _ in range(4):
                    await ours.flood("rule", answers // 10)
                    await ours.flood("ruling", answers // 10)
                    table.note("memory (MB)", megabytes(process))
                what = f"memory after {answers:,} answers: MB more than after a fifth"
                table.row(what, megabytes(process) - first, max(20.0, 0.1 * first))
    return int(table.missed)


def main() -> int:
    """Read the arguments, measure."""
    wanted = argparse.ArgumentParser()
    wanted.add_argument("--small", action="store_true")
    wanted.add_argument("--answers", type=int, default=None)
    args = wanted.parse_args()
    answers = (0 if args.small else 50_000) if args.answers is None else args.answers
    rounds, times = (3, 200) if args.small else (7, 500)
    return asyncio.run(measure(rounds, times, answers))


if __name__ == "__main__":
    sys.exit(main())
