"""Units of Riftbound are exhausted as they enter, and as they move to attack."""

from bot.citation import Game
from bot.engine.question import EnterNow, NextTurn
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.RIFTBOUND)
def readied_in_between(scene: Scene) -> None:
    """Say that what attacks though it was exhausted was readied, or moved by something.

    It enters exhausted (143.4), and a standard move exhausts it (144.2); nothing
    readies it before its player's next turn.
    """
    moved: set[str] = set()
    entered: set[str] = set()
    for entry in scene.draft.script:
        if isinstance(entry.what, NextTurn):
            moved.clear()
            entered.clear()
        elif isinstance(entry.what, EnterNow):
            entered.add(entry.what.object)
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
                elif name in entered:
                    scene.draft.assume(
                        worded(
                            "{unit} has entered ready, or been readied since.",
                            unit=name,
                        )
                    )
            moved |= set(attacking)
