"""Answers worked out a moment ago: the same question has the same answer."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import cached_property
from typing import Any

from bot.answers import Answer, answer_text
from bot.judge.inquiry import Inquiry

# Long enough for a channel that asks the same, short enough to notice an import.
SECONDS = 30.0
MOST = 256
# So many threads may wait for what others work out: with more, a heavy question that is
# asked by many would leave none for the light ones.
WAITING = 8


class Known:
    """An answer as its reader has it (*told*), and in English as it is kept.

    Nothing in it is of whoever asked: the same for everybody who types the same and
    reads the same language. *shown* is for what a face makes of it, and goes with it.
    """

    def __init__(self, told: Answer, kept: Answer) -> None:
        self.told, self.kept = told, kept
        self.shown: dict[Hashable, Any] = {}

    @cached_property
    def written(self) -> str:
        """What is kept, as JSON."""
        return answer_text(self.kept)


class Recent:
    """The last answers, for *seconds* each. Safe to use from several threads."""

    def __init__(
        self,
        seconds: float = SECONDS,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seconds, self._most, self._clock = seconds, most, clock
        self._lock = threading.Lock()
        self._known: OrderedDict[tuple[Inquiry, str], tuple[float, Known]] = (
            OrderedDict()
        )
        # What is being worked out at this moment.
        self._begun: dict[tuple[Inquiry, str], Future[Known]] = {}
        self._waiting = 0

    def clear(self) -> None:
        """Work everything out anew: rules or cards have changed."""
        with self._lock:
            self._known.clear()
            self._begun.clear()

    def find(self, inquiry: Inquiry, language: str) -> Known | None:
        """The answer to *inquiry*, where it is known."""
        with self._lock:
            known = self._known.get((inquiry, language))
        return known[1] if known is not None and known[0] > self._clock() else None

    def answer(
        self, inquiry: Inquiry, language: str, rule: Callable[[], Known]
    ) -> Known:
        """The answer to *inquiry*, by *rule* where it is not known.

        Who asks while it is worked out waits for that, as long as not too many do. An
        answer that was cut short is worked out again the next time.
        """
        if known := self.find(inquiry, language):
            return known
        key, mine = (inquiry, language), Future[Known]()
        with self._lock:
            begun = self._begun.setdefault(key, mine)
            waits = begun is not mine and self._waiting < WAITING
            self._waiting += waits
        if waits:
            try:
                return begun.result()
            finally:
                with self._lock:
                    self._waiting -= 1
        try:
            answer = rule()
            mine.set_result(answer)
        except BaseException as error:
            mine.set_exception(error)
            raise
        finally:
            with self._lock:
                still = self._begun.get(key) is mine
                if still:
                    del self._begun[key]
        # What was cleared meanwhile may rest on rules that have changed.
        if still and answer.told.complete:
            with self._lock:
                self._known[key] = (self._clock() + self._seconds, answer)
                self._known.move_to_end(key)
                if len(self._known) > self._most:
                    self._known.popitem(last=False)
        return answer
