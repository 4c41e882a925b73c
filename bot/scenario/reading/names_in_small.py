"""Names of several words that were typed small, and are known nowhere.

"I bolt his zorblax the unending": with capitals it is a name like any other, whose
card is asked for or whose size is told. Only a text that is not read as it stands is
looked at so.
"""

from collections.abc import Iterator

from bot.scenario.grammar.left_out import TALK
from bot.scenario.grammar.slips import known_words
from bot.scenario.words.kinds import FIRST_NAMES, SUBTYPES
from bot.scenario.words.lexicon import BE, TENSES
from bot.scenario.words.not_covered import HELD
from bot.scenario.words.occasions import OCCASIONS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import ENDS, Kind
from bot.scenario.words.typed_words import EVERYDAY

_LONGEST = 6
_OF = (("of", "the"), ("of",), ("the",), ("in", "the"), ("from", "the"), ("to",))
# What nothing is called that is known nowhere, wherever it stands.
_BEFORE = (
    ENDS
    | HELD
    | BE
    | frozenset(
        ", ( : + & and or then but so if when while with on at to into onto for from "
        "by of against versus vs between named called targeting the a an my his her "
        "their your our 's s another block blocks blocked chump play plays played cast "
        "casts swing swings swung attack attacks killed kill kills target equip sac "
        "sacs sacrifice activate activates use uses flash flashes does do did can "
        "could will would".split()
    )
)
# An object behind it: that is done by something, and no name.
_OBJECTS = frozenset("me him her them it us my his their the a an".split())


def names_in_small(parse: Parse) -> frozenset[int]:
    """Where the words of such names begin in the text of *parse*."""
    found: set[tuple[str, ...]] = set()
    for start, end in _names(parse):
        said = tuple(parse.words[start:end])
        found |= {said, said[:1]} if _is_unknown(parse, start) else {said}
    return frozenset(
        parse.tokens[here].start
        for at in range(len(parse.tokens) if found else 0)
        for said in found
        if tuple(parse.words[at : at + len(said)]) == said
        for here in range(at, at + len(said))
        if parse.word(here) not in {"of", "the", "in", "from", "to"}
    )


def _names(parse: Parse) -> Iterator[tuple[int, int]]:
    at = 0
    while at < len(parse.tokens):
        end = _end(parse, at) if _may_begin(parse, at) else at
        words = range(at, end)
        if (
            1 < len(words) <= _LONGEST
            and any(_is_unknown(parse, it) for it in words)
            and parse.word(end) not in _OBJECTS
            and (not parse.is_kind(end, Kind.SIZE) or parse.word(end - 1) in SUBTYPES)
            and not (parse.word(at - 1) == "," and parse.word(end) in ENDS | {"", ","})
        ):
            yield at, end
        at = max(at + 1, end)


def _may_begin(parse: Parse, at: int) -> bool:
    before = parse.word(at - 1) if at else ""
    led = at == 0 or before in _BEFORE or bool(parse.reads("cardverb", at - 1))
    return led and _is_part(parse, at)


def _end(parse: Parse, at: int) -> int:
    """Behind the last word of what may be a name from *at* on."""
    here = at
    while _is_part(parse, here):
        here += 1
        for small in _OF:
            behind = here + len(small)
            if tuple(parse.words[here:behind]) == small and _is_part(parse, behind):
                here = behind
                break
    return here


def _is_part(parse: Parse, at: int) -> bool:
    """Whether a name may have that word: it does nothing and describes nothing."""
    word = parse.word(at)
    if not parse.is_kind(at, Kind.WORD) or parse.capital(at) or len(word) < 3:
        return False
    if word in SUBTYPES or word in _OF_NAMES:
        return True
    if word in _EPITHETS and parse.is_kind(at + 1, Kind.WORD):
        return _is_part(parse, at + 1)  # "my big rock golem"
    known = word in known_words(parse.game) or word in EVERYDAY or word in TALK
    known = known or word in OCCASIONS or word in parse.people or word in FIRST_NAMES
    return not known and word not in TENSES


_OF_NAMES = frozenset("eleventh seventh thousand hundred white black".split())


# What a rule never speaks of, and is a name's with the words behind it.
_SIZES = frozenset("baby big fat giant huge little mini old small tiny".split())
_EPITHETS = _SIZES | frozenset("angry brave evil happy hungry mad".split())


def _is_unknown(parse: Parse, at: int) -> bool:
    word = parse.word(at)
    named = any(
        card.sure and end > at
        for before in range(max(0, at - 3), at + 1)
        for end, card in parse.reads("card", before)
    )
    return (
        _is_part(parse, at) and word not in SUBTYPES | _OF_NAMES | _SIZES and not named
    )
