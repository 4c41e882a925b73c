"""Words cut short with a full stop: "opp. attacks my battlefield"."""

from collections.abc import Mapping
from dataclasses import replace

from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word, put_behind, text_at

_CUT = frozenset("opp op opps oppo vs dmg resp pts".split())
SHORT = _CUT | {"e"}


def abbreviated(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* without the full stop behind a word that is only cut short."""
    tokens = _that_is(tokens)
    return tuple(
        token
        for at, token in enumerate(tokens)
        if not (token.text == "." and token.glued and at and _goes_on(tokens, at))
    )


def _that_is(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "I.e.": one word."""
    out: list[Token] = []
    for token in tokens:
        last = [it.text for it in out[-2:]]
        if token.glued and token.text == "e" and last == ["i", "."]:
            del out[-1]
            out[-1] = as_word(replace(out[-1], end=token.end), "ie")
        elif not (token.glued and token.text == "." and last[-1:] == ["ie"]):
            out.append(token)
    return tuple(out)


def _goes_on(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a small letter behind the full stop shows that no sentence ends."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    if tokens[at - 1].text not in _CUT or behind is None:
        return False
    if behind.text in _BEGINS:
        return False  # "I hit opp. does he die": small letters all along
    if tokens[at - 1].text in _COUNTED and behind.text not in _BEHIND_COUNTED:
        return False  # "he has 8 dmg. my 3/3 attacks him"
    return behind.kind is Kind.WORD and behind.raw[:1].islower()


_BEGINS = frozenset(
    "i does do did is are am will would can could may who what how when where why "
    "then if and but so".split()
)
_COUNTED = frozenset({"dmg", "pts"})
_BEHIND_COUNTED = frozenset("to from on onto into by each this total in".split())


_MIGHTS = {"m": "might", "ms": "might"}
_STATS = {"p": "power", "pow": "power", "l": "life"}
_MIGHTERS = {"mighter": "unit", "mighters": "units"}
MIGHT_CUT_SHORT = frozenset(_MIGHTS) | _MIGHTERS.keys()
STATS_CUT_SHORT = frozenset({*_STATS, "of"})


def mights(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "Might" for the letter behind a number: "my 3m attacks his 4M".

    And with "Might unit" for "my 3-mighter".
    """
    out: list[Token] = []
    for at, token in enumerate(_measured(tokens, _MIGHTS)):
        if token.text in _MIGHTERS and at and tokens[at - 1].value is not None:
            unit = _MIGHTERS[token.text]
            out += [as_word(token, "might"), put_behind(token, unit)]
        else:
            out.append(token)
    return tuple(out)


def stats(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with power and life for letters: "my 3p 2l ally", "a 3p/2l ally".

    And with "16/20" for "I am at 16 out of 20".
    """
    long = _measured(tokens, _STATS)
    out: list[Token] = []
    at = 0
    while at < len(long):
        token, size = long[at], _out_of(long, at)
        if size:
            last = long[at + size - 1]
            text, value = f"{token.number}/{last.number}", (token.number, last.number)
            token = replace(token, kind=Kind.SIZE, text=text, value=value, end=last.end)
        if token.text != "/" or not at or long[at - 1] is tokens[at - 1]:
            out.append(token)
        at += size or 1
    return tuple(out)


def _out_of(tokens: tuple[Token, ...], at: int) -> int:
    """How many tokens "16 out of 20" at *at* is, where nobody says of what."""
    for size in (3, 4):
        said = tokens[at : at + size]
        if (
            at
            and tokens[at - 1].text in {"at", "on", "is", "("}
            and [it.text for it in said[1:-1]] == ["out", "of"][4 - size :]
            and said[0].kind is said[-1].kind is Kind.NUMBER
            and text_at(tokens, at + size) in _ENDING
        ):
            return size
    return 0


_ENDING = ENDS | {"", ",", ")", "and", "but", "so", "when", "if"}


def _measured(tokens: tuple[Token, ...], words: Mapping[str, str]) -> tuple[Token, ...]:
    """*tokens* with the whole of *words* for letters that stick to a number."""
    return tuple(
        as_word(token, words[token.text])
        if token.glued
        and token.text in words
        and at
        and tokens[at - 1].kind is Kind.NUMBER
        else token
        for at, token in enumerate(tokens)
    )
