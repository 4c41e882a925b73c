""" "I attack, Bob blocks. Mine is a 3/3, his a 2/2": told of only behind the fight."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing

_SLOTS = {"attack": "what", "block": "blocker"}
_WHOSE = {"me": frozenset({"mine"}), "he": frozenset({"his", "hers", "theirs"})}


@before(Game.MTG)
def sized_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """*clauses* with "a creature" for what fights, where "mine is …" tells of it."""
    del parse
    found: list[Clause] = []
    for at, clause in enumerate(clauses):
        slot = _SLOTS.get(clause.kind, "")
        told = any(map(_things, clauses[:at]))
        if slot and not told and _is_unsaid(clause, slot):
            whose = _whose(clause, slot)
            if whose and any(_sizes(it, _WHOSE[whose]) for it in clauses[at + 1 :]):
                noun = Spec("noun", "creature", clause.place)
                one = Thing("creature", clause.place, "a", specs=(noun,))
                slots = {**clause.slots, slot: Several((one,), clause.place)}
                if slot == "blocker" and clause.get("who") is None:
                    slots["who"] = Person("he", "he", clause.place)
                clause = replace(clause, slots=slots)
        found.append(clause)
    return tuple(found)


def _things(clause: Clause) -> bool:
    """Whether it tells of any creature."""
    return any(
        isinstance(part, Thing) and not part.is_pronoun
        for value in clause.slots.values()
        if isinstance(value, Several | Thing | tuple)
        for part in parts_of(value)
    )


def _is_unsaid(clause: Clause, slot: str) -> bool:
    said = list(_parts(clause, slot))
    by_person = clause.kind == "block" and len(said) == 1 and said[0].noun == "it"
    numbers = any(clause.get(it) is not None for it in ("n", "attacker", "sum"))
    return (not said or by_person) and not numbers


def _parts(clause: Clause, slot: str) -> Iterator[Thing]:
    yield from (it for it in parts_of(clause.get(slot)) if isinstance(it, Thing))


def _whose(clause: Clause, slot: str) -> str:
    who = clause.get("who")
    if isinstance(who, Person):
        return "me" if who.kind == "me" else "he"
    return "he" if any(_parts(clause, slot)) else ""


def _sizes(clause: Clause, whose: frozenset[str]) -> bool:
    """Whether it tells how big "mine" is, or "his"."""
    if clause.kind not in {"is", "isa"} or clause.question:
        return False
    described = clause.get("as") or clause.get("what2")
    specs = described.specs if described is not None else clause.get("specs") or ()
    said = clause.text.lower().replace("'s", " ").split()
    return (
        said[:1] != [] and said[0] in whose and any(it.kind == "size" for it in specs)
    )
