"""What was worked out before: the same question has the same answer, or refusal."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from copy import copy
from functools import cached_property
from typing import Any

from bot.answers import Answer, answer_text
from bot.errors import QuestionError, SetupError
from bot.judge.inquiry import Inquiry

# Long enough for a channel that asks the same, short enough to notice an import.
SECONDS = 30.0
# Each takes 20 to 40 kB.
MOST = 1_000
# So many threads may wait for what others work out: with more, a heavy question that is
# asked by many would leave none for the light ones.
WAITING = 8

_Key = tuple[Inquiry, str]


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
    """The last *most* answers and refusals. Safe to use from several threads.

    *stamp* changes with the rules and the cards they rest on. It may have to ask a
    database, and is looked at once in *seconds*: nothing older is given unseen.
    """

    def __init__(
        self,
        stamp: Callable[[], Hashable] = lambda: None,
        seconds: float = SECONDS,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._of, self._seconds, self._most = stamp, seconds, most
        self._clock = clock
        self._lock, self._looking = threading.Lock(), threading.Lock()
        self._known: OrderedDict[_Key, Known | QuestionError] = OrderedDict()
        # What it all rests on, and until when nobody need look whether it still does.
        self._stamp: Hashable = None
        self._until = clock()
        # What is being worked out at this moment.
        self._begun: dict[_Key, Future[Known]] = {}
        self._waiting = 0

    def clear(self) -> None:
        """Work everything out anew: rules or cards have changed."""
        with self._lock:
            self._known.clear()
            self._begun.clear()

    def find(self, inquiry: Inquiry, language: str) -> Known | None:
        """The answer to *inquiry*, where it is known; asks no database."""
        found = self._found((inquiry, language))
        return found if isinstance(found, Known) else None

    def answer(
        self, inquiry: Inquiry, language: str, rule: Callable[[], Known]
    ) -> Known:
        """The answer to *inquiry*, by *rule* where it is not known.

        Who asks while it is worked out waits for that, as long as not too many do. An
        answer that was cut short is worked out again the next time. Raises what *rule*
        does; a QuestionError without asking it again.
        """
        self._look()
        key, mine = (inquiry, language), Future[Known]()
        found = self._found(key)
        if isinstance(found, QuestionError):
            raise copy(found)
        if found is not None:
            return found
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
        except BaseException as error:
            self._done(key, mine, copy(error) if type(error) is QuestionError else None)
            mine.set_exception(error)
            raise
        self._done(key, mine, answer if answer.told.complete else None)
        mine.set_result(answer)
        return answer

    def _found(self, key: _Key) -> Known | QuestionError | None:
        with self._lock:
            if self._until <= self._clock() or key not in self._known:
                return None
            self._known.move_to_end(key)
            return self._known[key]

    def _look(self) -> None:
        """Forget everything where what it rests on has changed, or cannot be seen."""
        with self._looking:
            now = self._clock()
            if now < self._until:
                return
            try:
                stamp = self._of()
            except SetupError:
                stamp = object()
            if stamp != self._stamp:
                self._stamp = stamp
                self.clear()
            self._until = now + self._seconds

    def _done(
        self, key: _Key, mine: Future[Known], found: Known | QuestionError | None
    ) -> None:
        with self._lock:
            # What was cleared meanwhile may rest on rules that have changed.
            if self._begun.get(key) is not mine:
                return
            del self._begun[key]
            if found is not None:
                self._known[key] = found
                self._known.move_to_end(key)
                if len(self._known) > self._most:
                    self._known.popitem(last=False)
