"""What is said of a spell or an ability behind its name, in whatever order.

X, targets, what is chosen, how it is cast: read as one, and the same wherever a row of
clauses has ``{*:castwith}`` or ``{*:usewith}``.
"""

from collections.abc import Iterator
from functools import cache

from bot.scenario.grammar.events import MACROS
from bot.scenario.grammar.pattern_tree import Binds, PatternTree
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.pattern import compile_pattern, expand

# Targets are taken in the order they are told in anyway.
_IN_ORDER = (
    "[ [ , ] ( in ( that | this | the ( given | named ) ) order | respectively ) ]"
)
_AIMED = f"""[ , ] [ and ] [ he | she | they | i ] ( @on | targets | target )
    {{to:targets}} {_IN_ORDER}"""
_X = "[ , ] {x:x}"
_COLOR = """[ , ] [ and ] ( choosing | naming | picking | selecting ) {color:colorword}
    [ @as_chosen ]"""
_LED = "[ , ] [ and ] ( choosing | naming | picking | selecting | with )"
_AS_SOURCE = "as [ the | its | my | his | her | their ] [ damage | chosen ] source"
_AS_TARGET = "as [ the | its | my | his | her | their ] [ chosen ] target"
_BOTH_NAMED = (
    f"{_LED} {{src:things}} {_AS_SOURCE} and {{to:targets}} {_AS_TARGET}",
    f"{_LED} {{to:targets}} {_AS_TARGET} and {{src:things}} {_AS_SOURCE}",
)
# What is to be prevented, which that tells of first.
_THREAT = """[ , ] [ and ] ( choosing | chose | naming | picking | against | on | for )
    [ {owner:owner} | the ] {threat:cardq} [ , ] [ which | that ]
    ( ( is | was | ) ( targeting | aimed at | pointed at | cast on | going at )
    | targets | targeted | ( he | she | they ) [ has | had ] ( cast | aimed | fired |
    pointed | threw ) ( on | at ) ) {goal:targets}"""
_PATTERNS = {
    "castwith": (
        _X,
        _AIMED,
        *_BOTH_NAMED,
        "@choosing",
        _COLOR,
        "[ , ] @how [ @how ] {=how}",
        "[ , ] @flashback {=back}",
        "[ , ] from ( my | his | her | their | the ) graveyard {=how} {=grave}",
        "[ , ] [ and ] @kicked {=kicked}",
        """[ , ] ( unkicked | not kicked | without [ paying ] [ the | its | for ]
            ( kicker | kicker cost | overload | overload cost ) | not overloaded
            | without ( kicking | overloading ) [ it | the spell ] ) {=bare}""",
        """[ , ] [ and ] ( paying | spending | using | with ) [ @only ]
            {spent:manaspent} [ for it | on it | to cast it ]""",
        "[ , ] [ and ] with [ a | the ] storm count of {storm:number}",
    ),
    "usewith": (
        _X,
        # Not "to": "I sacrifice a Goat to my Altar".
        f"""[ , ] [ and ] [ he | she | they | i ] ( on | for | targeting | onto | at
            | targets | target | aiming at | aimed at ) {{to:targets}}
            [ ( each time | both times ) {{=always}} ] {_IN_ORDER}""",
        *_BOTH_NAMED,
        _THREAT,
        "@choosing",
        _COLOR,
        "( once | {times:times} ) [ [ , ] ( each time | both times ) ]",
        "( each time | both times | once for ( each | each one | each of them | both "
        "| both of them ) ) {=always}",
    ),
}


@cache
def _tree(name: str) -> PatternTree:
    patterns = _PATTERNS[name]
    return PatternTree([compile_pattern(expand(it, MACROS)) for it in patterns])


def _read(name: str, parse: Parse, at: int) -> Iterator[Reading]:
    """Any of the patterns, in any order, each once at most."""

    def further(here: int, kept: Binds, said: frozenset[int]) -> Iterator[Reading]:
        for number, end, binds in _tree(name).matches(parse, here):
            if number not in said:
                yield end, kept + binds
                yield from further(end, kept + binds, said | {number})

    # "Sacrificing a Goat and targeting Otto": what "and" joins is something new.
    joined = parse.word(at + (parse.word(at) == ",")) == "and"
    return iter(()) if joined else further(at, (), frozenset())


@reader("castwith")
def read_cast_with(parse: Parse, at: int) -> Iterator[Reading]:
    """What goes with a spell that is cast."""
    return _read("castwith", parse, at)


@reader("usewith")
def read_use_with(parse: Parse, at: int) -> Iterator[Reading]:
    """What goes with an ability that is activated."""
    return _read("usewith", parse, at)
