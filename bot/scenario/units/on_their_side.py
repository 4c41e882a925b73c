"""Whom a card is put on by a pronoun: what it harms is not its player's own."""

from dataclasses import replace

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.effects import Effect, Modifier
from bot.engine.inside import walk
from bot.errors import Problem
from bot.scenario.casting.sides import harmful
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import (
    Card,
    Clause,
    Person,
    Quantity,
    Several,
    Spec,
    Thing,
)
from bot.worded import worded

_CASTS = frozenset({"cast", "use", "inforce", "attached"})
_ASKED = ("who", "what", "to")
_TOLD = ("what", "at", "to", "on", "source", "with", "blocker", "attacker")
_FIGHT = frozenset({"attack", "defend", "defendagainst", "defenders"})

# Who does so hits nobody: "I prevent 1 of it, then a spell for 2".
_SHIELDING = frozenset({"preventof", "preventedall", "preventall", "shield"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def on_their_side(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My 3/3 attacks his champion. He burns it": my 3/3; "… I shield her": mine.

    Only where what was told last is on the other side, and one of this side was told.
    Raises QuestionError (AMBIGUOUS).
    """
    found: list[Clause] = []
    sides = _asked_first(clauses)
    several: set[bool | None] = set()
    last: Thing | None = None
    doer: Person | None = None
    # What a pronoun is otherwise: what was attacked, or what was told last.
    meant: Thing | None = None
    for clause in clauses:
        who = clause.get("who")
        if isinstance(who, Person) and clause.kind not in _SHIELDING:
            doer = who
        own = _for_ones_own(parse, clause) if clause.kind in _CASTS else None
        own = False if clause.kind == "stun" and who is not None else own
        protects = clause.kind == "preventof" and isinstance(who, Person)
        own = True if protects else own
        own = None if clause.kind == "attached" and who is None else own
        injected = False
        by = who if protects and isinstance(who, Person) else doer
        if last is not None and own is not None and by is not None:
            side = (by.kind == "me") is own
            if own and _on_him(clause) and isinstance(who, Person) and who.kind == "he":
                # "… attacks him and he has it on him": he may be what is attacked.
                raise parse.error(
                    Problem.AMBIGUOUS,
                    worded("What is “{thing}” here?", thing="he"),
                    clause.place,
                )
            wanted = sides.get(side)
            right = meant is not None and _side(meant) is side
            one = meant if right else wanted
            if protects and side in several:
                _check_named(parse, clause)  # "I have a 3 and a 2. I prevent 1 to it."
            elif one is not None:
                clause = _on(clause, one)
            elif own is False and "mightattack" in {it.kind for it in found}:
                # "He attacks with a 4 and a 2. I burn it": none of mine.
                _check_named(parse, clause)
        elif last is not None and doer is not None and _goes_on(clause):
            # "He burns my champion (his is level 3), then a 2 damage spell": mine.
            wanted = sides.get(doer.kind != "me")
            if wanted is not None and sides.get(doer.kind == "me") is last:
                there = Several((replace(wanted, place=clause.place),), clause.place)
                clause = replace(clause, slots={**clause.slots, "to": there})
                injected = True
        attack = clause.kind in {"attack", "mightattack"}
        struck = parts_of(clause.get("at")) if attack else ()
        hit = [it for it in struck if isinstance(it, Thing)]
        units = _units(clause)
        told = {_side(one) for one in units} - {None}
        several |= {it for it in told if [_side(one) for one in units].count(it) > 1}
        for one in units:
            last = one
            meant = meant if hit and one not in hit else one
            side_of_it = _side(one)
            if side_of_it is None and struck and len(told) == 1:
                side_of_it = told == {False}  # who fights mine is not mine
            if side_of_it is None:
                sides.clear()
            else:
                sides[side_of_it] = one
        for it in struck:
            if isinstance(it, Person) and parse.game is Game.GRAND_ARCHIVE:
                sides[it.kind == "me"] = Thing("champion", it.place, owner=it)
        # Pronouns know nothing of whom it was taken to hit.
        meant = None if injected else meant
        found.append(clause)
    return tuple(found)


def _asked_first(clauses: Clauses) -> dict[bool, Thing]:
    """ "How much does my champion take if …": by its side, what a question names."""
    told = (it for it in clauses if it.kind[:3] != "ask" and it.kind != "spokenof")
    start = min((it.place.start for it in told), default=0)
    asked = [it for it in clauses if it.place.start < start]
    named = [it.get(slot) for it in asked for slot in _ASKED]
    said = [it for it in named if isinstance(it, Several | Thing)]
    parts = [one for it in said for one in parts_of(it)]
    things = [it for it in parts if isinstance(it, Thing) and not it.is_pronoun]
    return {it.owner.kind == "me": it for it in things if it.owner is not None}


def _side(one: Thing) -> bool | None:
    """Whether it is mine; None where nobody says whose it is."""
    return None if one.owner is None else one.owner.kind == "me"


def _goes_on(clause: Clause) -> bool:
    """A hit in a sentence that goes on, with nobody named."""
    named = any(clause.get(it) is not None for it in ("to", "who", "source"))
    behind = "then" in (*clause.lead, *clause.text.lower().split()[:2])
    return clause.kind == "damage" and not named and behind


def _units(clause: Clause) -> list[Thing]:
    """The single units that *clause* names, in their order, with whose they are."""
    fights = clause.get("who") if clause.kind in _FIGHT | {"have"} else None
    units: list[Thing] = []
    for slot in _TOLD:
        for it in parts_of(clause.get(slot)):
            if not isinstance(it, Thing) or it.is_pronoun or it.card is not None:
                continue
            own = slot in {"what", "with", "blocker"} and isinstance(fights, Person)
            if it.owner is None and own:
                it = replace(it, owner=fights)
            units.append(it)
    foe = clause.get("who")
    if foe is None and any(_side(it) is True for it in units):
        foe = Person("opponent", place=clause.place)
    if clause.kind == "mightattack" and isinstance(foe, Person):
        mights = clause.get("mights") or (clause.get("n"),)
        size = mights[0].value if isinstance(mights[0], Quantity) else mights[0]
        if len(mights) == 1 and clause.get("what") is None:
            # "He attacks my 3 Might with a 4": that one.
            place = replace(clause.place, start=clause.place.end)
            spec = Spec("might", size, place)
            units.append(Thing("unit", place, owner=foe, specs=(spec,)))
    return sorted(units, key=lambda it: it.place.start)


def _for_ones_own(parse: Parse, clause: Clause) -> bool | None:
    """Whether the card is for units of its player's; None where nobody can tell."""
    value = clause.get("card")
    if isinstance(value, Several) and len(value.parts) == 1:
        (value,) = value.parts
    card = value.card if isinstance(value, Thing) else value
    if not isinstance(card, Card) or len(card.names) != 1:
        return None
    face = parse.catalogue.card(card.names[0]).face
    spell = abilities_of(card.names[0].game, face).spell
    if spell is None:
        return None
    if harmful(spell):
        return False
    return True if any(_helps(it) for it in walk(spell)) else None


def _helps(part: object) -> bool:
    """Whether it prevents damage or gives Might."""
    if isinstance(part, Modifier):
        return isinstance(part.power, int) and part.power > 0
    return isinstance(part, Effect) and part.prevents


def _on_him(clause: Clause) -> bool:
    """Whether a unit or player called "him" or "her" is what the card is put on."""
    (it, *more) = (*parts_of(clause.get(_slot(clause))), None)
    said = it.name if isinstance(it, Person) else it.label if it else ""
    return said in {"him", "her"} and not any(more)


def _on(clause: Clause, one: Thing) -> Clause:
    """*clause* with *one* for the pronoun that it is put on."""
    to = clause.get(_slot(clause))
    parts = parts_of(to)
    if len(parts) != 1:
        return clause
    (it,) = parts
    pronoun = it.is_pronoun if isinstance(it, Thing) else it.kind == "he"
    if not pronoun or (isinstance(it, Thing) and it.noun != "it"):
        return clause
    put = replace(one, place=it.place, det="the")
    whole = Several((put,), to.place) if isinstance(to, Several) else put
    return replace(clause, slots={**clause.slots, _slot(clause): whole})


def _check_named(parse: Parse, clause: Clause) -> None:
    parts = parts_of(clause.get(_slot(clause)))
    if any(isinstance(it, Thing) and it.label == "it" for it in parts):
        raise parse.error(
            Problem.AMBIGUOUS,
            worded("What is “{thing}” here?", thing="it"),
            clause.place,
        )


def _slot(clause: Clause) -> str:
    """Where stands what something is put on."""
    return "what" if clause.kind == "stun" else "to"
