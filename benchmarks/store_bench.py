"""How fast rulings are kept and found, in SQLite and in PostgreSQL, in one run.

    python -m benchmarks.store_bench [--small]

PostgreSQL is one of Debian's package on a socket of this machine, begun here with the
settings it comes with: it waits for the disk at every commit. SQLite, in the mode the
bot uses, does not. Where PostgreSQL is not installed only SQLite is measured.
"""

import argparse
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

from bot.__main__ import bench
from bot.judge.callers import Caller
from bot.store.moving import copy
from bot.store.opening import open_database
from bot.store.rows import RulingRow
from bot.store.sql import SqlStore
from tests.postgresql import Server, missing

THREADS = 4
SCENARIO = (
    "I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me."
)
_NAMES = count()


def main(argv: Sequence[str] | None = None) -> None:
    """Measure both and print a table of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="a quick look")
    parser.add_argument("--beside", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    rounds, held = (200, 500) if args.small else (3_000, 20_000)
    if args.beside:
        print(throughput(args.beside, rounds))
        return
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/held.db"
        fill(file, held)
        for name, where in databases(folder):
            source, target = open_database(file), open_database(where)
            begun = time.perf_counter()
            copy(source, target)
            took = time.perf_counter() - begun
            source.close()
            target.close()
            print(f"\n{name}, {held:,} rulings{'':20}median    p99")
            print(f"  moved there from a file{'':19}{held / took:9.0f} a second")
            measure(name, where, rounds)


def databases(folder: str) -> Iterator[tuple[str, str]]:
    """The name and place of each kind that can be had here, empty."""
    yield "SQLite", f"{folder}/aegis.db"
    if why := missing():
        print(f"\nPostgreSQL is not measured: {why}.")
        return
    server = Server()
    try:
        server.start(safely=True)
        yield "PostgreSQL", server.new_database()
    finally:
        server.remove()


def fill(file: str, held: int) -> None:
    """Keep *held* rulings, each with a real answer, of many people and places."""
    with tempfile.TemporaryDirectory() as folder:
        ruled = bench(Path(folder))
        kept = ruled.store.ruling(
            ruled.ask(Caller("local", local=True), SCENARIO).ruling or ""
        )
        ruled.close()
    assert kept is not None
    store = SqlStore(open_database(file))
    for number in range(held):
        store.add(a_ruling(kept, number))
    store.close()


def measure(name: str, where: str, rounds: int) -> None:
    """Print the figures of the database at *where*."""
    store = SqlStore(open_database(where))
    chance = random.Random(1)
    rows = store.rulings(limit=1_000)
    for what, call in (
        ("claim an interaction", lambda: store.claim(f"{name} {next(_NAMES)}")),
        ("keep a ruling", lambda: store.add(a_ruling(rows[0], next(_NAMES)))),
        ("read a ruling", lambda: store.ruling(chance.choice(rows).id)),
        ("a server's last 20", lambda: store.rulings(asker="a", place="p7")),
        ("a server's settings", lambda: store.guild("7")),
    ):
        times = timed(call, rounds)
        print(
            f"  {what:40}{statistics.median(times):7.2f} {quantile(times, 99):7.2f} ms"
        )
    alone = throughput(where, rounds)
    print(f"  claimed and kept, {THREADS} threads{'':15}{alone:9.0f} a second")
    together = at_once(where, 2)
    print(f"  the same in 2 processes{'':19}{together:9.0f} a second")
    size = store.database.rows(SIZE[name])[0][0] / store.counts()["rulings"]
    print(f"  room for a ruling{'':25}{size / 1000:9.1f} kB")
    store.close()


SIZE = {
    "SQLite": "select page_count * page_size from pragma_page_count, pragma_page_size",
    "PostgreSQL": "select pg_total_relation_size('rulings')",
}


def throughput(where: str, rounds: int) -> float:
    """Interactions claimed and rulings kept each second by several threads."""
    store = SqlStore(open_database(where))
    [row] = store.rulings(limit=1)
    start = time.time_ns()

    def answer(number: int) -> None:
        store.claim(f"{start} {number}")
        store.add(a_ruling(row, number))

    with ThreadPoolExecutor(THREADS) as pool:
        begun = time.perf_counter()
        list(pool.map(answer, range(rounds)))
        took = time.perf_counter() - begun
    store.close()
    return rounds / took


def at_once(where: str, processes: int) -> float:
    """The same by several processes; the sum."""
    command = [sys.executable, "-m", "benchmarks.store_bench", "--beside", where]
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for _ in range(processes)
    ]
    return sum(float(one.communicate()[0]) for one in running)


def a_ruling(like: RulingRow, number: int) -> RulingRow:
    """The same ruling of somebody else, somewhere else."""
    return replace(
        like,
        id="",
        created="",
        public=True,
        asker=f"discord:{number % 5_000}",
        place=f"p{number % 500}",
    )


def timed(call: Callable[[], object], rounds: int) -> list[float]:
    """Milliseconds of each of *rounds* calls."""
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        call()
        times.append((time.perf_counter() - begun) * 1000)
    return times


def quantile(times: list[float], percent: int) -> float:
    return statistics.quantiles(times, n=100)[percent - 1]


if __name__ == "__main__":
    main()
