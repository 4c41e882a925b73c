"""What tests ask of a ruling."""

from dataclasses import dataclass
from typing import Any

from bot.engine.board import Board, Obj, Player, count
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.effects import (
    PreventNext,
)
from bot.engine.outcome import Outcome, Ruling
from bot.engine.values import Zone

ME = "me"


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling, with what tests ask of it: each answer is the set over outcomes."""

    ruling: Ruling

    def _each(self, look: Any) -> set[Any]:
        return {look(one) for one in self.ruling.outcomes}

    def life(self, who: str = ME) -> set[int | None]:
        """Life totals that *who* can end at."""
        return self._each(lambda one: _player(one, who).life)

    def lives(self, *names: str) -> set[tuple[int | None, ...]]:
        """Life totals of *names* together."""
        return self._each(lambda one: tuple(_player(one, n).life for n in names))

    def dealt(self, recipient: str = ME) -> set[int]:
        """Damage dealt to *recipient* over the whole script."""
        return self._each(
            lambda one: sum(d.dealt for d in one.damage if d.recipient == recipient)
        )

    def prevented(self, recipient: str = ME) -> set[int]:
        """Damage to *recipient* prevented over the whole script."""
        return self._each(
            lambda one: sum(d.prevented for d in one.damage if d.recipient == recipient)
        )

    def marked(self, name: str) -> set[int]:
        """Damage marked on the object in the end."""
        return self._each(lambda one: _object(one, name).damage)

    def zone(self, name: str) -> set[Zone]:
        """Where the object ends up."""
        return self._each(lambda one: _object(one, name).zone)

    def counters(self, name: str, kind: str) -> set[int]:
        """Counters of that kind on the player or object in the end."""

        def look(one: Outcome) -> int:
            player = one.board.player(name)
            return count((player or _object(one, name)).counters, kind)

        return self._each(look)

    def left(self, effect: str) -> set[int | None]:
        """Points (or uses) the effect has left; None if it is gone."""
        return self._each(lambda one: _left(one.board, effect))

    def size(self, name: str) -> set[tuple[int, int | None]]:
        """Power and toughness of the object in the end."""
        return self._each(
            lambda one: (
                power_of(one.board, _object(one, name)),
                toughness_of(one.board, _object(one, name)),
            )
        )

    def lost(self, who: str = ME) -> set[bool]:
        """Whether the player has lost."""
        return self._each(lambda one: bool(_player(one, who).lost))

    def player(self, who: str, field: str) -> set[Any]:
        """Any field of the player."""
        return self._each(lambda one: getattr(_player(one, who), field))

    def tokens(self, name: str) -> set[int]:
        """How many tokens of that name are on the battlefield."""
        return self._each(
            lambda one: sum(
                o.token and o.name == name and o.zone is Zone.BATTLEFIELD
                for o in one.board.objects
            )
        )

    @property
    def choosers(self) -> set[str]:
        """Who is asked anything."""
        return {point.chooser for point in self.ruling.choices}

    @property
    def rules(self) -> set[str]:
        """Every locator cited in any step or choice."""
        steps = {r for o in self.ruling.outcomes for s in o.steps for r in s.rules}
        return steps | {r for point in self.ruling.choices for r in point.rules}

    @property
    def told(self) -> str:
        """All steps of all outcomes as text."""
        return "\n".join(str(s) for o in self.ruling.outcomes for s in o.steps)

    def answers(self) -> list[set[str]]:
        """For each thing asked the values it can have."""
        return [
            {value for value, _ in answered.values} for answered in self.ruling.answered
        ]


def _player(outcome: Outcome, name: str) -> Player:
    found = outcome.board.player(name)
    assert found is not None, name
    return found


def _object(outcome: Outcome, name: str) -> Obj:
    found = outcome.board.obj(name)
    assert found is not None, name
    return found


def _left(board: Board, name: str) -> int | None:
    effect = board.effect(name)
    if effect is None:
        return None
    if isinstance(effect.act, PreventNext):
        assert isinstance(effect.act.remaining, int)
        return effect.act.remaining
    return effect.uses
