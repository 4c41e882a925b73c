""" "A Bear and a Wolf, both attacking", "…, which are tapped": told of all of them."""

from collections.abc import Sequence

from bot.scenario.words.small_words import HAVING, POSSESSIVES, RELATIVES
from bot.scenario.words.tokens import STOPS, Kind, Token
from bot.scenario.words.written import put_before

SAID_OF_ALL = RELATIVES | {"both", "all"}
_ALL_OF_THEM = ("all", "of", "them")
_LED_BY = HAVING | frozenset("with is are own owns there".split())
_MANY_DO = frozenset({"are", "have", "were", "block"})
_DEEDS = frozenset(
    "attack attacks block blocks cast casts deal deals hit hits is are".split()
)
_ONE = POSSESSIVES | {"a", "an", "another", "the"}
# What stands without its verb behind "both".
_STATES = frozenset(
    "attacking blocking tapped untapped unblocked blocked enchanted equipped white "
    "blue black red green colorless artifacts legendary".split()
)


def all_of_list(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with ". All of them are tapped" for the ", which are tapped" of a list.

    Only behind things of one owner the last of which is one: "a 2/2 and two 3/3s, which
    are tapped" may mean the last two.
    """
    for at in range(1, len(tokens) - 1):
        end = at - (tokens[at - 1].text == ",")
        words = _said_of_all(tokens, at, end)
        if words and end > 1 and _is_list(tokens, end):
            made = [put_before(tokens[at], ".", Kind.MARK)]
            made += [put_before(tokens[at], word) for word in words]
            return (*tokens[:end], *made, *all_of_list(tokens[at + 1 :]))
    return tokens


def _said_of_all(tokens: Sequence[Token], at: int, end: int) -> tuple[str, ...]:
    """What is read for the "both" or "which" at *at*; nothing where it is not of all.

    Without a comma, "that have" can only be of a list: one thing has.
    """
    first, second = (it.text for it in tokens[at : at + 2])
    if first in RELATIVES and tokens[at - 1].text != "of":
        if second == "attack":
            return ("they",)
        return _ALL_OF_THEM if second in _MANY_DO else ()
    stated = first in {"both", "all"} and second in _STATES and end < at
    return (*_ALL_OF_THEM, "are") if stated else ()


def _is_list(tokens: Sequence[Token], end: int) -> bool:
    """Whether a list of things ends at *end*, the last of which is one thing."""
    start = end - 1
    while start > 0 and not _begins_list(tokens, start):
        if tokens[start].text in STOPS | _DEEDS:
            return False
        start -= 1
    lasts = [it for it in range(start, end - 1) if tokens[it].text == "and"]
    return start > 0 and any(_is_one(tokens, it + 1) for it in lasts[-2:])


def _begins_list(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at - 1].text in _LED_BY and (
        _is_one(tokens, at) or tokens[at].value is not None
    )


def _is_one(tokens: Sequence[Token], at: int) -> bool:
    """Whether one thing begins at *at*: "a Wolf", "Hill Giant", no "Bob a 3/3"."""
    owned = tokens[at + 1].text in _ONE | {"'s"}
    return tokens[at].text in _ONE or (tokens[at].capital and not owned)
