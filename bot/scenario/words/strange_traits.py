"""Words for what a creature has that nobody knows: "my 2/2 has frobble"."""

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Place
from bot.scenario.words.tokens import ENDS, Kind
from bot.worded import worded

_HAS = frozenset("has have had having gains gained gets got".split())
_HELD = frozenset("control controls has have is it's".split())
_ARTICLES = frozenset({"a", "an", "the"})
_UNITS = frozenset("creature guy unit ally champion token dude".split())


def is_trait(parse: Parse, at: int) -> bool:
    """Whether a thing, and no player, is said to have what stands at *at*."""
    at -= parse.word(at - 1) in _ARTICLES
    led = parse.word(at - 1)
    if led not in _HAS | {"with"} or at < 2:
        return False
    begin = at - 2
    while begin >= 0 and parse.word(begin) not in ENDS:
        begin -= 1
    if led in _HAS:
        return any(_ends(parse, it, at - 1) for it in range(begin + 1, at - 1))
    told = {parse.word(it) for it in range(begin + 1, at - 1)}
    sized = parse.is_kind(at - 2, Kind.SIZE) or parse.word(at - 2) in _UNITS
    return sized and (bool(told & _HELD) or _ends(parse, begin + 1, at - 1))


def _ends(parse: Parse, start: int, end: int) -> bool:
    """Whether a creature, and no player, is named from *start* to *end*."""
    if any(last == end for last, _ in parse.reads("person", start)):
        return False
    return parse.word(start) == "it" or any(
        last == end for last, it in parse.reads("thing", start) if it.card is None
    )


def unknown_trait(parse: Parse, at: int, end: int) -> QuestionError:
    """What it has is no keyword that is known: what it does has to be said."""
    name = parse.said(at, end)
    example = {
        Game.GRAND_ARCHIVE: f'My 2/4 ally with "…what {name} does…".',
        Game.RIFTBOUND: f'My 3 Might unit with "…what {name} does…".',
    }.get(parse.game or Game.MTG, f'My 2/2 with "…what {name} does…".')
    return parse.error(
        Problem.UNKNOWN,
        worded(
            "I know no ability “{name}”. Say what it does in quotation marks, right "
            "behind what has it.",
            name=name,
        ),
        Place(at, end),
        (example,),
    )
