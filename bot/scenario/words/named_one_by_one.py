"""Several of one size that are given names: "two 4/4s, Ogre A and Ogre B".

Each is told by its name and what all of them are: "Ogre A, a 4/4, and Ogre B, a 4/4".
"""

from collections.abc import Sequence

from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found, How
from bot.citation import Game
from bot.scenario.words.descriptions import DESCRIBING, keyword_of, singular
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.quoted_words import NEVER_NAMES
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_mark, as_word

_NUMBERS = {it: n for n, it in enumerate("two three four five six".split(), start=2)}
_NAMED = frozenset("named called :".split())
_LED = _NAMED | frozenset(", (".split())
_OWNERS = frozenset("my your his her their our".split())
_LINKS = frozenset("of the".split())


def named_one_by_one(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with each of several creatures named told with its own size."""
    for at in range(len(tokens) - 4):
        count = _NUMBERS.get(tokens[at].text, tokens[at].value)
        kind = _kind(tokens, at + 1) if count in _NUMBERS.values() else []
        if not kind:
            continue
        led = at + 1 + len(kind)
        if noun := _plural_noun(tokens, led):
            kind, led = [*kind, noun], led + 1
        while led < len(tokens) and tokens[led].text in _LED:
            led += 1
        found = _names(tokens, led)
        if led == at + 1 + len(kind) or len(found) != count:
            continue
        said = (" ".join(it.raw for it in tokens[a:b]) for a, b in found)
        if tokens[led - 1].text not in _NAMED and any(
            _is_no_creature(it, around.catalogue) for it in said
        ):
            continue
        end = found[-1][1]
        if [it.text for it in tokens[end : end + 1]] == ["'s"]:
            continue
        if "(" in {it.text for it in tokens[at:led]}:
            if [it.text for it in tokens[end : end + 1]] != [")"]:
                continue
            end += 1
        owner = _owner(tokens, at)
        each = [_apposed(tokens[first:last], kind) for first, last in found]
        told = [*tokens[: at - len(owner)], *owner, *each[0]]
        for one in each[1:]:
            told += [as_word(tokens[at], "and"), *owner, *one]
        # What stands behind the last size: "…, block", "…. Bob casts".
        if {it.text for it in tokens[end : end + 1]} & ENDS:
            told.pop()
        closed = [it.text for it in tokens[end : end + 1]] == [","]
        return named_one_by_one((*told, *tokens[end + closed :]), around)
    return tokens


def _kind(tokens: Sequence[Token], at: int) -> list[Token]:
    """ "4/4s", "red 2/2 tokens with flying" from *at*; empty if no size is told."""
    end = at
    while end < len(tokens) and (
        tokens[end].kind is Kind.SIZE or singular(tokens[end].text) in DESCRIBING
    ):
        end += 1
    if [it.text for it in tokens[end : end + 1]] == ["s"]:
        end += 1
    if not any(it.kind is Kind.SIZE for it in tokens[at:end]):
        return []
    if [it.text for it in tokens[end : end + 1]] == ["with"]:
        for last in (end + 3, end + 2):
            if keyword_of(" ".join(it.text for it in tokens[end + 1 : last])):
                return list(tokens[at:last])
    return list(tokens[at:end])


def _is_no_creature(name: str, catalogue: Catalogue) -> bool:
    """Whether a card of that *name* is none: "two 4/4s, Furnace of Rath and …"."""
    found = catalogue.find(name, Game.MTG)
    return (
        isinstance(found, Found)
        and found.how is How.EXACT
        and not any("creature" in it.types for it in found.card.faces)
    )


def _plural_noun(tokens: Sequence[Token], at: int) -> Token | None:
    """The kind in "2/2 Bears named …": what stands right before "named"."""
    said = [it.text for it in tokens[at : at + 2]]
    if len(said) < 2 or said[1] not in _NAMED or len(singular(said[0])) == len(said[0]):
        return None
    return tokens[at] if tokens[at].kind is Kind.WORD else None


def _names(tokens: Sequence[Token], at: int) -> list[tuple[int, int]]:
    """Where the names in "Grom, Thar and Odd Quil" from *at* begin and end."""
    found: list[tuple[int, int]] = []
    while True:
        end = at
        while end < len(tokens) and (
            _capital(tokens, end)
            or (end > at and len(tokens[end].raw) == 1 and tokens[end].capital)
            or (end > at and tokens[end].text in _LINKS and _capital(tokens, end + 1))
        ):
            end += 1
        if end == at:
            return found
        found.append((at, end))
        at = end
        while at < end + 2 and at < len(tokens) and tokens[at].text in {",", "and"}:
            at += 1
        if at == end:
            return found


def _capital(tokens: Sequence[Token], at: int) -> bool:
    """Whether a name may begin at *at*: a word with a capital, and nobody's name."""
    if at >= len(tokens) or tokens[at].text in FIRST_NAMES | NEVER_NAMES:
        return False
    return tokens[at].kind is Kind.WORD and tokens[at].capital


def _owner(tokens: Sequence[Token], at: int) -> tuple[Token, ...]:
    """ "Carol's", "my" before *at*."""
    if at and tokens[at - 1].text in _OWNERS:
        return (tokens[at - 1],)
    owned = at > 1 and tokens[at - 1].text == "'s"
    return tuple(tokens[at - 2 : at]) if owned else ()


def _apposed(name: Sequence[Token], kind: Sequence[Token]) -> list[Token]:
    """ "Ogre A, a 4/4,"."""
    comma, article = as_mark(name[-1], ","), as_word(name[-1], "a")
    one = [
        as_word(it, singular(it.text)) if it.kind is Kind.WORD else it
        for it in kind
        if it.text != "s"
    ]
    return [*name, comma, article, *one, comma]
