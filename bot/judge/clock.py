"""How much a ruling may take, in positions and seconds, wherever it is worked out."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

# In positions: what nearly every ruling is done with, and what a light one may look at.
QUICK, LIGHT = 30, 1_500
# Seconds after which a process gives up, and a heavy ruling is given without the rest.
PATIENCE = 30.0


class OutOfTimeError(Exception):
    """A ruling was not done within PATIENCE."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """OutOfTimeError where what is done takes longer.

    There is no such clock outside of a main thread, nor on every system.
    """
    mine = threading.current_thread() is threading.main_thread()
    if not (mine and hasattr(signal, "setitimer")):
        yield
        return
    before = signal.signal(signal.SIGALRM, _out_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _out_of_time(*_: object) -> None:
    raise OutOfTimeError
