"""The combat phase begun in words of its own: "she goes to combat and attacks …"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause

_ATTACKS = frozenset({"attack", "attackall"})


@before(Game.MTG)
def goes_to_combat(parse: Parse, clauses: Clauses) -> Clauses:
    """One attack where the phase and then the attack in it are told (506.1)."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if last is None or not _begins(last, clause):
            found.append(clause)
            continue
        found[-1] = replace(clause, lead=last.lead)
        if clause.get("elided") is not None:
            slots = {key: it for key, it in clause.slots.items() if key != "elided"}
            slots["who"] = last.get("who")
            found[-1] = replace(found[-1], slots=slots)
    return tuple(found)


def _begins(last: Clause, clause: Clause) -> bool:
    """Whether *last* is nothing but the phase in which *clause* attacks."""
    bare = last.kind == "attack" and {*last.slots} <= {"who", "elided", "when"}
    if not bare or clause.kind not in _ATTACKS or "combat" not in last.text.lower():
        return False
    who, other = last.get("who"), clause.get("who")
    return clause.get("elided") is not None or (
        who is not None
        and other is not None
        and (other.kind in {"he", who.kind} and other.name in {"", who.name})
    )
