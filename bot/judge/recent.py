"""Answers worked out a moment ago: the same question has the same answer."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from bot.answers import Answer
from bot.judge.inquiry import Inquiry

# Long enough for a channel that asks the same, short enough to notice an import.
SECONDS = 30.0
MOST = 256
# An answer as its reader has it, and in English as it is kept.
Both = tuple[Answer, Answer]


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
        self._known: OrderedDict[tuple[Inquiry, str], tuple[float, Both]] = (
            OrderedDict()
        )

    def clear(self) -> None:
        """Work everything out anew: rules or cards have changed."""
        with self._lock:
            self._known.clear()

    def answer(self, inquiry: Inquiry, language: str, rule: Callable[[], Both]) -> Both:
        """The answer to *inquiry*, by *rule* where it is not known.

        An answer that was cut short is worked out again the next time.
        """
        key = (inquiry, language)
        with self._lock:
            known = self._known.get(key)
        if known is not None and known[0] > self._clock():
            return known[1]
        answer = rule()
        if answer[0].complete:
            with self._lock:
                self._known[key] = (self._clock() + self._seconds, answer)
                self._known.move_to_end(key)
                if len(self._known) > self._most:
                    self._known.popitem(last=False)
        return answer
