"""Class bonus where somebody has told the class of a champion."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import CLASSES
from bot.worded import worded

_BONUS = "class bonus"


def class_told(scene: Scene, it: DraftThing, left: set[str]) -> set[str]:
    """The class bonus, of what is *left*, where the classes told give it to *it*.

    Raises QuestionError (AMBIGUOUS) where only the champion's class was told.
    """
    if scene.game is not Game.GRAND_ARCHIVE or _BONUS not in left:
        return set()
    champions = [
        one
        for one in scene.draft.things
        if "champion" in one.kinds and one.controller == it.controller and one.classes
    ]
    own = it.classes | (it.kinds & CLASSES)
    if not champions:
        return set()
    if not own:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Of which class is {it}? Or say that class bonus is on.",
                it=it.id,
            ),
        )
    if not own & champions[0].classes:
        return set()
    it.flags.add(_BONUS)
    scene.draft.assume(worded("“{name}” counts for {it}.", name=_BONUS, it=it.id))
    return {_BONUS}
