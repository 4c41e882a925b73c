"""What is told in an order that says too little."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.asked_back import WHAT_FIRST
from bot.scenario.words.syntax import Clause


@handles("disorder")
def disorder(scene: Scene, clause: Clause) -> None:
    """What "before" stands between says too little of the order."""
    raise scene.error(
        Problem.AMBIGUOUS,
        WHAT_FIRST,
        clause.place,
        (_IN_ORDER[scene.game],),
    )


_IN_ORDER = {
    Game.MTG: "I get a prevent-3 shield. Then Bob casts Lightning Bolt on me.",
    Game.GRAND_ARCHIVE: "My champion has prevent 3. Then a spell deals 4 damage to it.",
    Game.RIFTBOUND: "My unit has prevent 3. Then a spell deals 4 damage to it.",
}
