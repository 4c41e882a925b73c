"""Clauses that say of a neighbouring one whom it means: boards told late, "that …"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.pronoun_things import same
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def told_late(parse: Parse, clauses: Clauses) -> Clauses:
    """ "3 to each of my units; I have A and B": damage to all of these."""
    del parse
    found = list(clauses)
    for at in range(1, len(found)):
        clause, previous = found[at], found[at - 1]
        if _told_late(previous, clause):
            found[at - 1] = replace(clause, lead=previous.lead)
            found[at] = replace(previous, lead=(".",))
    return tuple(found)


def _told_late(previous: Clause, clause: Clause) -> bool:
    """Whether somebody's board is told right behind damage to each thing on it."""
    to = previous.get("to")
    if previous.kind != "damage" or not isinstance(to, Several):
        return False
    said = set(clause.lead)
    owns = clause.kind == "have" and bool(said) and said <= {".", ";", ",", "\n"}
    return owns and any(
        isinstance(it, Thing) and it.plural and it.count is None and not it.is_pronoun
        for it in to.parts
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def nothing_skipped(parse: Parse, clauses: Clauses) -> Clauses:
    """ "…, who has one": said of what stands before it, never a question."""
    clauses = tuple(
        replace(clause, kind="unread")
        if at and _of_either(parse, clauses, at)
        else clause
        for at, clause in enumerate(clauses)
    )
    return tuple(
        replace(clause, kind="unread")
        if clause.kind == "soft"
        and not clause.question
        and not clause.lead
        and parse.word(clause.place.start) in _RELATIVE
        else clause
        for clause in clauses
    )


def _of_either(parse: Parse, clauses: Clauses, at: int) -> bool:
    """ "A attacks B that was dealt 1": what had happened sooner, and to which?"""
    clause = clauses[at]
    relative = parse.word(clause.place.start) in {"that", "which", "who"}
    here = clause.kind == "damage" and not clause.lead and relative
    return here and clauses[at - 1].kind in {"attack", "damage", "cast", "use"}


_RELATIVE = frozenset("who which where whose".split())


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def attacks_with(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He attacks it on his turn with a 2/2"; "… with a 3/3 and then with a 4/4"."""
    found: list[Clause] = []
    for one in clauses:
        clause = _with_its_size(one) if found and found[-1].kind == "attack" else one
        back = _goes_with(found) if clause.kind == "attackwith" else None
        told = found[back] if back is not None else None
        if back is None or told is None or _far_off(clause, told, found):
            found.append(clause)
        elif told.kind == "weaponattack":
            found.append(_ally_next(clause, told) or clause)
        elif told.kind != "attack":
            if not _all_spells(clause):
                found.append(clause)
            else:  # "… for 3, then 3 with spells"
                found[back] = replace(told, slots={**told.slots, "dk": "spell"})
        elif told.get("what") is None:
            slots = {**told.slots, "what": clause.get("what")}
            found[back] = replace(told, slots=slots)
        elif _next_one(clause) and parse.game is Game.GRAND_ARCHIVE:
            slots = {**told.slots, "what": _of_the_same(clause, told)}
            slots |= {"n": clause.get("n")} if clause.get("n") else {}
            found.append(replace(told, slots=slots, lead=(".", "then")))
        else:
            found.append(clause)
    return _as_many(found)


def _with_its_size(clause: Clause) -> Clause:
    """ "Then my ally with 3 power.": nothing is said of it, it is what comes next."""
    if clause.kind != "is" or not clause.get("verbless") or "then" not in clause.lead:
        return clause
    specs: tuple[Spec, ...] = clause.get("specs") or ()
    parts = parts_of(clause.get("what"))
    if len(parts) != 1 or [it.kind for it in specs] != ["power"]:
        return clause
    if not isinstance(parts[0], Thing):
        return clause
    one = replace(parts[0], specs=(*parts[0].specs, *specs))
    slots = {"then": 1, "what": Several((one,), clause.place)}
    return replace(clause, kind="attackwith", slots=slots)


def _ally_next(clause: Clause, told: Clause) -> Clause | None:
    """ "He attacks with a sword, and then with an ally": that one attacks the same."""
    (one, *more) = parts_of(clause.get("what")) or (None,)
    who = told.get("who")
    if (
        more
        or not isinstance(one, Thing)
        or one.noun != "ally"
        or not _next_one(clause)
    ):
        return None
    if one.owner is None:
        before = next(iter(parts_of(told.get("what"))), None)
        owner = who if isinstance(who, Person) else None
        owner = before.owner if isinstance(before, Thing) and before.owner else owner
        one = replace(one, owner=owner)
    slots = {"who": who, "at": told.get("at"), "what": Several((one,), clause.place)}
    return replace(told, kind="attack", slots=slots, lead=(".", "then"))


def _next_one(clause: Clause) -> bool:
    return bool(clause.get("then") or {"and", "then"} & set(clause.lead))


def _far_off(clause: Clause, told: Clause, found: list[Clause]) -> bool:
    """Whether "then a 3/3" is not said right behind an attack of another like it."""
    if not clause.get("then"):
        return False
    right_behind = told is found[-1] and told.kind == "attack"
    one, other = parts_of(told.get("what"))[:1], parts_of(clause.get("what"))[:1]
    whose = {
        it.owner.kind if it.owner else ""
        for it in (*one, *other)
        if isinstance(it, Thing)
    }
    if right_behind and _sent_next(told, other):
        return False
    # "A 3/3 attacks a 2/2, then a 1/1" may as well be attacked by it.
    goals = parts_of(told.get("at"))
    known = all(not isinstance(it, Thing) or it.owner for it in goals)
    return not (right_behind and one and len(whose) == 1 and known)


def _sent_next(told: Clause, other: Sequence[object]) -> bool:
    """ "A 7 power ally attacks my champion, then a 2 power one": it attacks, too."""
    goals = parts_of(told.get("at"))
    champion = all(
        isinstance(it, Person) or it.noun in {"champion", "it"} for it in goals
    )
    one = other[0] if len(other) == 1 else None
    return champion and isinstance(one, Thing) and (
        one.owner is None and bool(one.of("power")) and not one.of("life")
    )  # fmt: skip


def _of_the_same(clause: Clause, told: Clause) -> object:
    """What attacks next, on the side of what attacked before."""
    before = next(iter(parts_of(told.get("what"))), None)
    (one, *more) = parts_of(clause.get("what")) or (None,)
    if more or not isinstance(one, Thing) or not isinstance(before, Thing):
        return clause.get("what")
    if one.owner is not None or before.owner is None:
        return clause.get("what")
    noun = before.noun if one.noun in {"thing", "it"} else one.noun
    return Several((replace(one, owner=before.owner, noun=noun),), one.place)


def _as_many(found: list[Clause]) -> Clauses:
    """ "… three times: with a 2/2, then a 3/3, then a 4/4": if they are that many."""
    for at, clause in enumerate(found):
        said = clause.get("listed")
        if said is None:
            continue
        these = [n for n in range(at, len(found)) if found[n].get("listed") is said]
        many = sum(len(parts_of(found[n].get("what"))) for n in these)
        for n in these:
            slots = {**found[n].slots, "listed": None}
            kind = found[n].kind if many == said else "unread"
            found[n] = replace(found[n], kind=kind, slots=slots)
    return tuple(found)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def said_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Does it survive 3 damage? The damage comes from a spell.": from that one."""
    del parse
    told = [it for it in clauses if it.kind == "damagefrom"]
    hits = [it for it in clauses if it.kind in {"damage", "attack"}]
    known = (
        {"n", "to"} >= {key for key, it in hits[0].slots.items() if it}
        if hits
        else False
    )
    if len(told) != 1 or len(hits) != 1 or hits[0].kind != "damage" or not known:
        return clauses
    said = {
        key: it for key, it in told[0].slots.items() if key in {"who", "kind"} and it
    }
    dealt = replace(hits[0], slots={**hits[0].slots, **said})
    return tuple(dealt if it is hits[0] else it for it in clauses if it is not told[0])


_DEALS = frozenset({"attack", "damage", "weaponattack"})
_BETWEEN = frozenset({"turn", "againfor"})
# "… my unit that is under X with a 3/3".
_SAID_OF = frozenset({"attached", "shield", "is", "undertext", "counterson"})


def _goes_with(found: list[Clause]) -> int | None:
    """Where in this sentence the attack or the damage is that is done with it."""
    for back in range(len(found) - 1, -1, -1):
        if found[back].kind in _DEALS:
            return back
        said_of_it = found[back].kind in _SAID_OF and not found[back].lead
        between = said_of_it or found[back].kind in _BETWEEN
        if not between or {".", "?", "\n"} & set(found[back].lead):
            return None
    return None


def _all_spells(clause: Clause) -> bool:
    """ "With spells": those told of, which are not counted and no further one."""
    parts = parts_of(clause.get("what"))
    return all(
        isinstance(it, Thing) and it.noun == "spell" and not (it.det or it.count)
        for it in parts
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def of_the_last_named(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I attack his champion who is under X": the champion is, not what attacks."""
    found: list[Clause] = []
    for clause in clauses:
        start = clause.place.start
        last = found[-1] if found else None
        if (
            last is not None
            and not clause.lead
            and last.place.end == start
            and parse.word(start) in {"who", "which", "that"}
            and (named := _ends_with(last)) is not None
        ):
            slots = {
                key: _for_which(it, named, start) for key, it in clause.slots.items()
            }
            clause = replace(clause, slots=slots)
        found.append(clause)
    return tuple(found)


def _ends_with(clause: Clause) -> Thing | None:
    """The one thing that a clause ends with."""
    for value in clause.slots.values():
        parts = parts_of(value) if isinstance(value, Several | Thing) else ()
        one = parts[-1] if parts else None
        if isinstance(one, Thing) and one.place.end == clause.place.end:
            return None if one.plural or one.is_pronoun else one
    return None


def _for_which(value: object, named: Thing, start: int) -> object:
    """*value* with what is named for the relative pronoun at *start*."""
    parts = parts_of(value) if isinstance(value, Several | Thing) else ()
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.place.start != start:
        return value
    if one.noun != "which" and one.label not in {"that", "which", "who"}:
        return value
    again = same(named, one.place)
    return replace(value, parts=(again,)) if isinstance(value, Several) else again
