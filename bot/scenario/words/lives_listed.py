""" "My opponents are Ann at 23 and Ben at 31", "Amy, Bo and Cal: 20 life each"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.scenario.words.small_words import HAVING, JOINS
from bot.scenario.words.tokens import ENDS, STOPS, Kind, Token
from bot.scenario.words.written import as_word, put_before

_OPPONENTS = frozenset("opponents opps enemies foes".split())
_COUNTS = frozenset("two three four five 2 3 4 5".split())
_LIFE = frozenset({"life", "hp"})
# Behind these, one life total is that of all who were named.
_HAVING = HAVING | frozenset({":", "start", "started", "-"})


def lives_listed(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "Ann is at 23 and Ben is at 31", "Amy, Bo and Cal are at 20 each".

    Only where all of the sentence is such a list.
    """
    tokens = _mine_first(tokens)
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        begins = not at or tokens[at - 1].text in ENDS
        listed = (_opponents(tokens, at) or _alike(tokens, at)) if begins else None
        if listed and (listed[0] == len(tokens) or tokens[listed[0]].text in STOPS):
            at = listed[0]
            found += listed[1]
            continue
        found.append(tokens[at])
        at += 1
    return tuple(found)


def _mine_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "20-12", "life totals 20/12": what I am at, and what my opponent is at.

    Only where the asker is one of two; and what small numbers count may be games.
    """
    words = {it.text for it in tokens}
    if not words & _FIRST or words & _OPPONENTS:
        return tokens
    for at in range(len(tokens)):
        if at and tokens[at - 1].text not in _OPENING:
            continue
        first = at
        while first < len(tokens) and tokens[first].text in _TOTALS:
            first += 1
        named = not _NAMED.isdisjoint(it.text for it in tokens[at:first])
        values, end = _two_numbers(tokens, first)
        if end and end < len(tokens) and tokens[end].text in _LIFE:
            end, named = end + 1, True
        closed = end and (end == len(tokens) or tokens[end].text in _CLOSING)
        hyphened = closed and end - first > 1 and tokens[first + 1].text != "vs"
        plain = hyphened and max(values) > _MOST_GAMES
        # "I bolt him, 20-17": what comes of it, or what there was?
        plain = plain and _BEFORE.issuperset(it.text for it in tokens[:at])
        if closed and (named or plain):
            said: list[Token] = []
            for who, value in zip(("me", "opponent"), values, strict=True):
                if said:
                    said.append(put_before(tokens[first], ",", Kind.MARK))
                number = replace(
                    tokens[first],
                    kind=Kind.NUMBER,
                    text=str(value),
                    value=value,
                )
                said += [as_word(number, who), as_word(number, "at"), number]
            return (*tokens[:at], *said, *tokens[end:])
    return tokens


def _two_numbers(tokens: Sequence[Token], at: int) -> tuple[tuple[int, ...], int]:
    """The numbers of "20-12", "20/12", "20 vs 12" at *at*, and their end; else 0."""
    if at >= len(tokens):
        return (), 0
    if tokens[at].kind is Kind.SIZE:
        size = tokens[at].value
        return (size, at + 1) if isinstance(size, tuple) else ((), 0)
    behind = at + 1
    parted = behind < len(tokens) and tokens[behind].text in _AGAINST
    behind += parted
    if behind >= len(tokens) or not (parted or tokens[behind].glued):
        return (), 0
    both = (tokens[at], tokens[behind])
    if any(it.kind is not Kind.NUMBER for it in both):
        return (), 0
    return tuple(it.number for it in both), behind + 1


_FIRST = frozenset("i i'm i've me my mine".split())
_OPENING = ENDS | {",", "(", "while"}
_CLOSING = ENDS - {"?"} | {",", ")", "and", "but"}
_TOTALS = frozenset("life totals total lives : are is at hp the".split())
_NAMED = frozenset("life totals lives hp".split())
_AGAINST = frozenset({"-", "/", "vs", "to"})
_MOST_GAMES = 3
_BEFORE = frozenset("my his opponent opp 's turn it is , . : ( so ok game".split())


def _opponents(tokens: Sequence[Token], at: int) -> tuple[int, list[Token]] | None:
    """The end of "my opponents are Ann at 23 and Ben (31 life)", and it plainer."""
    words = [it.text for it in tokens[at : at + 4]]
    here = 1 if words[:1] == ["my"] else 0
    here += words[here : here + 1] != [] and words[here] in _COUNTS
    if not here or len(words) < here + 2 or words[here] not in _OPPONENTS:
        return None
    if words[here + 1] not in {"are", ":"}:
        return None
    here += at + 2
    said: list[Token] = []
    people = 0
    while here < len(tokens) and _is_name(tokens[here]):
        number, end = _life_behind(tokens, here + 1)
        if not end:
            return None
        count = tokens[number]
        said += (tokens[here], as_word(count, "is"), as_word(count, "at"), count)
        people, here = people + 1, end
        joined = end
        while joined < len(tokens) and tokens[joined].text in JOINS:
            joined += 1
        if joined == end:
            break
        said += tokens[end:joined]
        here = joined
    return (here, said) if people > 1 else None


def _life_behind(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    """Where the number of "at 23", "(23 life)" stands at *at*, and its end; else 0."""
    opened = at < len(tokens) and tokens[at].text == "("
    here = at + opened
    led = here < len(tokens) and tokens[here].text in {"at", "on", "with"}
    here += led
    if here >= len(tokens) or tokens[here].kind is not Kind.NUMBER:
        return 0, 0
    end = here + 1
    called = end < len(tokens) and tokens[end].text in _LIFE
    end += called
    if opened:
        closed = end < len(tokens) and tokens[end].text == ")"
        return (here, end + 1) if closed and (called or led) else (0, 0)
    plain = led and (called or tokens[here - 1].text != "with")
    return (here, end) if plain else (0, 0)


def _alike(tokens: Sequence[Token], at: int) -> tuple[int, list[Token]] | None:
    """The end of "Amy, Bo and Cal: 20 life each", and it plainer."""
    here = max(_names(tokens, at), default=at)
    verb = here
    if here + 3 >= len(tokens) or tokens[verb].text not in _HAVING:
        return None
    here += 1 + (tokens[here + 1].text in {"at", "with"})
    if tokens[here].kind is not Kind.NUMBER:
        return None
    rest = [it.text for it in tokens[here + 1 : here + 3]]
    if rest[:1] == [] or rest[0] not in _LIFE or rest[1:] != ["each"]:
        return None
    number = tokens[here]
    are = (put_before(number, "are"), put_before(number, "at"))
    return here + 3, [*tokens[at:verb], *are, number, tokens[here + 2]]


def _names(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """Where a list of two names or more at *at* may end."""
    people = 0
    while at < len(tokens) and _is_name(tokens[at]):
        people, at = people + 1, at + 1
        if people > 1:
            yield at
        joined = at
        while joined < len(tokens) and tokens[joined].text in JOINS:
            joined += 1
        if joined == at:
            return
        at = joined


def _is_name(token: Token) -> bool:
    return token.kind is Kind.WORD and token.capital and token.text.isalpha()
