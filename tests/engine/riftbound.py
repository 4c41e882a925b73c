"""Boards of Riftbound: units, combats and who is assigned what."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.question import Ask, Happening
from bot.engine.values import (
    Zone,
)
from tests.engine.boards import (
    FOE,
    Ruled,
    board,
    creature,
    spell,
)
from tests.engine.boards import rule as _rule

TRASH, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}
RAY = spell("Ray", "spell")
BOTH = pytest.mark.parametrize("edition", ["1.3", "1.4"])


def unit(name: str, might: int, *keywords: str, **fields: object) -> Obj:
    """A unit; mine unless said."""
    made = creature(name, might, might, *keywords, **fields)
    return replace(made, kinds=frozenset({"unit"}) | made.kinds - {"creature"})


def theirs(name: str, might: int, *keywords: str, **fields: object) -> Obj:
    """A unit of the foe."""
    return unit(name, might, *keywords, controller=FOE, **fields)


def rb(*things: object, **fields: object) -> Board:
    """A board where players have no life."""
    made = board(*things, **fields)  # type: ignore[arg-type]
    return made.changed(players=tuple(replace(one, life=None) for one in made.players))


def rule(
    start: Board,
    *script: Happening,
    edition: str = "1.4",
    asks: tuple[Ask, ...] = (),
) -> Ruled:
    """A ruling in Riftbound."""
    return _rule(start, *script, game=Game.RIFTBOUND, edition=edition, asks=asks)
