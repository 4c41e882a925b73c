"""What a player sees of a message: its text, its buttons, what can be picked."""

import re
from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components


def text_of(message: Any) -> str:
    """The text as Discord shows it: escapes resolved, what is invisible left out."""
    shown = "\n".join(_texts(message))
    return re.sub(r"\\([^\w\s])", r"\1", shown).replace("\u200b", "")


def raw(message: Any) -> str:
    """The text as it was sent."""
    return "\n".join(_texts(message))


def buttons(message: Any) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [
        str(one["label"])
        for one in walk_components(message.components)
        if one["type"] == 2 and not one.get("disabled")
    ]


def options(message: Any) -> dict[str, str]:
    """What can be picked: labels and values."""
    return {
        str(option["label"]): str(option["value"])
        for one in walk_components(message.components)
        if one["type"] == 3
        for option in one["options"]
    }


def _texts(message: Any) -> Iterator[str]:
    for one in walk_components(message.components):
        if one["type"] == 10:
            yield str(one["content"])
