"""Which words tell nothing of a game: those that stand in none of its tables."""

from functools import cache

from bot.citation import Game
from bot.scenario.grammar.left_out import TALK, is_unknown
from bot.scenario.grammar.slips import known_words, slip_of
from bot.scenario.reading.rewording import DONE
from bot.scenario.words.kinds import KEYWORDS, OPPONENTS, TYPES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import Kind

# Said of somebody or something, these would say what is not done to it.
_SPARED = frozenset("immune exempt resistant impervious invincible monarch".split())
_BY_ITS_END = ("ed", "able", "ible", "proof", "less")


def tells_nothing(parse: Parse, at: int, start: int, end: int) -> bool:
    """Whether the word is none of the game's, and of nothing told elsewhere."""
    word = parse.word(at)
    if word in OPPONENTS or parse.reads("specs", at):
        return False
    if word in TALK:
        return True
    if (
        not is_unknown(parse, at, named=False)
        or word in _SPARED
        or word.startswith("un")
    ):
        return False
    if word.endswith(_BY_ITS_END) or slip_of(word, known_words(parse.game or Game.MTG)):
        return False
    if any(it in word for it in _words_of_the_game()):
        return False
    elsewhere = (*parse.words[:start], *parse.words[end:])
    quoted = (str(it.value).lower() for it in parse.tokens if it.kind is Kind.QUOTE)
    return word not in elsewhere and not any(word in it for it in quoted)


def told_in_passing(parse: Parse, at: int) -> bool:
    """ "Who had been eyeing it all game": what went on, whatever it was done to."""
    word = parse.word(at)
    known = known_words(parse.game or Game.MTG)
    if not word.endswith("ing") or word in known or parse.reads("specs", at):
        return False
    named = (*parse.reads("card", at), *parse.reads("cardverb", at))
    return not named and not any(it in word for it in _words_of_the_game())


_SHORTEST = 4


@cache
def _words_of_the_game() -> frozenset[str]:
    """ "Lifelinky", "instakill": what has one of these in it is of a game."""
    words = {it for said in KEYWORDS for it in said} | TYPES | DONE
    return frozenset(it for it in words if len(it) >= _SHORTEST)
