""" "Alice (20 life) controls …": life told in brackets, as a sentence of its own."""

from collections.abc import Iterator

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.tokens import BULLET, Kind, Token

_LIFE = frozenset("life hp".split())
_BEFORE = frozenset("at on has still with".split())
_AFTER = frozenset("total left points".split())
_MINE = frozenset("my his her their the".split())
_PLAYERS = FIRST_NAMES | OPPONENTS | {"i", "me", "ap", "nap", "opp"}
_STOPS = frozenset({".", "?", "!", ";", ":", "\n", BULLET})


def lives_told(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "Alice is at 20 life." before "Alice (20 life) …"."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        bracket = _bracket(tokens, at)
        person = _person(found) if bracket is not None else 0
        if bracket is None or not person:
            found.append(tokens[at])
            at += 1
            continue
        end, number = bracket
        begin = len(found)
        while begin and found[begin - 1].text not in _STOPS:
            begin -= 1
        found[begin:begin] = _sentence(found[-person:], tokens[at], number)
        at = end
    return tuple(found)


def _bracket(tokens: tuple[Token, ...], at: int) -> tuple[int, Token] | None:
    """Where "(at 20 life)" ends that begins at *at*, and its number."""
    if tokens[at].text != "(":
        return None
    here = at + 1
    while here < len(tokens) and tokens[here].text in _BEFORE:
        here += 1
    if here + 2 >= len(tokens) or tokens[here].kind is not Kind.NUMBER:
        return None
    number = tokens[here]
    here += 1
    if tokens[here].text not in _LIFE:
        return None
    here += 1
    while here < len(tokens) and tokens[here].text in _AFTER:
        here += 1
    if here >= len(tokens) or tokens[here].text != ")":
        return None
    return here + 1, number


def _person(before: list[Token]) -> int:
    """How many tokens at the end of *before* name a player; 0 if none do."""
    if not before:
        return 0
    said = before[-1].text
    if said not in _PLAYERS and not said.startswith("player "):
        return 0
    mine = len(before) > 1 and before[-2].text in _MINE
    return 1 + (before[-1].text in OPPONENTS and mine)


def _sentence(who: list[Token], bracket: Token, number: Token) -> Iterator[Token]:
    place = (bracket.start, bracket.start, bracket.line, bracket.column)
    yield from who
    for word in ("is", "at"):
        yield Token(Kind.WORD, word, "", *place)
    yield number
    yield Token(Kind.WORD, "life", "", *place)
    yield Token(Kind.MARK, ".", "", *place)
