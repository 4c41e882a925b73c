"""What is said when something goes wrong, and where our own mistakes are kept."""

import secrets
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

from bot.console.page import Line, Role
from bot.errors import QuestionError
from bot.judge.examples_led import lead_of
from bot.judge.languages import Words
from bot.worded import capital

_LOG = "errors.log"
_LOG_SIZE = 2_000_000
# What was typed is shown so far in, on lines of so many characters at least and most.
_INDENT, _NARROW, _WIDE = 4, 12, 124


def refusal_lines(
    error: QuestionError, say: Words, width: int = _WIDE
) -> Iterator[Line]:
    """The message, the place with a caret under it, and what to type instead.

    *width*: so many characters stand on one line of the screen.
    """
    yield Line(say.word(error.message), Role.ERROR)
    if excerpt := error.excerpt(max(_NARROW, min(width, _WIDE) - _INDENT)):
        where = say(
            "Line {line}, column {column}:", line=error.line, column=error.column
        )
        yield Line(where, Role.QUIET, indent=2)
        for line in excerpt.splitlines():
            yield Line(line, Role.CODE, indent=_INDENT)
    if error.also:
        what = say.commas(say.word(one) for one in error.also)
        yield Line(say("Also not understood: {what}.", what=what), indent=2)
    if error.offers:
        yield Line(say("I can rule on this:"), Role.QUIET)
        for offer in error.offers:
            changed = offer.changed(error.text)
            said = capital(say.own(offer.said))
            if changed:
                said = say("{heading}: {text}", heading=said, text=changed)
            yield Line(said, indent=2, mark="–")
    if error.examples:
        yield Line(say.word(lead_of(error)), Role.QUIET)
        for suggestion in error.examples:
            yield Line(say.own(suggestion), indent=2, mark="–")


def record(error: BaseException, data: Path) -> str:
    """Write *error* to the log in the folder *data*; the id it stands under there.

    What the asker typed is not written: only where in our code it went wrong.
    """
    id = secrets.token_hex(4)
    trace = "".join(_trace(error))
    try:
        data.mkdir(parents=True, exist_ok=True)
        log = data / _LOG
        if log.exists() and log.stat().st_size > _LOG_SIZE:
            log.replace(log.with_suffix(".log.1"))
        with log.open("a", encoding="utf-8") as file:
            file.write(f"--- {id}\n{trace}\n")
    except OSError:
        sys.stderr.write(trace)
    return id


def _trace(error: BaseException) -> Iterator[str]:
    """Where *error* and what led to it came from, without their own words."""
    if cause := error.__cause__ or error.__context__:
        yield from _trace(cause)
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__name__}\n"


def fault_lines(id: str, data: Path) -> Iterator[Line]:
    """What the asker sees of a mistake of ours."""
    yield Line("Something went wrong on our side.", Role.ERROR)
    yield Line(f"It is noted as {id} in {data / _LOG}.")
