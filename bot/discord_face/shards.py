"""Which of the bot's shards this process is, and its turn to identify them."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.errors import SetupError

log = logging.getLogger(__name__)

# Discord takes one identification in five seconds from each group of shards; a second
# more, since no two clocks agree.
TURN_SECONDS = 6.0
_WRITTEN = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?/(\d{1,6})", re.A)


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards *ids* of *count* in all; a server belongs to exactly one of them.

    Both are None where Discord says how many there are and this process is all.
    """

    ids: tuple[int, ...] | None
    count: int | None


AUTO = Shards(None, None)


def shards_from(written: str) -> Shards:
    """The shards of ``0-3/16``, ``5/16`` or ``auto``. Raises SetupError."""
    if written == "auto":
        return AUTO
    if found := _WRITTEN.fullmatch(written):
        first, count = int(found[1]), int(found[3])
        last = int(found[2] or first)
        if first <= last < count:
            return Shards(tuple(range(first, last + 1)), count)
    raise SetupError(
        f"“{written}” names no shards; 0-3/16 are the first four of sixteen, "
        "auto is as many as Discord asks for."
    )


class Turns:
    """Whose turn it is to identify a shard, agreed upon by all processes.

    *claim* gives each name away once. Of shards with one remainder by *groups* – what
    Discord calls max_concurrency – one identifies in each stretch of *seconds*.
    """

    def __init__(
        self,
        claim: Callable[[str], Awaitable[bool]],
        groups: int = 1,
        *,
        seconds: float | None = None,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._claim, self._groups = claim, groups
        self._seconds = seconds or TURN_SECONDS
        self._clock, self._sleep = clock, sleep

    async def wait(self, shard: int) -> None:
        """Return at the beginning of a stretch in which nobody else identifies."""
        number = int(self._clock() // self._seconds) + 1
        while not await self._mine(f"identify {shard % self._groups} {number}"):
            number += 1
        await self._sleep(max(0.0, number * self._seconds - self._clock()))

    async def _mine(self, name: str) -> bool:
        try:
            return await self._claim(name)
        except SetupError as error:
            # Discord refuses who comes too soon, and the client tries again.
            log.error("No turn to identify could be claimed: %s", error)
            return True
