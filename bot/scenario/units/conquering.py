"""What waits for conquering: nobody says if the battlefield was scored before."""

from bot.citation import Game
from bot.engine.combats_won import conquers
from bot.engine.effects import OtherWatch, Trigger
from bot.engine.inside import inside
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.RIFTBOUND)
def not_scored_before(scene: Scene) -> None:
    """Say what is taken for granted where an attacker's ability waits for it."""
    attacking = {
        entry.what.attacker
        for entry in scene.draft.script
        if isinstance(entry.what, Combat)
    }
    waits = any(
        isinstance(one.watch, OtherWatch) and conquers(one.watch.text)
        for it in scene.draft.things
        if it.controller in attacking
        for one in inside(it.abilities.statics, Trigger)
    )
    if waits:
        scene.draft.assume(worded("The battlefield was not scored before this turn."))
