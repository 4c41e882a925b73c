"""From bytes to numbered lines: encodings, line ends, dates."""

import datetime
import re
from dataclasses import dataclass

from bot.library.documents.document import broken

_BOMS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_LINE_END = re.compile(r"\r\n|\r|\n|\x0b|\x0c|\x85|\u2028|\u2029")
_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_MONTH = "|".join(f"{name[:3]}(?:{name[3:]})?" for name in _MONTHS)
_WRITTEN = re.compile(
    rf"\b({_MONTH})\.? (\d{{1,2}})(?:st|nd|rd|th)?,? (\d{{4}})\b", re.I
)
_WRITTEN_DAY_FIRST = re.compile(
    rf"\b(\d{{1,2}})(?:st|nd|rd|th)? ({_MONTH})\.?,? (\d{{4}})\b", re.I
)
_ISO = re.compile(r"\b(\d{4})-(\d{2})-(\d{2})\b")


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it stands in the file, its number counted from 1."""

    number: int
    text: str


def decode(data: bytes, name: str) -> str:
    """*data* as text, in UTF-8, UTF-16 (with or without its mark) or cp1252.

    Raises QuestionError for what is no text at all.
    """
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return _strictly(data, encoding, name)
    if encoding := _unmarked_utf16(data):
        return _strictly(data, encoding, name)
    if b"\0" in data:
        raise broken(name, "this is no text file", *_place(data, data.index(b"\0")))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        try:
            return data.decode("cp1252")
        except UnicodeDecodeError:
            place = _place(data, error.start)
            raise broken(name, "these bytes are no text in UTF-8", *place) from None


def _strictly(data: bytes, encoding: str, name: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        read = data[: error.start].decode(encoding, "replace")
        line = len(_LINE_END.split(read))
        raise broken(name, f"these bytes are no text in {encoding}", line) from None


def _unmarked_utf16(data: bytes) -> str:
    """Latin text in UTF-16 has a zero byte in nearly every pair, on one side."""
    head = data[:2000]
    if len(head) < 4 or len(data) % 2:
        return ""
    even, odd = head[0::2].count(0), head[1::2].count(0)
    half = len(head) // 2
    if odd > half * 0.8 and even < half * 0.1:
        return "utf-16-le"
    if even > half * 0.8 and odd < half * 0.1:
        return "utf-16-be"
    return ""


def _place(data: bytes, at: int) -> tuple[int]:
    return (len(re.split(rb"\r\n|\r|\n", data[:at])),)


# The longest line of any rulebook has 5,000 characters.
LONGEST_LINE = 50_000


def lines_of(text: str, name: str = "") -> list[Line]:
    """The lines of *text*, whichever way they end; control characters are dropped.

    Raises QuestionError, with *name* as the file's, for a line no rule can fill.
    """
    lines: list[Line] = []
    for at, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), 1):
        if len(line) > LONGEST_LINE:
            why = f"{len(line)} characters are too many for one line"
            raise broken(name or "the text", why, at)
        plain = _CONTROL.sub("", line).replace("\xa0", " ").replace("\t", " ")
        lines.append(Line(at, plain))
    return lines


_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\u200b\u200e\u200f\u202a-\u202e\ufeff]")


def date_in(text: str) -> str:
    """The first date in *text* as ISO, or an empty string."""
    if found := _ISO.search(text):
        return _iso(int(found[1]), int(found[2]), int(found[3]))
    if found := _WRITTEN.search(text):
        return _iso(int(found[3]), _month(found[1]), int(found[2]))
    if found := _WRITTEN_DAY_FIRST.search(text):
        return _iso(int(found[3]), _month(found[2]), int(found[1]))
    return ""


def _month(name: str) -> int:
    return next(
        at for at, full in enumerate(_MONTHS, 1) if full[:3] == name[:3].lower()
    )


def _iso(year: int, month: int, day: int) -> str:
    try:
        return datetime.date(year, month, day).isoformat()
    except ValueError:
        return ""
