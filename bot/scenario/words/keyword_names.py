"""Names of units with a word in front that is a keyword elsewhere: "Shadow Wolf"."""

from functools import lru_cache

from bot.citation import Game
from bot.scenario.words.kinds import KEYWORDS
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import text_at
from bot.wording.reading import read_card

Tokens = tuple[Token, ...]

_BEFORE = MY_OR_HIS | frozenset("'s a an control controls have has".split())
_KINDS = frozenset("ally unit champion weapon spell item gear".split())


def keyword_names(tokens: Tokens, game: Game) -> Tokens:
    """*tokens* with such a unit called by the rest of its name."""
    gone = {at for at in range(1, len(tokens) - 1) if _only_called(tokens, at, game)}
    if not gone:
        return tokens
    called = {tuple(it.text for it in tokens[at : at + 2]) for at in gone}
    return tuple(
        it
        for at, it in enumerate(tokens)
        if (it.text, text_at(tokens, at + 1)) not in called
    )


def _only_called(tokens: Tokens, at: int, game: Game) -> bool:
    """Whether a name begins at *at* with what is no keyword in *game*."""
    token, name = tokens[at : at + 2]
    if (token.text,) not in KEYWORDS or not (token.capital and name.capital):
        return False
    if name.kind is not Kind.WORD or name.text in _KINDS:
        return False
    owners = games_of(KEYWORDS[(token.text,)])
    return bool(owners) and game not in owners and tokens[at - 1].text in _BEFORE


@lru_cache(maxsize=256)
def games_of(keyword: str) -> tuple[Game, ...]:
    """The games in whose card texts that is a keyword."""
    return tuple(
        game
        for game in Game
        if keyword
        in read_card(game, keyword.capitalize(), name="", kinds=frozenset()).keywords
    )
