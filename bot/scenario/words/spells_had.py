""" "I have a spell that deals 2. I cast it on his ally.": told of where it is cast.

In Grand Archive and Riftbound, where a spell that is only had has no card to name.
"""

from collections.abc import Sequence

from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_start
from bot.scenario.words.written import as_word, put_before, text_at

Tokens = tuple[Token, ...]

SPELLS_HAD = frozenset({"have", "has", ":", "with", "holding", "hold"})
_KINDS = frozenset({"spell", "action"})
_CASTING = frozenset(
    "cast casts play plays use uses activate activates played used fire fires".split()
)
_ITS = frozenset("the my his her their that this".split())
_ON = frozenset("on at onto targeting into".split())
_CLOSING = ENDS | {",", "and", ""}


def spells_had(tokens: Tokens) -> Tokens:
    """*tokens* with what the one spell that is only had does, where it is cast."""
    found = [at for at in range(len(tokens)) if _had(tokens, at)]
    if len(found) != 1:
        return tokens
    begin = found[0]
    damage, end = _had(tokens, begin) or (tokens[begin], begin)
    cast = [at for at in range(end, len(tokens)) if _cast(tokens, at)]
    if len(cast) != 1:
        return tokens
    at = cast[0] + 1
    on = _cast(tokens, cast[0])
    deals = [put_before(tokens[at], it) for it in ("a", "spell", "that", "deals")]
    aimed = [as_word(tokens[on], it) for it in ("damage", "to")]
    behind = (*tokens[end:at], *deals, damage, *aimed, *tokens[on + 1 :])
    start, more = sentence_start(tokens, begin), text_at(tokens, end) in {",", "and"}
    if begin - start <= _ONLY_HAD:
        # "I have a spell that deals 2.": unless more is listed, nothing else is told.
        return (*tokens[: begin if more else start], *behind[1:])
    joined = text_at(tokens, begin - 1) in {"and", ","}
    # "It turned out he had one.": nothing would be left to have.
    return (*tokens[: begin - joined], *behind) if joined or more else tokens


# "I have", "me :", "my opponent has".
_ONLY_HAD = 3


def _had(tokens: Sequence[Token], at: int) -> tuple[Token, int] | None:
    """How much damage the spell at *at* deals, whomever; and where that ends.

    "A spell that deals 2 [damage]", "a 2 damage spell", "a spell for 2".
    """
    if text_at(tokens, at) not in {"a", "an", "one"}:
        return None
    words = [text_at(tokens, at + n) for n in range(1, 6)]
    told, size = 0, 0
    if words[0] in _KINDS and words[1] in {"that", "which"} and words[2] in _DEALS:
        told, size = 4, 5
    elif words[0] in _KINDS and words[1] == "for":
        told, size = 3, 4
    elif words[1] == "damage" and words[2] in _KINDS:
        told, size = 1, 4
    if not told or at + told >= len(tokens):
        return None
    end = at + size
    end += told > 1 and text_at(tokens, end) == "damage"
    number = tokens[at + told]
    had = not _CASTING & {text_at(tokens, at - 1), text_at(tokens, at - 2)}
    closed = text_at(tokens, end) in _CLOSING
    return (number, end) if number.kind is Kind.NUMBER and had and closed else None


_DEALS = frozenset({"deals", "does", "deal"})


def _cast(tokens: Sequence[Token], at: int) -> int:
    """Where the "on" stands behind "cast the spell", 0 where it is not cast there."""
    if text_at(tokens, at) not in _CASTING:
        return 0
    here = at + 1
    if text_at(tokens, here) == "it":
        here += 1
    elif text_at(tokens, here) in _ITS and text_at(tokens, here + 1) in _KINDS:
        here += 2
    else:
        return 0
    return here if text_at(tokens, here) in _ON else 0
