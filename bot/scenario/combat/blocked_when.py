""" "My 3/3 blocks his 2/2 when he attacks": the attack that the block tells of."""

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing

_WHEN = frozenset({"when", "as", "once", "after"})
_SAID = frozenset({"who", "at", "elided"})


@before(Game.MTG)
def blocked_when(parse: Parse, clauses: Clauses) -> Clauses:
    """Without an attack of nothing told, right beside a block of what attacks."""
    del parse
    found = list(clauses)
    for at, clause in enumerate(clauses):
        beside = [*clauses[max(0, at - 1) : at], *clauses[at + 1 : at + 2]]
        if _is_bare(clause) and any(_tells(it, clause) for it in beside):
            found.remove(clause)
    return tuple(found)


def _is_bare(clause: Clause) -> bool:
    told = {name for name, it in clause.slots.items() if it is not None}
    what = parts_of(clause.get("what")) if "what" in told else ()
    if len(what) == 1 and isinstance(what[0], Thing) and what[0].noun == "it":
        told.discard("what")  # "… when it attacks"
    return clause.kind == "attack" and bool(_WHEN & {*clause.lead}) and told <= _SAID


def _tells(clause: Clause, attack: Clause) -> bool:
    """Whether it blocks something named, in the same sentence as *attack*."""
    first, last = sorted((clause, attack), key=lambda it: it.place.start)
    same = last.place.start - first.place.end <= 1 and not {".", "!"} & {*last.lead}
    named = clause.get("attacker") is not None and clause.get("blocker") is not None
    return same and clause.kind == "block" and named
