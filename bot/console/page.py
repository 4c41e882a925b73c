"""What a command shows: lines with a role, for a terminal or for a pipe."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

# Escape sequences and other control characters that somebody may have typed.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Role(StrEnum):
    """What a line is; a terminal gives each its own look."""

    PLAIN = "plain"
    VERDICT = "verdict"
    HEADING = "heading"
    QUIET = "quiet"
    ERROR = "error"
    CODE = "code"  # never wrapped: a caret must stay under its word


@dataclass(frozen=True, slots=True)
class Line:
    """A line: *mark* stands before it ("1.", "615.7"), what follows is indented."""

    text: str
    role: Role = Role.PLAIN
    indent: int = 0
    mark: str = ""
    note: str = ""  # behind it: the rules of a step


def printable(text: str) -> str:
    """*text* without anything that would steer a terminal."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


def as_text(lines: Iterable[Line]) -> str:
    """*lines* as a pipe gets them: one line each, never wrapped."""
    return "".join(f"{_plain(line)}\n" for line in lines)


def _plain(line: Line) -> str:
    note = f"  [{line.note}]" if line.note else ""
    mark = f"{line.mark}  " if line.mark else ""
    pad = " " * (line.indent + len(mark))
    text = printable(line.text).replace("\n", f"\n{pad}") + note
    return f"{' ' * line.indent}{mark}{text}".rstrip()


def heading(text: str) -> tuple[Line, Line]:
    """A heading with an empty line above."""
    return Line(""), Line(text, Role.HEADING)


def bullets(texts: Iterable[str], indent: int = 2) -> list[Line]:
    """Each text on a line of its own, with a dash."""
    return [Line(text, indent=indent, mark="–") for text in texts]
