"""Where lines go: a terminal with colours and wrapping, or a pipe as they are."""

import json
import shutil
import sys
from collections.abc import Iterable
from typing import Any, TextIO

from bot.console.page import Line, Role, as_text, printable

_STYLES = {
    Role.VERDICT: "bold",
    Role.HEADING: "bold cyan",
    Role.QUIET: "dim",
    Role.ERROR: "bold red",
    Role.CODE: "",
    Role.PLAIN: "",
}
_NEVER_WRAPPED = 1000


class Screen:
    """Standard output and standard error of one command.

    *colour* None asks the stream whether it is a terminal.
    """

    def __init__(
        self,
        out: TextIO | None = None,
        error: TextIO | None = None,
        *,
        colour: bool | None = None,
    ) -> None:
        self.out = out or sys.stdout
        self.error = error or sys.stderr
        self._colour = colour

    def show(self, lines: Iterable[Line]) -> None:
        """Write *lines* to standard output."""
        self._write(lines, self.out)

    def complain(self, lines: Iterable[Line]) -> None:
        """Write *lines* to standard error."""
        self._write(lines, self.error)

    def json(self, value: Any) -> None:
        """Write *value* as JSON to standard output."""
        json.dump(value, self.out, ensure_ascii=False, indent=2)
        self.out.write("\n")

    def is_terminal(self, stream: TextIO) -> bool:
        """Whether *stream* gets colours and wrapping."""
        return stream.isatty() if self._colour is None else self._colour

    @property
    def width(self) -> int:
        """How many characters stand on one line; many where nothing is wrapped."""
        if not self.is_terminal(self.error):
            return _NEVER_WRAPPED
        return shutil.get_terminal_size().columns

    def _write(self, lines: Iterable[Line], stream: TextIO) -> None:
        if not self.is_terminal(stream):
            stream.write(as_text(lines))
            stream.flush()
            return
        from rich.console import Console
        from rich.padding import Padding
        from rich.table import Table
        from rich.text import Text

        console = Console(file=stream, highlight=False, soft_wrap=False)
        for line in lines:
            text = Text(printable(line.text), style=_STYLES[line.role])
            if line.role is Role.CODE:
                text.no_wrap, text.overflow = True, "ignore"
            if line.note:
                text.append(f"  [{line.note}]", style="cyan dim")
            if not line.mark:
                console.print(Padding(text, (0, 0, 0, line.indent), expand=False))
                continue
            row = Table.grid(padding=(0, 2, 0, 0))
            row.add_column(no_wrap=True)
            row.add_column()
            row.add_row(Text(line.mark, style="cyan"), text)
            console.print(Padding(row, (0, 0, 0, line.indent), expand=False))
