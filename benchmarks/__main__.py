"""Measure, and print one table: ``python -m benchmarks [NAME …] [--small] [--keep]``.

The exit status is 1 if a ratio fell behind its guard, and for no other reason but a
mistake.
"""

import argparse
import gc
import os
import sys
import time
from collections.abc import Sequence

from rich.console import Console

from benchmarks.benches import BENCHES, measured
from benchmarks.machine import keep, machine
from benchmarks.table import Measured, Row, table, worse

WIDTH = 160
LEGEND = """\
ms are of one processor, or on the wall where processes or networks are timed. Each \
ratio is of pairs taken by turns in this run; "yardstick" is a fixed piece of work. \
asked: what the ratio should reach. guard: a ratio behind it ends the run with 1."""


def main(arguments: Sequence[str]) -> int:
    """Run what was named, all without a name; 1 where a guard is broken."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHES))
    parser.add_argument("--small", action="store_true", help="within two minutes")
    parser.add_argument(
        "--keep", action="store_true", help="keep the table in benchmarks/results"
    )
    args = parser.parse_args(arguments)
    if unknown := set(args.names) - set(BENCHES):
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")
    if args.keep and args.names:
        parser.error("only whole runs are kept")
    # As each process of the project does: what is measured here is what they take.
    gc.set_threshold(50_000, 20, 20)
    begun, busy = time.monotonic(), os.getloadavg()[0]
    found: dict[str, list[Row]] = {}
    for name in args.names or BENCHES:
        print(f"measuring: {name}", end="", file=sys.stderr, flush=True)
        since = time.monotonic()
        found[name] = measured(name, args.small)
        print(f", {time.monotonic() - since:.0f} s", file=sys.stderr, flush=True)
    on = machine()
    about = (
        f"{on}; {'small' if args.small else 'whole'} run of "
        f"{time.monotonic() - begun:.0f} s on {time.strftime('%Y-%m-%d')}, "
        f"load average {busy:.1f} before it and {os.getloadavg()[0]:.1f} after"
    )
    show(Console(), found, about)
    if args.keep:
        with open(os.devnull, "w") as nowhere:
            written = Console(file=nowhere, record=True, width=WIDTH)
            show(written, found, about)
        keep(written.export_text(), on)
    for row in worse(found):
        print(f"worse than its guard: {row.what}", file=sys.stderr)
    return int(bool(worse(found)))


def show(console: Console, found: Measured, about: str) -> None:
    """The table with what must be known to read it."""
    console.width = max(console.width, WIDTH)
    console.print(about, highlight=False)
    console.print(table(found))
    console.print(LEGEND, highlight=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
