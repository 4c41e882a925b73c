"""The whole name of a card whose wording is given under the beginning of it."""

from collections.abc import Sequence

from bot.scenario.words.quoted_words import Described, name_after
from bot.scenario.words.tokens import Token


def in_full(tokens: Sequence[Token], it: Described) -> tuple[str, ...]:
    """ "Gisela, Blade of Goldnight" where the wording is given as Gisela's."""
    size = len(it.words)
    for at in range(len(tokens) - size - 1):
        end = at + size
        if tuple(token.text for token in tokens[at:end]) != it.words:
            continue
        if tokens[end].text in {"of", "en"} and not it.what.kinds:
            # "Swans of Odd Lake" where the wording is given as that of Swans.
            last = name_after(tokens, at, len(tokens), "")
            if last > end + 1:
                return _with_colon(tokens, at, last)
        if tokens[end].text != ",":
            continue
        last = name_after(tokens, end + 1, len(tokens), "")
        words = tuple(token.text for token in tokens[at:last])
        if last > end + 2 and {"of", "the"} & set(words[size:]):
            return words
    return it.words


def _with_colon(tokens: Sequence[Token], at: int, last: int) -> tuple[str, ...]:
    """ "Circle of Protection: Red": the colon and what it names belong to it."""
    if tokens[last - 1].text == "protection" and tokens[last].text == ":":
        last += 2
    return tuple(token.text for token in tokens[at:last])
