"""What is told behind what it was done before: "I played NAME earlier"."""

from bot.citation import Game
from bot.scenario.scene.scene import Scene


def told_earlier(scene: Scene) -> bool:
    """ "I played Unyielding Spirit earlier": before all that was told so far."""
    clause = scene.clause
    if clause is None or scene.game is Game.MTG:
        return False
    said = (scene.parse.word(n) for n in (clause.place.end - 1, clause.place.end))
    return not {"earlier", "beforehand"}.isdisjoint(said)
