"""What is told and asked of a weapon as "it", behind an attack with it."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Spec, Thing


@before(Game.GRAND_ARCHIVE)
def durability_told(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I attack with a sword. It has 2 durability": no champion has that.

    "It attacks" behind that is an attack with the weapon.
    """
    del parse
    found: list[Clause] = []
    weapon: Thing | None = None
    for clause in clauses:
        for slot in ("weapon", "what"):
            for one in parts_of(clause.get(slot)):
                if isinstance(one, Thing) and one.noun == "weapon":
                    owner = one.owner or _bearer(clause)
                    weapon = replace(one, owner=owner)
        told = found[-1] if found and found[-1].kind == "is" else None
        about = parts_of(told.get("what")) if told is not None else ()
        armed = any(isinstance(it, Thing) and it.noun == "weapon" for it in about)
        goes_on = _is_worn(clause) or (armed and clause.kind == "attack")
        found.append(_of_weapon(clause, weapon) if weapon and goes_on else clause)
    return tuple(found)


def _bearer(clause: Clause) -> Person | None:
    """Whose champion is told to attack with it, or to wield it."""
    if isinstance(who := clause.get("who"), Person):
        return who
    owners = [it.owner for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    return owners[0] if owners else None


def _is_worn(clause: Clause) -> bool:
    specs = clause.get("specs") if clause.kind == "is" else None
    return any(it.kind == "durability" for it in specs or ())


def _of_weapon(clause: Clause, weapon: Thing) -> Clause:
    (one, *more) = parts_of(clause.get("what")) or (None,)
    if more or not isinstance(one, Thing) or one.noun != "it":
        return clause
    spec = Spec("noun", "weapon", one.place)
    it = replace(weapon, place=one.place, det="the", specs=(spec,))
    return replace(clause, slots={**clause.slots, "what": it})


@before(Game.GRAND_ARCHIVE)
def weapons_described(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I attack with a weapon. It has cleave": what it has counts in that attack."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        weapon = last.get("weapon") if last is not None else None
        if (
            last is not None
            and isinstance(weapon, Thing)
            and (last.kind, clause.kind) == ("weaponattack", "is")
            and _is_said_of(clause, weapon)
        ):
            told = replace(weapon, specs=(*weapon.specs, *clause.get("specs")))
            found[-1] = replace(last, slots={**last.slots, "weapon": told})
            continue
        found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE)
def weapons_break(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I attack with a sword. Does it break?": nothing else that fights does.

    "His 3/3 attacks my domain. Is it destroyed?": a unit would die, and so would a
    champion that is attacked with a sword.
    """
    del parse
    found: list[Clause] = []
    thing: Thing | None = None
    for clause in clauses:
        if clause.kind in {"attack", "weaponattack"}:
            (goal, *more) = parts_of(clause.get("at")) or (None,)
            (arm, *_) = parts_of(clause.get("weapon") or clause.get("what")) or (None,)
            there = isinstance(goal, Thing) and not more
            at = goal.noun if there and isinstance(goal, Thing) else ""
            armed = isinstance(arm, Thing) and arm.noun == "weapon"
            meant = {"domain": goal, "champion": arm if armed else None}.get(at)
            thing = meant if isinstance(meant, Thing) else None
        found.append(_destroyed(_broken(clause), thing))
    return tuple(found)


def _destroyed(clause: Clause, thing: Thing | None) -> Clause:
    (one, *more) = parts_of(clause.get("what")) or (None,)
    said = clause.kind == "ask_dies" and "destroyed" in clause.text.lower().split()
    it = isinstance(one, Thing) and one.noun == "it" and not more
    if thing is None or not said or not it or one is None:
        return clause
    what = replace(thing, place=one.place, det="the")
    return replace(clause, slots={**clause.slots, "what": what})


def _broken(clause: Clause) -> Clause:
    (one, *more) = parts_of(clause.get("what")) or (None,)
    said = clause.kind == "ask_dies" and _BREAKS & set(clause.text.lower().split())
    if not said or more or not isinstance(one, Thing) or one.noun != "it":
        return clause
    spec = Spec("noun", "weapon", one.place)
    weapon = Thing("weapon", one.place, det="the", specs=(spec,))
    return replace(clause, slots={**clause.slots, "what": weapon})


_BREAKS = frozenset("break breaks broken shatter shatters".split())


def _is_said_of(clause: Clause, weapon: Thing) -> bool:
    parts = parts_of(clause.get("what"))
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or not clause.get("specs"):
        return False
    return one.noun == weapon.noun == "weapon" and one.label == weapon.label
