"""What somebody does who heads a list of what he has: "Opp: 12 life, casts Fog"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.going_on_doing import is_done_to_me, is_third, verb_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing

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
    if joined and heading.kind == "me":
        # "I have a shield, then attacks", "I have a shield and bolted me"
        return not (is_third(verb_of(parse, clause)) or is_done_to_me(parse, clause))
    if joined and listed and verb == "cast":
        return True
    return verb.endswith("s")


_BY_UNITS = frozenset({"attack", "retaliate", "defend"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def done_by_what_is_had(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Me: 2/6 retaliates": my 2/6 does, told of before or not."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        unit = _headed(parse, last) if last is not None else None
        apart = last is None or last.place.end != clause.place.start
        told = any(clause.get(it) is not None for it in ("what", "who"))
        if unit is None or apart or told or clause.kind not in _BY_UNITS:
            found.append(clause)
            continue
        slots = {key: it for key, it in clause.slots.items() if key != "elided"}
        slots["what"] = Several((unit,), unit.place)
        found[-1] = replace(clause, slots=slots)
    return tuple(found)


def _headed(parse: Parse, clause: Clause) -> Thing | None:
    """The one unit of "me: 2/6", as somebody's own."""
    who, what = clause.get("who"), clause.get("what")
    if clause.kind != "have" or not isinstance(who, Person):
        return None
    if parse.word(who.place.end) != ":" or not isinstance(what, tuple):
        return None
    one = what[0] if len(what) == 1 else None
    if not isinstance(one, Thing) or one.det or one.count or one.plural:
        return None
    return None if one.owner is not None else replace(one, owner=who)
