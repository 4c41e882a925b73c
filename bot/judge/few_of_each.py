"""Who asks much at once waits for their own, and nobody else does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.errors import BusyError


class FewOfEach:
    """So many of each person's are done *at_once*; the others wait, in their order.

    Whoever has more than *most* that wait or are done is asked to come again.
    """

    def __init__(self, at_once: int, most: int) -> None:
        self._at_once, self._most = at_once, most
        self._open: dict[str, int] = {}
        self._turns: dict[str, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for one of *person*'s turns, and have it. Raises BusyError."""
        already = self._open.get(person, 0)
        if already >= self._most:
            raise BusyError
        if not already:
            self._turns[person] = asyncio.Semaphore(self._at_once)
        self._open[person] = already + 1
        try:
            async with self._turns[person]:
                yield
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person], self._turns[person]
