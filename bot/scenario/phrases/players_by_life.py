"""Players known by what is said of their life beside that of others."""

from collections.abc import Iterator

from bot.citation import Game
from bot.scenario.phrases.cards_or_people import is_told
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS, SUBTYPES
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.tokens import BULLET, Kind
from bot.scenario.words.typed_words import EVERYDAY

_JOINED = frozenset({",", "and", "&", "/"})
_LED = _JOINED | {";"}
_AT = frozenset({"at", "on"})
_TOLD = frozenset({"at", "on", "is", ":", "am", "are"})
_ENDED = frozenset({".", "!", "?", "", "\n", ",", ";", "and"})
_OTHERS = frozenset({"me", "i", "myself", "you"}) | OPPONENTS
# "My opponent" is the longest that stands before such a number.
_LONGEST_NAME = 3


@reader("lifebehind", of="number")
def read_life_behind(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Bob is at 5, me 17": a number right behind the life of another player."""
    before = at - 1
    while before > 0 and parse.word(before) not in _LED:
        if at - before > _LONGEST_NAME:
            return
        before -= 1
    if _ends_life(parse, before):
        for end, number in parse.reads("number", at):
            if parse.word(end) in _ENDED:
                yield end, number


def _ends_life(parse: Parse, at: int) -> bool:
    """Whether the life of somebody stands right before the mark at *at*."""
    at -= parse.word(at) == "and" and parse.word(at - 1) == ","
    at -= 1 + (parse.word(at - 1) == "life")
    return at > 1 and parse.is_kind(at, Kind.NUMBER) and parse.word(at - 1) in _TOLD


def by_life(parse: Parse) -> set[str]:
    """The names of strangers of whom only their life tells that they are players."""
    found: set[str] = set()
    if parse.game not in {None, Game.MTG} or parse.shouting:
        return found
    if {"planeswalker", "planeswalkers", "loyalty"} & {*parse.words}:
        return found
    for at in range(1, len(parse.tokens) - 1):
        if parse.word(at) in _AT and parse.is_kind(at + 1, Kind.NUMBER):
            found |= _listed_before(parse, at)
            if _is_stranger(parse, at - 1) and _is_told_so(parse, at - 1):
                found.add(parse.word(at - 1))
    return found


def _is_told_so(parse: Parse, at: int) -> bool:
    """The Dre of "Ivy is at 9 and Dre at 11"."""
    return parse.word(at - 1) in _LED and _ends_life(parse, at - 1)


def _listed_before(parse: Parse, at: int) -> set[str]:
    """Zed and Dre in "me, Zed and Dre are all at 12"."""
    here = at - 1
    here -= parse.word(here) in {"all", "each", "both"}
    if parse.word(here) not in {"are", "were", "start"}:
        return set()
    here -= 1
    names: list[str] = []
    while _is_stranger(parse, here) or parse.word(here) in _OTHERS | FIRST_NAMES:
        names.append(parse.word(here))
        here -= 1
        here -= parse.word(here) in {"my", "our"}
        if here < 0 or parse.word(here) not in _JOINED:
            break
        while parse.word(here) in _JOINED:
            here -= 1
    known = any(it in _OTHERS | FIRST_NAMES for it in names)
    return {*names} - _OTHERS if known and len(names) > 1 else set()


def _is_stranger(parse: Parse, at: int) -> bool:
    """Whether a word stands there that can be nobody's but a player's name."""
    word = parse.word(at)
    return (
        parse.is_kind(at, Kind.WORD)
        and word.isalpha()
        and len(word) > 1
        and word not in EVERYDAY
        and word not in SUBTYPES
        and not any(card.sure for _, card in parse.reads("card", at))
    )


# Who is hit, pinged or shot by these is called by his first name, however small.
_AIMED = frozenset(
    "attack attacks attacked attacking hit hits ping pings pinged poke pokes poked "
    "target targets bolt bolts bolted shock shocks shocked bonk bonks".split()
)
_BEHIND = frozenset(
    [
        "",
        ".",
        "!",
        "?",
        ",",
        ";",
        "\n",
        "with",
        "for",
        "unblocked",
        "and",
        "every",
        "each",
    ]
)
_BEFORE = frozenset(
    ["", ".", "\n", ",", ";", ":", BULLET, "!", "?", "and", "while", "with"]
) | frozenset(
    "so but then when if after once because since where or hey hi yo ok okay lol dude "
    "bro guys buddy friend now well like n btw rn did does can could would will "
    "that basically".split()
)
# What a player does, and a creature or a thing so called hardly ever; and what only
# players have behind such a word.
_PLAYS = frozenset(
    "casts cast plays played bolts bolted shocks shocked swings swung attacks attacked "
    "chumps fogs fogged wraths wrathed activates activated sacs sacrifices responds "
    "responded pings pinged taps blocks blocked topdecks slams resolves controls "
    "drops flashes counters countered discards draws drew scoops".split()
)
_HELD = frozenset("a an the two three some his her this out".split())
_BY_NOW = frozenset("already just also still then now only taken".split())
_TAKEN = frozenset("taken eaten lost gained cast".split())
# Words that stand behind such a verb for what they say, not for somebody.
_NO_NAMES = frozenset("max art sue guy chase drew will mark bill may rose ash".split())
_SMALL_NAMES = FIRST_NAMES - _NO_NAMES


def is_small_player(parse: Parse, at: int) -> bool:
    """The "frank" of "attacks frank": a first name typed small that is a word too."""
    word = parse.word(at)
    if word not in _SMALL_NAMES or parse.game not in {None, Game.MTG}:
        return False
    before = parse.word(at - 1) if at else ""
    if before in _AIMED and parse.word(at + 1) in _BEHIND:
        return True
    if before in _BEFORE and _plays(parse, at + 1) and not is_told(parse, at):
        return True
    told = parse.word(at + 1) == "is" and parse.word(at + 2) in _AT
    return before in _BEFORE and told and parse.is_kind(at + 3, Kind.NUMBER)


def _plays(parse: Parse, at: int) -> bool:
    """Whether what stands at *at* is done, or had, by one who plays."""
    if parse.word(at) in {"has", "had"} and parse.word(at + 1) in _BY_NOW:
        return parse.word(at + 2) in _TAKEN
    at += parse.word(at) in _BY_NOW
    if parse.word(at) in _PLAYS:
        return True
    held = parse.word(at + 1) in _HELD or parse.is_kind(at + 1, Kind.SIZE)
    if parse.word(at) in {"has", "had", "got", "controls"}:
        named = any(card.sure for _, card in parse.reads("card", at + 1))
        return held or named or parse.is_kind(at + 1, Kind.NUMBER)
    return parse.word(at) in {"is", "was"} and parse.word(at + 1) in _AT
