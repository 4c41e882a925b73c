"""What is said of what enters, and whether a step says it."""

from bot.engine.gamerules import GameRules
from bot.engine.outcome import Said

ENTERS, ENTERS_TAPPED = (
    "{object} enters the battlefield.",
    "{object} enters the battlefield tapped.",
)
# Grand Archive has a field.
_FIELD = ("{object} enters the field.", "{object} enters the field rested.")
_ALL = frozenset({ENTERS, ENTERS_TAPPED, *_FIELD})
ALL_TAPPED = frozenset({ENTERS_TAPPED, _FIELD[1]})


def entering(rules: GameRules, *, tapped: bool) -> str:
    """The words for entering, *tapped* or not."""
    return (_FIELD if rules.banishes else (ENTERS, ENTERS_TAPPED))[tapped]


def says_it_enters(said: Said) -> bool:
    """Whether *said* tells that something enters."""
    return said.template in _ALL
