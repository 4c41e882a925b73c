"""Values read a moment ago, so that asking again needs neither thread nor database."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.discord_face.failures import noted

T = TypeVar("T")

SECONDS = 30.0
MOST = 5_000


class Remembered(Generic[T]):
    """The last values by their keys, each for a short while.

    Reading takes at most *patience* seconds, None for as long as it takes.
    """

    def __init__(self, patience: float | None = None) -> None:
        self._patience = patience
        self._known: OrderedDict[str, tuple[float, T]] = OrderedDict()
        self._forgotten = 0

    async def read(self, key: str, read: Callable[[], Awaitable[T]]) -> T:
        """The value of *key*, by *read* where it is not remembered."""
        known = self._fresh(key)
        if known is not None:
            return known[1]
        forgotten = self._forgotten
        async with asyncio.timeout(self._patience):
            value = await read()
        if forgotten != self._forgotten:
            # It may have been read just before it changed.
            return value
        self._known[key] = (time.monotonic() + SECONDS, value)
        self._known.move_to_end(key)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return value

    async def get(self, key: str, read: Callable[[], Awaitable[T]], without: T) -> T:
        """Like :meth:`read`; an older value, else *without*, where that fails."""
        fresh = self._fresh(key)
        if fresh is not None:
            return fresh[1]
        try:
            return await self.read(key, read)
        except Exception as error:
            noted(f"Reading {key.split(':')[0]}", error)
            known = self._known.get(key)
            return known[1] if known else without

    def _fresh(self, key: str) -> tuple[float, T] | None:
        known = self._known.get(key)
        return known if known and known[0] > time.monotonic() else None

    def forget(self, key: str) -> None:
        """Read it anew the next time."""
        self._forgotten += 1
        self._known.pop(key, None)
