"""Creatures that trade: both of them have to die of their combat."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.worded import worded

TRADES = frozenset({"trade", "trades", "traded"})


def told_to_trade(scene: Scene, clause: Clause, fighters: list[DraftThing]) -> None:
    """ "My 3/3 trades with his 2/2": refused later on, where one of them survives."""
    if scene.game is not Game.MTG or not TRADES & {*clause.text.lower().split()}:
        return
    doubt = scene.error(
        Problem.ILLEGAL,
        worded("Not both of them die in that combat, so it is no trade. What happens?"),
        clause.place,
        ("I block the 3/3 with my 2/2 Bear.",),
    )
    names = tuple(it.id for it in fighters)
    scene.claims.append(Claim(clause, doubt, dead=names))
