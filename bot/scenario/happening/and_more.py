""" "He gains 3 life, then 2 more.": the same once more."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause

_MORE = re.compile(r"^(?:and |then |later |again )*\w+ more$")
_AGAIN = frozenset({"gain", "loselife", "draw", "mill"})


@before(Game.MTG)
def and_more(parse: Parse, clauses: Clauses) -> Clauses:
    """What is done more of is what was done last; damage only after damage."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        told = [it for it in found if it.kind != "time"]
        last = told[-1] if told else None
        bare = clause.kind == "damage" and not (
            clause.get("to") or clause.get("source")
        )
        if bare and _MORE.match(clause.text.lower()) and last is not None:
            if last.kind in _AGAIN:
                slots = {**last.slots, "n": clause.get("n")}
                lead = (*clause.lead, "then")
                clause = replace(clause, kind=last.kind, slots=slots, lead=lead)
        found.append(clause)
    return tuple(found)
