"""How long the engine takes to follow every choice.

    python -m benchmarks.engine_bench [--small]

Every run rules on a board of its own (the life total differs), so that nothing kept
from an earlier run helps. Ratios compare medians of this same run. The naive reader
is the reference of ``tests/engine``: every order, nothing merged. Exits 1 where a
figure misses its bound.
"""

import argparse
import gc
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bot.engine.board import Board  # noqa: E402
from bot.engine.effects import (  # noqa: E402
    Effect,
    Multiply,
)
from bot.engine.exploration import explore  # noqa: E402
from bot.engine.outcome import Ruling  # noqa: E402
from bot.engine.question import Deal, Happening, Hit  # noqa: E402
from tests.engine.boards import (  # noqa: E402
    FOE,
    ME,
    board,
    creature,
    deal,
    doubler,
    hit,
    on_damage,
    plus,
    prevent_each,
    question,
    shield,
    spell,
    together,
)
from tests.engine.naive import Reader  # noqa: E402

BOLT = spell("Bolt")


@dataclass(frozen=True)
class Timed:
    """Milliseconds of several runs, and the last ruling."""

    milliseconds: tuple[float, ...]
    ruling: Ruling | None = None

    @property
    def median(self) -> float:
        """The middle one."""
        return median(self.milliseconds)

    def __str__(self) -> str:
        least, most = min(self.milliseconds), max(self.milliseconds)
        return f"{self.median:10.2f}  ({least:.2f} to {most:.2f})"


def timed(runs: int, made: Callable[[int], Board], *script: Happening) -> Timed:
    """Rule on ``made(life)`` for as many different lives as *runs*."""
    asked = [question(made(1000 + run), *script) for run in range(runs)]
    spent: list[float] = []
    ruling: Ruling | None = None
    for one in asked:
        gc.collect()
        begun = time.perf_counter()
        ruling = explore(one)
        spent.append(1000 * (time.perf_counter() - begun))
    return Timed(tuple(spent), ruling)


# --- Boards ------------------------------------------------------------------


def everyday(life: int) -> Board:
    """A bolt, a doubler and a shield."""
    return board(BOLT, doubler(), shield(2), life=life)


def combat(life: int) -> Board:
    """Two attackers deal combat damage, a shield divided, lifelink, a death."""
    return board(
        creature("Link", 3, 3, "lifelink", controller=FOE),
        creature("Bear", 2, 2, controller=FOE),
        creature("Mine", 2, 2),
        shield(4),
        prevent_each(1, ME),
        life=life,
    )


COMBAT = together(
    hit("Link", ME, 3, combat=True),
    hit("Bear", ME, 2, combat=True),
    hit("Mine", "Bear", 2, combat=True),
)


def twelve(life: int) -> Board:
    """Twelve effects on one event that do not commute."""
    return board(
        BOLT,
        doubler("twice"),
        doubler("twice more"),
        on_damage(Multiply(3), "thrice"),
        *(plus(n) for n in (1, 2, 5)),
        *(prevent_each(n, ME) for n in (1, 3, 4)),
        *(shield(n) for n in (2, 6, 9)),
        life=life,
    )


def commuting(life: int) -> Board:
    """Twenty effects on one event that commute."""
    return board(BOLT, *(plus(n) for n in range(1, 21)), life=life)


def preventing(life: int) -> Board:
    """Twenty shields and other preventions on one event."""
    return board(
        BOLT,
        *(shield(n) for n in range(1, 11)),
        *(prevent_each(n, ME) for n in range(1, 11)),
        life=life,
    )


def eight(*recipients: str) -> tuple[Effect, ...]:
    """For each recipient eight effects that do not commute."""
    return tuple(
        effect
        for name in recipients
        for effect in (
            doubler(f"twice {name}", name),
            on_damage(Multiply(3), f"thrice {name}", name),
            plus(1, f"+1 {name}", name),
            plus(4, f"+4 {name}", name),
            prevent_each(1, name, label=f"-1 {name}"),
            prevent_each(3, name, label=f"-3 {name}"),
            shield(2, name, label=f"shield 2 {name}"),
            shield(5, name, label=f"shield 5 {name}"),
        )
    )


def one_with_eight(life: int) -> Board:
    """One recipient, eight effects."""
    return board(BOLT, *eight(ME), life=life)


def two_with_eight(life: int) -> Board:
    """Two recipients, eight effects each."""
    return board(BOLT, *eight(ME, FOE), life=life)


def shared(life: int) -> Board:
    """Three sources, four shields to divide and three other effects."""
    return board(
        *(creature(name, 4, 4, controller=FOE) for name in "ABC"),
        creature("Mine", 0, 99),
        *(shield(n, ME) for n in (2, 3, 4, 5)),
        doubler("A twice", ME),
        plus(1, "+1", ME),
        prevent_each(1, ME),
        life=life,
    )


SHARED = together(*(hit(name, ME, 3, combat=True) for name in "ABC"))


def monstrous(life: int) -> Board:
    """More positions than any budget."""
    several = (creature(name, 9, 9, controller=FOE) for name in "ABCDEF")
    many = (shield(n + 3, ME, label=f"s{n}") for n in range(8))
    return board(*several, *many, doubler(), plus(1), prevent_each(2, ME), life=life)


MONSTROUS = together(*(hit(name, ME, 9, combat=True) for name in "ABCDEF"))


# --- The table ------------------------------------------------------------------


def naive(effects: Sequence[Effect], hits: tuple[Hit, ...]) -> tuple[float, int]:
    """Milliseconds of the naive reader, and how many results it found."""
    reader = Reader(board(BOLT, *effects, life=1000), most=1 << 40)
    begun = time.perf_counter()
    results = reader.read(hits)
    return 1000 * (time.perf_counter() - begun), len(results)


class Table:
    """Prints rows and remembers whether a bound was missed."""

    def __init__(self) -> None:
        self.missed = False
        print(f"  {'milliseconds':52}{'median':>10}  {'bound':>8}  spread")

    def row(self, what: str, found: Timed, bound: float) -> None:
        """One measured figure and the bound it should keep."""
        good = found.median <= bound
        self.missed |= not good
        least, most = min(found.milliseconds), max(found.milliseconds)
        ruling = found.ruling
        told = ""
        if ruling is not None:
            whole = "" if ruling.complete else ", not all"
            told = f"  {len(ruling.outcomes)} results{whole}"
        print(
            f"{'  ' if good else '! '}{what:52}{found.median:10.2f}  {bound:8g}"
            f"  {least:.2f}-{most:.2f}{told}",
            flush=True,
        )

    def ratio(self, what: str, figure: float, bound: float, *, least: bool) -> None:
        """A ratio of two figures of this run; *least*: it should be at least so."""
        good = figure >= bound if least else figure <= bound
        self.missed |= not good
        sign = "≥" if least else "≤"
        print(f"{'  ' if good else '! '}{what:52}{figure:10.2f}  {sign} {bound:g}")


def main() -> int:
    """Measure; 1 where a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="fewer runs")
    few = parser.parse_args().small
    many, some = (20, 3) if few else (200, 7)
    table = Table()
    bolt = deal("Bolt", ME, 3)
    timed(3, everyday, bolt)
    table.row("everyday: a bolt, a doubler, a shield", timed(many, everyday, bolt), 1)
    table.row("everyday: combat, a divided shield", timed(many, combat, COMBAT), 5)
    table.row("12 effects that do not commute", timed(some, twelve, bolt), 2000)
    table.row("20 effects that commute", timed(some, commuting, bolt), 20)
    table.row("20 that prevent", timed(1, preventing, deal("Bolt", ME, 99)), 2000)
    # So much that no order uses the damage up before all eight have been met.
    much = deal("Bolt", ME, 20)
    one = timed(some, one_with_eight, much)
    both = Deal((*much.hits, hit("Bolt", FOE, 20)))
    two = timed(some, two_with_eight, both)
    table.row("8 effects on one recipient", one, 1000)
    table.row("8 effects on each of two recipients", two, 2000)
    table.row("3 sources, 4 shields, 3 more effects", timed(1, shared, SHARED), 10_000)
    table.row(
        "a monstrous board, until the budget", timed(1, monstrous, MONSTROUS), 60_000
    )
    table.ratio("two recipients against one", two.median / one.median, 3, least=False)
    spent, found = naive(eight(ME), much.hits)
    assert one.ruling is not None
    agree = found == len(one.ruling.outcomes)
    print(f"  {'the naive reader on the same 8 effects':52}{spent:10.0f}")
    table.ratio("naive against engine", spent / one.median, 100, least=True)
    if not agree:
        print(f"! they differ: {found} results against {len(one.ruling.outcomes)}")
    return int(table.missed or not agree)


if __name__ == "__main__":
    sys.exit(main())
