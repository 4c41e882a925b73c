"""What is no unit and told by its wording: "Odd Post, a domain: “…”" is Odd Post's."""

from collections.abc import Sequence

from bot.scenario.words.kinds import ELEMENTS
from bot.scenario.words.nameless_spells import KINDS_BELOW
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import text_at

_THINGS = KINDS_BELOW | frozenset(
    "item domain phantasia regalia gear relic action reaction weapon".split()
)
_BESIDES = ELEMENTS | frozenset("unique token element card".split())
_SAYING = frozenset("with saying says reading that which".split())


def plain_things(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """*tokens* without what kind of thing a name stands for, before its wording.

    The wording alone decides what it does.
    """
    found = [
        token
        for at, token in enumerate(tokens)
        if not (token.text in _CALLED and _ally_called(tokens, at))
    ]
    _ally_first(found)
    at = 0
    while at < len(found):
        mark = found[at]
        if mark.text in {",", "("} and at and found[at - 1].kind in _NAMES:
            end = _kinds(found, at + 1)
            if end > at + 1 and _counted(found, end):
                found[at:end] = []
            elif end > at + 1 and (stop := _wording(found, end, mark.text)):
                cut, kept = stop
                found[at:cut] = kept
        at += 1
    return tuple(found)


_NAMES = frozenset({Kind.WORD, Kind.QUOTE})
_CALLED = frozenset({"named", "called"})


def _ally_called(tokens: Sequence[Token], at: int) -> bool:
    """ "An ally named Odd Guard": said without it as well."""
    after = tokens[at + 1 : at + 2]
    return at > 0 and tokens[at - 1].text == "ally" and any(it.capital for it in after)


def _ally_first(found: list[Token]) -> None:
    """ "Odd Guard, an ally: “…”" and "an ally, Odd Guard: “…”": an ally Odd Guard."""
    for at in range(1, len(found) - 1):
        if found[at].text != "ally" or found[at - 1].text not in {"a", "an"}:
            continue
        if found[at + 1].text == "," and found[at + 2 : at + 3]:
            end = at + 2
            while end < len(found) and found[end].capital:
                end += 1
            if end > at + 2 and _wording(found, end, ","):
                del found[at + 1]
            return
        first = at - 2
        while first > 0 and found[first - 1].capital and first > at - 8:
            first -= 1
        if (
            found[at - 2].text == ","
            and first < at - 2
            and _wording(found, at + 1, ",")
        ):
            found[first : at + 1] = [*found[at - 1 : at + 1], *found[first : at - 2]]
            return


def _kinds(tokens: Sequence[Token], at: int) -> int:
    """Where "a unique domain" at *at* ends; *at* for no such thing."""
    start = at
    at += text_at(tokens, at) in {"a", "an", "the"}
    named = False
    while text_at(tokens, at) in _THINGS | _BESIDES:
        named = named or tokens[at].text in _THINGS
        at += 1
    return at if named else start


def _counted(tokens: Sequence[Token], at: int) -> bool:
    """Whether "with 6 durability" and then the wording stand at *at*."""
    if text_at(tokens, at) != "with":
        return False
    here = at + 1
    while here < len(tokens) and (
        tokens[here].kind in {Kind.NUMBER, Kind.COUNTER}
        or tokens[here].text in _COUNTERS
    ):
        here += 1
    return here > at + 1 and text_at(tokens, here) == ":" and _quoted(tokens, here + 1)


_COUNTERS = frozenset("durability charge counter counters".split())


def _wording(
    tokens: Sequence[Token], at: int, mark: str
) -> tuple[int, list[Token]] | None:
    """Up to where the description goes, and what stays for it; None to leave it."""
    colon = [it for it in tokens[at : at + 3] if it.text == ":"]
    if mark == "(":
        if text_at(tokens, at) in {",", ":", "with"} and _quoted(tokens, at + 1):
            opening = [it for it in tokens[at - 4 : at] if it.text == "("]
            return at + 1, opening[-1:]
        if text_at(tokens, at) == ")" and text_at(tokens, at + 1) == ":":
            return at + 1, []
        return None
    here = at + (text_at(tokens, at) == ",")
    if text_at(tokens, here) == ":" and _quoted(tokens, here + 1):
        return here, []
    if text_at(tokens, here) == "(" and _quoted(tokens, here + 1):
        return here, []
    while text_at(tokens, here) in _SAYING:
        here += 1
    if here > at and _quoted(tokens, here + bool(colon)):
        return here, []
    return None


def _quoted(tokens: Sequence[Token], at: int) -> bool:
    return at < len(tokens) and tokens[at].kind is Kind.QUOTE
