"""Where and how a card is, told between its name and its wording."""

import re
from collections.abc import Sequence

from bot.scenario.words.descriptions import ARTICLES
from bot.scenario.words.kinds import COUNTER_KINDS
from bot.scenario.words.tokens import Kind, Token
from bot.wording.numbers import NUMBERS

_WHOSE = ("my", "his", "her", "their", "your", "the")


def without_x(tokens: Sequence[Token], at: int) -> int:
    """Where "for X=3", "with X = 2" begins if it ends before *at*."""
    if at > 1 and tokens[at - 1].kind is Kind.EQUALS:
        return at - 1 - (tokens[at - 2].text in {"for", "with", "where"})
    return at


_ZONES = ("graveyard", "hand", "library", "exile")


_TOO = (("too",), ("as", "well"), ("also",), (",", "too"))
_NOW = frozenset("also already now still currently".split())


def without_place(tokens: Sequence[Token], at: int) -> int:
    """Where "is on the battlefield too", "in play" begins if it ends before *at*."""
    end = at
    for words in _TOO:
        if tuple(it.text for it in tokens[at - len(words) : at]) == words:
            end = at - len(words)
    start = found = _without_place(tokens, end)
    while start > 1 and start < end and tokens[start - 1].text in _NOW:
        start -= 1
    if start < found:
        start -= tokens[start - 1].text == "is"
    return start if start < end else at


def _without_place(tokens: Sequence[Token], at: int) -> int:
    if at > 3 and tokens[at - 1].text == "control":
        whose = [it for it in (at - 3, at - 4) if tokens[it].text == "under"]
        at = whose[0] if whose else at
    if at > 3 and tokens[at - 2].text == "by" and tokens[at - 3].text == "controlled":
        at -= 3
        at -= tokens[at - 1].text == "is"
    if at > 4 and tokens[at - 1].text in _ZONES and tokens[at - 2].text == "'s":
        if tokens[at - 4].text == "in":  # "in Alice's graveyard"
            return at - 4 - (tokens[at - 5].text == "is")
    for words in (
        *(
            ("is", "on", whose, *where)
            for whose in _WHOSE
            for where in (
                ("battlefield",), ("side",), ("board",),
                ("side", "of", "the", "battlefield"), ("side", "of", "the", "board"),
                ("side", "of", "the", "table"),
            )
        ),
        ("is", "on", "the", "battlefield"), ("is", "in", "play"), ("is", "out"),
        ("is", "mine"), ("is", "on", "the", "table"), ("on", "the", "battlefield"),
        ("on", "the", "table"), ("in", "play"), ("effect",), ("out",), ("going",),
        ("last", "turn"), ("earlier",), ("this", "turn"),
        ("'s", "ability"),
        *((*led, "on", whose, "side") for led in (("is",), ()) for whose in _WHOSE),
        *((*led, "in", *whose, zone) for led in (("is",), ()) for zone in _ZONES
          for whose in (("the",), (), *((it,) for it in _WHOSE))),
    ):  # fmt: skip
        start = at - len(words)
        named = start > 0 and tokens[start].capital  # "Call Out: “…”"
        if start > 0 and tuple(it.text for it in tokens[start:at]) == words:
            return at if named else start
    said = "".join(f" {it.text}" for it in tokens[max(0, at - 9) : at])
    found = _AT_WHOSE.search(said)
    return at if found is None else at - len(found.group().split())


# "is on Alice's battlefield", "on my opponent's side of the table".
_AT_WHOSE = re.compile(
    r"(?: (?:is|sits|lies))? on (?:my )?[a-z'-]+ 's (?:battlefield|side|board|half)"
    r"(?: of the (?:battlefield|board|table))?$"
)


def without_counters(tokens: Sequence[Token], at: int) -> int:
    """Where "with five +1/+1 counters on it" begins if it ends before *at*."""
    start = at
    if tuple(it.text for it in tokens[max(0, at - 2) : at]) == ("on", "it"):
        start -= 2
    if start < 3 or tokens[start - 1].text not in {"counter", "counters"}:
        return at
    named = tokens[start - 2]
    kind = start - 1
    kind -= (
        named.kind is Kind.COUNTER
        or named.text in COUNTER_KINDS
        or _numbers(tokens[start - 3])  # "with four spore counters": of any kind
    )
    if tokens[kind - 1].text == "without":
        return kind - 1
    counted = kind < start - 1 or tokens[kind - 1].text == "no"
    if counted and kind > 2:
        if tokens[kind - 2].text in {"with", "has", "have"}:
            return kind - 2
        if [it.text for it in tokens[kind - 3 : kind - 1]] in _THAT_HAS:
            return kind - 3
    return at


def _numbers(token: Token) -> bool:
    return token.kind is Kind.NUMBER or token.text in {"a", "an", *NUMBERS}


def without_either(tokens: Sequence[Token], at: int) -> int:
    """Where a place and a choice begin that end before *at*, in either order."""
    found = without_choice(tokens, without_place(tokens, at))
    return found if found == at else without_either(tokens, found)


def without_choice(tokens: Sequence[Token], at: int) -> int:
    """Where "with Dragon chosen", "naming red", "(color: red)", ", tapped" begins."""
    said = "".join(f" {it.text}" for it in tokens[max(0, at - 9) : at])
    found = _CHOSEN.search(said)
    return at if found is None else at - len(found.group().split())


_WORD = r"(?:my )?[a-z'-]+"
_CHOSEN = re.compile(
    rf"(?: ,)? with (?:the |a )?{_WORD} (?:chosen|named)$"
    rf"| (?:, )?(?:naming|choosing) {_WORD}$"
    rf"| \( (?:(?:the|creature|color|type|player|chosen|named|naming|choosing) )+"
    rf"(?:: |is )?{_WORD} \)$| \( {_WORD} (?:chosen|named) \)$"
    r"|(?<=\)) , (?:un)?tapped$"
)
_THAT_HAS = (["that", "has"], ["which", "has"], ["that", "have"])


def without_state(tokens: Sequence[Token], start: int) -> tuple[int, bool]:
    """Where "is an untapped" begins before the 2/5 at *start*, and whether it does.

    With a comma before it only what goes without saying may fall away.
    """
    before = start - (tokens[start].text in ARTICLES)
    here = start
    while here and tokens[here - 1].text in _STATES:
        here -= 1
    if here == start or before != start:
        return start, False
    led = here - (tokens[here - 1].text in ARTICLES)
    if tokens[led - 1].text == "is":
        return led, True
    usual = {it.text for it in tokens[here:start]} == {"untapped"}
    return (led, True) if usual else (start, False)


_STATES = frozenset("tapped untapped attacking blocking unblocked blocked".split())
