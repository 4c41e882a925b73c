""" "To each of my units: a 3 Might and a 2 Might": those are meant, and mine."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing

_ALL = frozenset({"each", "all", "both", "every"})


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def whose_are_listed(parse: Parse, clauses: Clauses) -> Clauses:
    """A list behind a colon, of whoever the group before the colon is of."""
    found = list(clauses)
    for at in range(1, len(found)):
        it = found[at]
        listed = it.kind == "enlist" or (it.kind == "have" and it.get("elided"))
        if listed and not it.get("who") and parse.word(it.place.start) == ":":
            found[at] = _owned(it, _owner(found[at - 1]))
    return tuple(found)


def _owner(clause: Clause) -> Person | None:
    """Whose the only group is that *clause* speaks of."""
    groups = [
        it
        for value in clause.slots.values()
        for it in (value.parts if isinstance(value, Several) else (value,))
        if isinstance(it, Thing) and it.det in _ALL
    ]
    if len(groups) != 1:
        return None
    sides = {*groups[0].of("status")} & {"enemy", "friendly"}
    if not sides:
        return groups[0].owner
    theirs = _is_theirs(clause) != ("enemy" in sides)
    return Person("opponent" if theirs else "me", "", groups[0].place)


def _is_theirs(clause: Clause) -> bool:
    """Whether somebody else than whoever is asking does what *clause* tells."""
    said = [clause.get("who")]
    source = clause.get("source")
    for it in source.parts if isinstance(source, Several) else (source,):
        said.append(it.owner if isinstance(it, Thing) else None)
    return any(isinstance(it, Person) and it.kind != "me" for it in said)


def _owned(clause: Clause, owner: Person | None) -> Clause:
    what = clause.get("what")
    items = what.parts if isinstance(what, Several) else what
    if owner is None or any(not isinstance(it, Thing) or it.owner for it in items):
        return clause
    parts = tuple(replace(it, owner=owner) for it in items)
    whole = replace(what, parts=parts) if isinstance(what, Several) else parts
    return replace(clause, slots={**clause.slots, "what": whole})
