"""JSON files of any size, one record at a time, with the line of each."""

import codecs
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn, Protocol

from bot.errors import Problem, QuestionError

_CHUNK = 1 << 18
# No card needs a tenth of this; a file that holds more in one record is no card file.
_LARGEST_RECORD = 1 << 22
_SPACE = " \t\r\n"
# Under these names a wrapper holds the records themselves.
_LISTS = frozenset({"data", "items", "cards", "errata"})


class Bytes(Protocol):
    """Something bytes can be read from; b"" is the end."""

    def read(self, size: int, /) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Record:
    """One record; *key* is its name where records stand in an object."""

    line: int
    key: str
    value: Any


def records(stream: Bytes) -> Iterator[Record]:
    """The records of a JSON file, streamed.

    They may stand in an array, one after the other (JSON lines), or under
    ``data``, ``items``, ``cards`` or ``errata`` of an object, in an array or by
    name. Raises QuestionError with the line of what is not JSON.
    """
    text = _Text(stream)
    while text.peek():
        if text.peek() == "[":
            yield from _listed(text)
        elif text.peek() == "{":
            yield from _held(text)
        else:
            text.broken("a card file begins with [ or {")


def _listed(text: "_Text") -> Iterator[Record]:
    text.take("[")
    if text.peek() != "]":
        while True:
            yield Record(text.line(), "", text.value())
            if text.peek() != ",":
                break
            text.take(",")
    text.take("]")


def _held(text: "_Text") -> Iterator[Record]:
    """The records of a wrapper, or the object itself when it wraps none."""
    line, own, wraps = text.line(), dict[str, Any](), False
    for key in _keys(text):
        if key in _LISTS and text.peek() == "[":
            wraps = True
            yield from _listed(text)
        elif key in _LISTS and text.peek() == "{":
            wraps = True
            for name in _keys(text):
                yield Record(text.line(), name, text.value())
        elif len(own) < 500:
            own[key] = text.value()
        else:
            text.broken("an object with more than 500 fields is no card")
    if not wraps:
        yield Record(line, "", own)


def _keys(text: "_Text") -> Iterator[str]:
    """The keys of an object; the caller reads each value."""
    text.take("{")
    if text.peek() != "}":
        while True:
            if text.peek() != '"':
                text.broken("a field name in double quotes is expected")
            key = text.value()
            text.take(":")
            yield key
            if text.peek() != ",":
                break
            text.take(",")
    text.take("}")


class _Text:
    """What has been read of the file and not used up yet."""

    def __init__(self, stream: Bytes) -> None:
        self._stream = stream
        self._decode = codecs.getincrementaldecoder("utf-8-sig")().decode
        self._json = json.JSONDecoder(parse_constant=_no_constant)
        self._buffer = ""
        self._at = 0
        self._ended = False
        # Line ends before _counted, which is a place in the buffer.
        self._lines = 0
        self._counted = 0

    def line(self, at: int | None = None) -> int:
        """The line, from 1, of the place *at* (or of what comes next)."""
        if at is None:
            self.peek()
            self._lines += self._buffer.count("\n", self._counted, self._at)
            self._counted = self._at
            return self._lines + 1
        return self._lines + self._buffer.count("\n", self._counted, at) + 1

    def peek(self) -> str:
        """The next character that is not space, or "" at the end."""
        while True:
            while self._at < len(self._buffer):
                if self._buffer[self._at] not in _SPACE:
                    return self._buffer[self._at]
                self._at += 1
            if not self._more():
                return ""

    def take(self, mark: str) -> None:
        """Go past *mark*, which must come next."""
        if (found := self.peek()) != mark:
            self.broken(f"{mark} expected, {found or 'the end of the file'} found")
        self._at += 1

    def value(self) -> Any:
        """The JSON value that comes next."""
        self.peek()
        while True:
            try:
                value, end = self._json.raw_decode(self._buffer, self._at)
            except json.JSONDecodeError as wrong:
                room = len(self._buffer) - self._at < _LARGEST_RECORD
                if room and self._more():
                    continue
                self.broken(wrong.msg if room else "a record is too large", wrong.pos)
            except (ValueError, RecursionError) as wrong:
                self.broken(str(wrong))
            # A number at the very end of what was read may go on.
            if end == len(self._buffer) and self._more():
                continue
            self._at = end
            return value

    def broken(self, why: str, at: int | None = None) -> NoReturn:
        line = self.line(at)
        raise QuestionError(
            Problem.SYNTAX, f"Line {line} is not as JSON should be: {why}.", line=line
        )

    def _more(self) -> bool:
        """Read on; False at the end of the file."""
        if self._ended:
            return False
        if self._at > _CHUNK:
            self._lines += self._buffer.count("\n", self._counted, self._at)
            self._buffer = self._buffer[self._at :]
            self._at = self._counted = 0
        chunk = self._stream.read(_CHUNK)
        self._ended = not chunk
        try:
            self._buffer += self._decode(chunk, self._ended)
        except UnicodeDecodeError as wrong:
            before = wrong.object[: wrong.start].count(b"\n")
            line = self.line(len(self._buffer)) + before
            raise QuestionError(
                Problem.SYNTAX, f"Line {line} is not UTF-8 text.", line=line
            ) from wrong
        return True


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")
