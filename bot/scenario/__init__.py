"""What a person typed, read as a question the engine can answer."""

from bot.scenario.changing.edits import Edit
from bot.scenario.follow_ups.change import change
from bot.scenario.reading.reading import Read, read

__all__ = ["Edit", "Read", "change", "read"]
