"""Keyword abilities: which are played out, and which can never touch a ruling."""

from collections.abc import Iterable

from bot.engine.board import COLORS
from bot.plurals import plural
from bot.wording.magic.grammar import G
from bot.wording.magic.vocabulary import kind
from bot.wording.numbers import NUMBERS
from bot.wording.phrases import Attempt

# What the engine plays out, or what a question can be about.
PLAYED = frozenset(
    {
        "flying", "first strike", "double strike", "deathtouch", "lifelink", "trample",
        "vigilance", "reach", "haste", "flash", "defender", "hexproof",
        "indestructible", "menace", "shroud", "infect", "wither", "fear", "intimidate",
        "shadow", "horsemanship", "skulk", "plainswalk", "islandwalk", "swampwalk",
        "mountainwalk", "forestwalk", "desertwalk", "umbra armor", "totem armor",
        "snow forestwalk", "snow swampwalk", "legendary landwalk",
        "nonbasic landwalk", "landwalk", "undying", "persist",
        "trample over planeswalkers", "phasing",
    }
)  # fmt: skip
# Read where others are said to have them, or to be without.
BY_NAME = frozenset({"flanking", "banding", "melee", "modular", "horde"})
# Followed by a number.
NUMBERED = frozenset({"toxic", "absorb", "devour"})
# These say how a card is cast, moved or looked for, and nothing about events.
INERT = frozenset(
    {
        "provoke", "firebending", "madness", "dredge", "station", "waterbend",
        "affinity", "ascend", "assist", "aftermath", "awaken", "basic landcycling",
        "bargain", "buyback", "cascade", "casualty",
        "choose a background", "cipher", "cleave", "conspire", "convoke", "crew",
        "cycling", "delve", "demonstrate", "discover", "disguise", "disturb",
        "emerge", "encore", "entwine", "epic", "equip", "escalate", "escape", "evoke",
        "flashback", "forestcycling", "foretell", "fuse", "gravestorm",
        "harmonize", "hideaway", "impending", "improvise", "islandcycling",
        "jump-start",
        "kicker", "landcycling", "level up", "living metal", "megamorph",
        "miracle", "morph", "mountaincycling", "multikicker", "mutate", "ninjutsu",
        "offering", "offspring", "outlast", "overload", "partner", "partner with",
        "plainscycling", "plot", "prototype", "prowl", "rebound", "reconfigure",
        "replicate", "retrace", "ripple", "saddle", "scavenge", "sneak", "spectacle",
        "splice", "split second", "spree", "squad", "start your engines!", "storm",
        "strive", "surge", "suspend", "swampcycling", "transfigure", "transmute",
        "typecycling", "unearth", "ward", "warp", "web-slinging", "wizardcycling",
        "slivercycling", "devoid",
        "friends forever", "doctor's companion", "commander ninjutsu", "freerunning",
        "gift", "craft", "blitz", "dash", "bestow", "embalm", "eternalize",
        "cumulative upkeep", "soulbond", "read ahead", "echo", "soulshift", "ingest",

        "more than meets the eye", "specialize", "daybound", "nightbound",
    }
)  # fmt: skip

# Keywords that the rules call by another name now (702.89).
_RENAMED = {"totem armor": "umbra armor"}


@G.reads("keyword")
def _keyword(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    words = attempt.words
    found: list[tuple[int, str]] = []
    for size in (3, 2, 1):
        name = " ".join(words[at : at + size])
        if name in PLAYED:
            found.append((at + size, _RENAMED.get(name, name)))
    here = words[at] if at < len(words) else ""
    if here in INERT or here in BY_NAME:
        end = at + 1
        while end < len(words) and words[end].startswith("{"):
            end += 1
        cost = "".join(words[at + 1 : end]).upper()
        found.append((end, f"{here} {cost}".strip()))
    if here in NUMBERED and at + 1 < len(words):
        number = words[at + 1]
        if number in NUMBERS:
            number = str(NUMBERS.index(number))
        if number.isdecimal():
            found.append((at + 2, f"{here} {number}"))
    if here in ("protection", "hexproof") and words[at + 1 : at + 2] == ("from",):
        for end, quality in attempt.read(_QUALITY, at + 2):
            found.append((end, f"{here} from {quality}"))
    return found


_QUALITY = G.rule("quality")

CHOSEN_PLAYER = "the chosen player"

# Words that no card type or colour stands for, and the quality they say.
_IN_WORDS = {
    "the color of your choice": "the color of your choice",
    "the color of its controller 's choice": "the color of its controller's choice",
    CHOSEN_PLAYER: CHOSEN_PLAYER,
    "the chosen color": "the chosen color",
    "the chosen card type": "the chosen card type",
    "the chosen card name": "sources named the chosen name",
    "the chosen name": "sources named the chosen name",
    "sources named the chosen name": "sources named the chosen name",
    "all colors": "all colors",
    "each color": "all colors",
    "colored spells": "colored spells",
    "spells that are one or more colors": "colored spells",
    "each of your opponents": "each of your opponents",
}
_LONGEST = max(len(said.split()) for said in _IN_WORDS)


@G.reads("quality")
def _quality(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    words = attempt.words
    here = words[at] if at < len(words) else ""
    if here in COLORS or here in ("everything", "multicolored", "monocolored"):
        return [(at + 1, here)]
    for size in range(min(_LONGEST, len(words) - at), 1, -1):
        said = _IN_WORDS.get(" ".join(words[at : at + size]))
        if said is not None:
            return [(at + size, said)]
    told = words[at : at + 5]
    if told[:2] == ("mana", "value") and told[3:] in (
        ("or", "greater"),
        ("or", "less"),
    ):
        return [(at + 5, " ".join(told))] if told[2].isdecimal() else []
    known = kind(here)
    if known is None:
        return []
    if words[at + 1 : at + 2] == ("spells",):
        return [(at + 2, f"{known[0]} spells")]
    return [(at + 1, plural(known[0]))]


@G.reads("keywords")
def _keywords(attempt: Attempt, at: int) -> Iterable[tuple[int, tuple[str, ...]]]:
    """A list: "flying, vigilance, and protection from red and from blue"."""
    found: list[tuple[int, tuple[str, ...]]] = []
    _more_keywords(attempt, at, (), found)
    found.reverse()
    return found


# "protection from instants and sorceries"
_SPELLS_OF_BOTH = {
    "protection from instants": ("sorceries",),
    "protection from sorceries": ("instants",),
}


def _more_keywords(
    attempt: Attempt,
    at: int,
    so_far: tuple[str, ...],
    found: list[tuple[int, tuple[str, ...]]],
) -> None:
    for end, one in attempt.read(_KEYWORD, at):
        names = (*so_far, one)
        found.append((end, names))
        words = attempt.words
        after = end
        if words[after : after + 1] == (",",):
            after += 1
        if words[after : after + 1] == ("and",):
            after += 1
        if after == end:
            continue
        from_what = one.split(" from ")[0] in {"protection", "hexproof"}
        if from_what and words[after : after + 1] == ("from",):
            _more_qualities(attempt, after, names, found)
        elif (
            one in _SPELLS_OF_BOTH and words[after : after + 1] == _SPELLS_OF_BOTH[one]
        ):
            found.append((after + 1, (*names, f"protection from {words[after]}")))
        else:
            _more_keywords(attempt, after, names, found)


def _more_qualities(
    attempt: Attempt,
    at: int,
    so_far: tuple[str, ...],
    found: list[tuple[int, tuple[str, ...]]],
) -> None:
    """ "… from blue, from black, and from red": what else it has protection from.

    Or hexproof, as with the one before.
    """
    words = attempt.words
    for end, quality in attempt.read(_QUALITY, at + 1):
        names = (*so_far, f"{so_far[-1].split(' from ')[0]} from {quality}")
        found.append((end, names))
        after = end + (words[end : end + 1] == (",",))
        after += words[after : after + 1] == ("and",)
        if after > end and words[after : after + 1] == ("from",):
            _more_qualities(attempt, after, names, found)


_KEYWORD = G.rule("keyword")
