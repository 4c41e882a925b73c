"""Two creatures that trade: each dies of the combat damage of the other."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.combat.traded import TRADES, told_to_trade
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, take_as
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


def trades(scene: Scene, clause: Clause) -> bool:
    """Whether "my 2/2 and Bob's 2/2 trade" is told, and taken as a block.

    Raises QuestionError (AMBIGUOUS) where only one of the two is named.
    """
    if scene.game is not Game.MTG or not TRADES & {*clause.text.lower().split()}:
        return False
    parts = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if len(parts) == 1 and parts[0].noun == "them" and (pair := _met(scene)):
        told_to_trade(scene, clause, pair)
        return True
    if len(parts) == 1 and not parts[0].plural and not parts[0].count:
        told = worded("Which two are meant?")
        raise scene.error(Problem.AMBIGUOUS, told, clause.place)
    if len(parts) != 2 or not all(it.of("size") and it.owner for it in parts):
        return False
    one, other = (Several((it,), it.place) for it in parts)
    take_as(scene, clause, "block", {"attacker": one, "blocker": other})
    return True


def _met(scene: Scene) -> list[DraftThing]:
    """The two of a block that were spoken of last; none where it is not two."""
    combat = open_combat(scene)
    names = {it.id for it in scene.focus}
    pairs = [it for it in combat.blocks if names == {*it}] if combat is not None else []
    return [*scene.focus] if pairs else []
