"""Two creatures that trade: each dies of the combat damage of the other."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, take_as
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded

_TRADES = frozenset({"trade", "trades", "traded"})


def trades(scene: Scene, clause: Clause) -> bool:
    """Whether "my 2/2 and Bob's 2/2 trade" is told, and taken as a block.

    Raises QuestionError (AMBIGUOUS) where only one of the two is named.
    """
    if scene.game is not Game.MTG or not _TRADES & {*clause.text.lower().split()}:
        return False
    parts = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if len(parts) == 1 and not parts[0].plural and not parts[0].count:
        told = worded("Which two are meant?")
        raise scene.error(Problem.AMBIGUOUS, told, clause.place)
    if len(parts) != 2 or not all(it.of("size") and it.owner for it in parts):
        return False
    one, other = (Several((it,), it.place) for it in parts)
    take_as(scene, clause, "block", {"attacker": one, "blocker": other})
    return True
