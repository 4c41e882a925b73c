"""Damage told of nobody's in an attack: is it the attack's own?"""

from collections.abc import Iterable

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def check_doubled(scene: Scene, clause: Clause, hit: Iterable[str]) -> None:
    """ "I attack with Serra Angel. He takes 4.": not 4 besides the Angel's.

    Raises QuestionError (AMBIGUOUS) where whoever is in *hit* is under attack and
    nothing is said to deal it.
    """
    combat = open_combat(scene)
    if scene.game is not Game.MTG or combat is None:
        return
    if clause.get("source") is not None or clause.get("who") is not None:
        return
    if {goal for _, goal in combat.attackers} & set(hit):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is that the combat damage? Leave it out then: it is dealt anyway. "
                "Otherwise say what deals it."
            ),
            clause.place,
        )
