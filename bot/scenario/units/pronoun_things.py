"""What pronouns may mean: one unit, several, one that has a name."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.asked_back import which_is_meant
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Place, Several, Spec, Thing
from bot.worded import worded

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


def harmed_by(clause: Clause, hit: Thing | None) -> Thing | None:
    """ "It attacks my champion. How much damage does it take?": what is attacked."""
    asked = clause.kind == "ask_damage" and clause.get("source") is None
    return hit if asked and is_champion(hit) else None


def met_by(
    clause: Clause, slot: str, attacking: Thing | None, victim: Thing | None
) -> Thing | None:
    """ "A 3/3 attacks mine. Mine deals 5 damage to it": what attacks, not mine."""
    damage = clause.kind == "damage" and slot == "to"
    kind = (clause.get("counters") or (0, ""))[1] if clause.kind == "put" else ""
    harms = damage or (kind in _WEAKENING and slot == "on")
    sources = parts_of(clause.get("source")) if damage else ()
    one = sources[0] if len(sources) == 1 else None
    if harms and attacking and victim and _hits_attacker(clause, attacking, victim):
        return attacking
    if not isinstance(one, Thing) or one.owner is None or not attacking or not victim:
        return None
    if _FIGHTS.isdisjoint({one.noun, *one.of("noun")}):
        return None
    left = [it for it in (attacking, victim) if is_mine(it) != is_mine(one)]
    return left[0] if len(left) == 1 else None


def _hits_attacker(clause: Clause, attacking: Thing, victim: Thing) -> bool:
    """ "A 7/5 attacks my champion. I deal 3 to it": nobody hits his own champion."""
    if victim.noun != "champion" or is_mine(attacking) == is_mine(victim):
        return False
    who = clause.get("who")
    sources = [
        it.owner for it in parts_of(clause.get("source")) if isinstance(it, Thing)
    ]
    mine = [it.kind == "me" for it in (who, *sources) if isinstance(it, Person)]
    return bool(mine) and all(it == is_mine(victim) for it in mine)


def check_either(
    parse: Parse, clause: Clause, attacking: Thing | None, struck: Thing
) -> None:
    """ "My 3/3 attacks his 2/2. A spell deals 2 damage to it": either of them.

    Raises QuestionError (AMBIGUOUS).
    """
    to = clause.get("on") if clause.kind == "put" else clause.get("to")
    its = [it for it in parts_of(to) if isinstance(it, Thing)]
    sources = parts_of(clause.get("source"))
    spell = any(isinstance(it, Thing) and it.noun == "spell" for it in sources)
    spell = spell or (clause.get("kind") or ("",))[0] == "spell"
    spell = clause.kind == "damage" and spell
    typed = [parse.said(it.place.start, it.place.end).lower() for it in its]
    both = (attacking, struck)
    # "It was incinerated": who did that would tell.
    nobody = clause.kind == "cast" and clause.get("who") is None
    nobody = nobody and bool(its) and its[0].place.start == clause.place.start
    unsure = spell or nobody or _other_side(clause, struck, attacking)
    none = any(it is None or it.noun == "champion" or it.plural for it in both)
    if not unsure or typed != ["it"] or none:
        return
    names = [parse.said(it.place.start, it.place.end) for it in both if it is not None]
    raise parse.error(
        Problem.AMBIGUOUS,
        which_is_meant("it", names),
        its[0].place,
        names,
        names,
    )


def check_shielded(parse: Parse, clauses: Sequence[Clause]) -> None:
    """ "He attacks my ally. I have a prevent-3 shield": on the ally, or the champion?

    Raises QuestionError (AMBIGUOUS).
    """
    for hits, clause in pairwise(clauses):
        who = clause.get("who")
        goals = parts_of(hits.get("at") or hits.get("to"))
        one = goals[0] if len(goals) == 1 else None
        if not isinstance(one, Thing) or not isinstance(who, Person):
            continue
        own = one.owner is not None and one.owner.kind == who.kind
        own = own and one.noun != "champion"
        if own and hits.kind in _HITTING and _has_shield(clause):
            said = parse.said(clause.place.start, clause.place.end)
            hit = parse.said(one.place.start, one.place.end)
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("On what is the shield: the champion, or what is hit?"),
                clause.place,
                (f"{said} on {hit}", f"{said} on my champion"),
            )


_HITTING = frozenset({"attack", "weaponattack", "damage"})


def is_other(one: Thing | None) -> bool:
    """ "His other ally is a 2/2. Does it die?": none of the two that fight."""
    return one is not None and one.det == "other"


def told_of_hit(clause: Clause, hit: Thing | None, other: Thing | None) -> Thing | None:
    """ "My champion is attacked and it has a shield": the champion told first.

    What attacks it is dealt no damage, *other*, so what protects is on it.
    """
    parts = parts_of(clause.get("what"))
    it = parts[0] if len(parts) == 1 and clause.kind == "is" else None
    specs = clause.get("specs") or ()
    if (foe := _foe_meant(clause, hit, other)) is not None:
        return foe
    if isinstance(it, Thing) and it.label == "it" and hit is not None:
        if (sized := _size_lacked(specs, hit, other)) is not None:
            return same(sized, it.place)
    first = other is None or (hit is not None and hit.place.start < other.place.start)
    if not (isinstance(it, Thing) and it.label == "it" and hit is not None and first):
        return None
    shields = bool(specs) and all(spec.kind == "shield" for spec in specs)
    # "My 2/3 is attacked by a 4/4. It has a shield": what the sentence begins with.
    told = hit.noun == "champion" or other is not None
    return same(hit, it.place) if shields and told else None


def _size_lacked(
    specs: Sequence[Spec], hit: Thing, attacking: Thing | None
) -> Thing | None:
    """ "He attacks my ally with a 4-power ally. It has 6 life": the one that lacks it.

    Where both do, life is told of what is attacked, and power of what attacks.
    """
    kinds = {spec.kind for spec in specs} & {*_NEEDED}
    if attacking is None or len(kinds) != 1:
        return None
    (kind,) = kinds
    lack = [it for it in (hit, attacking) if not (it.of(kind) or it.of("size"))]
    if any(it.label or it.card for it in (hit, attacking)):
        return None
    if len(lack) == 1:
        return lack[0]
    return {"hit": hit, "attacking": attacking}.get(_NEEDED[kind]) if lack else None


# Of which of two that fight the number is needed before the other's.
_NEEDED = {"life": "hit", "power": "attacking", "might": ""}


def _foe_meant(
    clause: Clause, hit: Thing | None, attacking: Thing | None
) -> Thing | None:
    """ "My unit attacks his. He has Shield 1": his, to which that is of use."""
    if not _of_him(clause) or hit is None or attacking is None:
        return None
    foes = [it for it in (hit, attacking) if not is_mine(it)]
    if len(foes) != 1 or any(it.label for it in (hit, attacking)):
        return None
    words = {str(it.value).split()[0] for it in clause.get("specs") or ()}
    idle = words & ({"assault"} if foes[0] is hit else {"shield", "tank", "backline"})
    return None if idle else same(foes[0], clause.place)


def _of_him(clause: Clause) -> bool:
    """Whether *clause* tells of nothing but a keyword that a "he" has."""
    (one, *more) = parts_of(clause.get("what")) or (None,)
    specs = clause.get("specs") or ()
    he = isinstance(one, Thing) and one.label in {"he", "she", "they"} and not more
    told = {it.kind for it in specs}
    return he and clause.kind == "is" and told == {"keyword"}


def protects(parse: Parse, clause: Clause) -> bool:
    """Whether *clause* tells of a shield, or that what prevents damage is on a unit."""
    said = clause.get("card")
    one = said if isinstance(said, Card) else next(iter(parts_of(said)), None)
    card = one.card if isinstance(one, Thing) else one
    if clause.kind != "attached" or not isinstance(card, Card):
        return clause.kind == "shield"
    faces = [parse.catalogue.card(it).face for it in card.names]
    return all("prevent" in it.text.lower() for it in faces)


def _has_shield(clause: Clause) -> bool:
    """Whether a player is told to have a shield, and no more."""
    if clause.kind == "shield":
        return clause.get("to") is None and not clause.get("played")
    items = clause.get("what") if clause.kind == "have" else None
    return isinstance(items, tuple) and all(
        isinstance(it, Spec) and it.kind == "shield" for it in items
    )


def _other_side(clause: Clause, struck: Thing, attacking: Thing | None) -> bool:
    """ "A 6/6 attacks my 3/3. I deal 1 damage to it": who does that to his own?

    Nor does anybody put a counter that helps on what is another's.
    """
    who = clause.get("who")
    told = struck if struck.owner or attacking is None else attacking
    if told.owner is None or not isinstance(who, Person):
        return False
    own = (is_mine(told) == (who.kind == "me")) == (told is struck)
    if clause.kind == "put":
        return own == ((clause.get("counters") or (0, ""))[1] in _WEAKENING)
    return clause.kind == "damage" and own


_WEAKENING = frozenset({"-1/-1", "debuff", "damage"})
_FIGHTS = frozenset({"unit", "ally", "champion", "creature"})


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


# What either of two that fight may have.
_OF_BOTH = frozenset({"shield", "counters", "damage"})


def _of_either(spec: Spec) -> bool:
    """ "It has Shield 2", "it is buffed": not what only an attacker has or is."""
    said = str(spec.value)
    told = spec.kind in {"keyword", "status"}
    return told and not said.startswith(("assault", "tapped", "attacking"))


def tells_of_either(clause: Clause) -> bool:
    """ "My Wolf attacks his Bear, it has a prevent-2 shield": which of the two?"""
    if _of_him(clause):
        return True
    shield = clause.kind == "shield"
    if clause.kind != "is" and isinstance(clause.get("who"), Person):
        return False  # "I put a shield on it": mine
    parts = parts_of(clause.get("to" if shield else "what"))
    specs = () if shield else clause.get("specs") or ()
    one = parts[0] if len(parts) == 1 else None
    return (
        (clause.kind in {"shield", "stun"} or (clause.kind == "is" and bool(specs)))
        and all(it.kind in _OF_BOTH or _of_either(it) for it in specs)
        and isinstance(one, Thing)
        and one.label == "it"
    )


def that_unit(part: Thing | Person) -> bool:
    """ "That ally", "the unit": nothing else is told of it."""
    return (
        isinstance(part, Thing)
        and part.det == "the"
        and part.noun in {"ally", "unit"}
        and not (part.plural or part.owner or part.label)
        and all(it.kind == "noun" for it in part.specs)
    )
