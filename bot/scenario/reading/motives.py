"""Why somebody did something: what he wanted, or what would have come otherwise.

"I wanted to save my guy, so I cast Fog", "that was lethal, so …": the deed is told
behind it. Whatever is at stake is no fact of its own, as long as the clause names
nothing and counts nothing.
"""

from bot.scenario.reading.no_word_of_it import tells_nothing
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, sentence_end

_WISHES = frozenset(
    "want wanted wants need needed needs hope hoped hopes try tried".split()
)
_BE = frozenset("is am are was were 's 'm 're".split())
_HAD_TO = frozenset({"had", "have", "has", "got"})
_THAT = frozenset("that this which it".split())
_DENIED = frozenset("do did does could can".split())
# What somebody wants, or is afraid of.
_AIMS = frozenset(
    "save survive live keep protect lose die win do stop stay find think race"
    " answer avoid".split()
)
_STAKES = _AIMS | frozenset(
    "a an the my his her their me him them it one of both all to on in at and or game "
    "guy guys creature creatures dude life total alive gone dead lethal deadly "
    "something anything nothing himself herself themselves myself too some way time "
    "turn there right then for with out up just really badly desperately still be "
    "been not so board next".split()
)
_FATAL = frozenset(
    {"lethal", "deadly", "fatal", "game", "dead", "death", "die", "lose"}
)
_STOPS = ENDS | {",", "", ":", ")", "-"}
_WHOM = frozenset(
    "me him her them us himself herself themselves myself too both".split()
)
_GUESSES = frozenset(
    "figured figure thought think assumed assume guessed guess feared fear expected "
    "expect suspected suspect knew know".split()
)
_HANDS = frozenset(
    "has have had holding held a an some the his her their in up hand trick tricks "
    "answer response something counterspell removal or would will could might may do "
    "respond not block".split()
)
_GONE = frozenset("it him her them that this".split())
_FURTHER = frozenset({"so", "but"})
_MOST = 16


def motive(parse: Parse, at: int) -> int:
    """Where the motive ends that is told at *at*; 0 where none is.

    Nor where it names what the deed behind it speaks of: "… his guy, so he shields it".
    """
    end = _motive(parse, at)
    if end and not _NAMING.isdisjoint(parse.words[at:end]):
        behind = parse.words[end : sentence_end(parse.tokens, end)]
        return 0 if not _IT.isdisjoint(behind) else end
    return end


_NAMING = frozenset("guy guys creature creatures dude".split())
_IT = frozenset("it its them him her".split())


def _motive(parse: Parse, at: int) -> int:
    for here, whose in _subjects(parse, at):
        begun = _had(parse, here) if whose else 0
        end = _end(parse, begun, at) if begun else 0
        if end and _at_stake(parse, begun, end):
            return end
        begun = _guessed(parse, here) if whose else 0
        end = _end(parse, begun, at) if begun else 0
        if end and _behind(parse, end) in _FURTHER and _held(parse, begun, end):
            return end
        begun = _wished(parse, here) if whose else 0
        end = _end(parse, begun, at) if begun else 0
        if end and _behind(parse, end) in _FURTHER and _aims(parse, begun, end):
            return end
        begun = _feared(parse, here, person=whose)
        end = _end(parse, begun, at) if begun else 0
        if end and at > 0 and _at_stake(parse, begun, end):
            said = {parse.word(it) for it in range(begun, end)}
            kills = not said.isdisjoint({"kill", "killed"})
            if said & _FATAL or (kills and (not whose or said & _WHOM)):
                return end
    return 0


def _subjects(parse: Parse, at: int) -> list[tuple[int, bool]]:
    if parse.word(at) in SUBJECTS:
        return [(at + 1, True)]
    if parse.word(at) in _THAT:
        return [(at + 1, False)]
    return [(end, True) for end, _ in parse.reads("person", at)]


def _had(parse: Parse, at: int) -> int:
    """Where it begins how somebody stood: "I had him | dead", "facing | lethal"."""
    had = parse.word(at) in {"have", "had", "has"} and parse.word(at + 1) in _WHOM
    facing = parse.word(at) in _BE and parse.word(at + 1) == "facing"
    facing = facing and parse.word(at + 2) in _FATAL
    return at + 2 if had or facing else 0


def _guessed(parse: Parse, at: int) -> int:
    """Where what is only thought begins behind "I figured he", "I was afraid he"."""
    here = at
    if parse.word(here) in _BE and parse.word(here + 1) in {"afraid", "scared", "sure"}:
        here += 2
    elif parse.word(here) in _GUESSES:
        here += 1
    else:
        return 0
    here += parse.word(here) in {"that", "of"}
    return here + 1 if parse.word(here) in SUBJECTS | {"it", "that"} else 0


def _held(parse: Parse, begun: int, end: int) -> bool:
    """Whether what is thought names nothing: "he had a trick"."""
    rest = (at for at in range(begun, end) if parse.word(at) not in _HANDS)
    return all(
        parse.is_kind(at, Kind.WORD) and tells_nothing(parse, at, begun, end)
        for at in rest
    )


def _wished(parse: Parse, at: int) -> int:
    """Where what is wished for begins behind "wanted to", "did not want to"."""
    here = at
    if parse.word(here) in _DENIED and parse.word(here + 1) == "not":
        here += 2
    elif parse.word(here) in _BE and parse.word(here + 1) == "trying":
        here += 1
    while parse.word(here) in {"really", "just", "only", "desperately"}:
        here += 1
    wishes = parse.word(here) in _WISHES | {"trying"} | _HAD_TO
    if not wishes:
        return 0
    wanted = parse.word(here) in {"want", "wanted", "needed"}
    if wanted and parse.word(here + 1) in _GONE:
        return here + 1  # "I wanted it gone"
    here += 1 + (parse.word(here + 1) == "not")
    return here + 1 if parse.word(here) == "to" else 0


def _feared(parse: Parse, at: int, *, person: bool) -> int:
    """Where what would come begins behind "would", "was about to", "is"."""
    if parse.word(at) == "would":
        return at + 1
    if parse.word(at) in _BE and parse.word(at + 1) in {"about", "going"}:
        return at + 3 if parse.word(at + 2) == "to" else 0
    return at + 1 if parse.word(at) in _BE and not person else 0


def _end(parse: Parse, begun: int, at: int) -> int:
    here = begun
    while here < len(parse.tokens) and parse.word(here) not in _STOPS | _FURTHER:
        here += 1
    return here if begun < here <= at + _MOST and parse.word(here) != "?" else 0


def _behind(parse: Parse, end: int) -> str:
    """The word that leads on behind the clause, or behind its comma."""
    here = end + (parse.word(end) == ",")
    return parse.word(
        here + (parse.word(here) == "and" and parse.word(here + 1) == "so")
    )


def _aims(parse: Parse, begun: int, end: int) -> bool:
    gone = parse.word(begun) in _GONE and parse.word(begun + 1) in {"gone", "dead"}
    return (gone or parse.word(begun) in _AIMS) and _at_stake(parse, begun, end)


def _at_stake(parse: Parse, begun: int, end: int) -> bool:
    known = _STAKES | _FATAL | OPPONENTS | {"kill", "killed", "have"}
    return all(
        parse.is_kind(at, Kind.WORD)
        and (parse.word(at) in known or tells_nothing(parse, at, begun, end))
        for at in range(begun, end)
    )
