"""How the hits of one spell are split: "2 on the 4 Might unit and 4 on the other"."""

from collections.abc import Iterator

from bot.scenario.phrases.units import ours
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Person, Place, Several, Thing
from bot.scenario.words.tokens import Kind

# So often on each of these.
Split = tuple[tuple[int, Several], ...]

_HITS = frozenset("hit hits instance instances shot shots target targets".split())
_ON = frozenset("on at onto into against to hitting targeting".split())
_OFTEN = frozenset("once twice thrice times each".split())
_MOST = 6
_COUNTS = frozenset("two three four five six".split())


@reader("hitsplit", needs=_ON | _HITS | _OFTEN)
def read_hits_split(parse: Parse, at: int) -> Iterator[Reading]:
    """Two hits on A, two on B and two on C; on A twice and on B 4 times."""
    if ours(parse):
        for end, found in _groups(parse, at, ()):
            if len(found) > 1 or _are_several(found[0][1]):
                yield end, found


def _are_several(on: Several) -> bool:
    """Whether those are more than the one on which a spell is simply played twice."""
    (one, *more) = on.parts
    return bool(more) or isinstance(one, Person) or one.plural or one.noun == "them"


def _groups(parse: Parse, at: int, before: Split) -> Iterator[tuple[int, Split]]:
    for end, group in _group(parse, at + _between(parse, at, before)):
        found = (*before, group)
        yield end, found
        if len(found) < _MOST and parse.word(end) in {",", "and"}:
            yield from _groups(parse, end, found)


def _between(parse: Parse, at: int, before: Split) -> int:
    """How many words join what stands at *at* to the group *before* it."""
    if not before:
        return 0
    here = at + (parse.word(at) == ",")
    here += parse.word(here) == "and"
    here += 2 * (_two(parse, here) == "the other")
    return here - at


def _group(parse: Parse, at: int) -> Iterator[tuple[int, tuple[int, Several]]]:
    for here, count in _often(parse, at):
        here += parse.word(here) == "each"
        for end, on in _aimed(parse, here, led=True):
            yield end, (count, on)
    for here, on in _aimed(parse, at, led=False):
        here += parse.word(here) == ","
        for end, count in _often(parse, here):
            if end > here + 1 or parse.word(here) in _OFTEN:
                yield end + (parse.word(end) == "each"), (count, on)


def _often(parse: Parse, at: int) -> Iterator[tuple[int, int]]:
    yield from parse.reads("times", at)
    for end, quantity in parse.reads("number", at):
        if isinstance(quantity.value, int):
            yield end, quantity.value
            end += 2 * (_two(parse, end) == "of the")
            if parse.word(end) in _HITS:
                yield end + 1, quantity.value


def _aimed(parse: Parse, at: int, *, led: bool) -> Iterator[tuple[int, Several]]:
    """Whom it hits; behind how often it does a word for that stands before."""
    here = at + 2 * (_two(parse, at) in {"go to", "going to"})
    here = here if here > at else at + (parse.word(at) in _ON)
    if here > at or not led:
        yield from parse.reads("targets", here)
        if parse.word(here) == "each":
            yield from _each(parse, here)


def _each(parse: Parse, at: int) -> Iterator[tuple[int, Several]]:
    """ "On each", "on each of the three": of those just told of."""
    end = at + 1
    if _two(parse, end) in {"of the", "of those", "of these"}:
        counted = parse.is_kind(end + 2, Kind.NUMBER) or parse.word(end + 2) in _COUNTS
        end += 3 if counted else 0
    place = Place(at, end)
    yield end, Several((Thing("them", place, label="each"),), place)


def _two(parse: Parse, at: int) -> str:
    return f"{parse.word(at)} {parse.word(at + 1)}"
