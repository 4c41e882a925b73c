"""What "you", "this", "that much" and the slots mean while something applies."""

from dataclasses import replace

from bot.engine.board import Board
from bot.frozen import frozen


@frozen
class Scope:
    """What *you*, *this*, *that much* and the slots mean while something applies."""

    board: Board
    you: str = ""
    this: str = ""
    chosen: tuple[tuple[str, ...], ...] = ()
    x: int | None = None
    amount: int = 0
    prevented: int = 0
    removed: int = 0
    source: str = ""
    recipient: str = ""
    # What resolves has done so far, to whom: ("Bear", "destroyed").
    done: frozenset[tuple[str, str]] = frozenset()
    # All the damage that what resolves has dealt so far.
    dealt: int = 0
    # What of it was more than lethal (120.10).
    excess: int = 0
    # All the life that what resolves has made players lose.
    lost: int = 0
    combat: bool = False
    # The one of several for whom an amount is worked out now.
    each: str = ""
    # What it was attached to as it triggered; it may have left since (608.2h).
    attached: str = ""
    # What died and is no longer in the graveyard: nothing moves it (400.7).
    gone: str = ""

    def on(self, board: Board) -> "Scope":
        """The same meanings on another board."""
        return replace(self, board=board)

    def enchants(self, player: str) -> bool:
        """Whether *this* is attached to that player."""
        host = self.board.obj(self.this)
        return host is not None and host.bearer == player
