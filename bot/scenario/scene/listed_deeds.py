"""What somebody does who heads a list of what he has: "Opp: 12 life, casts Fog"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person

_HAD = frozenset({"have", "life", "poison", "handsize", "gravesize"})
_DONE = frozenset({"cast", "use", "played", "attack", "block"})
_ON = frozenset({",", "and", "then", "also"})
_NEXT = frozenset({".", "\n", ";"})
_NAMED = frozenset({"me", "opponent", "name"})


@before(Game.MTG)
def done_by_who_has(parse: Parse, clauses: Clauses) -> Clauses:
    """Name the doer of "…, casts Fog" behind what he has, before this is moved."""
    found: list[Clause] = []
    heading: Person | None = None
    listed = False
    for clause in clauses:
        who = clause.get("who")
        if isinstance(who, Person):
            had = clause.kind in _HAD and who.kind in _NAMED
            heading = who if had else None
            listed = had and parse.word(who.place.end) == ":"
        elif heading is not None and _goes_on(parse, clause, heading, listed):
            slots = {key: it for key, it in clause.slots.items() if key != "elided"}
            clause = replace(clause, slots={**slots, "who": heading})
        else:
            heading = None
        found.append(clause)
    return tuple(found)


def _goes_on(parse: Parse, clause: Clause, heading: Person, listed: bool) -> bool:
    """Whether it tells what he does: "casts Fog", "bolts me", and no "bolt it"."""
    if clause.get("elided") is None or clause.kind not in _DONE or not clause.lead:
        return False
    if not {*clause.lead} <= (_ON | _NEXT if listed else _ON):
        return False
    card = clause.get("card")
    bare = card is not None and card.place.start == clause.place.start
    if bare and clause.get("to") is None:
        return False
    verb, joined = parse.word(clause.place.start), {*clause.lead} <= _ON
    if joined and (heading.kind == "me" or (listed and verb == "cast")):
        return True
    return verb.endswith("s")
