""" "A Bear and a Wolf, both 2/2": each has that size."""

from collections.abc import Sequence

from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import STOPS, Kind, Token

ALL = frozenset("both each all".split())
_ARTICLES = frozenset("a an one another".split())
_JOINS = frozenset("and but then so &".split())
_VERBS = frozenset("control controls has have with are is own owns of".split())


def sizes_of_both(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the size that all of a list have before each noun of it.

    Only where none of the list has a size of its own.
    """
    for at in range(len(tokens) - 2):
        end = _size_behind(tokens, at)
        if not end:
            continue
        size = next(it for it in tokens[at:end] if it.kind is Kind.SIZE)
        start = _list_before(tokens, at)
        listed = tokens[start:at]
        if [it.kind for it in listed[-2:]] == [Kind.NUMBER, Kind.WORD]:
            # "Attacks me with three creatures, 2/2 each"
            return sizes_of_both((*tokens[: at - 1], size, *tokens[at - 1 : at],
                                  *tokens[end:]))  # fmt: skip
        if not any(map(_is_article, listed)):
            continue
        if any(it.kind in {Kind.SIZE, Kind.QUOTE} for it in listed):
            continue
        told: list[Token] = []
        for token in listed:
            told += [token, size] if _is_article(token) else [token]
        return sizes_of_both((*tokens[:start], *told, *tokens[end:]))
    return tokens


def _is_article(token: Token) -> bool:
    """Whether it is one, and no letter as of "Bear A"."""
    return token.text in _ARTICLES and not token.capital


def _size_behind(tokens: Sequence[Token], at: int) -> int:
    """The end of the "[,] both 2/2" or ", 2/2 each" at *at*; 0 where none is."""
    if tokens[at].text != ",":
        both = tokens[at].text == "both" and tokens[at + 1].kind is Kind.SIZE
        return at + 2 if at and both and _goes_on(tokens, at + 2) else 0
    first, second = tokens[at + 1], tokens[at + 2]
    told = (first.text in ALL and second.kind is Kind.SIZE) or (
        first.kind is Kind.SIZE and second.text == "each"
    )
    ends = at + 3 >= len(tokens) or tokens[at + 3].text in STOPS | {",", ")"}
    return at + 3 if told and (ends or _goes_on(tokens, at + 3)) else 0


def _goes_on(tokens: Sequence[Token], at: int) -> bool:
    """ "… both 2/2 | and he casts Pyroclasm": somebody does something from *at*."""
    at += at < len(tokens) and tokens[at].text in _JOINS
    if at >= len(tokens):
        return False
    return tokens[at].text in SUBJECTS or tokens[at].capital


def _list_before(tokens: Sequence[Token], at: int) -> int:
    """Where the list begins that ends at *at*: behind the verb of its clause."""
    start = at
    while start and tokens[start - 1].text not in _VERBS | STOPS:
        start -= 1
    return start
