"""Creatures that are said to be attacking, where no attack is told."""

from bot.citation import Game
from bot.scenario.combat.fighting import combat_of, default_goal, join
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause

# Clauses that tell of an attack themselves.
_TOLD = ("attack", "block", "unblocked", "cleave", "redirect", "goes")


def take_to_attack(scene: Scene, it: DraftThing) -> None:
    """ "Bob's attacking 3/3 has double strike": it attacks, before anything follows."""
    clause = scene.clause
    told = clause is None or any(map(_tells, (clause, *scene.following)))
    combats = [one.what for one in scene.draft.script if isinstance(one.what, Combat)]
    # "Bob has an attacking 2/2 and an attacking 4/4": one attack, while it goes on.
    now = open_combat(scene)
    other = bool(combats) and (now is None or now.attacker != it.controller)
    if scene.game is not Game.MTG or told or other or not it.controller:
        return
    combat = combat_of(scene, it.controller)
    join(scene, combat, [it], [default_goal(scene, it.controller)])


def _tells(clause: Clause) -> bool:
    return clause.kind.startswith(_TOLD) or clause.kind.startswith("ask_can")
