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

    One alone is done at once. What comes while a call runs waits for it, and is then
    done together: the more is asked, the less each costs.
    """

    def __init__(
        self, threads: Executor, do: Callable[[Sequence[K]], Sequence[V]]
    ) -> None:
        self._threads, self._do = threads, do
        self._waiting: list[tuple[K, asyncio.Future[V]]] = []
        self._running: asyncio.Task[None] | None = None

    async def __call__(self, one: K) -> V:
        """What *do* gives for *one*; what it raises, it raises for all it was given."""
        done: asyncio.Future[V] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                now, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                try:
                    values = await loop.run_in_executor(
                        self._threads, self._do, [one for one, _ in now]
                    )
                except Exception as error:
                    for _, done in now:
                        if not done.done():
                            done.set_exception(error)
                else:
                    for (_, done), value in zip(now, values, strict=True):
                        # Who no longer waits was given up in the meantime.
                        if not done.done():
                            done.set_result(value)
        finally:
            self._running = None
