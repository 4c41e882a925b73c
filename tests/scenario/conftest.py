"""Scenarios read and followed up as people type them."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.outcome import Ruling
from bot.paths import rules_data
from bot.scenario import Edit, Read, change, read
from tests.exploring import explored


@dataclass(frozen=True)
class After:
    """A scenario after some follow-ups, and what comes out."""

    read: Read
    ruling: Ruling

    def life(self, player: str = "me") -> set[int | None]:
        """Every life total that can come out."""
        return {
            it.life
            for outcome in self.ruling.outcomes
            for it in outcome.board.players
            if it.id == player
        }

    def damage(self, name: str) -> set[int]:
        """Every amount of damage that can be on that object in the end."""
        return {
            it.damage
            for outcome in self.ruling.outcomes
            for it in outcome.board.objects
            if it.name == name
        }

    def destroyed(self, name: str) -> set[bool]:
        """Whether that object is destroyed."""
        return {
            it.destroyed
            for outcome in self.ruling.outcomes
            for it in outcome.board.objects
            if it.name == name
        }

    def answers(self) -> list[set[str]]:
        """The values of each answer, in the order asked."""
        return [{value for value, _ in it.values} for it in self.ruling.answered]

    def told(self) -> str:
        """Everything that was understood."""
        return "\n".join(self.read.understood)


GoOn = Callable[..., After]


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The shipped cards."""
    return Catalogue(rules_data())


@pytest.fixture(scope="session")
def go_on(catalogue: Catalogue) -> GoOn:
    """Read a scenario of a game, change it step by step, and rule on it."""

    def follow(text: str, *follow_ups: str, game: Game = Game.MTG) -> After:
        edits: tuple[Edit, ...] = ()
        now = read(text, catalogue=catalogue, default_game=game)
        for words in follow_ups:
            edits = (*edits, change(words, now, catalogue=catalogue))
            now = read(text, catalogue=catalogue, default_game=game, edits=edits)
        return After(now, explored(now.question))

    return follow
