"""What a person typed, read as a question the engine can answer."""

from bot.scenario.changing.change import change
from bot.scenario.changing.edits import Edit
from bot.scenario.reading import Read, read

__all__ = ["Edit", "Read", "change", "read"]
