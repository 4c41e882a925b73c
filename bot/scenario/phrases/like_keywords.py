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
    if parse.game is not Game.MTG or not parse.capital(at):
        return False
    if parse.word(at - 1) in _HAVING:
        return False
    found = parse.catalogue.find(parse.tokens[at].raw, Game.MTG)
    return isinstance(found, Found) and found.how is How.EXACT
