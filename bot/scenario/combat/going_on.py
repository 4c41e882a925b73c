"""What goes on as it began: "… puts a counter on it, then deals 2 to it"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Place, Several, Thing
from bot.scenario.words.tokens import STOPS

_NO_UNITS = frozenset({"spell", "ability", "source"})


@before(*Game)
def same_spell(parse: Parse, clauses: Clauses) -> Clauses:
    """Damage without a subject is dealt by the spell of the same sentence.

    "He casts NAME on my unit, dealing 3 damage": to what that was cast on.
    """
    del parse
    found: list[Clause] = []
    spell: Several | None = None
    for clause in clauses:
        if STOPS & set(clause.lead):
            spell = None
        if clause.kind == "damage" and clause.get("itself") and spell is not None:
            slots = {key: it for key, it in clause.slots.items() if key != "itself"}
            clause = replace(clause, slots={**slots, "source": spell})
        cast = found[-1] if found and not STOPS & set(clause.lead) else None
        if cast is not None and cast.kind == "cast" and _of_the_cast(clause):
            slots = {key: it for key, it in clause.slots.items() if key != "elided"}
            to = {"itself": "1", "to": cast.get("to")}
            clause = replace(clause, slots={**slots, **to})
        spell = _spell(clause) or spell
        found.append(clause)
    return tuple(found)


@before(Game.MTG)
def resolves_dealing(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Skullcrack resolves and deals 3 damage to me": one thing that it does."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found and not STOPS & set(clause.lead) else None
        if (
            last is not None
            and clause.kind == "damage"
            and clause.get("itself")
            and _only_resolves(last)
            and not any(_casts(it, last.get("card")) for it in found[:-1])
        ):
            spell = last.get("card")
            slots = {key: it for key, it in clause.slots.items() if key != "itself"}
            slots["source"] = Several((spell,), spell.place)
            if last.get("when"):
                slots["when"] = last.get("when")
            place = replace(last.place, end=clause.place.end)
            found[-1] = replace(clause, slots=slots, place=place, lead=last.lead)
            continue
        found.append(clause)
    return tuple(found)


def _only_resolves(clause: Clause) -> bool:
    """Whether it names a spell and says no more than that it resolves."""
    said = {name for name, it in clause.slots.items() if it is not None}
    alone = clause.kind == "cast" and said - {"when"} == {"card"}
    return alone and isinstance(clause.get("card"), Thing)


def _casts(clause: Clause, spell: Thing) -> bool:
    said = clause.get("card")
    card = said.card if isinstance(said, Thing) else said
    if clause.kind != "cast" or not isinstance(card, Card) or spell.card is None:
        return False
    return card.names == spell.card.names


@before(Game.MTG)
def same_attack(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I attack Ann with a 3/3, and Bob with a 2/2": Bob is attacked, he has none."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found and not STOPS & set(clause.lead) else None
        whom = clause.get("who")
        if (
            last is not None
            and last.kind == "attack"
            and clause.kind == "have"
            and isinstance(whom, Person)
            and parse.word(whom.place.end) == "with"
            and last.get("who") is not None
        ):
            at = Several((whom,), whom.place)
            slots = {"who": last.get("who"), "at": at, "what": clause.get("what")}
            clause = replace(clause, kind="attack", slots=slots)
        found.append(clause)
    return tuple(found)


@before(*Game)
def at_once(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He casts a spell that deals 3 to Ann and 3 to Bob": one source, at one time."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found and not clause.lead else None
        nth = next((n for n in ("2", "3") if last and last.get("n" + n) is None), "")
        if last is not None and nth and _goes_on(parse, last, clause):
            more = {name + nth: clause.get(name) for name in ("n", "to")}
            whole = Place(last.place.start, clause.place.end)
            text = f"{last.text} {clause.text}"
            slots = {**last.slots, **more}
            found[-1] = replace(last, slots=slots, place=whole, text=text)
            continue
        found.append(clause)
    return tuple(found)


def _goes_on(parse: Parse, last: Clause, clause: Clause) -> bool:
    """Whether *clause* has no more than an amount and to whom that is dealt."""
    if (last.kind, clause.kind) != ("damage", "damage") or clause.get("to") is None:
        return False
    said = {name for name, value in clause.slots.items() if value is not None}
    begins = parse.word(clause.place.start)
    dealt = any(last.get(name) is not None for name in ("source", "kind"))
    active = last.get("who") is not None or parse.word(last.place.start) in {"a", "an"}
    return dealt and active and said == {"n", "to"} and begins == "and"


def _of_the_cast(clause: Clause) -> bool:
    """Whether it says what the spell just cast deals: "dealing 3 damage"."""
    dealing = clause.text.lower().split()[:1] in (["dealing"], ["doing"])
    return clause.kind == "damage" and dealing and clause.get("to") is None


def _spell(clause: Clause) -> Several | None:
    """The spell that begins the clause."""
    for slot in ("source", "what"):
        value = clause.get(slot)
        parts = parts_of(value)
        one = parts[0] if len(parts) == 1 else None
        if isinstance(one, Thing) and one.place.start == clause.place.start:
            if one.noun in _NO_UNITS:
                place = one.place
                return Several((replace(one, det=one.det and "the"),), place)
    return None
