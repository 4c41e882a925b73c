"""A card's text as paragraphs: a line each, with the modes below it."""

import re
from dataclasses import dataclass, replace

_BULLET = re.compile(r"^\s*[•*·]\s*")
_CHOOSE = re.compile(
    r"\bchoose (?P<how>one or both|one or more|one|two|three|any number|up to one|"
    r"up to two|up to three)(?P<new> that hasn['’]t been chosen)?"
    r"\s*(?:—|–|--|-|\.|:)\s*$",
    re.IGNORECASE,
)
_HOW_MANY = {
    "one": (1, 0), "two": (2, 0), "three": (3, 0), "one or both": (1, 2),
    "one or more": (1, 99), "any number": (0, 99), "up to one": (0, 1),
    "up to two": (0, 2), "up to three": (0, 3),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability's text: its line, and the bullets below it if it has modes."""

    line: str
    modes: tuple[str, ...] = ()
    choose: tuple[int, int] = (0, 0)
    # "… that hasn't been chosen": each mode only once.
    once: bool = False


def paragraphs(text: str, reminder: re.Pattern[str]) -> list[Paragraph]:
    """The abilities of a card's text; reminder text is left out."""
    made: list[Paragraph] = []
    # Modes on lines of their own, without bullets.
    listed = False
    for raw in reminder.sub(" ", text).splitlines():
        line = raw.strip()
        if not line:
            continue
        if _BULLET.match(line) and made:
            bullet = _BULLET.sub("", line)
            made[-1] = replace(made[-1], modes=(*made[-1].modes, bullet))
            continue
        if made and made[-1].choose != (0, 0) and (listed or not made[-1].modes):
            listed = True
            made[-1] = replace(made[-1], modes=(*made[-1].modes, line))
            continue
        choose = _CHOOSE.search(line)
        if choose:
            how = _HOW_MANY[choose["how"].casefold()]
            before = line[: choose.start()].rstrip()
            made.append(Paragraph(before, (), how, once=bool(choose["new"])))
        else:
            made.append(Paragraph(line))
    return made
