""" "Bob has a 5/5 and I have a 2/2. I bolt it": hardly one's own, told last."""

from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import Ability, DealDamage, DestroyIt
from bot.errors import Problem
from bot.scenario.casting.default_targets import Use
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import which_is_meant


def check_own_hit(scene: Scene, ability: Ability, use: Use) -> None:
    """Ask which is meant where "it" is one's own and another's was told beside it.

    Raises QuestionError (AMBIGUOUS).
    """
    clause = scene.clause
    if scene.game is not Game.MTG or clause is None or scene.draft.script:
        return
    if "it" not in clause.text.lower().split() or len(use.targets) != 1:
        return
    mine = scene.draft.thing(use.targets[0])
    if mine is None or mine.controller != use.who:
        return
    others = [
        it
        for it in scene.recent
        if it.on_board and it.controller != use.who and "creature" in it.kinds
    ]
    if not others or not holds(ability, DealDamage, DestroyIt):
        return
    names = [scene.describe(it) for it in (mine, others[-1])]
    raise scene.error(
        Problem.AMBIGUOUS,
        which_is_meant("it", names),
        clause.place,
        [f"… {name} …" for name in names],
    )
