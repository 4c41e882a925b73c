"""A game by any name people type for it."""

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.worded import worded

_NAMES = {
    Game.MTG: ("mtg", "magic", "magic the gathering", "magic: the gathering"),
    Game.GRAND_ARCHIVE: ("ga", "grand archive", "grandarchive", "grand-archive"),
    Game.RIFTBOUND: ("riftbound", "rb", "rift", "league of legends riftbound"),
}


def game_named(typed: str) -> Game:
    """The game called *typed*; UNKNOWN with the three names otherwise."""
    wanted = " ".join(typed.casefold().split())
    for game, names in _NAMES.items():
        if wanted in names:
            return game
    raise QuestionError(
        Problem.UNKNOWN,
        worded("“{typed}” is none of the games Aegis rules on.", typed=typed[:40]),
        suggestions=[game.value for game in Game],
    )
