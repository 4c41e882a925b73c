"""One GameRules value per edition of each game."""

from bot.citation import Game
from bot.engine.gamerules import GameRules
from bot.engine.games.grand_archive import GRAND_ARCHIVE
from bot.engine.games.mtg import MTG
from bot.engine.games.riftbound import RIFTBOUND_1_2, RIFTBOUND_1_3, RIFTBOUND_1_4

GAMES: dict[Game, dict[str, GameRules]] = {
    Game.MTG: {MTG.edition: MTG},
    Game.GRAND_ARCHIVE: {GRAND_ARCHIVE.edition: GRAND_ARCHIVE},
    Game.RIFTBOUND: {
        one.edition: one for one in (RIFTBOUND_1_2, RIFTBOUND_1_3, RIFTBOUND_1_4)
    },
}


def newest(game: Game) -> str:
    """The newest edition of *game* that the engine knows."""
    return list(GAMES[game])[-1]


def rules_for(game: Game, edition: str = "") -> GameRules:
    """The rules of that edition; "" for the newest. KeyError if it is unknown."""
    return GAMES[game][edition or newest(game)]
