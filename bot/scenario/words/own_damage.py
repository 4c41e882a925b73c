""" "My ally attacks …, but my damage can't be prevented": that of my ally."""

from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word

Tokens = tuple[Token, ...]

_DEALS = frozenset("ally unit champion spell attacker weapon action card".split())
_DAMAGE = frozenset({"damage", "hit"})
_SAID = (["can", "not", "be", "prevented"], ["can", "'t", "be", "prevented"])
_UNPREVENTABLE = (["is", "unpreventable"], ["'s", "unpreventable"])
_OWN = frozenset("my his her their".split())
# So many words stand between whose it is and what it is: "my 5 power ally".
_FAR = 5


def own_damage(tokens: Tokens) -> Tokens:
    """*tokens* with what deals it named where only its owner is told to be preventing.

    What was told of last by that owner's word is meant.
    """
    at = 1
    while at < len(tokens) - 2:
        words = [it.text for it in tokens[at + 1 : at + 5]]
        told = words in _SAID or words[:2] in _UNPREVENTABLE
        if told and tokens[at].text in _DAMAGE and tokens[at - 1].text in _OWN:
            if dealing := _dealing(tokens, at - 1):
                near = tokens[at]
                named = (as_word(near, dealing), as_word(near, "'s"))
                tokens = (*tokens[:at], *named, *tokens[at:])
                at += len(named)
        at += 1
    return tokens


def _dealing(tokens: Tokens, at: int) -> str:
    """What of the owner at *at* was told of last; "" where that is nothing."""
    for here in range(at - 1, -1, -1):
        if tokens[here].text not in _DEALS or tokens[here].kind is not Kind.WORD:
            continue
        before = [it.text for it in tokens[max(0, here - _FAR) : here]]
        owners = [it for it in before if it in _OWN]
        if owners[-1:] == [tokens[at].text]:
            return tokens[here].text
    return ""
