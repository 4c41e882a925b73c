"""What has attacked or fights, as far as it is told."""

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.permanents import TapIt
from bot.engine.question import NextTurn
from bot.engine.values import Filter
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat


def tapped_by_attacking(scene: Scene, it: DraftThing) -> bool:
    """Whether *it* has attacked this turn and nothing untaps anything (508.1f)."""
    if scene.game is not Game.MTG or scene.timing == "before_combat":
        return False
    for entry in reversed(scene.draft.script):
        if isinstance(entry.what, NextTurn):
            return False
        if any(one.untap for one in inside(entry.what, TapIt)):
            return False
        if isinstance(entry.what, Combat) and it.id in dict(entry.what.attackers):
            return "vigilance" not in it.keywords
    return False


def in_combat(scene: Scene, what: Filter, names: list[str]) -> list[str]:
    """Which of *names* attack or block, where *what* asks for that."""
    combat = open_combat(scene)
    attackers = {one for one, _ in combat.attackers} if combat is not None else set()
    blockers = {one for one, _ in combat.blocks} if combat is not None else set()
    if what.attacking:
        return [one for one in names if one in attackers]
    return [one for one in names if one in blockers] if what.blocking else names
