"""Damage of which nobody says to whom: "Bob's spell deals 5 damage"."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def unaimed(scene: Scene, dealers: list[DraftThing]) -> list[str]:
    """The asker, or his champion, of whom it is assumed; none where that can't be.

    Raises QuestionError (AMBIGUOUS) where a third player may be meant.
    """
    if scene.game is Game.GRAND_ARCHIVE:
        name = champion(scene, "me" if scene.has_me else scene.subject).id
    elif scene.game is Game.MTG and scene.has_me and _of_another(dealers):
        name = "me"
        if len(scene.draft.players) > 2:
            raise scene.error(
                Problem.AMBIGUOUS, worded("Whom is this damage dealt to?")
            )
    else:
        return []
    scene.draft.assume(worded("The damage is dealt to {who}.", who=scene.name(name)))
    return [name]


def _of_another(dealers: list[DraftThing]) -> bool:
    return not dealers or dealers[0].controller != "me"
