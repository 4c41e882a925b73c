"""Fights of Riftbound that cannot be as they are told."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.shields_added import ON_ONLY_UNIT, on_which_unit
from bot.scenario.scene.steps import after
from bot.scenario.units.riftbound_attackers import entry_place
from bot.worded import worded


@after(Game.RIFTBOUND)
def each_on_its_side(scene: Scene) -> None:
    """Refuse what attacks for, or defends against, the player who controls it.

    Raises QuestionError (ILLEGAL).
    """
    for entry in scene.draft.script:
        fight = entry.what
        if not isinstance(fight, Combat):
            continue
        sides = [(name, True) for name, _ in fight.attackers]
        sides += [(name, False) for name in fight.defenders]
        for name, attacks in sides:
            it = scene.draft.thing(name)
            if it is None or (it.controller == fight.attacker) == attacks:
                continue
            said = worded("{it} is not the attacking player's.", it=name)
            if not attacks:
                said = worded(
                    "{it} is the attacking player's: it cannot defend.", it=name
                )
            raise scene.error(Problem.ILLEGAL, said, entry_place(scene))


@after(Game.RIFTBOUND)
def shielded_alone(scene: Scene) -> None:
    """ "I have prevent 1", and two units by the end: which of them has the shield?

    Raises QuestionError (AMBIGUOUS).
    """
    for player, place in scene.parse.memory.get(ON_ONLY_UNIT, []):
        own = [it for it in scene.draft.things if it.controller == player]
        if sum("unit" in it.kinds for it in own) > 1:
            raise on_which_unit(scene, place)
