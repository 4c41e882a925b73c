"""The picture as SVG and as PNG."""

from importlib.resources import files
from typing import Any

import drawsvg
import resvg_py

from bot.answers import Answer, Flow
from bot.picture.board import Branch, Drawn, Say, drawn
from bot.picture.text import lines, width
from bot.picture.theme import DARK, Theme

# Twice the width of a narrow phone, so that text drawn at 30 is read at 15.
WIDTH = 800
_EDGE = 36
_GAP = 22
_SIZE = 30
_SMALL = 26
_STEP = 1.3  # from one line to the next, in sizes
_PAD = 18
_FONT = "DejaVu Sans, Noto Sans, Noto Sans CJK JP, IPAGothic, sans-serif"


def svg_of(answer: Answer, say: Say, result: int = 1, theme: Theme = DARK) -> str:
    """The picture of *answer* as an SVG document; the way is that to *result*."""
    return _Sheet(theme, say).of(drawn(answer, result))


def png_of(answer: Answer, say: Say, result: int = 1, theme: Theme = DARK) -> bytes:
    """As :func:`svg_of`, as PNG, 800 points wide."""
    text = svg_of(answer, say, result, theme)
    fonts = files("bot.picture") / "fonts"
    return resvg_py.svg_to_bytes(
        svg_string=text,
        font_files=[
            str(fonts / name) for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
        ],
        # Looking through all fonts of a machine takes time, and ours has most letters.
        skip_system_fonts=not any(ord(char) > 0x2E7F for char in text),
        sans_serif_family="DejaVu Sans",
    )


class _Sheet:
    """Draws from top to bottom; *y* is how far it has come."""

    def __init__(self, theme: Theme, say: Say) -> None:
        self._theme = theme
        self._say = say
        self._parts: list[Any] = []
        self._y = float(_EDGE)

    def of(self, picture: Drawn) -> str:
        """The whole picture as an SVG document."""
        self._heading(picture.heading)
        if picture.results:
            self._tree(picture.results)
            self._more(self._say("… and {n} more results", n=picture.left_out[0]),
                       picture.left_out[0])  # fmt: skip
        if picture.flows:
            if picture.of:
                self._y += _GAP
                self._line(self._say("The way to result {n}", n=picture.of), _SMALL,
                           self._theme.quiet, bold=True)  # fmt: skip
                self._y += _GAP / 2
            for flow in picture.flows:
                self._flow(flow)
            self._more(self._say("… and {n} more hits", n=picture.left_out[1]),
                       picture.left_out[1])  # fmt: skip
        height = self._y + _EDGE - _GAP
        sheet = drawsvg.Drawing(WIDTH, height, font_family=_FONT)
        sheet.append(drawsvg.Rectangle(0, 0, WIDTH, height, fill=self._theme.ground))
        for part in self._parts:
            sheet.append(part)
        return str(sheet.as_svg())

    def _heading(self, text: str) -> None:
        room = WIDTH - 2 * _EDGE
        for line in lines(text, _SIZE, room, 8, bold=True):
            self._line(line, _SIZE, self._theme.text, bold=True)
        self._y += _GAP

    def _line(
        self, text: str, size: int, colour: str, *, x: float = _EDGE, bold: bool = False
    ) -> None:
        self._y += size * _STEP
        self._write(text, x, self._y - size * 0.3, size, colour, bold=bold)

    def _write(
        self, text: str, x: float, y: float, size: int, colour: str,
        *, bold: bool = False, middle: bool = False,
    ) -> None:  # fmt: skip
        anchor = "middle" if middle else "start"
        weight = "bold" if bold else "normal"
        self._parts.append(
            drawsvg.Text(
                text, size, x, y, fill=colour, text_anchor=anchor, font_weight=weight
            )
        )

    def _more(self, text: str, number: int) -> None:
        if number:
            self._line(text, _SMALL, self._theme.quiet)
            self._y += _GAP

    # --- Results ---------------------------------------------------------------

    def _tree(self, results: tuple[Branch, ...]) -> None:
        """A trunk on the left, a branch to the box of each result."""
        trunk, box = _EDGE + 8, _EDGE + 56
        top = self._y - _GAP / 2
        for number, one in enumerate(results, 1):
            middle = self._result(number, one, box)
            self._stroke(trunk, middle, box, middle)
        self._stroke(trunk, top, trunk, middle)

    def _result(self, number: int, one: Branch, left: float) -> float:
        room = WIDTH - left - _EDGE - 2 * _PAD
        way = lines(" → ".join(one.choices), _SMALL, room, 3)
        text = lines(f"{number}. {one.summary}", _SIZE, room, 4, bold=True)
        height = len(way) * _SMALL * _STEP + len(text) * _SIZE * _STEP + 2 * _PAD
        self._box(left, self._y, WIDTH - left - _EDGE, height, self._theme.result)
        top = self._y
        self._y += _PAD
        for line in way:
            self._line(line, _SMALL, self._theme.quiet, x=left + _PAD)
        for line in text:
            self._line(line, _SIZE, self._theme.text, x=left + _PAD, bold=True)
        self._y = top + height + _GAP
        return top + height / 2

    # --- Ways ------------------------------------------------------------------

    def _flow(self, flow: Flow) -> None:
        """Source, effects and recipient below each other, numbers on the arrows."""
        self._station(flow.source, self._theme.source)
        self._arrow(flow.proposed)
        for one in flow.effects:
            self._station(one.effect, self._theme.effect)
            self._arrow(one.after)
        self._station(flow.recipient, self._theme.recipient)
        self._y += _GAP

    def _station(self, name: str, fill: str) -> None:
        room = WIDTH - 2 * _EDGE - 2 * _PAD - 80
        found = lines(name, _SIZE, room, 2, bold=True) or ["?"]
        widest = max(width(one, _SIZE, bold=True) for one in found) + 2 * _PAD
        wide = max(260, widest)
        height = len(found) * _SIZE * _STEP + 1.2 * _PAD
        self._box((WIDTH - wide) / 2, self._y, wide, height, fill)
        y = self._y + 0.6 * _PAD
        for one in found:
            y += _SIZE * _STEP
            self._write(one, WIDTH / 2, y - _SIZE * 0.3, _SIZE, self._theme.text,
                        bold=True, middle=True)  # fmt: skip
        self._y += height

    def _arrow(self, number: int) -> None:
        x, length = WIDTH / 2, 58.0
        end = self._y + length
        self._stroke(x, self._y, x, end - 12)
        self._parts.append(
            drawsvg.Lines(x - 11, end - 16, x + 11, end - 16, x, end,
                          close=True, fill=self._theme.line)  # fmt: skip
        )
        colour = self._theme.number if number else self._theme.quiet
        self._write(str(number), x + 22, self._y + length / 2 + 10, _SIZE, colour,
                    bold=True)  # fmt: skip
        self._y = end

    def _box(self, x: float, y: float, wide: float, high: float, fill: str) -> None:
        self._parts.append(
            drawsvg.Rectangle(x, y, wide, high, rx=14, ry=14, fill=fill,
                              stroke=self._theme.line, stroke_width=2)  # fmt: skip
        )

    def _stroke(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self._parts.append(
            drawsvg.Line(x, y, to_x, to_y, stroke=self._theme.line, stroke_width=4)
        )
