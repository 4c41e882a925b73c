"""Cold starts: of a command in a terminal, and of the bot until Discord knows it."""

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from benchmarks.bots import Bare, Ours
from benchmarks.measuring import python, row
from benchmarks.reading_bench import EVERYDAY
from benchmarks.table import Figure, Row, at_most

COMMANDS = (
    ("aegis rule 615.7", ("rule", "615.7"), 40),
    ("aegis ask, an everyday scenario", ("ask", EVERYDAY.replace("LIFE", "20")), 260),
)


def runs(
    *arguments: str, environ: Mapping[str, str] | None = None
) -> Callable[[int], str]:
    """Runs a Python of its own with *arguments*."""
    return lambda _: python(*arguments, environ=environ)


async def starts(folder: Path, rounds: int) -> tuple[list[float], list[float]]:
    """Milliseconds of our starts and the bare bot's, by turns."""
    ours: list[float] = []
    bare: list[float] = []
    for turn in range(rounds):
        data = folder / str(turn)
        data.mkdir()
        for side, spent in ((Bare(), bare), (Ours(data), ours)):
            spent.append(await side.start())
            await side.stop()
    return ours, bare


def rows(small: bool) -> Iterator[Row]:
    """Commands beside a Python that does nothing; our bot beside a bare one."""
    rounds = 3 if small else 25
    with tempfile.TemporaryDirectory() as folder:
        environ = {"PATH": os.environ["PATH"], "AEGIS_DATA": folder}
        for what, arguments, most in COMMANDS:
            python("-m", "bot", *arguments, environ=environ)
            yield row(
                what, rounds, runs("-m", "bot", *arguments, environ=environ),
                "python -c pass", runs("-c", "pass"), at_most(guard=most), wall=True,
            )  # fmt: skip
        ours, bare = asyncio.run(starts(Path(folder), 3 if small else 10))
    yield Row(
        "the bot, until Discord knows it", Figure(tuple(ours)),
        "bare bot", Figure(tuple(bare)), at_most(guard=6),
    )  # fmt: skip
