"""How fast rulings are kept and found, in SQLite and in PostgreSQL.

PostgreSQL is one of Debian's package on a socket of this machine, begun here with the
settings it comes with: it waits for the disk at every commit. SQLite, in the mode the
bot uses, does not. Where PostgreSQL is not installed only SQLite is measured.
"""

import random
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from benchmarks.measuring import YARDSTICK, alone, row, yardstick
from benchmarks.reading_bench import EVERYDAY
from benchmarks.table import Figure, Row
from bot.__main__ import bench
from bot.judge.callers import Caller
from bot.store.moving import copy
from bot.store.opening import open_database, typed
from bot.store.rows import RulingRow
from bot.store.sql import SqlStore
from tests.postgresql import Server, missing

THREADS, PROCESSES = 4, 2
SIZES = {
    "SQLite": "select page_count * page_size from pragma_page_count, pragma_page_size",
    "PostgreSQL": "select pg_total_relation_size('rulings')",
}
_NAMES = count()


@dataclass(frozen=True, slots=True)
class Place:
    """A database that holds rulings already."""

    name: str
    where: str
    store: SqlStore
    rows: list[RulingRow]
    moved: tuple[float, ...]  # rulings a second that came from a file


@contextmanager
def places(folder: Path, held: int, turns: int) -> Iterator[list[Place]]:
    """SQLite and, where it is installed, PostgreSQL, with *held* rulings each."""
    file = str(folder / "held.db")
    fill(file, held)
    made = {"SQLite": lambda: str(folder / f"{next(_NAMES)}.db")}
    server = None if missing() else Server()
    try:
        if server is not None:
            server.start(safely=True)
            made["PostgreSQL"] = server.new_database
        found = [filled(name, new, file, turns) for name, new in made.items()]
        yield found
        for place in found:
            place.store.close()
    finally:
        if server is not None:
            server.remove()


def fill(file: str, held: int) -> None:
    """Keep *held* rulings, each with a real answer, of many people and places."""
    with tempfile.TemporaryDirectory() as folder:
        ruled = bench(Path(folder))
        asked = ruled.ask(Caller("local", local=True), EVERYDAY.replace("LIFE", "20"))
        kept = ruled.store.ruling(asked.ruling or "")
        ruled.close()
    assert kept is not None
    store = SqlStore(open_database(typed(file)))
    for number in range(held):
        store.add(a_ruling(kept, number))
    store.close()


def filled(name: str, new: Callable[[], str], file: str, turns: int) -> Place:
    """A database with all that *file* holds, moved into *turns* new ones."""
    moved = []
    for _ in range(turns):
        where = new()
        source, target = open_database(typed(file)), open_database(typed(where))
        begun = time.perf_counter()
        copied = copy(source, target)
        spent = time.perf_counter() - begun
        source.close()
        target.close()
        moved.append(copied["rulings"] / spent)
    store = SqlStore(open_database(typed(where)))
    return Place(name, where, store, store.rulings(limit=500), tuple(moved))


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


def throughput(where: str, rounds: str) -> float:
    """Interactions claimed and rulings kept each second by several threads."""
    store = SqlStore(open_database(typed(where)))
    [kept] = store.rulings(limit=1)
    start = time.time_ns()

    def answer(number: int) -> None:
        store.claim(f"{start} {number}")
        store.add(a_ruling(kept, number))

    with ThreadPoolExecutor(THREADS) as pool:
        begun = time.perf_counter()
        list(pool.map(answer, range(int(rounds))))
        took = time.perf_counter() - begun
    store.close()
    return int(rounds) / took


def together(where: str, rounds: str) -> float:
    """The same by several processes; the sum."""
    call = f"{__name__}:throughput"
    with ThreadPoolExecutor(PROCESSES) as pool:
        told = [pool.submit(alone, call, where, rounds) for _ in range(PROCESSES)]
        return sum(float(one.result()) for one in told)


def calls(place: Place) -> dict[str, Callable[[int], object]]:
    """What is done again and again, by what it is called."""
    store, rows = place.store, place.rows
    chance = random.Random(1)
    return {
        "claim an interaction": lambda _: store.claim(f"{next(_NAMES)}"),
        "keep a ruling": lambda _: store.add(a_ruling(rows[0], next(_NAMES))),
        "read a ruling": lambda _: store.ruling(chance.choice(rows).id),
        "a server's last 20": lambda _: store.rulings(asker="a", place="p7"),
        "a server's settings": lambda _: store.guild("7"),
    }


def size(place: Place) -> float:
    """kB a ruling takes."""
    database = place.store.database
    whole: int = database.rows(SIZES[place.name])[0][0]
    return whole / place.store.counts()["rulings"] / 1000


def rows(small: bool) -> Iterator[Row]:
    """SQLite's figures beside PostgreSQL's."""
    rounds, held, turns = (40, 200, 3) if small else (2_000, 20_000, 5)
    with (
        tempfile.TemporaryDirectory() as folder,
        places(Path(folder), held, turns) as found,
    ):
        ours, *others = found
        for what, call in calls(ours).items():
            beside: str = YARDSTICK
            other: Callable[[int], object] = yardstick
            if others:
                beside, other = others[0].name, calls(others[0])[what]
            yield row(f"SQLite: {what}", rounds, call, beside, other, wall=True)
        kinds: tuple[tuple[str, Callable[[Place], float]], ...] = (
            (f"claimed and kept, {THREADS} threads",
             lambda one: throughput(one.where, str(rounds))),
            (f"the same in {PROCESSES} processes",
             lambda one: together(one.where, str(rounds))),
        )  # fmt: skip
        speeds = {"moved there from a file": [it.moved for it in found]}
        for what, taken in kinds[:1] if small else kinds:
            by_turns = [[taken(it) for it in found] for _ in range(turns)]
            speeds[what] = list(zip(*by_turns, strict=True))
        for what, values in speeds.items():
            yield compared(what, [Figure(it, "a second") for it in values], others)
        sizes = [Figure((size(it),), "kB") for it in found]
        yield compared("room for a ruling", sizes, others)


def compared(what: str, figures: list[Figure], others: list[Place]) -> Row:
    """SQLite's figure, the first, and the other's if there is one."""
    name, other = (others[0].name, figures[1]) if others else ("", None)
    return Row(f"SQLite: {what}", figures[0], name, other)
