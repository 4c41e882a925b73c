"""Damage of which nobody says to whom: "Bob's spell deals 5 damage"."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.worded import worded


def unaimed(scene: Scene, dealers: list[DraftThing]) -> list[str]:
    """The asker, or his champion, of whom it is assumed; none where that can't be.

    Raises QuestionError (AMBIGUOUS) where a third player may be meant, or the other.
    """
    of = dealers[0].controller if dealers else ""
    me = "me" if scene.has_me else scene.subject
    if scene.game is Game.GRAND_ARCHIVE:
        doubtful = of == me and bool(of)
        combat = last_combat(scene)
        at = dict(combat.attackers) if combat is not None else {}
        if goals := [at[it.id] for it in dealers if it.id in at]:
            return goals  # the damage of its attack
        name = me if doubtful else champion(scene, me).id
    elif scene.game is Game.MTG and scene.has_me and of != me:
        doubtful, name = len(scene.draft.players) > 2, me
    else:
        return []
    if doubtful:
        raise scene.error(Problem.AMBIGUOUS, worded("Whom is this damage dealt to?"))
    scene.draft.assume(worded("The damage is dealt to {who}.", who=scene.name(name)))
    return [name]
