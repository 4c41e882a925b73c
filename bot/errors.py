"""Whose mistake it is: the asker's, the operator's, or (all else) ours."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from functools import partial
from itertools import accumulate
from typing import Any


class Problem(StrEnum):
    """Whose kind of mistake it was; the value is the ``kind`` in JSON."""

    SYNTAX = "syntax"
    UNKNOWN = "unknown"
    AMBIGUOUS = "ambiguous"
    ILLEGAL = "illegal"
    NOT_FOUND = "not_found"
    LIMIT = "limit"
    UNSUPPORTED = "unsupported"


class Cause(Enum):
    """Why it is so, where what is said or offered instead depends on that."""

    STRANGE_WORD = auto()  # one word is in nothing that is read
    OPINION = auto()  # it is understood, and no fact: somebody says or thinks it


@dataclass(frozen=True, slots=True)
class Offer:
    """Another *text* that may be meant, and what of it differs (*said*).

    *loses*: it leaves out what may matter, at that line, column and length. That it
    can be ruled on shows that all the rest is understood; *examples* are sentences
    about what it leaves out. *aside*: what it is offered as, where nothing else is;
    "" where what is left out may turn the meaning of the rest.
    """

    text: str
    said: str
    loses: tuple[int, int, int] | None = None
    examples: tuple[str, ...] = ()
    aside: str = ""

    def changed(self, typed: str) -> str:
        """The sentences that do not stand so in *typed*; "" where none is new."""
        known = {it.strip() for it in _SENTENCE.findall(typed)}
        said = (it.strip() for it in _SENTENCE.findall(self.text))
        fresh = [it for it in said if it not in known]
        if len(fresh) < _WHOLE:
            return " … ".join(filter(None, fresh))
        return self.text if len(self.text) <= _SHORT else ""


_SENTENCE = re.compile(r"(?:[^.?!\n]|[.?!](?![\s\"”]))+[.?!]*[\"”]?")
# Of so many sentences a whole text is changed, and not a part of it; a short one is
# shown then.
_WHOLE, _SHORT = 3, 300


class QuestionError(Exception):
    """A question that cannot be answered as it stands; the text is for the asker.

    *line* and *column* count from 1 in what was typed, *length* is how many
    characters the caret spans; all three are 0 where no place is at fault.
    *suggestions* are whole phrases the asker can type instead; *instead* are words
    that may stand for those marked, or in front of all where none are. *rules* are
    the numbers of rules that speak of what was asked, the game in front where it is
    not Magic. *also* are other places of the text that are not understood either.
    *offers* are texts that may be meant: none is ruled on unless the asker says so.
    *alike*: the suggestions are other questions, at best like what was typed.
    *cause* is set by who raises it for one of the reasons that has a name.
    """

    def __init__(
        self,
        problem: Problem,
        message: str,
        *,
        line: int = 0,
        column: int = 0,
        length: int = 1,
        suggestions: Sequence[str] = (),
        text: str = "",
        instead: Sequence[str] = (),
        rules: Sequence[str] = (),
        also: Sequence[str] = (),
        offers: Sequence[Offer] = (),
        alike: bool = False,
        cause: Cause | None = None,
    ) -> None:
        super().__init__(message)
        self.problem = problem
        self.message = message
        self.line = line
        self.column = column
        self.length = length
        self.suggestions = tuple(suggestions)
        self.text = text
        self.instead = tuple(instead)
        self.rules = tuple(rules)
        self.also = tuple(also)
        self.offers = tuple(offers)
        self.alike = alike
        self.cause = cause

    def __reduce__(self) -> tuple[Any, ...]:
        """So that one process can tell another."""
        again = partial(
            QuestionError,
            line=self.line,
            column=self.column,
            length=self.length,
            suggestions=self.suggestions,
            text=self.text,
            instead=self.instead,
            rules=self.rules,
            also=self.also,
            offers=self.offers,
            alike=self.alike,
            cause=self.cause,
        )
        return again, (self.problem, self.message)

    @property
    def examples(self) -> tuple[str, ...]:
        """The suggestions that are none of the *offers*."""
        offered = {one.text for one in self.offers}
        return tuple(it for it in self.suggestions if it not in offered)

    def excerpt(self, most: int = 120) -> str:
        """The offending line with a caret under the place, or an empty string.

        Of a line longer than *most* the part around the caret is shown: where it is
        wrapped, the caret stands under nothing.
        """
        lines = self.text.splitlines()
        if not 0 < self.line <= len(lines):
            return ""
        shown, at = lines[self.line - 1], self.column - 1
        # Of what is marked as much is shown as fits behind a few words before it.
        before = max(most // 4, most - min(self.length, most) - most // 4)
        start = max(0, min(at - before, len(shown) - most))
        cut = shown[start : start + most]
        if start:
            cut = f"…{cut[1:]}"
        if start + most < len(shown):
            cut = f"{cut[:-1]}…"
        width = max(1, min(self.length, len(cut) - (at - start)))
        return f"{cut}\n{' ' * (at - start)}{'^' * width}"


def line_starts(text: str) -> tuple[int, ...]:
    """Where each line of *text* begins, as errors count them."""
    lines = text.splitlines(keepends=True)
    return 0, *accumulate(map(len, lines[:-1]))


def place_in(text: str, at: int) -> tuple[int, int]:
    """The line and column, from 1, of the letter *at* that place, as errors name it."""
    starts = line_starts(text)
    line = bisect_right(starts, at)
    return line, at - starts[line - 1] + 1


def letter_at(text: str, line: int, column: int) -> int:
    """Which letter of *text* stands at that line and column, both from 1."""
    return sum(map(len, text.splitlines(keepends=True)[: line - 1])) + column - 1


def with_words(text: str, place: tuple[int, int, int], words: str) -> str:
    """*text* with *words* at *place*: a line and a column from 1, and a length.

    In front of it where the line is 0. Raises ValueError where there is no such place.
    """
    line, column, length = place
    if not line:
        return words + text
    lines = text.splitlines(keepends=True)
    if line > len(lines) or column > len(lines[line - 1]):
        raise ValueError("no such place")
    here, at = lines[line - 1], column - 1
    lines[line - 1] = here[:at] + words + here[at + length :]
    return "".join(lines)


class TooSoonError(QuestionError):
    """There is nothing to mend: the same may be asked once the wait is over."""


class BusyError(Exception):
    """More is asked than can be answered soon; it may be asked again by and by."""


class SetupError(Exception):
    """Settings or data that whoever runs Aegis must mend; the text is for them.

    *advice* is what to do about it, where the text alone does not say so.
    """

    def __init__(self, message: str, advice: str = "") -> None:
        super().__init__(message)
        self.advice = advice


class AwayError(SetupError):
    """Something outside that does not answer now; it may by and by."""
