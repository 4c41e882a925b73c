"""What a person typed, read as a question the engine can answer."""

from bot.scenario.reading import Read, read

__all__ = ["Read", "read"]
