"""What a noun is called once more behind a comma: "Recruit, a 2/1 first striker"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.words.kinds import AGENTS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Thing
from bot.scenario.words.tokens import Kind

_CLOSES = frozenset([".", "?", ";", ")", "", "\n", "!"])


def sized_behind(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "A creature with wither, 3/3", "a flier, 2/2, attacks": no second creature."""
    one = thing.noun == "creature" and (thing.count or 1) == 1 and not thing.plural
    if not one or not parse.is_kind(at + 1, Kind.SIZE):
        return []
    found = []
    for end, specs in parse.reads("specs", at + 1):
        closed, comma = parse.word(end) in _CLOSES, parse.word(end) == ","
        # "A goblin, 2/2, 3/3" and "a goblin, 2/2, and 3/3" are lists.
        behind = end + 1 + (parse.word(end + 1) == "and")
        listed = parse.is_kind(behind, Kind.SIZE)
        if closed or (comma and thing.det == "a" and not listed):
            told = thing.also(*specs)
            found += [(end, told), (end + comma, told)]
    return found


# Behind any of these a unit has its size, or is one of several with theirs.
_SIZING = frozenset("size might power life number among rank ordinal doing".split())


def bare_unit(thing: Thing) -> bool:
    """ "My ally", "a unit with stealth": its size is not said yet."""
    return (
        thing.noun in {"ally", "unit"}
        and not thing.label
        and not thing.plural
        and bool(thing.owner or thing.det or thing.count == 1)
        and all(spec.kind not in _SIZING for spec in thing.specs)
    )


def apposed(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """“Recruit, a 2/1 first striker”: the same thing said twice."""
    if thing.count not in {None, 1} or parse.word(at - 1) in _MANY:
        return []
    found = _printed(parse, at, thing) + _kind_of_it(parse, at, thing)
    if thing.of("size") or thing.noun == "card":
        return found
    bare = parse.game is not Game.MTG and bare_unit(thing)
    counted = parse.game is Game.MTG and _just_counted(thing)
    for end, other in parse.reads("thing", at + 1):
        closed = parse.word(end) == "," and (counted or goes_on(parse, end + 1))
        named = _only_named(parse, thing, other)
        lists = parse.word(end) == "," and not (bare or closed or named)
        if (parse.word(end) == "and" and not (counted or named)) or lists:
            continue  # a list, not the same thing once more
        if bare and any(other.of(it) for it in ("size", "might", "power", "life")):
            if other.noun not in {"card", "it", "them", "which"} and not other.owner:
                more = tuple(it for it in thing.specs if it.kind == "bonus")
                specs = tuple(it for it in thing.specs if it not in more)
                specs = (*specs, *other.specs, *more)  # what it gets is on top
                label = other.label or thing.label
                found.append((end, replace(thing, label=label, specs=specs)))
                if parse.word(end) == "," and parse.word(end + 1) not in _LISTING:
                    found.append((end + 1, found[-1][1]))
        elif named or (
            other.noun in {"creature", "planeswalker"}
            and (other.of("size") or other.of("loyalty"))
        ):
            if other.count in {None, 1} and not (other.owner and thing.owner):
                specs, owner = (*thing.specs, *other.specs), thing.owner or other.owner
                label = thing.label or other.label
                one = replace(thing, specs=specs, owner=owner, label=label)
                found.append((end + closed, one))
    return found


# "His team: a 3/3, a 2/2 and a 1/1" is no one creature.
_MANY = frozenset("team board army squad crew side".split())


def _only_named(parse: Parse, thing: Thing, other: Thing) -> bool:
    """ "Ally A, a 2/2, Ally B, a 1/4 and …": each name has its size behind it.

    In games whose units have sizes: a name alone would tell nothing of one.
    """
    if parse.game is Game.MTG or not thing.label or thing.card is not None:
        return False
    told = any(thing.of(it) for it in ("size", "might", "power", "life"))
    bare = not (other.label or other.card or other.owner or other.plural)
    sized = any(other.of(it) for it in ("size", "might"))
    return bare and sized and not told and other.det == "a" and other.count is None


def _just_counted(thing: Thing) -> bool:
    """ "One untapped creature", "another creature": nothing is known of it yet.

    Whatever has a size behind it is that creature, also where a list goes on.
    """
    told = any(it.kind not in {"noun", "status"} for it in thing.specs)
    if thing.noun != "creature" or thing.label or thing.card or told:
        return False
    return thing.count == 1 or thing.det in {"a", "another"}


def goes_on(parse: Parse, at: int) -> bool:
    """Whether what stands behind ", a 2/2," tells of it, or who does something."""
    if parse.word(at) in _GOING_ON or (parse.word(at) in _DO and _asks(parse, at)):
        return True
    # "with his Bear, a 2/2, and I block", and no list of what he attacks with.
    joined = parse.word(at) == "and"
    at += joined
    if joined and parse.word(at) in _DOING and parse.game is Game.MTG:
        return True  # "It blocks a creature with wither, a 1/1, and survives"
    return parse.word(at) == "it" or any(
        parse.word(end) not in {"'s", "'"} for end, _ in parse.reads("person", at)
    )


# "Can my Bear, a 2/2, block it?"
_DO = frozenset("block attack be die survive deal kill trade still legally".split())
_MAY = frozenset("can could may do does did will would must should".split())


def _asks(parse: Parse, at: int) -> bool:
    """Whether the sentence that goes on at *at* began with what makes it a question."""
    while at and parse.word(at - 1) not in _CLOSES:
        at -= 1
    return parse.word(at + (parse.word(at) in {"and", "so"})) in _MAY


def _printed(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "Sett, Kingpin, a 5 Might unit …": a card and the size printed on it.

    And the other way round: "a 5 Might unit, Sett, …".
    """
    found = []
    for end, other in parse.reads("thing", at + 1):
        if not same_as_printed(parse, end, thing, other):
            continue
        named, sized = (thing, other) if thing.card is not None else (other, thing)
        owner, specs = thing.owner or other.owner, (*named.specs, *sized.specs)
        closed = parse.word(end) == "," and goes_on(parse, end + 1)
        found.append((end + closed, replace(named, owner=owner, specs=specs)))
    return found


def _kind_of_it(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "Odd Paladin (2/2), a white Knight with first strike": what it is besides.

    A creature of Magic has a size: one of none that follows a card is that card.
    """
    if parse.game is not Game.MTG or thing.card is None or len(thing.card.names) != 1:
        return []
    face = parse.catalogue.card(thing.card.names[0]).face
    if "creature" not in face.types or face.toughness is None:
        return []
    found = []
    for end, other in parse.reads("thing", at + 1):
        one = other.noun == "creature" and other.det == "a" and other.count is None
        if not one or other.card is not None or other.owner is not None:
            continue
        if other.plural or any(other.of(it) for it in ("size", "power", "toughness")):
            continue
        closed = parse.word(end) == "," and goes_on(parse, end + 1)
        told = any(it.kind not in {"type", "noun", "class"} for it in other.specs)
        if parse.word(end) in _CLOSES or closed or (told and parse.word(end) == ","):
            specs = (*thing.specs, *other.specs)
            found.append((end + closed, replace(thing, specs=specs)))
    return found


def named_kind(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "An artifact, Urza's Armor, …": what the kind in front of the comma is called.

    Only where the card is of that kind: "a creature, Furnace of Rath" are two things.
    """
    kinds = {*thing.of("noun")} | ({"creature", "planeswalker"} & {thing.noun})
    plain = all(it.kind in {"noun", "color"} for it in thing.specs)
    if not (kinds and plain) or thing.label or thing.card or thing.plural:
        return []
    if thing.count not in {None, 1} or not (thing.det == "a" or thing.owner):
        return []
    found = []
    for end, other in parse.reads("thing", at + 1):
        if other.card is None or len(other.card.names) != 1 or not other.card.sure:
            continue
        bare = not (other.owner or other.det or other.count or other.plural)
        face = parse.catalogue.card(other.card.names[0]).face
        if bare and kinds <= {*face.types} | {"permanent"}:
            closed = parse.word(end) == "," and goes_on(parse, end + 1)
            one = replace(other, owner=thing.owner, det=thing.det)
            found.append((end + closed, one))
    return found


def _come_alive(parse: Parse, thing: Thing, other: Thing) -> bool:
    """ "Darksteel Citadel, a 3/3 artifact creature": a card that is a creature now.

    A type that the card has is told.
    """
    if thing.card is None or len(thing.card.names) != 1 or thing.specs:
        return False
    face = parse.catalogue.card(thing.card.names[0]).face
    kinds = {*other.of("noun")}
    one = other.det == "a" and other.card is None and not (other.label or other.owner)
    sized = bool(other.of("size")) and not other.plural and other.count is None
    alive = face.power is None and "creature" in kinds
    return one and sized and alive and bool(kinds & {*face.types})


def same_as_printed(parse: Parse, end: int, one: object, other: object) -> bool:
    """Whether one of the two is a card and the other the size printed on it.

    Behind nothing but the two of them, which end at *end*, any size is: a list would
    have an "and".
    """
    if not (isinstance(one, Thing) and isinstance(other, Thing)):
        return False
    if parse.game is Game.MTG and _come_alive(parse, one, other):
        return True
    named, sized = (one, other) if one.card is not None else (other, one)
    if named.card is None or len(named.card.names) != 1 or sized.card is not None:
        return False
    called = sized.label and tuple(sized.label.lower().split()) not in AGENTS
    if sized.noun not in LIVING or called or sized.count not in {None, 1}:
        return False
    if other.owner is not None or (other is named and other.specs):
        return False
    face = parse.catalogue.card(named.card.names[0]).face
    if parse.game is Game.MTG:
        printed = (face.power, face.toughness)
        said_of_it = sized.det == "a" or sized.owner is not None
        return other is sized and said_of_it and sized.first("size") == printed
    might = sized.first("might")
    size = sized.first("size") or (sized.first("power"), sized.first("life"))
    if other is sized and sized.det == "a" and parse.word(end) in _CLOSES - {")"}:
        return might is not None or size[0] is not None
    return (might is not None and might == face.might) or (
        size[0] is not None and tuple(size) == (face.power, face.life)
    )


_LISTING = frozenset("and or a an my his her their the".split())
_DOING = frozenset(
    "survives dies attacks blocks deals gets wins loses survived died attacked".split()
)
# What is said of a thing after ", a 2/2,": verbs, and nothing that a list goes on with.
_GOING_ON = frozenset(
    "is was gets got dies died attacks attacked blocks blocked has had would deals "
    "dealt enters takes took becomes leaves defends retaliates intercepts fights hits "
    "swings survives unblocked no but which who that when while then before after "
    "during so in at".split()
)
