"""Which game, and which rule of which edition: the smallest shared words."""

from dataclasses import dataclass
from enum import StrEnum


class Game(StrEnum):
    """The games Aegis rules on; the value is what people type and JSON shows."""

    MTG = "mtg"
    GRAND_ARCHIVE = "ga"
    RIFTBOUND = "riftbound"

    @property
    def label(self) -> str:
        """The game's own name."""
        return _TITLES[self]

    @property
    def folder(self) -> str:
        """The folder under ``rules_data`` that holds this game's data."""
        return _FOLDERS[self]


_TITLES = {
    Game.MTG: "Magic: The Gathering",
    Game.GRAND_ARCHIVE: "Grand Archive",
    Game.RIFTBOUND: "Riftbound",
}
_FOLDERS = {
    Game.MTG: "mtg",
    Game.GRAND_ARCHIVE: "grand_archive",
    Game.RIFTBOUND: "riftbound",
}


@dataclass(frozen=True, slots=True, order=True)
class RuleRef:
    """One rule: *locator* is ``615.7``, ``437.5.a`` or ``DP 5.1``."""

    game: Game
    locator: str
    edition: str

    def __str__(self) -> str:
        return self.locator
