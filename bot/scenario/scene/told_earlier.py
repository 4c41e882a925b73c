"""What is told behind what it was done before: "I played NAME earlier"."""

from bot.citation import Game
from bot.scenario.scene.scene import Scene


def told_earlier(scene: Scene) -> bool:
    """ "I played Unyielding Spirit earlier": before all that was told so far."""
    clause = scene.clause
    if clause is None or scene.game is Game.MTG:
        return False
    end = clause.place.end
    said = {scene.parse.word(end - 1), scene.parse.word(end)}
    if said & {"earlier", "beforehand"}:
        return True
    # "Two spells hit me. I have Swerving Spring up": it was there for both.
    there = scene.parse.word(end - 1) in _THERE
    return there and bool(_HAS & set(clause.text.lower().split()))


_THERE = frozenset({"up", "active"})
_HAS = frozenset("have had has is was 's 've got".split())
