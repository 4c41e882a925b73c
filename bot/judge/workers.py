"""Rulings worked out in processes of their own, heavy ones apart from light ones.

So they keep neither the event loop nor each other waiting, and use every core.
"""

import gc
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as Late
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Protocol

from bot.errors import QuestionError
from bot.judge.inquiry import MOST, Inquiry
from bot.judge.recent import Known

log = logging.getLogger(__name__)

# In positions: what a light ruling may look at.
LIGHT = 1_500
# Seconds after which a process gives up, and a heavy ruling is given without the rest.
PATIENCE = 30.0
# So many may wait for the process of heavy ones; more get what was found at once.
WAITING = 8
# By how much light and heavy rulings give way to what talks to Discord.
_LIGHT, _HEAVY = 10, 15


class Maker(Protocol):
    """Works rulings out right where it is."""

    def here(self, inquiry: Inquiry, language: str, budget: int = MOST) -> Known:
        """The ruling, told in *language*; it may look at *budget* positions."""


class OutOfTimeError(Exception):
    """A ruling was not done within PATIENCE."""


class Workers:
    """Works light rulings out in *processes* processes, and heavy ones in one more.

    *make* gives each process what it works with; it is called there. A process is begun
    when it is first needed, and ends with the one that began it.
    """

    def __init__(self, make: Callable[[], Maker], processes: int) -> None:
        self._processes = processes
        self._light = _Pool(make, processes, _LIGHT)
        self._heavy = _Pool(make, 1, _HEAVY)
        self._free = threading.BoundedSemaphore(WAITING)

    @property
    def waiting(self) -> int:
        """How many rulings wait for a process."""
        return max(0, self._light.begun - self._processes)

    @property
    def heavy(self) -> int:
        """How many heavy ones are worked out, or wait for it."""
        return self._heavy.begun

    def __call__(self, inquiry: Inquiry, language: str) -> Known:
        """The ruling; not ``complete`` where time or room ran out.

        Raises QuestionError; OutOfTimeError or BrokenProcessPool where a light one
        takes its process down.
        """
        known = self._light.run(inquiry, language, LIGHT)
        if known.told.complete or not self._free.acquire(blocking=False):
            return known
        try:
            return self._heavy.run(inquiry, language, MOST, PATIENCE)
        except (Late, OutOfTimeError, BrokenProcessPool) as error:
            log.warning("a heavy ruling was given up: %s", type(error).__name__)
            return known
        finally:
            self._free.release()

    def warm(self) -> None:
        """Begin the processes of light ones before anybody asks."""
        self._light.warm()

    def close(self) -> None:
        """End the processes."""
        self._light.close()
        self._heavy.close()


class _Pool:
    """Processes that work alike; begun anew where one of them was lost."""

    def __init__(self, make: Callable[[], Maker], processes: int, nice: int) -> None:
        self._make, self._processes, self._nice = make, processes, nice
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self.begun = 0

    def run(
        self, inquiry: Inquiry, language: str, budget: int, wait: float | None = None
    ) -> Known:
        """What a process makes of it; Late after *wait* seconds."""
        with self._lock:
            self.begun += 1
        try:
            # Who was with a process that somebody else's ruling ended is asked again.
            with suppress(BrokenProcessPool):
                return self._begin(inquiry, language, budget).result(wait)
            return self._begin(inquiry, language, budget).result(wait)
        finally:
            with self._lock:
                self.begun -= 1

    def warm(self) -> None:
        """Begin all of them."""
        for _ in range(self._processes):
            self._begin(Inquiry(_FIRST), "", 1)

    def _begin(self, *args: Any) -> "Future[Known]":
        with self._lock:
            if self._pool is None:
                self._pool = self._new()
            try:
                return self._pool.submit(_work, *args)
            except BrokenProcessPool:
                self._pool = self._new()
                return self._pool.submit(_work, *args)

    def _new(self) -> ProcessPoolExecutor:
        # Not forked: threads of ours may hold locks at this moment.
        return ProcessPoolExecutor(
            self._processes,
            multiprocessing.get_context("spawn"),
            initializer=_begun,
            initargs=(self._make, self._nice),
        )

    def close(self) -> None:
        """End them, whatever they are at."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.kill()
            # What they had open is closed before whatever comes next.
            for process in running:
                process.join(1)


# --- In the processes ---------------------------------------------------------

_maker: Maker | None = None
# Whoever has read this is quicker with what comes next.
_FIRST = "mtg: Lightning Bolt deals 3 damage to me."


def _begun(make: Callable[[], Maker], nice: int) -> None:
    global _maker
    # Whoever stops the bot stops the process that began this one, which ends it when
    # all that was asked is answered.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(AttributeError, OSError):
        os.nice(nice)
    _maker = make()
    with suppress(QuestionError):
        _maker.here(Inquiry(_FIRST), "")
    # What has been loaded stays, and need not be looked through for garbage.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _work(inquiry: Inquiry, language: str, budget: int) -> Known:
    assert _maker is not None
    if not hasattr(signal, "setitimer"):
        return _worked(_maker, inquiry, language, budget)
    signal.signal(signal.SIGALRM, _out_of_time)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        return _worked(_maker, inquiry, language, budget)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _worked(maker: Maker, inquiry: Inquiry, language: str, budget: int) -> Known:
    known = maker.here(inquiry, language, budget)
    # Written here, where nobody waits for it.
    assert known.written
    return known


def _out_of_time(*_: object) -> None:
    raise OutOfTimeError
