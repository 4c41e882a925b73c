""" "Each of my units: a 2-Might unit and a 3-Might unit": these, once each."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_SIZES = frozenset({"might", "size", "power", "life"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def each_named(parse: Parse, clauses: Clauses) -> Clauses:
    """What is listed behind "each of my units" are those units."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "damage" and isinstance(to := clause.get("to"), Several):
            clause = _with(clause, to.parts[0], to.parts[1:])
        merged = _listed(found[-1], clause) if found else None
        if merged is not None:
            found[-1] = merged
            continue
        found.append(clause)
    return tuple(found)


def _listed(dealt: Clause, clause: Clause) -> Clause | None:
    """*dealt* to what *clause* lists with something said of the last of them."""
    told, to = clause.get("what"), dealt.get("to")
    behind = {":", ","} & {*clause.lead} and clause.get("last") is not None
    if clause.kind != "is" or dealt.kind != "damage" or not behind:
        return None
    if not isinstance(told, Several) or not isinstance(to, Several) or to.parts[1:]:
        return None
    (*others, last) = told.parts
    if not isinstance(last, Thing):
        return None
    last = replace(last, specs=(*last.specs, *(clause.get("specs") or ())))
    merged = _with(dealt, to.parts[0], (*others, last))
    return merged if merged is not dealt else None


def _with(clause: Clause, every: object, named: tuple[object, ...]) -> Clause:
    """*clause* with *named* in place of *every*, if they are what that stands for."""
    if not isinstance(every, Thing) or not every.plural or every.label or not named:
        return clause
    if every.owner is None or any(it.kind in _SIZES for it in every.specs):
        return clause
    things = [it for it in named if isinstance(it, Thing) and it.det == "a"]
    sized = [it for it in things if any(one.kind in _SIZES for one in it.specs)]
    if len(sized) != len(named):
        return clause
    owned = tuple(replace(it, owner=every.owner) for it in sized)
    several = replace(clause.get("to"), parts=owned)
    return replace(clause, slots={**clause.slots, "to": several})
