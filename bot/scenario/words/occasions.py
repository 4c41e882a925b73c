"""When and where something was played: "last night at FNM", "in a draft game"."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.tokens import Kind

_DAYS = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday weekend yesterday today "
    "tonight week month night evening morning afternoon xmas christmas".split()
)
#: what is no card, however it is written
OCCASIONS = _DAYS | frozenset(
    "fnm lgs locals local edh cedh prerelease prereleases draft sealed commander "
    "modern legacy pauper vintage pioneer cube brawl store shop club tournament "
    "league pod playgroup arena mtgo mtga gp rcq rptq pptq spelltable cockatrice "
    "discord reddit kitchen finals semifinals pantheon".split()
)
# These are an occasion only with something said of them: "a game", "game 2".
_PLAYED = frozenset("game games match matches round rounds table".split())
_OPENING = frozenset("at in on during from last this yesterday today tonight".split())
_BETWEEN = frozenset(
    "at in on during from last this the a an my our some one 's of casual first second "
    "third fourth big little small friendly recent other day few couple weeks days "
    "month months ago two four five six player person multiplayer".split()
)
_MARKS = frozenset(", . : ; ! - ( )".split()) | {"", "\n"}
_MOST = 9


@reader("occasion", begins=_OPENING | OCCASIONS)
def read_occasion(parse: Parse, at: int) -> Iterator[Reading]:
    """Up to a word that says when or where."""
    here, named = at, False
    while here < at + _MOST:
        word = parse.word(here)
        if word == "commander" and _is_creature(parse, at, here):
            return
        named = named or _names_one(parse, at, here)
        between = word in _BETWEEN or word in _PLAYED
        if not named and not between:
            return
        if not between and word not in OCCASIONS and not _is_count(parse, here):
            return
        here += 1
        if not named or (word in _BETWEEN and word not in {"local", "ago"}):
            continue
        # A bare "EDH" or "commander game" stands by itself.
        if parse.word(at) in _OPENING or parse.word(here) in _MARKS:
            yield here, parse.said(at, here)


def _names_one(parse: Parse, start: int, at: int) -> bool:
    word = parse.word(at)
    if word in OCCASIONS or (word == "ago" and at > start):
        return True
    return _is_count(parse, at) or (word in _PLAYED and _one(parse, start, at))


def _is_count(parse: Parse, at: int) -> bool:
    """The 2 of "round 2"."""
    return parse.is_kind(at, Kind.NUMBER) and parse.word(at - 1) in _PLAYED


def _is_creature(parse: Parse, start: int, at: int) -> bool:
    """The commander of "bolts my commander", not that of "in commander"."""
    before = parse.word(at - 1) if at > start else ""
    return before not in {"in", "during", ""} and parse.word(at + 1) not in (
        _PLAYED | OCCASIONS
    )


def _one(parse: Parse, start: int, at: int) -> bool:
    """Whether it is one of several: "this game" is where everything happens."""
    before = parse.word(at - 1) if at > start else ""
    owned = any(parse.word(it) in {"a", "our", "my", "'s"} for it in range(start, at))
    if before in OCCASIONS or before == "casual" or owned:
        return parse.word(at) != "table" or before == "kitchen"
    return parse.word(at) != "table" and parse.is_kind(at + 1, Kind.NUMBER)
