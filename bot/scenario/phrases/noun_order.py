"""One of several by its place or size: "the first", "the smaller one", "his"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Place, Spec, Thing
from bot.scenario.words.tokens import STOPS

# Of those told of together the one told last.
LAST = -1
ORDINALS = {
    "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4,
    "fifth": 5,
    "former": 1, "latter": 2, "last": LAST, "final": LAST,
}  # fmt: skip
# "The smaller one", "the bigger of the two": by power and toughness.
_RANKS = {
    word: rank
    for rank, words in (
        ("least", "smaller smallest weaker weakest lesser littler"),
        ("most", "bigger biggest larger largest stronger strongest greater"),
    )
    for word in words.split()
}
# "The big one" is so beside another; "my big 5/5" says no more than its size.
_SIZES = {
    word: rank
    for rank, words in (("least", "small little tiny"), ("most", "big fat huge large"))
    for word in words.split()
}
_POINTING = frozenset("the that this my his her their your 's".split())
_ONES = frozenset("one guy dude boy creature fella lad".split())
_OF_THEM = (
    ("of", "the", "two"), ("of", "the", "three"), ("of", "them"), ("of", "those"),
    ("of", "these"),
)  # fmt: skip
# Behind "the first" alone, of what has been told.
_BEHIND_ONE = frozenset(
    ", . ? ! ; and but with is dies die blocks attacks has by only then enchanted "
    "equipped wearing holding carrying tapped untapped being says reads gets goes got "
    "went hits connects runs comes attacks unblocked at into survives lives home back "
    "behind through".split()
) | {"", "\n"}

_DONE = frozenset({"spell", "ability"})
_ALONE = frozenset("mine his hers theirs yours".split())
_DONE_TO = frozenset(
    "regenerate regenerates regenerated sacrifice sacrifices sacrificed bolt bolts "
    "bolted shock shocks shocked pump pumps pumped kill kills killed kill destroy "
    "destroys destroyed block blocks blocked to on by exile exiles exiled".split()
)


_ALONE_BEHIND = frozenset(
    ", . ? ! ; ) and but attacks blocks dies gets got hits survives connects".split()
) | {"", "\n"}
_DOES = frozenset("attacks blocks dies gets got hits survives connects".split())


def in_order(
    parse: Parse, starts: list[tuple[int, Thing]]
) -> Iterator[tuple[int, Thing]]:
    """ "The first Bear", "his second blocker": one of several, as they were told."""
    for here, thing in starts:
        number = ORDINALS.get(parse.word(here))
        striking = parse.word(here + 1).startswith("strik")
        pointed = thing.det == "the" or (thing.owner is not None and not thing.det)
        magic = parse.game in {None, Game.MTG}
        if number == LAST and thing.owner is not None and not thing.det:
            yield here + 1, thing  # "My last creature" is the one I still have.
        elif number and pointed and not striking and (magic or thing.det == "the"):
            spec = Spec("ordinal", number, Place(here, here + 1))
            yield _behind(parse, here + 1), replace(thing, specs=(spec,))
        elif pointed and parse.word(here) in _RANKS:
            spec = Spec("rank", _RANKS[parse.word(here)], Place(here, here + 1))
            yield _behind(parse, here + 1), replace(thing, specs=(spec,))
        elif number and thing.owner and not thing.det and parse.word(here + 1) in _DONE:
            # "My second spell deals 3": not the one told of before it.
            yield here + 1, replace(thing, det="another" if number > 1 else "")


def some_ranked(parse: Parse, at: int, some: Thing) -> Iterator[tuple[int, Thing]]:
    """ "The two biggest", "my three smaller ones": behind how many they are."""
    rank = _RANKS.get(parse.word(at)) if parse.game in {None, Game.MTG} else None
    pointed = some.det == "the" or (some.owner is not None and not some.det)
    if rank is not None and pointed and some.plural:
        spec = Spec("rank", rank, Place(at, at + 1))
        yield _behind(parse, at + 1), replace(some, specs=(*some.specs, spec))


def ranked(parse: Parse, at: int) -> tuple[Spec, ...]:
    """What the "big" of "the big one" says of it, where it is one of several."""
    rank = _SIZES.get(parse.word(at))
    if parse.game is not Game.MTG and parse.word(at - 1) != "the":
        rank = None  # "My big guy": what he is like
    if rank is None or parse.word(at - 1 if at else 0) not in _POINTING:
        return ()
    said = parse.word(at + 1) in _ONES
    return (Spec("rank", rank, Place(at, at + 1)),) if said else ()


def _behind(parse: Parse, at: int) -> int:
    """Behind the "of them" that may stand at *at*."""
    for words in _OF_THEM:
        if tuple(parse.words[at : at + len(words)]) == words:
            return at + len(words)
    return at


def is_bare(parse: Parse, at: int, start: Thing) -> bool:
    """ "The first", "the other" with no noun behind it."""
    of_several = bool(start.of("ordinal") or start.of("rank")) or start.det == "other"
    magic = parse.game in {None, Game.MTG} or bool(start.of("ordinal"))
    magic |= start.det == "other"
    # "He regenerates his", "I regenerate mine": the creature that is spoken of.
    alone = start.owner is not None and parse.word(at - 1) in _ALONE
    before = at - 2
    if parse.word(at - 1) == "'s" and start.owner is not None:
        # "I bolt Bob's", "my opponent's blocks it"
        before, alone = start.owner.place.start - 1, parse.word(at) in _ALONE_BEHIND
        led = _DONE_TO | (STOPS | {"and", "but"} if parse.word(at) in _DOES else set())
        led -= {"on"} if _side_told(parse, before) else set()
    else:
        led = _DONE_TO
    alone = alone and at >= 2 and not (start.specs or start.det or start.count)
    alone = alone and parse.word(before) in led
    behind = parse.word(at) in _BEHIND_ONE
    # "The other's a 2/2": no other's.
    behind |= parse.word(at) == "'s" and parse.word(at + 1) in {"a", "an"}
    return magic and (of_several or alone) and behind


def _side_told(parse: Parse, at: int) -> bool:
    """ "A Bear on Alice's side and an Ogre on Bob's": a side, told so before."""
    while at > 0 and parse.word(at - 1) not in STOPS:
        at -= 1
        if parse.word(at) == "on" and any(parse.reads("side", at)):
            return True
    return False
