"""What pronouns may mean: one unit, several, one that has a name."""

from dataclasses import replace
from typing import Any

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Place, Several, Spec, Thing

_UNITS_ONLY = frozenset("label card creature ally unit champion".split())
_CHARACTERS = frozenset({"ally", "unit", "champion"})
SIZES = ("might", "power", "life", "size")


def many(value: object) -> bool:
    """True for more than one thing."""
    things = [it for it in parts_of(value) if isinstance(it, Thing)]
    several = any(
        it.plural or (it.count or 1) > 1 or "both" in {it.det, it.label}
        for it in things
    )
    return several or len(parts_of(value)) > 1


def bare_specs(items: Any) -> tuple[Spec, ...]:
    """What "she has 4+3 Might and a shield" says of her; () for what a player has."""
    found: tuple[Spec, ...] = ()
    for item in items if isinstance(items, tuple) else ():
        if isinstance(item, Spec):
            if item.kind == "shield_on":
                return ()
            found += (item,)
        elif not isinstance(item, Thing) or item.label or item.det or item.count:
            return ()
        else:
            found += item.specs
    return found


def same(thing: Thing, place: Place) -> Thing:
    """That thing again."""
    kept = {*SIZES} if any(map(thing.of, SIZES)) else {"keyword"}
    kept |= {"noun", "type", "ordinal"}
    told = [it for it in thing.specs if it.value not in {"attacker", "blocker"}]
    specs = tuple(it for it in told if it.kind in kept)
    return replace(thing, det="the", specs=specs, count=None, place=place)


def people_in(value: Any) -> list[Person]:
    """The players that a slot speaks of."""
    if isinstance(value, Person):
        return [value]
    if isinstance(value, Several):
        return [it for it in value.parts if isinstance(it, Person)]
    return [value.owner] if isinstance(value, Thing) and value.owner else []


def is_mine(one: Thing) -> bool:
    """Whether it is told to be mine."""
    return one.owner is not None and one.owner.kind == "me"


def is_champion(one: Thing | None) -> bool:
    """Whether it is told to be a champion."""
    return one is not None and one.noun == "champion"


def is_other(one: Thing | None) -> bool:
    """ "His other ally is a 2/2. Does it die?": none of the two that fight."""
    return one is not None and one.det == "other"


def protects(parse: Parse, clause: Clause) -> bool:
    """Whether *clause* tells of a shield, or that what prevents damage is on a unit."""
    said = clause.get("card")
    one = said if isinstance(said, Card) else next(iter(parts_of(said)), None)
    card = one.card if isinstance(one, Thing) else one
    if clause.kind != "attached" or not isinstance(card, Card):
        return clause.kind == "shield"
    faces = [parse.catalogue.card(it).face for it in card.names]
    return all("prevent" in it.text.lower() for it in faces)


def bound(part: Thing | Person, met: Thing | None) -> Thing | None:
    """*met* where *part* is a mere "it"."""
    it = isinstance(part, Thing) and part.label == "it"
    return same(met, part.place) if met is not None and it else None


def tells_of_foes(clause: Clause, pronouns: frozenset[str]) -> bool:
    """Whether *clause* speaks of another player than me, or of what is theirs."""
    for slot in clause.slots.values():
        if any(it.kind != "me" and it.name not in pronouns for it in people_in(slot)):
            return True
        parts = slot.parts if isinstance(slot, Several) else ()
        for it in parts:
            if not isinstance(it, Thing) or it.owner is None:
                continue
            # "My champion attacks his champion": who has that is a player.
            his = it.owner.kind == "he" and it.noun == "champion"
            if it.owner.kind == "opponent" or his:
                return True
    return False


def unit_named(parse: Parse, clause: Clause) -> Thing | None:
    """The one ally, unit or champion that a clause names: a character."""
    found = []
    for slot in ("card", "what", "at", "to", "on", "blocker"):
        value = clause.get(slot)
        if isinstance(value, Card):
            value = Thing("card", value.place, card=value, label=value.typed)
        parts = value if isinstance(value, tuple) else parts_of(value)
        found += [it for it in parts if isinstance(it, Thing) and it.card is not None]
    if len(found) != 1 or found[0].card is None:
        return None
    return found[0] if all(_characters(parse, found[0])) else None


def _characters(parse: Parse, part: Thing) -> list[bool]:
    """Of each card that *part* can mean whether it is an ally, unit or champion."""
    names = part.card.names if part.card is not None else ()
    return [
        bool(_CHARACTERS & set(parse.catalogue.card(it).face.types)) for it in names
    ]


def champion_in(parse: Parse, part: Thing | Person) -> Thing | None:
    """The thing that *part* is: a player called "my champion" is also a unit."""
    if isinstance(part, Thing):
        return part
    end = part.place.end
    if not {parse.word(end - 1), parse.word(end)} & _OF_A_CHAMPION:
        return None
    return Thing("champion", part.place, owner=part)


_OF_A_CHAMPION = frozenset({"champ", "champion"})


def is_unit(parse: Parse, part: Thing) -> bool:
    """Whether *part* can only be one unit."""
    if part.noun not in _UNITS_ONLY or part.plural or (part.count or 1) > 1:
        return False
    if part.card is not None and not any(_characters(parse, part)):
        return False
    return bool(part.label) or part.noun in {"ally", "unit", "creature", "champion"}


# Asked of nobody in particular.
_GENERAL = frozenset(
    "who who's what what's which anything anybody everything everyone both all either "
    "any each one".split()
)


def asks_nothing(clause: Clause) -> bool:
    """ "Dead?", "Survives?": of whom something happens to."""
    words = set(clause.text.lower().replace("?", " ").split())
    return clause.get("what") is None and clause.get("what2") is None and not (
        words & _GENERAL
    )  # fmt: skip


def that_unit(part: Thing | Person) -> bool:
    """ "That ally", "the unit": nothing else is told of it."""
    return (
        isinstance(part, Thing)
        and part.det == "the"
        and part.noun in {"ally", "unit"}
        and not (part.plural or part.owner or part.label)
        and all(it.kind == "noun" for it in part.specs)
    )
