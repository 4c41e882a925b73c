"""What Grand Archive's nouns name: types, subtypes, elements and states."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.values import Filter, Side, Variable
from bot.wording.grand_archive.grammar import G
from bot.wording.phrases import Attempt
from bot.wording.units.kinds import together
from bot.wording.units.nouns import Kind

ELEMENTS = frozenset(
    [
        "fire",
        "water",
        "wind",
        "norm",
        "exalted",
        "arcane",
        "astra",
        "crux",
        "exia",
        "luxem",
        "neos",
        "tera",
        "umbra",
    ]
)
CLASSES = frozenset(
    [
        "assassin",
        "cleric",
        "guardian",
        "mage",
        "ranger",
        "spirit",
        "tamer",
        "warrior",
        "anomaly",
    ]
)
# Nouns that can stand alone, and how many they mean.
_HEADS = {
    "unit": False, "units": True, "ally": False, "allies": True, "champion": False,
    "champions": True, "object": False, "objects": True, "weapon": False,
    "weapons": True, "item": False, "items": True, "domain": False, "domains": True,
    "phantasia": False, "phantasias": True, "regalia": False, "token": False,
    "tokens": True, "card": False, "cards": True, "attack": False, "attacks": True,
    "action": False, "actions": True, "source": False, "sources": True,
    "spell": False, "spells": True,
}  # fmt: skip
_SINGULAR = {
    "units": "unit", "allies": "ally", "champions": "champion", "objects": "object",
    "weapons": "weapon", "items": "item", "domains": "domain",
    "phantasias": "phantasia", "cards": "card", "attacks": "attack",
    "actions": "action", "sources": "source", "spells": "spell", "tokens": "token",
}  # fmt: skip
# What says nothing about which one: everything on the field is an object.
_ANY = frozenset({"object", "source", "card"})
# By length; the order means nothing.
_SUBTYPES = """
    ape axe dog fan gun map cat bow fox herb wand food bird robe mage isle gate leaf
    wolf king ring frog lash book rook bull maul farm lion horn pawn whip bear
    boar deer root fist dryad shard sword snake whale slime phone spire horse
    curse mouse flute staff cloak trial angel skill golem human queen rhino
    sheep tiger tamer otter river armor ruins boots craft beast arrow fairy
    cleric suited shield device selkie bauble weasle turtle castle throne animal
    aenean dragon potion bishop avatar dagger ranger hammer flower gloves market
    bullet rabbit spirit shenju shadow melody monkey command veltech obelisk
    fractal crystal kingdom polearm elysian kitchen dolphin raccoon unicorn
    discorp specter scepter warrior serpent solvent phoenix harmony factory
    antelope ultimate memorite squirrel mushroom guardian chessman pangolin
    assassin reaction artifact adjuvant catalyst fatebound flowerbud siegeable
    fatestone scripture elemental powercell cataclysm automaton resonator
    construct ascendant component butterfly accessory aetherwing apparition
    distortion crossroads settlement instrument aethercharge
"""
SUBTYPES = frozenset(_SUBTYPES.split())
_STATES: dict[str, Filter] = {
    "awake": Filter(tapped=False),
    "rested": Filter(tapped=True),
    "attacking": Filter(attacking=True),
    "retaliating": Filter(blocking=True),
    "damaged": Filter(damaged=True),
    "undamaged": Filter(damaged=False),
    "distant": Filter(flags=frozenset({"distant"})),
    "imbued": Filter(flags=frozenset({"imbued"})),
    "fostered": Filter(flags=frozenset({"fostered"})),
    "ephemeral": Filter(flags=frozenset({"ephemeral"})),
    "brewed": Filter(flags=frozenset({"brewed"})),
    "prepared": Filter(flags=frozenset({"prepared"})),
    "empowered": Filter(flags=frozenset({"empowered"})),
    "loaded": Filter(flags=frozenset({"loaded"})),
    "unloaded": Filter(not_flags=frozenset({"loaded"})),
    "non-distant": Filter(not_flags=frozenset({"distant"})),
    "non-token": Filter(token=False),
    "token": Filter(token=True),
    "unique": Filter(kinds=frozenset({"unique"})),
    "regalia": Filter(kinds=frozenset({"regalia"})),
}
# Whether a card became one of these is a fact of its own (``Flag``).
_AS_PLAYED = frozenset({"token", "imbued", "brewed", "prepared", "empowered"})
G.table("state", {name: it for name, it in _STATES.items() if name not in _AS_PLAYED})
G.table("measure", {"your champion's level": lambda scene: Variable("LV")})
G.table("state", {"defending": Filter(flags=frozenset({"defending"}))})


@G.reads("kind")
def _kind(attempt: Attempt, at: int) -> Iterable[tuple[int, Kind]]:
    """Adjectives, a noun, and what follows it ("you control", "with taunt")."""
    found: list[tuple[int, Kind]] = []
    for end, filter_, plural, words in _core(attempt, at):
        found.extend(_tail(attempt, end, Kind(filter_, plural, words)))
    found.sort(key=lambda it: -it[0])
    return found


_Core = tuple[int, Filter, bool, tuple[str, ...]]
# "Token weapons", "a regalia item": no noun of their own before one of these.
_NOUNS_TOO = frozenset({"token", "regalia"})
_THINGS = frozenset(
    (word,)
    for word in _HEADS
    if word not in ("card", "cards", "token", "tokens", "source", "sources", "regalia")
)


def _core(attempt: Attempt, at: int) -> list[_Core]:
    words = attempt.words
    filter_ = Filter()
    end = at
    while end < len(words) and end - at < 8:
        word = words[end]
        if word in ("other", "another"):
            filter_ = replace(filter_, other=True)
        elif word in _STATES and (
            word not in _NOUNS_TOO or words[end + 1 : end + 2] in _THINGS
        ):
            more = together(filter_, _STATES[word])
            if more is None:
                return []
            filter_ = more
        elif (elements := _elements(words, end))[1]:
            end, named = elements
            filter_ = replace(filter_, elements=named)
        elif word[4:] in ELEMENTS and words[end : end + 2] == (
            f"non-{word[4:]}", "element",
        ):  # fmt: skip
            other = Filter(elements=frozenset({word[4:]}))
            filter_ = replace(filter_, none_of=(*filter_.none_of, other))
            end += 1
        elif word.startswith("non-") and (kind := _name(word[4:])):
            filter_ = replace(filter_, not_kinds=filter_.not_kinds | {kind})
        else:
            break
        end += 1
    return _nouns(attempt, end, filter_)


_BASIC = frozenset({"fire", "water", "wind"})


def _elements(words: tuple[str, ...], at: int) -> tuple[int, frozenset[str]]:
    """The last word of "fire element", "fire or water element", "fire" of a source."""
    named: frozenset[str] = frozenset()
    while at < len(words):
        word = words[at]
        if word not in ELEMENTS and word != "basic":
            break
        named |= _BASIC if word == "basic" else {word}
        at += 1
        if words[at : at + 1] == ("element",):
            return at, named
        if words[at : at + 1] and words[at] in _HEADS:
            return at - 1, named  # "a fire source"
        for joint in (("and", "/", "or"), ("and",), ("or",)):
            if words[at : at + len(joint)] == joint:
                at += len(joint)
                break
        else:
            break
    return at, frozenset()


def _name(word: str) -> str | None:
    if word in _HEADS:
        return _SINGULAR.get(word, word)
    if word in SUBTYPES or word in CLASSES:
        return word
    return None


def _nouns(attempt: Attempt, at: int, filter_: Filter) -> list[_Core]:
    """Types and subtypes up to the last noun; "X and/or Y", "X, Y, or Z"."""
    words = attempt.words
    kinds: list[str] = []
    plural = False
    head = False
    end = at
    found: list[_Core] = []
    while end < len(words):
        word = words[end]
        known = word in _HEADS or word in SUBTYPES or word in CLASSES
        if not known and not (end > at and attempt.text.capital(end)):
            if not (attempt.text.capital(end) and word.isalpha() and end > 0):
                break
            if words[end + 1 : end + 2] and words[end + 1] not in _HEADS:
                break
        # "a Warrior class champion"
        if word in CLASSES and words[end + 1 : end + 2] == ("class",):
            filter_ = replace(filter_, classes=frozenset({word}))
            end += 2
            continue
        if head and word not in ("card", "cards", "token", "tokens", "source",
                                 "sources"):  # fmt: skip
            break
        kinds.append(_SINGULAR.get(word, word))
        if word in _HEADS:
            head, plural = True, _HEADS[word]
        end += 1
        found.append(_core_of(end, filter_, kinds, plural))
        if word == "regalia":
            found.append(_core_of(end, filter_, kinds, True))
    joined = _joined(attempt, end, filter_, kinds)
    return [*joined, *(one for one in found if one is not None)]


def _core_of(end: int, filter_: Filter, kinds: list[str], plural: bool) -> _Core:
    token = True if "token" in kinds else filter_.token
    named = frozenset(kind for kind in kinds if kind not in _ANY and kind != "token")
    made = replace(filter_, kinds=filter_.kinds | named, token=token)
    return end, made, plural, tuple(kinds)


def _joined(
    attempt: Attempt, at: int, filter_: Filter, first: list[str]
) -> list[_Core]:
    """ "Fatestone and/or Fatebound objects", "item, weapon, or ally"."""
    words = attempt.words
    options = [first]
    end = at
    ands = False
    while True:
        step = _joint(words, end)
        # "Animal and Beast allies" are those that are either.
        and_next = first and first[-1] in SUBTYPES and words[end : end + 1] == ("and",)
        if step == end and and_next:
            step, ands = end + 1, True
        if step == end or not first:
            break
        here = step
        kinds: list[str] = []
        while here < len(words) and _name(words[here]):
            kinds.append(_SINGULAR.get(words[here], words[here]))
            here += 1
        if not kinds:
            break
        options.append(kinds)
        end = here
    if len(options) < 2:
        return []
    last = options[-1]
    if ands and not _HEADS.get(words[end - 1], False):
        return []
    plural = words[end - 1] in _HEADS and _HEADS[words[end - 1]]
    # A noun at the end goes with each: "fire or water element units" has none here.
    tail = last[-1] if len(last) > 1 and last[-1] in _HEADS else ""
    names = []
    for option in options:
        kept = [kind for kind in option if kind not in _ANY and kind != tail]
        if len(kept) > 1 or not kept:
            return []
        names.append(kept[0])
    shared = frozenset({tail}) - _ANY if tail else frozenset()
    if shared and set(names[:-1]) & (set(_HEADS) - _ANY):
        # "Ally or Siegeable domain": the first noun stands for itself.
        either = tuple(
            Filter(kinds=frozenset({name}) | (shared if name == names[-1] else set()))
            for name in names
        )
        made = replace(filter_, any_of=either)
        return [(end, made, plural, tuple(k for o in options for k in o))]
    made = replace(filter_, any_kinds=frozenset(names), kinds=filter_.kinds | shared)
    return [(end, made, plural, tuple(k for o in options for k in o))]


def _joint(words: tuple[str, ...], at: int) -> int:
    end = at
    if words[end : end + 1] == (",",):
        end += 1
    if words[end : end + 3] == ("and", "/", "or"):
        return end + 3
    if words[end : end + 1] in (("or",),):
        return end + 1
    return end if end > at and words[end : end + 1] != ("and",) else at


_CONTROL = {
    ("you", "control"): Side.YOU,
    ("you", "don't", "control"): Side.OPPONENT,
    ("an", "opponent", "controls"): Side.OPPONENT,
    ("your", "opponents", "control"): Side.OPPONENT,
    ("the", "defending", "player", "controls"): Side.OPPONENT,
    ("opponents", "control"): Side.OPPONENT,
    ("they", "control"): Side.THAT_PLAYER,
    ("that", "player", "controls"): Side.THAT_PLAYER,
    ("that", "opponent", "controls"): Side.THAT_PLAYER,
    ("target", "opponent", "controls"): None,
}


def _tail(attempt: Attempt, at: int, kind: Kind) -> list[tuple[int, Kind]]:
    found = [(at, kind)]
    words = attempt.words
    for said, side in _CONTROL.items():
        here = words[at : at + len(said)] == said
        if here and side is not None and kind.filter.controller is None:
            more = replace(kind, filter=replace(kind.filter, controller=side))
            found.extend(_tail(attempt, at + len(said), more))
    if words[at : at + 1] in (("with",), ("without",)):
        for end, keyword in attempt.read(G.rule("keyword"), at + 1):
            field = "keywords" if words[at] == "with" else "without_keywords"
            filter_ = replace(kind.filter, **{field: frozenset({keyword})})  # type: ignore[arg-type]
            found.extend(_tail(attempt, end, replace(kind, filter=filter_)))
        for end, counter in attempt.read(G.rule("with counter"), at + 1):
            if words[at] == "with":
                filter_ = replace(kind.filter, counter=counter)
                found.extend(_tail(attempt, end, replace(kind, filter=filter_)))
    if words[at : at + 1] == ("with",) and words[at + 2 : at + 3] == ("power",):
        most = words[at + 1].isdecimal() and words[at + 3 : at + 5] == ("or", "less")
        if most and kind.filter.power_at_most is None:
            made = replace(kind.filter, power_at_most=int(words[at + 1]))
            found.extend(_tail(attempt, at + 5, replace(kind, filter=made)))
    if words[at : at + 1] == ("named",):
        end = at + 1
        while end < len(words) and (
            attempt.text.capital(end) or words[end] in ("of", "the")
        ):
            end += 1
        if end > at + 1:
            name = attempt.text.between(at + 1, end).lower()
            filter_ = replace(kind.filter, name=name)
            found.extend(_tail(attempt, end, replace(kind, filter=filter_)))
    return found


@G.says(
    "with counter",
    "(a|an|any|one or more) <kind:counter> (counter|counters) on (it|them)",
)
def _with_counter(kind: str) -> str | None:
    return None if kind == "damage" else kind
