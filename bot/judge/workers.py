"""Scenarios read and ruled on in processes of their own, heavy ones apart.

So they keep neither the event loop nor each other waiting, and use every core; and
what reads scenarios, a second's work to load, is not even loaded beside the event loop.
"""

import atexit
import gc
import logging
import multiprocessing
import os
import pickle
import queue
import signal
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from bot.errors import QuestionError, SetupError
from bot.judge.clock import LIGHT, PATIENCE, QUICK, OutOfTimeError, within
from bot.judge.inquiry import MOST, Inquiry
from bot.judge.recent import Known

log = logging.getLogger(__name__)

# So many may wait for the process of heavy ones; more get what was found at once.
WAITING = 8
# By how much light and heavy rulings give way to what talks to Discord: with less, an
# acknowledgement waits for its turn where all cores work rulings out. By any at all,
# they are idle work where the system knows such: else it lets them run on for up to
# some milliseconds although an acknowledgement is due.
LIGHT_NICE, HEAVY_NICE = 18, 19


class Maker(Protocol):
    """Works rulings out right where it is, and what :meth:`Workers.call` names."""

    def here(self, inquiry: Inquiry, language: str, budget: int = MOST) -> Known:
        """The ruling, told in *language*; it may look at *budget* positions."""


# A method of the maker, and what it is called with.
_Call = tuple[str, Sequence[Any], Mapping[str, Any]]


class EndedError(Exception):
    """The process that worked a ruling out has ended, twice or for good."""


class Workers:
    """Works light rulings out in *processes* processes, and heavy ones in one more.

    Those that are not quickly done leave one of these processes to all others.

    *make* gives each process what it works with; it is called there. A process is begun
    when it is first needed, and ends with the one that began it.
    """

    def __init__(self, make: Callable[[], Maker], processes: int) -> None:
        self._processes = processes
        self._light = _Pool(make, processes, LIGHT_NICE)
        self._heavy = _Pool(make, 1, HEAVY_NICE)
        self._free = threading.BoundedSemaphore(WAITING)
        self._slow = threading.BoundedSemaphore(max(1, processes - 1))

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

        Raises QuestionError; OutOfTimeError or EndedError where a light one takes its
        process down.
        """
        known: Known = self.call("here", inquiry, language, QUICK)
        if known.told.complete:
            return known
        with self._slow:
            known = self.call("here", inquiry, language, LIGHT)
        if known.told.complete or not self._free.acquire(blocking=False):
            return known
        try:
            call: _Call = ("here", (inquiry, language, MOST), {})
            known = self._heavy.run(call, PATIENCE)
        except (OutOfTimeError, EndedError) as error:
            log.warning("a heavy ruling was given up: %s", type(error).__name__)
        finally:
            self._free.release()
        return known

    def call(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """What the maker's method *name* gives, in a process of light ones."""
        return self._light.run((name, args, kwargs))

    def warm(self) -> None:
        """Begin the processes of light ones before anybody asks."""
        self._light.warm()

    def close(self) -> None:
        """End the processes for good; who waits for one gets an EndedError."""
        self._light.close()
        self._heavy.close()


class _Pool:
    """Processes that work alike, each given one ruling at a time by whoever waits."""

    def __init__(self, make: Callable[[], Maker], processes: int, nice: int) -> None:
        self._places = [_Place(make, nice) for _ in range(processes)]
        self._free: queue.Queue[_Place] = queue.Queue()
        for place in self._places:
            self._free.put(place)
        self._lock = threading.Lock()
        self.begun = 0

    def run(self, call: _Call, wait: float | None = None) -> Any:
        """What a process makes of it; OutOfTimeError after *wait* seconds."""
        until = None if wait is None else time.monotonic() + wait
        asked = pickle.dumps(call)
        with self._lock:
            self.begun += 1
        try:
            answered = self._answered(asked, until)
        finally:
            with self._lock:
                self.begun -= 1
        # Read when the process has the next one already.
        found = pickle.loads(answered)
        if isinstance(found, Exception):
            raise found
        return found

    def _answered(self, asked: bytes, until: float | None) -> bytes:
        try:
            place = self._free.get(timeout=_left(until))
        except queue.Empty as error:
            raise OutOfTimeError from error
        try:
            # It may have ended since its last ruling.
            with suppress(EndedError):
                return place.ask(asked, until)
            return place.ask(asked, until)
        finally:
            self._free.put(place)

    def warm(self) -> None:
        """Begin all of them."""
        for place in self._places:
            place.begin()

    def close(self) -> None:
        """End them for good, whatever they are at."""
        for place in self._places:
            place.close()


class _Place:
    """Room for one process, begun when it is needed and anew where it was lost.

    One ruling at a time is asked of it.
    """

    def __init__(self, make: Callable[[], Maker], nice: int) -> None:
        self._make, self._nice = make, nice
        self._lock = threading.Lock()
        self._begun: tuple[BaseProcess, Connection] | None = None
        self._closed = False

    def ask(self, asked: bytes, until: float | None) -> bytes:
        """What the process answers to *asked*, both pickled.

        Raises OutOfTimeError when that is not there by *until*, EndedError when it
        never will be; then the process is no more.
        """
        process, connection = self.begin()
        try:
            connection.send_bytes(asked)
            if until is not None and not connection.poll(_left(until)):
                raise OutOfTimeError
            return connection.recv_bytes()
        except (EOFError, OSError) as error:
            self._lose(process)
            raise EndedError from error
        except BaseException:
            self._lose(process)
            raise

    def begin(self) -> tuple[BaseProcess, Connection]:
        """The process, and the line to it. Raises EndedError once closed."""
        with self._lock:
            if self._closed:
                raise EndedError
            if self._begun is None:
                # Not forked: threads of ours may hold locks at this moment.
                spawning = multiprocessing.get_context("spawn")
                here, there = spawning.Pipe()
                process = spawning.Process(
                    target=_serve, args=(there, self._make, self._nice), daemon=True
                )
                process.start()
                there.close()
                atexit.register(self.end)
                self._begun = process, here
            return self._begun

    def close(self) -> None:
        """End the process, and begin no other."""
        with self._lock:
            self._closed = True
        self.end()

    def end(self) -> None:
        """End the process, whatever it is at."""
        with self._lock:
            begun, self._begun = self._begun, None
        if begun is not None:
            atexit.unregister(self.end)
            begun[0].kill()
            # What it had open is closed before whatever comes next.
            begun[0].join(1)

    def _lose(self, process: BaseProcess) -> None:
        if self._begun is not None and self._begun[0] is process:
            self.end()


def _left(until: float | None) -> float | None:
    return None if until is None else max(0.0, until - time.monotonic())


# --- In the processes ---------------------------------------------------------

# Whoever has read this is quicker with what comes next.
_FIRST = "mtg: Lightning Bolt deals 3 damage to me."


def _serve(line: Connection, make: Callable[[], Maker], nice: int) -> None:
    maker = _made(make, nice)
    # Who asks may end, or be killed, at any moment.
    with suppress(EOFError, OSError):
        while True:
            call: _Call = pickle.loads(line.recv_bytes())
            line.send_bytes(_sent(_found(maker, call)))


def _found(maker: Maker, call: _Call) -> object:
    try:
        return _work(maker, call)
    except QuestionError as error:
        return error
    except Exception as error:
        # Where it was raised is lost on the way otherwise.
        error.add_note(traceback.format_exc())
        return error


def _sent(found: object) -> bytes:
    try:
        return pickle.dumps(found)
    except Exception:
        return pickle.dumps(RuntimeError(f"{type(found).__name__} cannot be sent"))


def _made(make: Callable[[], Maker], nice: int) -> Maker:
    # Whoever stops the bot stops the process that began this one, which ends it when
    # all that was asked is answered.
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):
            signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(AttributeError, OSError):
        os.nice(nice)
        if nice:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    maker = make()
    # A database that is away by now may be there for what comes next.
    with suppress(QuestionError, SetupError):
        maker.here(Inquiry(_FIRST), "")
    # What has been loaded stays, and need not be looked through for garbage.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    return maker


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _work(maker: Maker, call: _Call) -> object:
    name, args, kwargs = call
    with within(PATIENCE):
        found = getattr(maker, name)(*args, **kwargs)
        if isinstance(found, Known):
            # Written here, where nobody waits for it.
            assert found.written
    return found
