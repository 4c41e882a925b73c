"""The colours of a picture, for dark and for light surroundings."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for; text on each of the fills keeps 4.5 to 1."""

    ground: str
    text: str
    quiet: str
    line: str
    number: str
    source: str
    effect: str
    recipient: str
    result: str


DARK = Theme(
    ground="#1f2126", text="#f4f5f7", quiet="#b9bec8", line="#7d8594",
    number="#ffd166", source="#6b2f35", effect="#2e4468", recipient="#2b5440",
    result="#2b2e36",
)  # fmt: skip
LIGHT = Theme(
    ground="#ffffff", text="#16181d", quiet="#4c5361", line="#7d8594",
    number="#8a4b00", source="#f8d7da", effect="#d8e4f8", recipient="#d5eddf",
    result="#f1f3f6",
)  # fmt: skip
THEMES = {"dark": DARK, "light": LIGHT}
