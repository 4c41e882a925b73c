"""Small calls to the database that come at the same moment, done as one."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

# So many are done at once; the others wait for the next time.
MOST = 100


class Together(Generic[K, V]):
    """Calls of *do*, which takes many and gives one value for each, in *threads*.

    What comes at the same moment, or while a call runs, is done together: the more is
    asked, the less each costs.
    """

    def __init__(
        self, threads: Executor, do: Callable[[Sequence[K]], Sequence[V]]
    ) -> None:
        self._threads, self._do = threads, do
        self._waiting: list[tuple[K, asyncio.Future[V]]] = []
        self._running = False

    async def __call__(self, one: K) -> V:
        """What *do* gives for *one*; what it raises, it raises for all it was given."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[V] = loop.create_future()
        self._waiting.append((one, done))
        if not self._running:
            self._running = True
            loop.call_soon(self._begin, loop)
        return await done

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        now, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        asked, futures = [one for one, _ in now], [done for _, done in now]

        def work() -> None:
            values: Sequence[V] = ()
            error = None
            try:
                values = self._do(asked)
            except Exception as raised:
                error = raised
            loop.call_soon_threadsafe(self._end, loop, futures, values, error)

        try:
            self._threads.submit(work)
        except RuntimeError as error:  # The threads have ended.
            self._end(loop, futures, (), error)

    def _end(
        self,
        loop: asyncio.AbstractEventLoop,
        futures: Sequence["asyncio.Future[V]"],
        values: Sequence[V],
        error: Exception | None,
    ) -> None:
        for place, done in enumerate(futures):
            # Who no longer waits has given up in the meantime.
            if done.done():
                continue
            if error is None:
                done.set_result(values[place])
            else:
                done.set_exception(error)
        self._running = bool(self._waiting)
        if self._running:
            self._begin(loop)
