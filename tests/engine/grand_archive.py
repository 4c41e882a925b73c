"""Boards of Grand Archive: champions, allies, attacks and shields."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import (
    Effect,
    PreventInstance,
    Until,
)
from bot.engine.question import Happening
from bot.engine.values import (
    Zone,
)
from tests.engine.boards import (
    Ruled,
    board,
    creature,
    on_damage,
    shield,
    spell,
)
from tests.engine.boards import rule as _rule

ME, FOE = "me", "foe"
MINE, THEIRS = "My Champion", "Their Champion"
GRAVE, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}


def champion(name: str = MINE, life: int = 20, power: int = 0, **fields: object) -> Obj:
    """A champion: its life is toughness, damage counters are damage."""
    fields.setdefault("controller", FOE if name == THEIRS else ME)
    return creature(name, power, life, kinds=("champion", "unit"), **fields)


def ally(name: str, power: int, life: int, *keywords: str, **fields: object) -> Obj:
    """An ally."""
    kinds = ("ally", "unit", *fields.pop("kinds", ()))  # type: ignore[misc]
    return creature(name, power, life, *keywords, kinds=kinds, **fields)


def ga(*things: object, **fields: object) -> Board:
    """A board where players have no life of their own."""
    made = board(*things, **fields)  # type: ignore[arg-type]
    return made.changed(players=tuple(replace(one, life=None) for one in made.players))


def rule(start: Board, *script: Happening) -> Ruled:
    """A ruling in Grand Archive."""
    return _rule(start, *script, game=Game.GRAND_ARCHIVE)


SPELL = spell("Fire Spell", "action", "spell")


def edge(points: int = 3) -> Effect:
    """Prevent the next N combat damage to my champion."""
    return shield(points, MINE, label="edge", combat=True)


def instance(points: int | None = 3, **fields: object) -> Effect:
    """The next time damage would be dealt to my champion, prevent N of it."""
    act = PreventInstance() if points is None else PreventInstance(points)
    fields.setdefault("until", Until.END_OF_TURN)
    return on_damage(act, "instance", MINE, uses=1, **fields)


def plain(obj: Obj, **fields: object) -> Obj:
    kinds = obj.kinds - {"creature"}
    return replace(obj, kinds=kinds, toughness=None, **fields)
