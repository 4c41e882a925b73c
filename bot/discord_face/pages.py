"""The frame of every message: text and buttons, never past Discord's limits."""

from collections.abc import Iterable, Iterator, Sequence

import discord
from discord import ui

from bot.discord_face import limits
from bot.discord_face.plain import label, short
from bot.discord_face.presses import Press
from bot.judge.languages import Words

# Room for a page of running text; what is left over is for headings and the footer.
ROOM = 3200
# What is longer is cut like anything else where there is no room.
_FOOTER = 500


class Page(ui.LayoutView):
    """A message in components. Its buttons say by their custom_ids what they do."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Always: discord.py need not keep it, a press is understood without it."""
        return True


class Button(ui.Button[Page]):
    """A button that says *press*."""

    def __init__(
        self,
        text: str,
        press: Press,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            label=label(text, limits.BUTTON_LABEL),
            custom_id=str(press),
            style=style,
            disabled=disabled,
        )


def page(
    parts: Iterable["str | ui.Item[Page]"],
    rows: Iterable[Sequence[ui.Button[Page]]] = (),
    *,
    colour: int | None = None,
) -> Page:
    """One message: *parts* in a box, an empty text a line between; *rows* below it.

    Text that would pass Discord's limit is cut, so that there always is an answer;
    what stands last, the footer, is not, unless it is too long for one.
    """
    made = Page()
    box: ui.Container[Page] = ui.Container(accent_colour=colour)
    parts = list(parts)
    last = parts[-1] if len(parts) > 1 and isinstance(parts[-1], str) else ""
    footer = last if len(last) <= _FOOTER else ""
    left = limits.TEXT - len(footer)
    for place, part in enumerate(parts, 1):
        if not isinstance(part, str):
            box.add_item(part)
        elif not part:
            box.add_item(ui.Separator())
        elif footer and place == len(parts):
            box.add_item(ui.TextDisplay(footer))
        elif left > 1:
            shown = short(part, left)
            left -= len(shown)
            box.add_item(ui.TextDisplay(shown))
    made.add_item(box)
    for row in rows:
        for start in range(0, len(row), limits.BUTTONS_IN_A_ROW):
            buttons = row[start : start + limits.BUTTONS_IN_A_ROW]
            made.add_item(ui.ActionRow(*buttons))
    return made


def select(
    press: Press,
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
) -> "ui.ActionRow[Page]":
    """A select that says *press*; options are label, value and description."""
    menu: ui.Select[Page] = ui.Select(
        custom_id=str(press),
        placeholder=label(placeholder, limits.PLACEHOLDER),
        options=[
            discord.SelectOption(
                label=label(text, limits.OPTION_LABEL),
                value=short(value, limits.OPTION_VALUE),
                description=label(about, limits.OPTION_DESCRIPTION) if about else None,
            )
            for text, value, about in options[: limits.SELECT_OPTIONS]
        ],
    )
    return ui.ActionRow(menu)


def packed(lines: Iterable[str], room: int = ROOM) -> list[list[str]]:
    """*lines* on as many pages as they need, none with more than *room* characters."""
    pages: list[list[str]] = [[]]
    used = 0
    for line in (piece for one in lines for piece in broken(one, room)):
        if pages[-1] and used + len(line) + 1 > room:
            pages.append([])
            used = 0
        pages[-1].append(line)
        used += len(line) + 1
    return pages


def broken(line: str, room: int = ROOM) -> Iterator[str]:
    """*line* in pieces that fit, broken between words and never inside an escape."""
    while len(line) >= room:
        cut = line.rfind(" ", room // 2, room - 1)
        if cut < 0:
            cut = room - 1
            cut -= (len(line[:cut]) - len(line[:cut].rstrip("\\"))) % 2
        yield line[:cut]
        line = line[cut:].lstrip(" ")
    yield line


def headed(heading: str, text: str, say: Words, *, mark: str = "**") -> str:
    """*text* behind its *heading*, on one line."""
    return say("{heading}: {text}", heading=f"{mark}{heading}{mark}", text=text)


def fitting(lines: Sequence[str], room: int) -> tuple[list[str], int]:
    """As many of *lines* as fit in *room*, and how many are left out.

    The first is always among them, cut where it must be.
    """
    kept: list[str] = []
    used = 0
    for line in lines:
        if kept and used + len(line) + 1 > room:
            break
        kept.append(next(broken(line, room)) + "…" if len(line) >= room else line)
        used += len(line) + 1
    return kept, len(lines) - len(kept)
