"""Instructions that end the game for somebody (104.2b, 104.3e)."""

from dataclasses import dataclass

from bot.engine.values import Ref, Who

# Why the others lose where an effect says that somebody wins (104.2b).
OPPONENT_WINS = "an opponent wins"


@dataclass(frozen=True, slots=True)
class LoseTheGame:
    """*who* loses the game."""

    who: Ref = Who.YOU


@dataclass(frozen=True, slots=True)
class WinTheGame:
    """*who* wins the game."""

    who: Ref = Who.YOU
