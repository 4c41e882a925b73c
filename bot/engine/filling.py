"""Which units a total of damage fills up, where lethal comes before the next (465).

Tank is filled first and Backline last; who has both is filled with either. No way to
fill some is looked at twice, and hardly one that leads to nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.assigned import Wanted

# Points of each that gets some.
Parts = dict[str, int]
# Below that many points it is worked out which sums there are.
_SUMMED = 1 << 14


def fillings(
    need: Mapping[str, int | None],
    ranks: Mapping[str, tuple[int, ...]],
    total: int,
    wanted: Wanted,
) -> Iterator[Parts]:
    """Every legal way to fill some up with *total*, where that does not fill all.

    *need*: what is lethal, one point at least, None where nothing is; of *ranks* 0 is
    Tank and 2 Backline. Only ways that give each what is *wanted*.
    """
    first, last = ([it for it in need if ranks[it] == (at,)] for at in (0, 2))
    middle = [it for it in need if ranks[it] == (1,)]
    either = [it for it in need if len(ranks[it]) > 1]
    stages = (
        # All that is filled is Tank.
        ((), [*first, *either], [*first, *either], [*first, *either]),
        # Some have neither; Tanks that have Backline, too, may be filled before.
        (first, [*middle, *either], middle, middle),
        # All but some that have Backline.
        ([*first, *middle], [*last, *either], [*last, *either], [*last, *either]),
    )
    for before, pool, ending, some in stages:
        points = [need[it] for it in before]
        if None in points:
            return
        left = total - sum(it or 0 for it in points)
        open_ones = [it for it in need if it in {*pool}]
        stage = _stage(need, wanted, before, open_ones, {*ending})
        if left > 0 and stage is not None:
            for parts in stage.filled(left):
                if not parts.keys().isdisjoint(some):
                    yield {**{it: need[it] or 0 for it in before}, **parts}


def _stage(
    need: Mapping[str, int | None],
    wanted: Wanted,
    before: Sequence[str],
    pool: list[str],
    ending: set[str],
) -> "_Stage | None":
    """Those of *pool* that may be filled once all *before* are; None where none may.

    *ending*: which of them may get less than is lethal.
    """
    told = {it: points for it in need if (points := wanted(it)) is not None}
    whole = {it: n for it, n in told.items() if n and n == need[it]}
    part = {it: n for it, n in told.items() if n and n != need[it]}
    too_much = any((need[it] or n) < n for it, n in part.items())
    if too_much or len(part) > 1 or not whole.keys() <= {*before, *pool}:
        return None
    if any(told.get(it, need[it]) != need[it] for it in before):
        return None
    if not part.keys() <= ending:
        return None
    free = [it for it in pool if it not in told]
    given = {it: n for it, n in whole.items() if it in pool}
    return _Stage(need, free, ending, {**given, **part}, exact=bool(part))


@dataclass(slots=True)
class _Stage:
    """*free* ones beside what is *given*; the last gets less unless *exact*."""

    need: Mapping[str, int | None]
    free: list[str]
    ending: set[str]
    given: Parts
    exact: bool

    def filled(self, left: int) -> Iterator[Parts]:
        """The ways to give them *left*."""
        left -= sum(self.given.values())
        if left >= 0:
            behind = [self._behind(it, left) for it in range(len(self.free) + 1)]
            yield from self._on(left, 0, {}, _Ahead(self._sums(left), behind), 0)

    def _behind(self, at: int, left: int) -> tuple[int, int]:
        """What those from place *at* on take together, and one of them as the last."""
        some = self.free[at:]
        rest = sum(left if (n := self.need[it]) is None else n for it in some)
        return rest, max((self._less(it, left) for it in some), default=0)

    def _sums(self, left: int) -> list[int]:
        """As bits, which sums those from each place on have; [] for too many."""
        if left >= _SUMMED:
            return []
        sums = [1]
        for name in reversed(self.free):
            points = self.need[name]
            sums.append(sums[-1] | (sums[-1] << points if points is not None else 0))
        return sums[::-1]

    def _on(
        self, left: int, at: int, parts: Parts, ahead: "_Ahead", passed: int
    ) -> Iterator[Parts]:
        """*left* among those from *at* on; the last may stand before, too.

        One that was *passed* over takes so much at most.
        """
        if not left:
            yield {**self.given, **parts}
            return
        for place, name in enumerate(self.free):
            points = self.need[name]
            if name in parts:
                continue
            if points is None or points > left:
                if name in self.ending and not self.exact:
                    yield {**self.given, **parts, name: left}
            elif place >= at and ahead.holds(left - points, place + 1, passed):
                more = {**parts, name: points}
                yield from self._on(left - points, place + 1, more, ahead, passed)
            if place >= at:
                passed = max(passed, self._less(name, left))

    def _less(self, name: str, left: int) -> int:
        """How much of *left* that one may get as the last."""
        if self.exact or name not in self.ending:
            return 0
        points = self.need[name]
        return left if points is None else points - 1


@dataclass(slots=True)
class _Ahead:
    """What those from each place on can take: *sums* as bits, and :meth:`_behind`."""

    sums: list[int]
    behind: list[tuple[int, int]]

    def holds(self, left: int, at: int, passed: int) -> bool:
        """Whether *left* can be given out among those from *at* on and a last one.

        That may be one that was *passed* over.
        """
        rest, last = self.behind[at]
        if rest < left:
            last = 0  # the last would have to be filled as well
        most = min(left, max(passed, last))
        if not self.sums:
            return left <= most + rest
        return self.sums[at] >> (left - most) & ((1 << most + 1) - 1) > 0
