""" "I attack with it": one of mine, though another's was spoken of last."""

from bot.citation import Game
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Thing

_FIGHTERS = frozenset({"unit", "ally", "champion"})


def own_instead(
    scene: Scene, part: Thing, who: str, found: list[DraftThing]
) -> list[DraftThing]:
    """*found*, or what *who* spoke of last, where "it" has just fought *who*."""
    combat = last_combat(scene)
    if scene.game is Game.MTG or part.noun != "it" or not who or combat is None:
        return found
    against = {*combat.defenders} if combat.attacker == who else set()
    if not found or any(it.id not in against or it.controller == who for it in found):
        return found
    own = (
        it
        for it in reversed(scene.recent)
        if it.controller == who and it.on_board and it.kinds & _FIGHTERS
    )
    return [next(own, found[0])]
