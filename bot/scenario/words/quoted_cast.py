"""NAME: "…". I cast it on the Bear: what is cast is what has been read out.

So it is where only a part of the name is said: "Shining Blast: “…”. I cast Blast".
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.quoted_words import begins, name_before
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording

_CASTS = frozenset("cast casts casting resolve resolves".split())
_JOINS = frozenset({":", "-", "(", "says", "reads"})
_NEAR = 30  # words between the wording and what is done with it
_USES = _CASTS | frozenset("use uses used using play plays played".split())
_WITH = frozenset("respond responds responding responded answer answers".split())
_THIS = frozenset("the this my his her their".split())


def cast_by_name(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the name for the "it" that is cast behind its wording."""
    found = list(tokens)
    for at in reversed(range(len(tokens))):
        if tokens[at].kind is not Kind.QUOTE or not is_wording(str(tokens[at].value)):
            continue
        name = _read_out(tokens, at)
        it = name and (_cast_behind(tokens, at) or _cast_in_part(tokens, at, name))
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


def _cast_in_part(tokens: Sequence[Token], at: int, name: Sequence[Token]) -> int:
    """Where the last word of *name* stands for what is cast; 0 where it does not."""
    for here in range(at + 1, len(tokens) if len(name) > 1 else 0):
        word = tokens[here]
        before = here - (tokens[here - 1].text in _THIS)
        if word.text != name[-1].text or not (word.capital or before < here):
            continue
        cast = tokens[before - 1].text in _USES
        answers = tokens[before - 1].text == "with" and tokens[before - 2].text in _WITH
        ends = here + 1 == len(tokens) or not tokens[here + 1].capital
        return here if ends and (cast or answers) else 0
    return 0
