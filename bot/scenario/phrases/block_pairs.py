"""Further blocks in one sentence: "…, the Bear with a 3/3 and the Wurm with a 6/6"."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Several, Thing
from bot.scenario.words.tokens import Kind

# What is blocked and what blocks it.
Pair = tuple[Several, Several]

_JOINED = frozenset({",", "and"})
_ON = ("on", "onto", "against", "vs")


@reader("blockedwith")
def read_blocked_with(parse: Parse, at: int) -> Iterator[Reading]:
    """The Bear with a 3/3 and the Wurm with a 6/6; "by" is said for it as well."""
    for between in ("with", "by"):
        yield from _pairs(parse, at, between)


@reader("blockedby")
def read_blocked_by(parse: Parse, at: int) -> Iterator[Reading]:
    """My Bear by a 3/3 and my Wurm by a 6/6."""
    yield from _pairs(parse, at, "by")


@reader("blocking")
def read_blocking(parse: Parse, at: int) -> Iterator[Reading]:
    """His 3/3 the Bear and his 6/6 the Wurm: the verb is said once."""
    for end, pairs in _pairs(parse, at, ""):
        # "A 1/1 and a 5/5 trampler" are two things that are blocked.
        if all(_is_known(attacker) for _, attacker in pairs):
            yield end, tuple((attacker, blocker) for blocker, attacker in pairs)


@reader("blockedon")
def read_blocked_on(parse: Parse, at: int) -> Iterator[Reading]:
    """The 3/3 on the Bear and the 6/6 on the Wurm."""
    for between in _ON:
        for end, pairs in _pairs(parse, at, between):
            yield end, tuple((attacker, blocker) for blocker, attacker in pairs)


@reader("putbefore")
def read_put_before(parse: Parse, at: int) -> Iterator[Reading]:
    """A 3/3 in front of the Bear and a 6/6 in front of the Wurm."""
    for end, pairs in _pairs(parse, at, "in front of"):
        if len(pairs) > 1:
            yield end, tuple((attacker, blocker) for blocker, attacker in pairs)


@reader("met", of="things")
def read_met(parse: Parse, at: int) -> Iterator[Reading]:
    """What fights in one pair of several: "the Bear with a 3/3" is two of them."""
    found = parse.reads("things", at)
    # The first of them is the longest.
    upto = range(at, found[0][0] if found else at)
    pair = next((here for here in upto if _is_pair(parse, here)), upto.stop)
    yield from (it for it in found if it[0] <= pair)


def _is_known(attackers: Several) -> bool:
    """Whether it is said of them that they are there already."""
    return all(
        isinstance(it, Thing) and (it.det == "the" or it.owner is not None)
        for it in attackers.parts
    )


def _is_pair(parse: Parse, at: int) -> bool:
    """Whether a size stands there that is that of another thing."""
    sized = at + 1 + (parse.word(at + 1) in {"a", "an", "his", "her", "my", "their"})
    return parse.word(at) in {"with", "by"} and parse.is_kind(sized, Kind.SIZE)


def _pairs(
    parse: Parse, at: int, between: str, so_far: tuple[Pair, ...] = ()
) -> Iterator[Reading]:
    words = between.split()
    for middle, first in parse.reads("met", at):
        behind = middle + len(words)
        if parse.words[middle:behind] != words:
            continue
        for end, second in parse.reads("met", behind):
            found = (*so_far, (first, second))
            yield end, found
            further = end
            while parse.word(further) in _JOINED and further < end + 2:
                further += 1
            if further > end:
                yield from _pairs(parse, further, between, found)
