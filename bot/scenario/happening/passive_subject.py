""" "I'm bolted by Bob and have a prevent-2 shield": who goes on is I, not Bob.

And "My 3/3 attacks Bob and gets +2/+0": what goes on is the 3/3.
"""

from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import STOPS

# What whoever it is said of has, or what comes to them; who acts is named before.
_GOES_ON = frozenset({"have", "gain", "loselife", "life", "draw", "lose"})


@before(*Game)
def passive_subject(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses, where "and have …" goes on with whom something was done to."""
    found: list[Clause] = []
    for clause in clauses:
        subject = _done_to(found) if found else None
        goes_on = clause.kind in _GOES_ON and clause.get("elided")
        if subject and goes_on and not STOPS & {*clause.lead}:
            slots = {it: one for it, one in clause.slots.items() if it != "elided"}
            clause = replace(clause, slots={**slots, "who": subject})
        found.append(clause)
    return tuple(found)


@before(Game.MTG)
def gaining_subject(_: Parse, clauses: Clauses) -> Clauses:
    """The clauses, where "and gets +2/+0" goes on with the thing that was begun with.

    "He attacks me with a 3/3 and gets +2/+0": nothing is, and it is asked which.
    """
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "gains" and clause.get("passive"):
            told = [*found, clause]
            clause = replace(clause, slots={**clause.slots, "what": _begun_with(told)})
        found.append(clause)
    return tuple(found)


def _begun_with(clauses: list[Clause]) -> Several | None:
    """What the sentence of the last clause begins with, if that is no player."""
    for goes_on, clause in pairwise(reversed(clauses)):
        if STOPS & {*goes_on.lead}:
            return None
        for slot in clause.slots.values():
            if not isinstance(slot, Several):
                continue
            begins = slot.parts[0].place.start == clause.place.start
            if begins and all(isinstance(it, Thing) for it in slot.parts):
                return slot
        if not clause.get("elided") and not clause.get("passive"):
            return None
    return None


def _done_to(clauses: list[Clause]) -> Person | None:
    """Whom the last clause speaks of in the passive: "I'm shocked by Bob"."""
    while len(clauses) > 1 and clauses[-1].kind == "againfor":
        clauses = clauses[:-1]  # "I was attacked for 5, then for 4, and had …"
    clause = clauses[-1]
    goes_on = len(clauses) > 1 and not STOPS & {*clause.lead}
    if clause.kind == "attackedby" and goes_on:
        # "Bob is at 20, is attacked by my 5/5 and controls …"
        before = clauses[-2].get("who")
        return before if isinstance(before, Person) else None
    who, told = clause.get("who"), parts_of(clause.get("to"))
    if clause.kind == "attack" and who is None:
        # "I was attacked for 5 and had …"
        (first, *_) = parts_of(clause.get("at")) or (None,)
        begins = isinstance(first, Person) and first.place.start == clause.place.start
        return first if begins and isinstance(first, Person) else None
    if clause.kind == "enchantedplayer" and who is None:
        (card, *_) = parts_of(clause.get("card"))
        # "Bob is enchanted by a Curse and controls …"
        if isinstance(told[0], Person) and told[0].place.start < card.place.start:
            return told[0]
    if not isinstance(who, Person) or len(told) != 1:
        return None
    first = told[0]
    behind = isinstance(first, Person) and first.place.start < who.place.start
    return first if behind and isinstance(first, Person) else None
