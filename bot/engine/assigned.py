"""Combat damage that somebody has said how they assign."""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice

from bot.engine.board import Board
from bot.engine.choosing import MOST_WAYS

# What is told of damage that was said to be assigned as it can't be.
ILLEGAL = "the damage can't be assigned like that"

# In place of a number of points, worked out where damage is assigned: what is lethal;
# all that nothing else told of takes; as much as can be.
LETHAL, REST, MOST = -1, -2, -3

Way = tuple[tuple[str, int], ...]

# How much is told that somebody is assigned; None where that is open.
Wanted = Callable[[str], int | None]


def exactly(told: Mapping[str, int], lethal: Callable[[str], int]) -> Wanted:
    """How much *told* says of each; None where it leaves that open."""
    rest = 0 if REST in told.values() else None

    def wanted(name: str) -> int | None:
        points = told.get(name)
        if points is None:
            return rest
        open_ = points in {REST, MOST}
        return lethal(name) if points == LETHAL else None if open_ else points

    return wanted


def told_of_many(
    every: Callable[[Wanted], Iterable[Way]],
    told: Mapping[str, int],
    lethal: Callable[[str], int],
) -> list[Way]:
    """The first ways of those that are as *told*, with as much as can be where told."""

    def ways(told: Mapping[str, int]) -> list[Way]:
        return list(dict.fromkeys(islice(every(exactly(told, lethal)), MOST_WAYS)))

    found = ways(told)
    for name in (it for it, points in told.items() if points == MOST):
        all_of_it = sum(points for _, points in found[0]) if found else 0
        tried = (ways({**told, name: it}) for it in range(all_of_it, 0, -1))
        found = next(filter(None, tried), found)
    return found


def as_told(
    board: Board,
    ways: list[Way],
    told: Mapping[str, int],
    lethal: Callable[[str], int] = lambda name: 0,
) -> tuple[Board, list[Way]]:
    """The *ways* that agree with what was *told*; all of them if none does.

    The board then bears that it can't be assigned like that. *lethal* tells what is
    lethal to one.
    """
    wanted = agreeing(ways, told, lethal)
    if wanted or not told:
        return board, wanted or ways
    return board.changed(done=tuple(sorted({*board.done, ILLEGAL}))), ways


def agreeing(
    ways: list[Way], told: Mapping[str, int], lethal: Callable[[str], int]
) -> list[Way]:
    """The *ways* that agree with what was *told*."""

    def agrees(way: Way) -> bool:
        parts = dict(way)
        if REST in told.values() and any(parts[it] for it in parts if it not in told):
            return False
        return all(
            parts.get(name, 0) == (lethal(name) if points == LETHAL else points)
            for name, points in told.items()
            if points not in {REST, MOST}
        )

    wanted = [way for way in ways if agrees(way)]
    for name in (it for it, points in told.items() if points == MOST):
        most = max((dict(way).get(name, 0) for way in wanted), default=0)
        wanted = [way for way in wanted if dict(way).get(name, 0) == most]
    return wanted
