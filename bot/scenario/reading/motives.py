"""Why somebody did something: what he wanted, or what would have come otherwise.

"I wanted to save my guy, so I cast Fog", "that was lethal, so …": the deed is told
behind it. Whatever is at stake is no fact of its own, as long as the clause names
nothing and counts nothing.
"""

from bot.scenario.grammar.left_out import TALK, is_unknown
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind

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
_STOPS = ENDS | {",", ""}
_WHOM = frozenset(
    "me him her them us himself herself themselves myself too both".split()
)
_GONE = frozenset("it him her them that this".split())
_FURTHER = frozenset({"so", "but"})
_MOST = 16


def motive(parse: Parse, at: int) -> int:
    """Where the motive ends that is told at *at*; 0 where none is."""
    for here, whose in _subjects(parse, at):
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
    if parse.word(at) in _HAD_TO and parse.word(at + 1) in _WHOM and person:
        return at + 2  # "I had him dead on board"
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
    return all(
        parse.is_kind(at, Kind.WORD)
        and (
            parse.word(at) in _STAKES | _FATAL | OPPONENTS | {"kill", "killed", "have"}
            or (
                (parse.word(at) in TALK or is_unknown(parse, at))
                and not parse.reads("specs", at)
            )
        )
        for at in range(begun, end)
    )
