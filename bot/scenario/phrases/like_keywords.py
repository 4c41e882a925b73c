"""Cards that are called as keywords of other games are: Vigor."""

from bot.cards.finding import Found, How
from bot.citation import Game
from bot.scenario.words.parsing import Parse

_HAVING = frozenset("with has gains gain gets having".split())


def called_so(parse: Parse, at: int) -> bool:
    """Whether the word at *at* is the name of a card there, and no keyword.

    "A 3/3 with Vigor" has the keyword, "a 3/3 and Vigor" are two permanents.
    """
    if parse.quoted.at(parse.tokens, at):
        return True
    small = parse.word(at - 1) not in _BEFORE_NAMES and not parse.capital(at)
    if parse.game is not Game.MTG or small:
        return False
    if parse.word(at - 1) in _HAVING:
        return False
    found = parse.catalogue.find(parse.tokens[at].raw, Game.MTG)
    return isinstance(found, Found) and found.how is How.EXACT


# "A vigor", "does vigor save it": typed small it is a card's name as well.
_BEFORE_NAMES = frozenset(
    "a an the my his her their got have had does do will can could would and".split()
)
