"""How much may be looked at: no exploration begins without room to take of."""

from dataclasses import dataclass


@dataclass(slots=True)
class Room:
    """So many positions are *left*, for all the explorations that share it."""

    left: int

    def take(self, positions: int) -> None:
        """Count what has been looked at; that may be a little more than was left."""
        self.left -= positions
