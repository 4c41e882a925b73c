""" "The other players unit", "player 2s ally": whose it is without an apostrophe."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import TYPES
from bot.scenario.words.tokens import Kind, Token

Tokens = tuple[Token, ...]

_BEFORE = frozenset(
    "one other active nonactive inactive attacking defending first second opposing "
    "another".split()
)
_OWNED = TYPES | frozenset(
    "unit units ally allies champion spell spells turn life attacker defender blocker "
    "guy side".split()
)
_LETTERS = frozenset("abcdef")
# Of so many letters "bs" is.
_LETTERED = 2


def players_owning(tokens: Tokens) -> Tokens:
    """*tokens* with the apostrophe of a player who has what is named behind."""
    out: list[Token] = []
    for at, token in enumerate(tokens):
        before = tokens[at - 1].text if at else ""
        if token.kind is not Kind.WORD or not _is_owned(tokens, at + 1):
            out.append(token)
        elif token.text == "players" and before in _BEFORE:
            out.append(replace(token, text="player's", raw="player's"))
        elif before == "player" and _is_letter(token.text):
            own = f"{token.raw[0]}'s"
            out.append(replace(token, text=own.lower(), raw=own))
        elif (
            token.text == "s"
            and at > 1
            and tokens[at - 1].kind is Kind.NUMBER
            and tokens[at - 2].text == "player"
        ):
            out.append(replace(token, text="'s", raw="'s", glued=True))
        else:
            out.append(token)
    return tuple(out)


def _is_letter(text: str) -> bool:
    return len(text) == _LETTERED and text[0] in _LETTERS and text[1] == "s"


def _is_owned(tokens: Sequence[Token], at: int) -> bool:
    """Whether what somebody has is told at *at*: "unit", "2/2", "5 Might unit"."""
    if at >= len(tokens):
        return False
    if tokens[at].kind is Kind.NUMBER:
        named = at + 1 < len(tokens) and tokens[at + 1].kind is Kind.WORD
        return named and tokens[at + 1].text in {"might", "power", "-"}
    return tokens[at].kind is Kind.SIZE or tokens[at].text in _OWNED
