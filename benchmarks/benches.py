"""The list of benchmarks, and how one is run.

Each name is a module ``benchmarks.NAME_bench`` with ``rows(small) -> Iterable[Row]``.
"""

from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context

from benchmarks.table import Row

BENCHES = ("engine", "reading", "rules", "cards", "starting", "store", "discord")


def rows(name: str, small: bool) -> list[Row]:
    """Run the bench of that name here."""
    return list(import_module(f"benchmarks.{name}_bench").rows(small))


def measured(name: str, small: bool) -> list[Row]:
    """Run it in a process that has run no other."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(rows, name, small).result()
