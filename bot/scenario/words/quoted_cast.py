"""NAME: "…". I cast it on the Bear: what is cast is what has been read out."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.quoted_words import begins, name_before
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording

_CASTS = frozenset("cast casts casting resolve resolves".split())
_JOINS = frozenset({":", "-", "(", "says", "reads"})
_NEAR = 30  # words between the wording and what is done with it


def cast_by_name(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the name for the "it" that is cast behind its wording."""
    found = list(tokens)
    for at in reversed(range(len(tokens))):
        if tokens[at].kind is not Kind.QUOTE or not is_wording(str(tokens[at].value)):
            continue
        name = _read_out(tokens, at)
        it = _cast_behind(tokens, at) if name else 0
        if it:
            place = tokens[it]
            found[it : it + 1] = [
                replace(one, start=place.start, end=place.end, line=place.line,
                        column=place.column, within=None)
                for one in name
            ]  # fmt: skip
    return tuple(found)


def _read_out(tokens: Sequence[Token], at: int) -> tuple[Token, ...]:
    """The name that a sentence begins with and that the wording at *at* follows."""
    last = at
    while last and tokens[last - 1].text in _JOINS:
        last -= 1
    first = name_before(tokens, last, str(tokens[at].value))
    if first is None or first == last or not begins(tokens, first):
        return ()
    name = tuple(tokens[first:last])
    spoken = tuple(one.text for one in name)
    again = any(
        tuple(one.text for one in tokens[here : here + len(name)]) == spoken
        for here in range(len(tokens))
        if here != first
    )
    return () if again else name


def _cast_behind(tokens: Sequence[Token], at: int) -> int:
    """Where the "it" of "casts it" stands; 0 if another thing comes before."""
    for here in range(at + 1, min(at + _NEAR, len(tokens) - 1)):
        if tokens[here].kind is Kind.QUOTE:
            return 0
        if tokens[here].text in _CASTS and tokens[here + 1].text == "it":
            return here + 1
    return 0
