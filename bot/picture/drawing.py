"""The picture as SVG."""

from typing import Any

import drawsvg

from bot.answers import Answer, Flow
from bot.picture.board import (
    MOST_EFFECTS,
    Branch,
    Drawn,
    Say,
    drawn,
    more_hits,
    more_results,
    way_to,
)
from bot.picture.text import lines, sentences, width
from bot.picture.theme import DARK, Theme

# Half as much again as a phone is wide, so that text drawn at 26 is read at 16.
WIDTH = 640
_EDGE = 28
_GAP = 18
_SIZE = 26
_SMALL = 22
_STEP = 1.3  # from one line to the next, in sizes
_PAD = 14
_FONT = "DejaVu Sans, Noto Sans, Noto Sans CJK JP, IPAGothic, sans-serif"


def svg_of(answer: Answer, say: Say, result: int = 1, theme: Theme = DARK) -> str:
    """The picture of *answer* as an SVG document; the way is that to *result*."""
    return _Sheet(theme, say).of(drawn(answer, say, result))


class _Sheet:
    """Draws from top to bottom; *y* is how far it has come."""

    def __init__(self, theme: Theme, say: Say) -> None:
        self._theme = theme
        self._say = say
        self._parts: list[Any] = []
        self._y = float(_EDGE)

    def of(self, picture: Drawn) -> str:
        """The whole picture as an SVG document."""
        # What comes out stands below once more, where there are several results.
        self._heading(picture.heading, 4 if picture.results else 6)
        if picture.shared:
            shared = self._say("In every result: {what}", what=picture.shared)
            self._paragraph(shared)
        if picture.results:
            self._tree(picture.results)
            left_out = picture.left_out[0]
            self._more(more_results(left_out, self._say), left_out)
        if not picture.complete:
            # The heading may have been cut before it says so.
            self._paragraph(
                self._say("Not all orders were followed: there may be more results.")
            )
        if picture.flows:
            if way := way_to(picture, self._say):
                self._y += _GAP
                self._line(way, _SMALL, self._theme.quiet, bold=True)
                self._y += _GAP / 2
            self._ways(picture.flows)
            left_out = picture.left_out[1]
            self._more(more_hits(left_out, self._say), left_out)
        height = self._y + _EDGE - _GAP
        sheet = drawsvg.Drawing(WIDTH, height, font_family=_FONT)
        sheet.append(drawsvg.Rectangle(0, 0, WIDTH, height, fill=self._theme.ground))
        for part in self._parts:
            sheet.append(part)
        return str(sheet.as_svg())

    def _heading(self, text: str, most: int) -> None:
        room = WIDTH - 2 * _EDGE
        for line in sentences(text, _SIZE, room, most, bold=True):
            self._line(line, _SIZE, self._theme.text, bold=True)
        self._y += _GAP

    def _paragraph(self, text: str) -> None:
        for line in lines(text, _SMALL, WIDTH - 2 * _EDGE, 3):
            self._line(line, _SMALL, self._theme.quiet)
        self._y += _GAP

    def _line(
        self, text: str, size: int, colour: str, *, x: float = _EDGE, bold: bool = False
    ) -> None:
        self._y += size * _STEP
        self._write(text, x, self._y - size * 0.3, size, colour, bold=bold)

    def _write(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        colour: str,
        *,
        bold: bool = False,
        middle: bool = False,
    ) -> None:
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
        way = lines(" → ".join(one.choices), _SMALL, room, 2)
        text = lines(f"{number}. {one.summary}", _SIZE, room, 5, bold=True)
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

    def _ways(self, flows: tuple[Flow, ...]) -> None:
        """One way alone in the middle, several in two columns."""
        columns = min(2, len(flows))
        wide = (WIDTH - 2 * _EDGE - (columns - 1) * _GAP) / columns
        for start in range(0, len(flows), columns):
            top, bottom = self._y, self._y
            for column, flow in enumerate(flows[start : start + columns]):
                self._y = top
                self._way(flow, _EDGE + column * (wide + _GAP) + wide / 2, wide)
                bottom = max(bottom, self._y)
            self._y = bottom + 2 * _GAP
        self._y -= _GAP

    def _way(self, flow: Flow, x: float, wide: float) -> None:
        """Source, effects and recipient below each other, numbers on the arrows."""
        self._station(flow.source, x, wide, self._theme.source)
        self._arrow(flow.proposed, x)
        for one in flow.effects[:MOST_EFFECTS]:
            self._station(one.effect, x, wide, self._theme.effect)
            self._arrow(one.after, x)
        if len(flow.effects) > MOST_EFFECTS:
            n = len(flow.effects) - MOST_EFFECTS
            more = "… and {n} more effect" if n == 1 else "… and {n} more effects"
            self._station(self._say(more, n=n), x, wide, self._theme.effect)
            self._arrow(flow.dealt, x)
        self._station(flow.recipient, x, wide, self._theme.recipient)

    def _station(self, name: str, x: float, most: float, fill: str) -> None:
        found = lines(name, _SIZE, most - 2 * _PAD, 2, bold=True) or ["?"]
        widest = max(width(one, _SIZE, bold=True) for one in found) + 2 * _PAD
        wide = min(most, max(200.0, widest))
        height = len(found) * _SIZE * _STEP + 1.2 * _PAD
        self._box(x - wide / 2, self._y, wide, height, fill)
        y = self._y + 0.6 * _PAD
        for one in found:
            y += _SIZE * _STEP
            self._write(
                one, x, y - _SIZE * 0.3, _SIZE, self._theme.text, bold=True, middle=True
            )
        self._y += height

    def _arrow(self, number: int, x: float) -> None:
        length = 46.0
        end = self._y + length
        self._stroke(x, self._y, x, end - 10)
        self._parts.append(
            drawsvg.Lines(
                x - 9, end - 13, x + 9, end - 13, x, end,
                close=True, fill=self._theme.line,
            )
        )  # fmt: skip
        colour = self._theme.number if number else self._theme.quiet
        points = lines(str(number), _SIZE, WIDTH / 4, 1, bold=True)[0]
        self._write(points, x + 18, self._y + length / 2 + 8, _SIZE, colour, bold=True)
        self._y = end

    def _box(self, x: float, y: float, wide: float, high: float, fill: str) -> None:
        self._parts.append(
            drawsvg.Rectangle(
                x,
                y,
                wide,
                high,
                rx=14,
                ry=14,
                fill=fill,
                stroke=self._theme.line,
                stroke_width=2,
            )
        )

    def _stroke(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self._parts.append(
            drawsvg.Line(x, y, to_x, to_y, stroke=self._theme.line, stroke_width=4)
        )
