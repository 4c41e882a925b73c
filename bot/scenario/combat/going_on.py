"""What goes on as it began: "… puts a counter on it, then deals 2 to it"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
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
