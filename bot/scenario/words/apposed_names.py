""" "A unit, odd guard, 2 might": a name typed small between its kind and its size."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import KEYWORDS
from bot.scenario.words.tokens import Kind, Token

_KINDS = frozenset({"unit", "ally", "champion"})
_WHOSE = frozenset("a an my his her their the one another".split())
_MEASURES = frozenset({"might", "power", "life"})
_LONGEST = 3
# What is said of a thing is no name.
_SAID = frozenset(
    "with without which who that has have had is are was were and or but then it its "
    "exhausted ready stunned buffed damaged undamaged alone there here too attacking "
    "defending attacks defends blocks deals takes gets dies survives i my his her "
    "their the a an each both not no vanilla token at in on of base battlefield".split()
) | {word for words in KEYWORDS for word in words}


def apposed_names(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with such names as they are written, there and further on."""
    named = {name for at in range(len(tokens)) if (name := _name(tokens, at))}
    out = list(tokens)
    for at in range(len(out)):
        for name in named:
            if tuple(it.text for it in out[at : at + len(name)]) == name:
                for here in range(at, at + len(name)):
                    out[here] = replace(out[here], raw=out[here].raw.capitalize())
    return tuple(out)


def _name(tokens: Sequence[Token], at: int) -> tuple[str, ...]:
    """The words between the commas behind the kind at *at*, before a size."""
    if tokens[at].text not in _KINDS or not at or tokens[at - 1].text not in _WHOSE:
        return ()
    if [it.text for it in tokens[at + 1 : at + 2]] != [","]:
        return ()
    first = last = at + 2
    while last < len(tokens) and last - first <= _LONGEST:
        token = tokens[last]
        if token.kind is not Kind.WORD or token.text in _SAID or token.capital:
            break
        last += 1
    behind = tokens[last : last + 3]
    sized = [it.text for it in behind[:1]] == [","] and (
        [it.kind for it in behind[1:2]] == [Kind.SIZE]
        or (
            [it.kind for it in behind[1:2]] == [Kind.NUMBER]
            and [it.text for it in behind[2:3] if it.text in _MEASURES] != []
        )
    )
    words = tuple(it.text for it in tokens[first:last])
    return words if sized and 0 < len(words) <= _LONGEST else ()
