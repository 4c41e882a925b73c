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
        if last is not None and last.kind in _AGAIN and (n := _more(clause)):
            slots = {**last.slots, "n": n}
            lead = (*clause.lead, "then")
            clause = replace(clause, kind=last.kind, slots=slots, lead=lead)
        found.append(clause)
    return tuple(found)


def _more(clause: Clause) -> object:
    """How many more *clause* tells of, if it says nothing else."""
    aimed = clause.get("to") or clause.get("source")
    if clause.kind != "damage" or aimed or not _MORE.match(clause.text.lower()):
        return None
    return clause.get("n")
