"""Units of Riftbound that moved to attack are exhausted until they are readied."""

from bot.citation import Game
from bot.engine.question import NextTurn
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.RIFTBOUND)
def readied_in_between(scene: Scene) -> None:
    """Say that what attacks twice in one turn was readied, or moved by something.

    A standard move exhausts it (144.2), and nothing readies it before its player's
    next turn.
    """
    moved: set[str] = set()
    for entry in scene.draft.script:
        if isinstance(entry.what, NextTurn):
            moved.clear()
        elif isinstance(entry.what, Combat):
            attacking = dict.fromkeys(name for name, _ in entry.what.attackers)
            for name in attacking:
                if name in moved and scene.draft.thing(name) is not None:
                    scene.draft.assume(
                        worded(
                            "{unit} has been readied, or moved by something, in "
                            "between.",
                            unit=name,
                        )
                    )
            moved |= set(attacking)
