"""Rulings that take long are worked out in processes of their own.

A light one is settled at once. One that is not done within a small budget is begun
again elsewhere, so that it keeps neither the event loop nor light ones waiting.
"""

import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as Late
from concurrent.futures.process import BrokenProcessPool

from bot.engine.exploration import explore
from bot.engine.outcome import Ruling
from bot.engine.question import Question

log = logging.getLogger(__name__)

Rule = Callable[[Question, tuple[int, ...]], Ruling]

# In positions: what is tried at once, and what a process may spend at most.
LIGHT = 1_500
MOST = 100_000
# Seconds after which the answer is given without the rest.
PATIENCE = 30.0
# So many may wait for a process; more get what was found at once.
WAITING = 8


def at_once(question: Question, answers: tuple[int, ...]) -> Ruling:
    """Rule right here, however long it takes (up to MOST positions)."""
    return explore(question, budget=MOST, answers=answers)


class Elsewhere:
    """Rules light questions at once and heavy ones in *processes* processes."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        # How many are worked out elsewhere, or wait for it.
        self.begun = 0
        self._free = threading.BoundedSemaphore(WAITING)

    def __call__(self, question: Question, answers: tuple[int, ...]) -> Ruling:
        """The ruling; not ``complete`` where time or room ran out."""
        light = explore(question, budget=LIGHT, answers=answers)
        if light.complete or not self._free.acquire(blocking=False):
            return light
        self.begun += 1
        try:
            return self._begin(question, answers).result(PATIENCE)
        except (Late, BrokenProcessPool) as error:
            log.warning("a heavy ruling was given up: %s", type(error).__name__)
            self._drop()
            return light
        finally:
            self.begun -= 1
            self._free.release()

    def close(self) -> None:
        """End the processes."""
        self._drop()

    def _begin(self, question: Question, answers: tuple[int, ...]) -> "Future[Ruling]":
        with self._lock:
            if self._pool is None:
                # Not forked: threads of ours may hold locks at this moment.
                self._pool = ProcessPoolExecutor(
                    self._processes, multiprocessing.get_context("spawn")
                )
            return self._pool.submit(at_once, question, answers)

    def _drop(self) -> None:
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
