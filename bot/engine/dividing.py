"""The ways to divide points among several: a shield, damage, counters."""

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.engine.choosing import MOST_WAYS


def ways_to_divide(
    points: int, amounts: tuple[int, ...], alike: Sequence[int] = ()
) -> list[tuple[int, ...]]:
    """The divisions of *points*, at most :data:`MOST_WAYS` of them.

    *alike* has for each part the one before it that nothing tells from it, -1 for
    none: of divisions that differ only in which of them is which there is one. What
    can be divided in several ways is, so that whoever may choose is asked.
    """
    if not any(at >= 0 for at in alike):
        return list(islice(divisions(points, amounts), MOST_WAYS))
    ways = list(islice(_rising(points, amounts, alike, ()), MOST_WAYS))
    return ways if len(ways) > 1 else list(islice(divisions(points, amounts), 2))


def _rising(
    points: int, amounts: tuple[int, ...], alike: Sequence[int], parts: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """The divisions that begin with *parts*; of what is alike the later has no less."""
    at = len(parts)
    if at == len(amounts):
        yield parts
        return
    least = parts[alike[at]] if alike[at] >= 0 else 0
    behind = sum(amounts[at + 1 :])
    # Each of those that are alike and still to come takes as much at least.
    as_many, chain = 1, at
    while chain in alike[chain + 1 :]:
        chain = alike.index(chain, chain + 1)
        as_many += 1
    most = min(points // as_many, amounts[at])
    for part in range(max(least, points - behind), most + 1):
        yield from _rising(points - part, amounts, alike, (*parts, part))


def divisions(points: int, amounts: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to spread *points* so that no part exceeds its amount, in order."""
    parts = [0] * len(amounts)
    start, left = 0, points
    while True:
        # As much as there is room for at the end, up to where the last way is kept.
        at = len(parts)
        while at > start:
            at -= 1
            parts[at] = min(left, amounts[at])
            left -= parts[at]
        if left:
            return  # no room for all of it
        yield tuple(parts)
        # The last part that can take one more from those behind it does so.
        at, behind = len(parts) - 1, 0
        while at >= 0 and (not behind or parts[at] >= amounts[at]):
            behind += parts[at]
            at -= 1
        if at < 0:
            return
        parts[at] += 1
        start, left = at + 1, behind - 1
