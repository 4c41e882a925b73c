"""A spell behind a comma is cast: "He attacks with a 3/3, Fog", "he bolts me, Salve".

It would be one more of those that fight, or that are hit.
"""

from bot.cards.facts import is_spell
from bot.cards.finding import Found
from bot.cards.names import plain
from bot.scenario.words.rewriting import Around, Tokens
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_mark, text_at

_FIGHTS = frozenset(
    "attack attacks attacked attacking swing swings swung swinging block blocks "
    "blocked blocking on at targeting".split()
)
_HIT = frozenset("me him her us them it guy creature bear face".split())
_CLOSES = ENDS | {",", "and", "in", ""}
# So many words name a card at most.
_LONGEST = 5


def spells_in_lists(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with a sentence of its own for a spell that is only named."""
    found = list(tokens)
    fights = False
    for at, token in enumerate(tokens):
        if token.text in ENDS:
            fights = False
        elif token.text in _FIGHTS:
            fights = True
        elif token.text != "," or not at:
            continue
        elif (fights or _is_hit(tokens[at - 1])) and _named(tokens, at + 1, around):
            found[at] = as_mark(token, ".")
            fights = False
    return tokens if found == [*tokens] else tuple(found)


def _is_hit(token: Token) -> bool:
    return token.kind is Kind.SIZE or token.text in _HIT


def _named(tokens: Tokens, at: int, around: Around) -> bool:
    """Whether all up to the next mark is the name of an instant, sorcery or action."""
    end = at
    while text_at(tokens, end) not in _CLOSES and end - at < _LONGEST:
        end += 1
    said = tokens[at:end]
    known = said and all(it.kind is Kind.WORD for it in said)
    if not known or text_at(tokens, end) not in _CLOSES:
        return False
    name = " ".join(it.raw for it in said)
    card = around.catalogue.find(name, around.game)
    if not isinstance(card, Found) or plain(card.card.name) != plain(name):
        return False
    return is_spell(card.card.faces[0])
