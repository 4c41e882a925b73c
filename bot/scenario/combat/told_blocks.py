"""Whose creatures block, told right behind an attack of nobody's."""

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing


def who_blocks(scene: Scene) -> str:
    """ "A 4/4 attacks. My 2/2 blocks it.": whose that is, told of the attack next."""
    told = scene.following[0] if scene.following else None
    if scene.game is not Game.MTG or told is None or told.kind != "block":
        return ""
    if told.get("who") is not None:
        return scene.player(told.get("who"))
    parts = [it for it in parts_of(told.get("blocker")) if isinstance(it, Thing)]
    owners = {scene.owner_of(it) for it in parts}
    return owners.pop() if len(owners) == 1 else ""
