"""Brackets behind a name that say more than its size: NAME (2/2, damaged): "…"."""

from collections.abc import Sequence

from bot.scenario.words.descriptions import Described, Description, description
from bot.scenario.words.quoted_words import name_before
from bot.scenario.words.tokens import ENDS, Kind, Token

_LASTING = frozenset({"artifact", "enchantment", "land"})
_MOST = 24  # words within one bracket


def in_brackets(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """NAME (2/2 with bushido 1 and a +1/+1 counter): "…".

    The size makes it a creature; the bracket stays for the clause to read all of.
    """
    # "NAME (2/1, bushido 2: “…”)": the wording stands within.
    within = tokens[at - 1].text != ")" and [it.text for it in tokens[end : end + 1]]
    if at < 2 or (tokens[at - 1].text != ")" and within != [")"]):
        return None
    opening = at - 2
    while opening and tokens[opening].text != "(":
        if at - opening > _MOST or tokens[opening].text in ENDS | {")"}:
            return None
        opening -= 1
    sizes = [it for it in range(opening, at) if tokens[it].kind is Kind.SIZE]
    last = opening
    first = name_before(tokens, last, str(tokens[quote].value))
    kinds = frozenset(it.text for it in tokens[opening:at]) & _LASTING
    if first is None or tokens[first - 1].kind is Kind.SIZE:
        return None
    if len(sizes) != 1 and (sizes or not kinds):
        return None
    found = description(tokens, sizes[0] + 1) if sizes else None
    what = found[1] if found is not None else Description(kinds)
    words = tuple(it.text for it in tokens[first:last])
    return Described(quote, words, first, last, frozenset(range(at, end)), what, False)
