"""Who asks, from where, and what they may read."""

from dataclasses import dataclass

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.store.rows import RulingRow
from bot.worded import worded


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever uses a face: *asker* and *guild* are names the face gives.

    *guild* is "" outside servers. *local* is the person at this machine's terminal,
    who sees everything. *language* is what the face knows of it (``de``), or "";
    *game* the one they or their server want where a scenario names none.
    """

    asker: str
    guild: str = ""
    local: bool = False
    language: str = ""
    game: Game | None = None

    @property
    def place(self) -> str:
        """Where a ruling is kept: in the server, or with the person alone."""
        if self.local:
            return "terminal"
        return f"guild:{self.guild}" if self.guild else f"person:{self.asker}"

    def may_read(self, row: RulingRow) -> bool:
        """Whether *row* may be shown here.

        In a server: what was asked there, if it is public or one's own. Alone with
        the bot: everything one has asked oneself, wherever.
        """
        if self.local:
            return True
        if self.guild:
            return row.place == self.place and (row.public or row.asker == self.asker)
        return row.asker == self.asker

    def may_change(self, row: RulingRow) -> bool:
        """Whether *row* may be published or deleted from here."""
        return self.local or (self.may_read(row) and row.asker == self.asker)


TERMINAL = Caller("terminal", local=True)


class NoSuchRulingError(QuestionError):
    """There is no such ruling, or it may not be read here."""


def no_such_ruling(typed: str) -> QuestionError:
    """The same words whether it does not exist or may not be read here."""
    return NoSuchRulingError(
        Problem.NOT_FOUND,
        worded("There is no ruling “{id}” here.", id=typed.strip()[:40]),
        suggestions=("history",),
    )
