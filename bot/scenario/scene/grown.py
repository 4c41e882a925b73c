"""What is bigger or smaller by so much than it was told to be."""

from bot.citation import Game
from bot.scenario.scene.draft import DraftThing


def grow(game: Game, it: DraftThing, power: int, toughness: int) -> None:
    """So much more of each; what is not told stays so with no more of it."""
    it.size_before = it.size_before or (it.power, it.toughness)
    it.power = (it.power or 0) + power if power else it.power
    it.toughness = (it.toughness or 0) + toughness if toughness else it.toughness
    known = it.power is not None
    it.sized = known and (it.toughness is not None or game is not Game.MTG)
    it.said.add("size")
