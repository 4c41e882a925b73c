"""Rules and cards by number, by word and by name."""

from typing import TYPE_CHECKING

from bot.citation import Game
from bot.judge.parts import Parts

if TYPE_CHECKING:
    from bot.library.entry import Entry


class LookUps(Parts):
    """Looking things up; nothing is stored."""

    def rule(
        self,
        text: str,
        *,
        game: Game | None = None,
        edition: str | None = None,
        only: bool = False,
    ) -> "list[Entry]":
        """The rules *text* names, with their sub-rules unless *only*."""
        return self.library.look_up(text, game, edition, only=only)
