"""Permanents told to be creatures now: "my Nexus is a 1/1 creature this turn"."""

from bot.citation import Game
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
