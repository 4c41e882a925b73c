"""What fights, with its size behind what it does: "his Jinx attacks with 4 Might".

It has that size, and brings nothing else: "his Jinx with 4 Might attacks".
"""

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.scenario.words.kinds import FIRST_NAMES, SUBTYPES
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import HIS, MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.typed_words import EVERYDAY
from bot.scenario.words.written import text_at

Tokens = tuple[Token, ...]

SIZES = frozenset({"might", "power"})
_FIGHTS = frozenset(
    "attack attacks attacked defend defends defended swing swings swung block blocks "
    "blocked intercept intercepts retaliate retaliates".split()
)
_NOUNS = frozenset("unit ally champion champ attacker defender guy dude".split())
_BEHIND = ENDS | frozenset(
    ["", ",", "into", "at", "on", "against", "and", "vs", "versus", ")", "but", "while"]
)
_OWNERS = MY_OR_HIS | {"'s", "the"}
_LONGEST_NAME = 6


def sizes_behind(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with each such size behind what has it."""
    for at in range(len(tokens)):
        if tokens[at].text != "with" or not _is_size(tokens, at):
            continue
        verb = _verb(tokens, at)
        if not verb or _may_have_it(tokens[verb + 1 : at]):
            continue
        if _is_thing(tokens, verb, around) and not _is_told(tokens, verb):
            size = tokens[at : at + 3]
            rest = tokens[verb:at]
            tokens = (*tokens[:verb], *size, *rest, *tokens[at + 3 :])
    return tokens


def _may_have_it(met: Tokens) -> bool:
    """ "His Lux attacks my Garen with 4 Might": Garen may be meant by that, too.

    A player has no size, nor has what was told by one another.
    """
    words = {it.text for it in met}
    sized = any(it.kind in {Kind.NUMBER, Kind.SIZE} for it in met)
    return bool(words) and not sized and words.isdisjoint(_SIZELESS)


_SIZELESS = frozenset("me him her them champion champ opponent into at".split())


def _is_size(tokens: Tokens, at: int) -> bool:
    """Whether "with 4 Might" stands there, and no unit or weapon of that size."""
    number = at + 1 < len(tokens) and tokens[at + 1].kind is Kind.NUMBER
    sized = number and text_at(tokens, at + 2) in SIZES
    return bool(sized) and text_at(tokens, at + 3) in _BEHIND


def _verb(tokens: Tokens, at: int) -> int:
    """Where the verb stands that goes with "with"; 0 where none does."""
    for here in range(at - 1, 0, -1):
        token = tokens[here]
        if token.text in _FIGHTS:
            return here
        if token.text in ENDS | {"with", ",", "and"} or token.kind is Kind.QUOTE:
            return 0
    return 0


def _is_told(tokens: Tokens, end: int) -> bool:
    """ "My ally is attacked. My ally retaliates with 3 power": that one is known."""
    said = [it.text for it in tokens[max(0, end - 2) : end]]
    plain = said[-1] in _NOUNS
    return plain and any(
        [it.text for it in tokens[at : at + 2]] == said for at in range(end - 2)
    )


def _is_thing(tokens: Tokens, end: int, around: Around) -> bool:
    """Whether what ends there is a unit with no size, and no player."""
    last, owner = tokens[end - 1], text_at(tokens, end - 2)
    owned = owner in _OWNERS
    if any(_same(tokens, it, end) for it in range(1, end - 2)):
        return False  # "My ally with 5 life … My ally retaliates with 3 power"
    if owned and (last.text in _NOUNS | SUBTYPES or last.capital):
        return last.text not in HIS
    begin = max(0, end - _LONGEST_NAME)
    return any(_is_name(tokens, at, end, around.catalogue, around.game) for at in
               range(begin, end))  # fmt: skip


def _same(tokens: Tokens, at: int, end: int) -> bool:
    """Whether what ends there was told by the same words up to *at*."""
    words = tokens[at - 1].text, tokens[at].text
    return words == (text_at(tokens, end - 2), tokens[end - 1].text)


def _is_name(
    tokens: Tokens, at: int, end: int, catalogue: Catalogue, game: Game
) -> bool:
    """Whether a card's name, and no person's, stands there up to *end*."""
    words: list[str] = []
    for token in tokens[at:end]:
        if token.text == "," and words:
            words[-1] += ","
        elif token.text == "'s" and words:
            words[-1] += "'s"
        elif token.kind is Kind.WORD:
            words.append(token.raw or token.text)
        else:
            return False
    if tokens[at].text in FIRST_NAMES and len(words) < 2:
        return False
    found = catalogue.find_in_text(words, 0, game, EVERYDAY, partial=True)
    return found is not None and found.length == len(words) and not found.everyday
