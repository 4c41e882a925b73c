"""What X is, told in brackets or between a card's name and its wording."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.quoted_words import begins, name_before
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import as_word, put_behind, stop_in

_LEADING = frozenset({"with", "for", "where", ","})


def x_unbracketed(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "Fireball with X=3" for "Fireball (X=3)" or "(X is 3)"."""
    found = list(tokens)
    for at in range(len(tokens) - 3, 0, -1):
        if tokens[at].text != "(" or tokens[at - 1].kind is not Kind.WORD:
            continue
        inside = tokens[at + 1 : at + 4]
        if inside[0].kind is Kind.EQUALS and inside[1].text == ")":
            found[at : at + 3] = [as_word(tokens[at], "with"), inside[0]]
        elif [it.text for it in inside[:2]] == ["x", "is"] and tokens[at + 4 :]:
            number, closing = inside[2], tokens[at + 4]
            if number.kind is Kind.NUMBER and closing.text == ")":
                equals = replace(number, kind=Kind.EQUALS, start=inside[0].start)
                found[at : at + 5] = [as_word(tokens[at], "with"), equals]
    return tuple(found)


def x_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "NAME: “…” X is 3." for a sentence "NAME with X=3: “…”"."""
    found = list(tokens)
    for at in range(len(tokens) - 1, 2, -1):
        quote = tokens[at]
        if quote.kind is not Kind.QUOTE or not is_wording(str(quote.value)):
            continue
        end = at - (tokens[at - 1].text in {":", ","})
        first = _x_before(tokens, end)
        if not first:
            continue
        x = tokens[end - 1]
        number = replace(x, kind=Kind.NUMBER, text=str(x.value))
        said = [put_behind(quote, "x"), put_behind(quote, "is"), number]
        stop = [stop_in(quote)] * (tokens[at + 1 : at + 2] != ())
        found[first : at + 1] = [*tokens[end:at], quote, stop_in(quote), *said, *stop]
    return tuple(found)


def _x_before(tokens: Sequence[Token], end: int) -> int:
    """Where "with X=3" begins that ends before *end*, behind a name that begins."""
    if tokens[end - 1].kind is not Kind.EQUALS:
        return 0
    first = end - 1 - (tokens[end - 2].text in _LEADING)
    name = name_before(tokens, first)
    return first if name is not None and begins(tokens, name) else 0
