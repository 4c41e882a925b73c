"""The whole name of a card whose wording is given under the beginning of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import DESCRIBING, Described, singular
from bot.scenario.words.quoted_words import begins, name_after, name_before
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


# Nothing of no wording and no size is told behind these.
_HOLDS = frozenset("controls control has have my".split())


def with_both(
    tokens: Sequence[Token],
    it: Described,
    known: Callable[[str], object],
    meant: Callable[[str], bool],
) -> Described:
    """ "Blade of Rust and Bone": the name before the "and" is that of no card.

    *known* tells whether there is a card of just that name, *meant* whether one could
    be meant by it; one whose wording is told elsewhere is one, too.
    """
    start = it.first - 1
    if it.words and start > 0 and tokens[start].text == ",":
        return _with_epithet(tokens, it, meant)
    if not it.words or start < 3 or tokens[start].text != "and":
        return it
    first = name_before(tokens, start)
    if first is None:
        return it
    holds = first > 0 and tokens[first - 1].text in _HOLDS
    of = tokens[start - 2].text == "of" and start - first > 2
    if not of and not (holds and it.what.size is not None):
        return it
    half = tuple(part.text for part in tokens[first:start])
    told_alone = any(
        tuple(part.text for part in tokens[at : at + len(half)]) == half
        for at in range(len(tokens))
        if at != first
    )
    if told_alone or known(" ".join(half)):
        return it
    words = tuple(part.text for part in tokens[first : it.last])
    return replace(it, words=words, first=first)


def _with_epithet(
    tokens: Sequence[Token], it: Described, meant: Callable[[str], bool]
) -> Described:
    """ "Odalis, Rustbringer: “…”": "Odalis" is no card and told nothing of."""
    comma = it.first - 1
    first = name_before(tokens, comma)
    if first is None or it.what.kinds or {"of", "the"} & set(it.words):
        return it
    half = tuple(part.text for part in tokens[first:comma])
    led = begins(tokens, first) or tokens[first - 1].text in _HOLDS | {"with", "is"}
    if not led or meant(" ".join(half)) or {*map(singular, half)} & DESCRIBING:
        return it
    words = tuple(part.text for part in tokens[first : it.last])
    return replace(it, words=words, first=first)
