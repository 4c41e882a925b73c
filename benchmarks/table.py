"""What was measured, as one table: figures, what they stand beside, and verdicts.

A ratio is formed pair by pair out of one run, so that what else the machine does falls
on both sides of it; the median of the pairs is what counts. Seconds are never judged.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from statistics import median, quantiles

from rich.table import Table
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured several times, in *unit*; ValueError if never."""

    values: tuple[float, ...]
    unit: str = "ms"

    def __post_init__(self) -> None:
        if not self.values:
            raise ValueError("measured never")

    @property
    def median(self) -> float:
        """The middle one."""
        return median(self.values)

    @property
    def spread(self) -> tuple[float, float]:
        """The 1st and the 99th percentile; of few values the least and the most."""
        if len(self.values) < 50:
            return min(self.values), max(self.values)
        marks = quantiles(self.values, n=100, method="inclusive")
        return marks[0], marks[-1]


@dataclass(frozen=True, slots=True)
class Bound:
    """What a ratio is to reach (*target*), and what it must not fall back behind.

    *least*: it should be at least so, else at most.
    """

    target: float | None = None
    guard: float | None = None
    least: bool = False

    def kept(self, ratio: float, limit: float | None) -> bool:
        """Whether *ratio* is on the right side of *limit*; there may be none."""
        if limit is None:
            return True
        return ratio >= limit if self.least else ratio <= limit


def at_most(target: float | None = None, *, guard: float | None = None) -> Bound:
    """The smaller the better."""
    return Bound(target, guard)


def at_least(target: float | None = None, *, guard: float | None = None) -> Bound:
    """The larger the better."""
    return Bound(target, guard, least=True)


class Verdict(StrEnum):
    """How a row came out; only the last one fails the run."""

    NOTED = ""
    GOOD = "good"
    MISSED = "missed"
    WORSE = "WORSE"


@dataclass(frozen=True, slots=True)
class Row:
    """A figure and, if it is compared, the *other* figure of the same run.

    *beside* says what the other is of. ValueError if a bound has nothing to bind, or
    the two do not come in pairs.
    """

    what: str
    figure: Figure
    beside: str = ""
    other: Figure | None = None
    bound: Bound = Bound()

    def __post_init__(self) -> None:
        if self.other is None:
            if self.bound != Bound():
                raise ValueError(f"{self.what}: a bound of no ratio")
        elif len(self.other.values) != len(self.figure.values):
            raise ValueError(f"{self.what}: not in pairs")

    @property
    def ratio(self) -> Figure | None:
        """Of each pair."""
        if self.other is None:
            return None
        pairs = zip(self.figure.values, self.other.values, strict=True)
        return Figure(tuple(ours / other for ours, other in pairs), "")

    @property
    def verdict(self) -> Verdict:
        """By the median of the ratios."""
        ratio, bound = self.ratio, self.bound
        if ratio is None or bound == Bound():
            return Verdict.NOTED
        if not bound.kept(ratio.median, bound.guard):
            return Verdict.WORSE
        if not bound.kept(ratio.median, bound.target):
            return Verdict.MISSED
        return Verdict.GOOD


Measured = Mapping[str, Sequence[Row]]
COLOURS = {Verdict.GOOD: "green", Verdict.MISSED: "yellow", Verdict.WORSE: "bold red"}
HEADINGS = ("median", "1–99 %", "beside it", "ratio", "1–99 %", "asked", "guard", "")


def table(measured: Measured) -> Table:
    """All rows, part by part."""
    drawn = Table(box=None, pad_edge=False, header_style="bold")
    drawn.add_column("what", no_wrap=True)
    for heading in HEADINGS:
        drawn.add_column(
            heading, justify="left" if heading in ("", "beside it") else "right",
            no_wrap=True,
        )  # fmt: skip
    for part, rows in measured.items():
        drawn.add_row(Text(part, "bold"))
        for row in rows:
            drawn.add_row(f"  {row.what}", *_cells(row))
    return drawn


def _cells(row: Row) -> Iterable[str | Text]:
    yield f"{said(row.figure.median)} {row.figure.unit}"
    yield _spread(row.figure)
    ratio, bound = row.ratio, row.bound
    if row.other is None or ratio is None:
        return
    yield f"{row.beside} {said(row.other.median)}"
    yield said(ratio.median)
    yield _spread(ratio)
    sign = "≥" if bound.least else "≤"
    for limit in (bound.target, bound.guard):
        yield "" if limit is None else f"{sign} {limit:g}"
    yield Text(row.verdict, COLOURS.get(row.verdict, ""))


def _spread(figure: Figure) -> str:
    least, most = figure.spread
    return f"{said(least)}–{said(most)}" if len(figure.values) > 1 else ""


def said(value: float) -> str:
    """Three digits of it, and never an exponent."""
    if abs(value) >= 99.95:
        return f"{value:,.0f}"
    for digits in range(2, 6):
        if abs(value) >= 9.995 * 10 ** (1 - digits):
            return f"{value:.{digits - (abs(value) >= 9.995)}f}"
    return "0" if value == 0 else f"{value:.1g}"


def worse(measured: Measured) -> list[Row]:
    """The rows whose ratio fell behind its guard."""
    rows = (row for part in measured.values() for row in part)
    return [row for row in rows if row.verdict is Verdict.WORSE]
