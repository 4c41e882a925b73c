"""What is told around wordings, put in the order it is read in."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import description
from bot.scenario.words.quoted_words import begins, name_before, says
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_spell_wording, is_wording


def texts_of_things(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "with" between a described creature and its wording: a 4/4 "…"."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.kind is Kind.QUOTE and _stands_on_it(tokens, at):
            begin = token.start
            found.append(
                Token(Kind.WORD, "with", "", begin, begin, token.line, token.column)
            )
        found.append(token)
    return tuple(found)


def _stands_on_it(tokens: Sequence[Token], at: int) -> bool:
    wording = str(tokens[at].value)
    if not is_wording(wording):
        return False
    if is_named_by_size(tokens, at, wording):
        return True
    behind = description(tokens, at)
    if behind is None:
        return False
    if behind[1].size is not None:
        return True
    return not behind[1].kinds - {"creature"} and "creature" in behind[1].kinds


def said_together(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with wordings joined: a 1/1 with "Flying" and "Whenever …"."""
    found: list[Token] = []
    for token in tokens:
        joined = (
            token.kind is Kind.QUOTE
            and len(found) > 2
            and found[-1].text == "and"
            and found[-2].kind is Kind.QUOTE
            and found[-3].text in {"with", "has", "have", "having"}
            and is_wording(str(found[-2].value))
            and is_wording(str(token.value))
        )
        if joined:
            first = found[-2]
            both = f"{first.value}\n{token.value}"
            found[-2:] = [replace(first, value=both, end=token.end)]
        else:
            found.append(token)
    return tuple(found)


# A wording behind a thing that is told by its size and its name.
def is_named_by_size(tokens: Sequence[Token], at: int, wording: str) -> bool:
    """ "blocks my 2/1 Keen Duelist “…”": the wording at *at* is that of the thing.

    Not behind a spell that is cast on it, unless the wording names the thing.
    """
    first = name_before(tokens, at, wording)
    if first is None or not first or tokens[first - 1].kind is not Kind.SIZE:
        return False
    if says(wording, tokens[first:at]):
        return True
    begun = first
    while not begins(tokens, begun):
        begun -= 1
    told = {it.text for it in tokens[begun:first]}
    return not told & AIMED_WITH and not is_spell_wording(wording)


# Behind these the wording may as well be that of what is aimed at the thing.
AIMED_WITH = frozenset(
    "casts cast casting plays played play resolves activates activate activated uses "
    "use used targets target targeting on at with".split()
)
