"""How abilities begin, what triggers wait for, and what a card has given so far."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.engine.conditions import AllHold, Always, Condition
from bot.engine.effects import Static, Watch
from bot.engine.instructions import Ability
from bot.engine.values import Ref
from bot.wording.units.scene import Scene


@dataclass(frozen=True, slots=True)
class Waits:
    """What a trigger waits for; *topic* is what "it" means to begin with."""

    watch: Watch
    topic: Ref | None = None
    tags: frozenset[str] = frozenset()
    measured: bool = False
    when: Condition = Always()
    each_source: bool = True


Wait = Callable[[Scene], Waits]
Heads = Sequence[tuple[int, Wait]]


@dataclass(frozen=True, slots=True)
class Head:
    """What stands before an ability: conditions, "Inherited Effect", ability words."""

    when: tuple[Condition, ...] = ()
    inherited: bool = False
    cost: str = ""
    at: int = 0

    @property
    def condition(self) -> Condition:
        """All its conditions together."""
        if not self.when:
            return Always()
        return self.when[0] if len(self.when) == 1 else AllHold(self.when)


@dataclass(slots=True)
class Found:
    """What a card's lines have given so far."""

    statics: list[Static] = field(default_factory=list)
    activated: list[Ability] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    irrelevant: list[str] = field(default_factory=list)
    unread: list[tuple[str, str]] = field(default_factory=list)
    # (line, first and last character not understood)
    trouble: tuple[str, int, int] | None = None
