"""Out of combat and into the base, and what the games call the zones."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Obj, alive
from bot.engine.gamerules import GameRules, Topic
from bot.engine.matching import refs
from bot.engine.outcome import Said, Step
from bot.engine.scope import Scope
from bot.engine.values import Ref, Zone


def apart(obj: Obj, marks: frozenset[str]) -> Obj:
    """*obj* out of combat, with what marks such a thing in its game."""
    return replace(obj, attacking="", blocking=frozenset(), flags=obj.flags | marks)


def recalled(rules: GameRules, scope: Scope, what: Ref) -> Iterator[Step]:
    """What is told of things that are recalled (Riftbound 450/455)."""
    cited = rules.cite(Topic.RECALL)
    for name in refs(scope, what) if cited else ():
        obj = alive(scope.board, name)
        if obj is not None:
            said = Said("{object} is recalled to its base.", (("object", obj.name),))
            yield Step(said, cited)


AT_BASE = "at base"
# Recalled as a combat ended: said in the steps, and where somebody asks for it.
FROM_COMBAT = "recalled from combat"
# What is not said any more of what attacks.
AT_HOME = frozenset({AT_BASE, FROM_COMBAT})


# What zones are called where the game has other words than Magic.
_CALLED = {
    Game.MTG: {Zone.COMMAND: "the command zone"},
    Game.GRAND_ARCHIVE: {Zone.EXILE: "banishment", Zone.LIBRARY: "the deck"},
    Game.RIFTBOUND: {
        Zone.EXILE: "banishment",
        Zone.GRAVEYARD: "the trash",
        Zone.LIBRARY: "the deck",
    },
}


def zone_called(game: Game, zone: Zone) -> str:
    """*zone* in the words of *game*."""
    return _CALLED[game].get(zone, str(zone))
