""" "My 3/3, which has 1 damage on it, attacks": said as two sentences.

Only a text that cannot be read as typed is looked at so.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.tokens import BULLET, Kind, Token

_WHICH = frozenset(["which", "who", "whose"])
_STOPS = frozenset({".", "?", "!", ";", ":", "\n", BULLET})
_OWNED = frozenset("my his her their the".split())
_HELPING = frozenset(
    "is are was were has have had gets got takes took does did will would can may "
    "moved defends defended defend".split()
)
_VERBS = _HELPING | {
    form[0]
    for row in VERBS.values()
    for form in row.active
    if len(form) == 1 and form[0].isalpha()
}
_LONGEST_SUBJECT = 9
_LONGEST_CLAUSE = 16


def relatives_apart(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "My 3/3 has 1 damage on it. My 3/3 attacks" for such a clause."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        subject = _subject(out) if tokens[at].text == "," else []
        close = _close(tokens, at) if subject else 0
        if not close:
            out.append(tokens[at])
            at += 1
            continue
        stop = replace(tokens[at], kind=Kind.MARK, text=".", raw=".", value=None)
        first = tokens[at + 1]
        its = [replace(first, text="'s", raw="'s")] if first.text == "whose" else []
        out += [*its, *tokens[at + 2 : close], stop, *subject]
        at = close + 1
    return tuple(out)


def _subject(before: Sequence[Token]) -> list[Token]:
    """What the sentence begins with, if that is one thing of somebody's."""
    start = len(before)
    while start > 0 and before[start - 1].text not in _STOPS:
        start -= 1
    said = list(before[start:])
    if not 0 < len(said) <= _LONGEST_SUBJECT:
        return []
    owned = said[0].text in _OWNED or any(it.text.endswith("'s") for it in said)
    named = all(it.capital for it in said)
    verb = any(it.text in _VERBS and it.kind is Kind.WORD for it in said[1:])
    return said if (owned or named) and not verb else []


def _close(tokens: Sequence[Token], at: int) -> int:
    """The comma that ends the ", which …," at *at*, where a verb goes on; else 0."""
    if at + 2 >= len(tokens) or tokens[at + 1].text not in _WHICH:
        return 0
    for end in range(at + 3, min(at + _LONGEST_CLAUSE, len(tokens) - 1)):
        if tokens[end].text in _STOPS:
            return 0
        if tokens[end].text == ",":
            return end if tokens[end + 1].text in _VERBS else 0
    return 0
