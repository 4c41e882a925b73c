"""What stands beside a thing in a list: how many, whose, and how big it is."""

from collections.abc import Set
from dataclasses import replace

from bot.scenario.words.kinds import AGENTS, COLORS, KEYWORDS, OPPONENTS, SUBTYPES
from bot.scenario.words.owners_behind import owner_at
from bot.scenario.words.small_words import MINE
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import put_before, text_at

Tokens = tuple[Token, ...]

_CREATURES = (
    COLORS.keys()
    | SUBTYPES
    | frozenset("creature creatures token tokens guy guys dude dudes s".split())
    | frozenset("pro protection from".split())
)
_WITH = frozenset("prevent protection pro from a shield with".split()) | COLORS.keys()
_SIDES = frozenset("side board field".split())
_COUNTING = frozenset({Kind.TIMES, Kind.NUMBER, Kind.WORD})


_MOST_TIMES = 20


def times_at(
    tokens: Tokens, at: int, kinds: Set[Kind] = _COUNTING
) -> tuple[Token | None, int]:
    """The number of "2x", "x2", "two" at *at*, and what stands behind it."""
    if at < len(tokens) and tokens[at].kind in kinds:
        token, number = tokens[at], tokens[at].value
        if text_at(tokens, at + 1) in _SIZED:
            return None, at  # "my 3 power ally"
        if isinstance(number, int) and 1 < number <= _MOST_TIMES:
            return replace(token, kind=Kind.NUMBER, text=str(number)), at + 1
    return None, at


def owner_before(tokens: Tokens, at: int) -> tuple[Tokens, int]:
    """ "My", "opponent 's", "opponent" before what he has, and what stands behind."""
    size = owner_at(tokens, at)
    if size:
        return tokens[at : at + size], at + size
    here = at + (text_at(tokens, at) == "my")
    if text_at(tokens, here) not in OPPONENTS:
        return (), at
    own = put_before(tokens[here], "'s")
    return (*tokens[at : here + 1], own), here + 1


def owner_behind(tokens: Tokens, at: int) -> tuple[Tokens, int]:
    """ "(opp)", "mine", "on my side" behind what somebody has."""
    opened = text_at(tokens, at) == "("
    here = at + opened
    here += text_at(tokens, here) == "on"
    own = text_at(tokens, here)
    if own in MINE:
        owner: Tokens = (put_before(tokens[here], MINE[own]),)
        here += 1
    elif own == "me" and opened:
        owner = (put_before(tokens[here], "my"),)
        here += 1
    else:
        owner, here = owner_before(tokens, here)
        sided = text_at(tokens, here) in _SIDES
        if not owner or not (opened or sided):
            return (), at
        here += sided
    if opened and text_at(tokens, here) != ")":
        return (), at
    return owner, here + opened


def sized_at(tokens: Tokens, at: int, end: int) -> int | None:
    """The end of "a 3/3 flyer", "2/2 creature with lifelink"; None for no such."""
    at += text_at(tokens, at) in {"a", "an", "one"}
    if text_at(tokens, at) in {"pro", "protection"}:
        at += 2 + (text_at(tokens, at + 1) == "from")  # "pro red 2/2"
    if at >= end or tokens[at].kind is not Kind.SIZE:
        return None
    here, behind = at + 1, False
    while here < end:
        word = tokens[here].text
        behind = behind or word == "with"
        number = behind and tokens[here].kind is Kind.NUMBER
        known = word in (_WITH if behind else _CREATURES)
        size = 1 if number or known else _keyword(tokens, here)
        if not size:
            break
        here += size
    return here


_UNITS = frozenset("ally allies unit units token tokens".split())
_SIZED = frozenset({"power", "might"})
_HAVING = frozenset({"with", "("})


def unit_at(tokens: Tokens, at: int, end: int) -> int | None:
    """The end of "2/3 ally with taunt", "4 might units", "ally (2/3)"; None else."""
    at += text_at(tokens, at) in {"a", "an", "one"}
    sized = _size_end(tokens, at)
    here = sized
    while here < end and tokens[here].text in _UNITS:
        here += 1
    if here == at or (here == sized and sized > at and tokens[at].text in _SIZED):
        return None
    if sized == at:
        opened = text_at(tokens, here) in _HAVING
        behind = _size_end(tokens, here + opened)
        if behind == here + opened:
            return None  # an ally of no size is told of elsewhere
        here = behind
        if text_at(tokens, here) == "and" and text_at(tokens, here + 2) == "life":
            here += 3
        here += opened and text_at(tokens, here) == ")"
    while here < end and text_at(tokens, here) not in _BETWEEN:
        size = 1 if tokens[here].text in _WITH else _keyword(tokens, here)
        if not size:
            break
        here += size
    return here


_BETWEEN = frozenset({",", "and"})


def _size_end(tokens: Tokens, at: int) -> int:
    """The end of "2/3", "4 might", "3 power" at *at*, or *at*."""
    if at < len(tokens) and tokens[at].kind is Kind.SIZE:
        return at + 1
    number = at < len(tokens) and tokens[at].kind is Kind.NUMBER
    return at + 2 if number and text_at(tokens, at + 1) in _SIZED else at


def _keyword(tokens: Tokens, at: int) -> int:
    """How many words the keyword at *at* has, or who has one: "flying", "flyer"."""
    for size in (2, 1):
        words = tuple(it.text for it in tokens[at : at + size])
        if words in KEYWORDS or words in AGENTS:
            return size
    return 0


def stands_at(tokens: Tokens, at: int, words: tuple[str, ...]) -> bool:
    """Whether *words* stand at *at*."""
    return tuple(it.text for it in tokens[at : at + len(words)]) == words
