"""A wording behind a thing that is told by its size and its name."""

from collections.abc import Sequence

from bot.scenario.words.quoted_words import begins, name_before, says
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_spell_wording


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
