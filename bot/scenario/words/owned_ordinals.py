""" "My first ally has 3 life, my second ally has 2": each is called so.

Where several were told of together ("I control two allies"), it is one of those.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word

Tokens = tuple[Token, ...]

ORDINALS = frozenset("first second third fourth".split())
_KINDS = frozenset({"ally", "unit"})
_OWNERS = frozenset("my his her their opponent's 's".split())
_TOGETHER = re.compile(
    r"\b(?:two|three|four|both|\d) (?:of )?(?:my |his |her |their )?"
    r"(?:[\w/]+ ){0,2}(?:allies|units)\b"
)
# Behind these it tells no unit: "my first ally attack", "his second unit spell".
_OF_SOMETHING = frozenset("attack attacks spell ability hit".split())


def owned_ordinals(tokens: Tokens) -> Tokens:
    """*tokens* with such units called "First Ally" and "Second Ally"."""
    if not any(_owned(tokens, at) for at in range(len(tokens))):
        return tokens
    together = _TOGETHER.search(" ".join(it.text for it in tokens)) is not None
    return tuple(_called(tokens, together))


def _owned(tokens: Tokens, at: int) -> bool:
    said = [it.text for it in tokens[at : at + 4]]
    return (
        len(said) > 2
        and said[0] in _OWNERS
        and said[1] in ORDINALS
        and said[2] in _KINDS
        and (len(said) < 4 or said[3] not in _OF_SOMETHING)
    )


def _called(tokens: Tokens, together: bool) -> Iterator[Token]:
    names = {
        (tokens[at + 1].text, tokens[at + 2].text)
        for at in range(len(tokens))
        if _owned(tokens, at)
    }
    skip = 0
    for at, token in enumerate(tokens):
        if skip:
            skip -= 1
            continue
        again = (
            token.text == "the"
            and tuple(it.text for it in tokens[at + 1 : at + 3]) in names
        )
        if not again and not _owned(tokens, at):
            yield token
            continue
        nth, kind = tokens[at + 1 : at + 3]
        skip = 2
        if together:
            yield as_word(token, "the")
            yield nth
            yield kind
            continue
        name = f"{nth.text} {kind.text}"
        yield token
        yield kind
        yield replace(
            nth, kind=Kind.WORD, text=name, raw=name.title(), end=kind.end, value=None
        )
