"""The loyalty told beside a planeswalker's wording: "with loyalty 6"."""

import re
from collections.abc import Sequence

from bot.scenario.words.tokens import Token

_LOYALTY = re.compile(
    r"(?: with| at| and| ,)?(?: a| an| \()?(?:(?: starting| initial| printed)? loyalty"
    r"(?: of| :| is)? (?P<n>\d+)"
    r"| (?P<m>\d+)(?: starting| initial| printed)? loyalty(?: counters?)?)(?: \))?"
    r"(?: and| , and)?$"
)
_MOST_OF_LOYALTY = 10


def without_loyalty(tokens: Sequence[Token], at: int) -> tuple[int, int | None]:
    """Where "with loyalty 6", "(starting loyalty: 3)" begins if it ends before *at*."""
    start = max(0, at - _MOST_OF_LOYALTY)
    said = "".join(f" {it.text}" for it in tokens[start:at])
    found = _LOYALTY.search(said)
    if found is None:
        return at, None
    return at - len(found.group().split()), int(found["n"] or found["m"])


def loyalty_after(tokens: Sequence[Token], end: int) -> tuple[int, int] | None:
    """NAME "…" with starting loyalty 3, NAME "…" (loyalty 3): where that ends."""
    for stop in range(end + 2, min(end + 8, len(tokens) + 1)):
        start, loyalty = without_loyalty(tokens, stop)
        if loyalty is not None and start <= end:
            return stop, loyalty
    return None
