"""Permanents told to be creatures now: "my Nexus is a 1/1 creature this turn"."""

import re

from bot.citation import Game
from bot.scenario.casting.activating import activate
from bot.scenario.casting.default_targets import Use
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing


def animate(scene: Scene, clause: Clause, it: DraftThing, described: Thing) -> None:
    """Let *it* be a creature, if it is *described* as one and was none.

    What a creature becomes happens at some time: that is not told so.
    """
    if scene.game is not Game.MTG or "creature" in it.kinds or it.face is None:
        if clause.get("animated"):
            raise scene.not_read()
    elif "creature" in described.of("noun") and described.of("size"):
        it.kinds.add("creature")


def becomes_so(scene: Scene, it: DraftThing, size: object) -> bool:
    """ "My Gideon Jura is a 6/6 this turn": by the ability that makes him one.

    What else that ability does comes with it.
    """
    if (
        scene.game is not Game.MTG
        or "creature" in it.kinds
        or not isinstance(size, tuple)
    ):
        return False
    told = re.compile(rf"\bbecomes an? {size[0]}/{size[1]}\b")
    found = [one for one in it.abilities.activated if told.search(one.text)]
    if len(found) != 1:
        return False
    activate(scene, it, Use(it.controller, [], [], loyalty=found[0].loyalty))
    return True
