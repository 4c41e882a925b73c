"""Timing two things by turns, in one run.

What one processor does in this process is timed by the processor's own clock, which
stands still while others have it; what other processes do, by the clock on the wall.
"""

import gc
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from benchmarks.table import Bound, Figure, Row

ROOT = Path(__file__).parent.parent
Call = Callable[[int], object]
YARDSTICK = "yardstick"


def yardstick(_: int = 0) -> int:
    """A little work of the usual kind, the same everywhere: tuples, sets, strings."""
    seen: set[tuple[int, str]] = set()
    for n in range(400):
        seen.add((n * n % 97, f"{n % 13} of {n % 7}"))
    return sum(len(word) + number for number, word in sorted(seen))


def by_turns(
    rounds: int, ours: Call, other: Call, clock: Callable[[], float]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Milliseconds of each call of both, which take turns at being first."""
    spent: dict[Call, list[float]] = {ours: [], other: []}
    for turn in range(rounds):
        for call in (ours, other) if turn % 2 else (other, ours):
            begun = clock()
            call(turn)
            spent[call].append(1000 * (clock() - begun))
    return tuple(spent[ours]), tuple(spent[other])


def row(
    what: str,
    rounds: int,
    ours: Call,
    beside: str = YARDSTICK,
    other: Call = yardstick,
    bound: Bound | None = None,
    *,
    each: int = 1,
    unit: str = "ms",
    wall: bool = False,
) -> Row:
    """Time ``ours(n)`` beside ``other(n)``, for n below *rounds*.

    *each*: so many things are done in one call; *wall*: by the clock on the wall.
    """
    gc.collect()
    clock = time.perf_counter if wall else time.process_time
    first, second = by_turns(rounds, ours, other, clock)
    figure = Figure(tuple(one / each for one in first), unit)
    return Row(what, figure, beside, Figure(second), bound or Bound())


def python(*arguments: str, environ: Mapping[str, str] | None = None) -> str:
    """What a Python of its own prints, given *arguments*, in the root folder."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT, env=environ, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout


def alone(call: str, *arguments: str) -> str:
    """What ``module:function`` returns, in a process that does nothing else."""
    module, function = call.split(":")
    code = f"import sys, {module} as it; print(it.{function}(*sys.argv[1:]))"
    return python("-c", code, *arguments)


def processor(*processes: int) -> float:
    """Milliseconds that processors have worked for those up to now (Linux)."""
    # The kernel's clock of another process, by its own way to name one.
    return sum(1000 * time.clock_gettime(~one << 3 | 2) for one in processes)


def megabytes(process: int | str = "self") -> float:
    """What that process holds in memory now (Linux)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("no VmRSS")


def family(process: int) -> list[int]:
    """That process and all it has begun, as far as they are there (Linux)."""
    found = [process]
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in task.read_text().split():
            found += family(int(child))
    return found
