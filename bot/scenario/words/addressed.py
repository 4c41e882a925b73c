"""The one who is spoken to as the opponent: "I attack you", "your 2/2 blocks mine"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.tokens import ENDS, Token

_MINE = frozenset("i me my mine".split())
_AT_ME = frozenset("me my mine".split())
_FIGHTS = frozenset(
    "attack attacks attacked attacking swing swings swung block blocks blocked "
    "blocking hit hits bolt bolts bolted shock shocks shocked at kill kills chump "
    "chumps".split()
)
_OPPONENT = {
    "you": ("my", "opponent"),
    "your": ("my", "opponent", "'s"),
    "yours": ("my", "opponent", "'s"),
    "yourself": ("himself",),
}
SPOKEN_TO = frozenset(_OPPONENT)


def spoken_to(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "my opponent" for "you", where the two fight each other."""
    if not any(map(_between, _sentences(tokens))):
        return tokens
    out: list[Token] = []
    for token in tokens:
        words = _OPPONENT.get(token.text, ())
        out += [replace(token, text=word) for word in words] or [token]
    return tuple(out)


def _sentences(tokens: Sequence[Token]) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for token in tokens:
        if token.text in ENDS:
            found.append([])
        else:
            found[-1].append(token.text)
    return found


def _between(said: list[str]) -> bool:
    """Whether one fights the other in it: "I attack you", "your 2/2 blocks my 3/3"."""
    if _MINE.isdisjoint(said):
        return False
    for at, word in enumerate(said):
        if word not in _FIGHTS:
            continue
        near = said[at + 1 : at + 3]
        hits_you = "you" in near[:1] or "your" in near
        if hits_you and not _MINE.isdisjoint(said[:at]):
            return True
        yours = said[at - 1 : at] == ["you"] or "your" in said[:at]
        if yours and not _AT_ME.isdisjoint(said[at + 1 : at + 4]):
            return True
    return False
