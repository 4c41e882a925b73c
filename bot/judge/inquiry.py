"""What was asked, as it can be asked again at any time."""

from dataclasses import dataclass, replace

from bot.citation import Game
from bot.store.rows import RulingRow

# So many positions of the game a ruling may look at.
MOST = 100_000


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A scenario, the changes to it in words, and the options taken, from 0.

    *game* and *edition* were asked for; None leaves them to the scenario.
    """

    scenario: str
    game: Game | None = None
    edition: str | None = None
    default_game: Game | None = None
    edits: tuple[str, ...] = ()
    choices: tuple[int, ...] = ()

    def changed(self, change: str) -> "Inquiry":
        """With another change; choices taken before it no longer stand."""
        return replace(self, edits=(*self.edits, change), choices=())

    def choosing(self, choices: tuple[int, ...]) -> "Inquiry":
        """With those further options taken."""
        return replace(self, choices=(*self.choices, *choices))

    def under(self, edition: str) -> "Inquiry":
        """The same under another edition."""
        return replace(self, edition=edition, choices=())


def inquiry_of(row: RulingRow) -> Inquiry:
    """What that ruling asked; its game and edition are settled."""
    return Inquiry(
        scenario=row.scenario,
        game=Game(row.game),
        edition=row.edition or None,
        default_game=Game(row.default_game) if row.default_game else None,
        edits=row.edits,
        choices=row.choices,
    )
