"""Lands told of behind what hangs on them: "… He had played a land this turn."."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person

_HAPPENS = frozenset("cast castat castall attack damage use".split())


@before(Game.MTG)
def landed_before(parse: Parse, clauses: Clauses) -> Clauses:
    """What had entered before stands before the first thing that is done."""
    found: list[Clause] = []
    for clause in clauses:
        words = parse.words[clause.place.start : clause.place.end]
        first = next((n for n, it in enumerate(found) if it.kind in _HAPPENS), None)
        if clause.kind != "enter" or "had" not in words or first is None:
            found.append(clause)
            continue
        who, doer = clause.get("who"), found[first].get("who")
        if isinstance(who, Person) and who.kind == "he" and isinstance(doer, Person):
            clause = replace(clause, slots={**clause.slots, "who": doer})
        found.insert(first, replace(clause, lead=(".",)))
    return tuple(found)
