"""Which units damage fills up: as trying every order finds it, and soon for many."""

from collections.abc import Iterator, Mapping

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.filling import Parts, fillings

NAMES = "abcde"
RANKS = ((0,), (1,), (2,), (0, 2))
UNITS = st.lists(
    st.tuples(st.sampled_from([1, 2, 3, 5, None]), st.sampled_from(RANKS)),
    min_size=1,
    max_size=len(NAMES),
)
TOLD = st.dictionaries(st.sampled_from(NAMES), st.integers(0, 4), max_size=2)


def in_every_order(
    need: Mapping[str, int | None],
    ranks: Mapping[str, tuple[int, ...]],
    left: int,
    rank: int = 0,
    parts: Parts | None = None,
) -> Iterator[Parts]:
    """One unit after the other, whichever may be next."""
    parts = parts or {}
    if not left:
        yield parts
    waiting = [it for it in need if it not in parts] if left else []
    for name in waiting:
        at = next((it for it in ranks[name] if it >= rank), 3)
        if at < 3 and not any(max(ranks[it]) < at for it in waiting if it != name):
            given = min(left, need[name] or left)
            more = {**parts, name: given}
            yield from in_every_order(need, ranks, left - given, at, more)


def as_set(ways: Iterator[Parts]) -> set[tuple[tuple[str, int], ...]]:
    """*ways* whatever their order."""
    return {tuple(sorted(it.items())) for it in ways}


@given(UNITS, st.integers(1, 15), TOLD)
def test_units_are_filled_in_each_legal_order(
    units: list[tuple[int | None, tuple[int, ...]]], total: int, told: dict[str, int]
) -> None:
    need = {name: it[0] for name, it in zip(NAMES, units, strict=False)}
    ranks = {name: it[1] for name, it in zip(NAMES, units, strict=False)}
    told = {name: points for name, points in told.items() if name in need}
    points = [it for it in need.values() if it is not None]
    if len(points) == len(need):
        total = min(total, max(1, sum(points) - 1))

    expected = {
        way
        for way in as_set(in_every_order(need, ranks, total))
        if all(dict(way).get(name, 0) == points for name, points in told.items())
    }
    if sum(points) > total or len(points) < len(need):
        assert as_set(fillings(need, ranks, total, told.get)) == expected


def test_of_many_only_those_are_looked_at_that_come_out() -> None:
    need: dict[str, int | None] = {f"unit {n}": 4 for n in range(80)}
    ranks = {name: RANKS[n % 3] for n, name in enumerate(need)}

    ways = [*fillings(need, ranks, 4 * 78 + 1, {"unit 2": 1}.get)]

    assert len(ways) == 25  # each of the others with Backline may get none
